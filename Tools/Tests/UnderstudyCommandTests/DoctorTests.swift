import Foundation
import Projects
import Testing

@testable import UnderstudyCommand

@Suite("Command line: doctor")
struct DoctorTests {
  private let tool = Recorder()

  private static let manifest = """
    // swift-tools-version: 5.7
    import PackageDescription
    let package = Package(
      name: "Shop",
      dependencies: [.package(url: "https://example.org/Quick.git", from: "7.0.0")],
      targets: [
        .target(name: "Shop"),
        .testTarget(name: "ShopTests", dependencies: ["Shop", "Quick"]),
        .testTarget(name: "EmptyTests", dependencies: ["Shop"]),
      ])
    """

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
    <gizmo id="1"/>
    </objects>
    </document>
    """

  /// The lines between those about the machine and the numbers, which depend on it, too.
  private func lines(_ folder: ScratchFolder) -> String {
    let all = tool.output.replacingOccurrences(of: folder.path, with: "DIR")
    return all.components(separatedBy: "\n").drop { !$0.contains("package '") }
      .prefix { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func package_withGaps_isToldThemBeforeAnythingIsBuilt() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write("import UIKit\nimport ARKit\n", to: "Sources/Shop/A.swift")
    try folder.write(
      "import Combine\n#if canImport(Metal)\nimport Metal\n#endif\nimport ARKit\nimport Lottie\n",
      to: "Sources/Shop/B.swift"
    )
    try folder.write("let s = UIStoryboard(name: \"M\", bundle: nil)", to: "Sources/Shop/C.swift")
    try folder.write("<archive/>", to: "Sources/Shop/M.storyboard")
    try folder.write(Self.document, to: "Sources/Shop/Cell.xib")
    try folder.write("", to: "Sources/Shop/Old.storyboardc/Info.plist")
    try folder.write("", to: "Sources/Shop/Old.m")
    try folder.write(
      "import XCTest\nimport Quick\nclass T: XCTestCase {\n  func testA() {}\n  func testB() {}\n}\n",
      to: "Tests/ShopTests/T.swift"
    )
    try folder.write("import XCTest\n", to: "Tests/EmptyTests/E.swift")
    #expect(tool.run("doctor", folder.path) == .couldNotRun)
    #expect(
      lines(folder) == """
        ok       package 'Shop'
                   at: DIR/Package.swift
        warning  target 'Shop' has 1 Objective-C source, which Linux cannot compile
                   at: DIR/Sources/Shop/Old.m
                   They are left out; what Swift uses of them is missing. --exclude leaves users out.
        ok       target 'Shop' has 1 xib
        warning  a document cannot be read: the document is in the format of Xcode 4; open it in \
        Xcode and save it
                   at: DIR/Sources/Shop/M.storyboard:1
                   Screens that come from it cannot be loaded.
        warning  a document cannot be read: 'Old.storyboardc' is a compiled document; only the XML \
        source form can be read
                   at: DIR/Sources/Shop/Old.storyboardc
                   Screens that come from it cannot be loaded.
        note     of the documents of 'Shop' these parts have no effect here: <gizmo> (1)
                   at: first DIR/Sources/Shop/Cell.xib:3
        ok       target Shop: 3 Swift files
        ok       test target ShopTests: 1 Swift file, about 2 tests
        warning  test target EmptyTests: 1 Swift file, no test in sight
                   XCTest runs methods of XCTestCase subclasses whose names begin with 'test'.
        error    the module ARKit is missing: in 2 files
                   at: first DIR/Sources/Shop/A.swift:2
                   It is Apple's and Linux lacks it: put the code that needs it behind \
        #if canImport(…), or its file into a target of its own.
        error    the module Lottie is missing: in one file
                   at: first DIR/Sources/Shop/B.swift:6
                   No target of the project has this name.
                   Give its package with --dependency NAME=PATH, or its sources with \
        --module Lottie --sources DIR.
        error    the module Quick is missing: in one file
                   at: first DIR/Tests/ShopTests/T.swift:2
                   It comes from https://example.org/Quick.git, which is not on this machine.
                   Run 'swift package resolve' there, or give --dependency quick=PATH.
        note     small stand-ins take the place of Combine (1 file)
                   Documentation/Frameworks.md says what they have.
        """
    )
    #expect(tool.output.contains("3 errors, ") && tool.output.hasSuffix("the tests cannot run.\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.build"))
  }

  @Test func package_withoutGaps_canRun() throws {
    let folder = try ScratchFolder()
    try folder.writePackage(source: "import UIKit\n", test: "import Testing\n@Test func a() {}\n")
    #expect(tool.run("doctor", folder.path) == .passed)
    #expect(tool.output.hasSuffix(": the tests can run.\n"), "\(tool.output)")
    #expect(tool.output.hasPrefix("ok       Swift 6."))
    #expect(tool.errors == "")
  }

  @Test func json_holdsTheSame() throws {
    let folder = try ScratchFolder()
    try folder.writePackage(source: "import ARKit\n", test: "import Testing\n@Test func a() {}\n")
    #expect(tool.run("doctor", folder.path, "--json") == .couldNotRun)
    let json = try JSONValue(parsing: tool.output)
    #expect(json["canRun"].bool == false)
    #expect(json["counts"]["error"].number == 1)
    let errors = json["checks"].elements.filter { $0["status"].string == "error" }
    #expect(errors.map { $0["subject"].string } == ["import"])
    #expect(errors.first?["place"].string == "first \(folder.path)/Sources/Tiny/Tiny.swift:1")
  }

  @Test func machine_withoutRoomOrToolchain_isAnError() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "file")
    let blocked = MachineCheckup(cache: folder.path + "/file/cache")
    #expect(blocked.checkups(version: nil).map(\.status).filter { $0 == .error }.count == 2)
    let old = MachineCheckup(cache: folder.path).checkups(version: "Swift version 5.10.1 (x)")
    #expect(old.first?.what == "Swift 5.10.1 is too old")
    #expect(old.first?.status == .error)
    let new = MachineCheckup(cache: folder.path).checkups(version: "Swift version 7.0 (x)")
    #expect(new.first == Checkup(status: .ok, subject: "toolchain", what: "Swift 7.0"))
  }
}
