import Foundation
import Testing

@testable import UnderstudyCommand

/// An app with a main storyboard and xibs, from its project to the running bundle.
@Suite("Command line: storyboards and xibs", .serialized)
struct BoardsTests {
  @Test func boards_launchTheirStoryboardAndFindTheirXibs() throws {
    let folder = try ScratchFolder()
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Boards").path
    let copy = folder.path + "/Boards"
    try FileManager.default.copyItem(atPath: fixture, toPath: copy)
    let tool = Recorder()
    #expect(tool.run("check-ib", copy) == .passed, "\(tool.errors)\(tool.output)")
    #expect(tool.output == "No findings in 3 documents with 4 connections and 4 Swift files.\n")
    #expect(tool.run("test", copy) == .passed, "\(tool.errors)\(tool.output)")
    #expect(tool.output.contains("4 passed, 0 failed"))
  }

  @Test func paths_thatAreNoDocuments_areRefused() throws {
    let folder = try ScratchFolder()
    try folder.write("import UIKit\n", to: "A.swift")
    let tool = Recorder()
    #expect(tool.run("check-ib", folder.path) == .couldNotRun)
    #expect(tool.errors.contains("there is no storyboard or xib"))
    #expect(tool.run("check-ib", folder.path + "/A.swift") == .couldNotRun)
    #expect(tool.run("check-ib", folder.path + "/B.xib") == .couldNotRun)
    #expect(tool.run("check-ib") == .usage)
  }

  @Test func findings_arePrintedInOrderAndAsJSON() throws {
    let folder = try ScratchFolder()
    try folder.write("import UIKit\nclass A: UIView {}\n", to: "A.swift")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v" customClass="A" customModule="App" customModuleProvider="target"><connections>
      <outlet property="title" destination="w" id="o"/>
      </connections></view></objects></document>
      """,
      to: "V.xib"
    )
    let tool = Recorder()
    #expect(tool.run("check-ib", folder.path) == .failed)
    #expect(
      tool.output.replacingOccurrences(of: folder.path, with: "DIR") == """
        DIR/V.xib:3:1: error: destination of outlet (id o) is w, which no object of the document \
        has [dangling_reference]
        DIR/V.xib:3:1: error: A has no outlet 'title', which view (id v) connects \
        [outlet_missing_in_code]

        2 errors in 1 document with 1 connection and 1 Swift file.

        """
    )
    #expect(tool.run("check-ib", folder.path, "--json") == .failed)
    #expect(tool.output.contains("\"rule\" : \"outlet_missing_in_code\""))
  }
}
