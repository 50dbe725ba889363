import Foundation
import Testing

@testable import Porting

@Suite("Lowering a project")
struct ProjectTests {
  @Test func source_withByteOrderMark_losesIt() {
    let input = SourceInput(module: "App", path: "/app/A.swift", text: "\u{FEFF}import UIKit\n")
    #expect(input.text == "import UIKit\n")
  }

  @Test func file_withoutTriggers_isNotParsed() {
    let file = loweredFile("struct A { func f( }")
    #expect(file.triggers.isEmpty)
    #expect(file.text == "struct A { func f( }")
    #expect(file.findings.isEmpty)
  }

  @Test func brokenFile_isReportedAtItsLine() {
    let file = loweredFile("import UIKit\nclass A: UIView {\n  @objc func f( {\n}\n")
    #expect(file.findings.first?.rule == .syntax)
    #expect(file.findings.first?.line == 3)
    #expect(file.text.contains("@objc func f( {"))
  }

  @Test func sourceLocation_standsInFront() {
    let file = loweredFile("let a = 1\n", options: LoweringOptions())
    #expect(file.text == "#sourceLocation(file: \"/app/File0.swift\", line: 1)\nlet a = 1\n")
  }

  @Test func deadline_countsOnTheVirtualClock() {
    let text = lowered(
      "import UIKit\nfunc f() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { g() } }\n"
    )
    #expect(text.contains("asyncAfter(deadline: VirtualTimers.now() + 0.3) { g() }"))
    #expect(text.hasPrefix("@_spi(Porting) import UIKit"))
  }

  @Test func emptyFile_staysEmpty() {
    #expect(lowered("") == "")
    #expect(lowered("@objc") == "@objc" || lowered("@objc").allSatisfy { $0 == " " })
  }

  @Test func windowsLineEnds_stay() {
    let text = lowered("class A: NSObject {\r\n  @objc func go() {}\r\n}\r\n")
    #expect(text.utf8.count { $0 == 13 } == 3)
  }

  @Test func cache_returnsTheSameAndNoticesOtherFiles() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-cache-test")
    try? FileManager.default.removeItem(at: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = LoweringCache(folder: folder)
    let user = SourceInput(
      module: "App",
      path: "/b.swift",
      text: "class B: A { @objc func stop() {} }"
    )
    var base = SourceInput(module: "App", path: "/a.swift", text: "class A: UIView {}")
    let first = PortingProject([base, user], options: .plain, cache: cache).lowered()
    let second = PortingProject([base, user], options: .plain, cache: cache).lowered()
    #expect(first == second)
    base.text = "class A: NSObject {}"
    let third = PortingProject([base, user], options: .plain, cache: cache).lowered()
    #expect(first[1].text.contains("override"))
    #expect(!third[1].text.contains("override"))
    #expect(third[1] == PortingProject([base, user], options: .plain).lowered()[1])
  }
}
