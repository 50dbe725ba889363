import Foundation
import Testing
import UIKit
import Understudy

@testable import InlineSnapshotTesting
@testable import SnapshotTesting

@Suite("Snapshot tests: texts")
struct SnapshotTextTests {
  @Test func lineDifference_marksWhatChanged() {
    #expect(LineDifference("a\nb", "a\nb") == nil)
    let text = LineDifference("a\nb\nc", "a\nx\nc")?.description
    #expect(text == "@@ \u{2212}1,3 +1,3 @@\n\u{2007}a\n\u{2212}b\n+x\n\u{2007}c")
  }

  @Test func lineDifference_leavesOutWhatIsFarAway() {
    let old = (0..<40).map(String.init)
    var new = old
    new[20] = "twenty"
    let text = LineDifference(old.joined(separator: "\n"), new.joined(separator: "\n"))
    #expect(text?.description.hasPrefix("@@ \u{2212}17,9 +17,9 @@\n") == true)
    #expect(text?.description.split(separator: "\n").count == 11)
  }

  @Test(arguments: [
    ("testA()", "testA"), ("test a b", "test-a-b"), ("x/y:z", "x-y-z"), ("été_1", "été_1"),
  ])
  func name_isSanitized(name: String, wanted: String) {
    #expect(SnapshotPlace.sanitized(name) == wanted)
  }

  @Test func record_hangsOnTheEnvironment() {
    typealias Configuration = SnapshotTestingConfiguration
    #expect(Configuration.standardRecord([:]) == .missing)
    #expect(Configuration.standardRecord(["CI": "true"]) == .never)
    #expect(Configuration.standardRecord(["CI": "false"]) == .missing)
    #expect(Configuration.standardRecord(["CI": "1", "SNAPSHOT_TESTING_RECORD": "all"]) == .all)
    #expect(Configuration.standardRecord(["SNAPSHOT_TESTING_RECORD": "nonsense"]) == .missing)
  }

  @Test func settings_areInherited() {
    withSnapshotTesting(record: .all, diffTool: "meld") {
      withSnapshotTesting(record: .never) {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
        let tool = SnapshotTestingConfiguration.current?.diffTool
        #expect(tool?(currentFilePath: "a", failedFilePath: "b") == "meld \"a\" \"b\"")
      }
    }
  }

  @Test func dump_sortsWhatHasNoOrder() {
    struct Box { var names: Set<String>; var ages: [String: Int]; var note: String? }
    let box = Box(names: ["b", "a"], ages: ["y": 2, "x": 1], note: nil)
    #expect(
      Dump.text(of: box) == """
        ▿ Box
          ▿ names: 2 members
            - "a"
            - "b"
          ▿ ages: 2 key/value pairs
            ▿ (2 elements)
              - key: "x"
              - value: 1
            ▿ (2 elements)
              - key: "y"
              - value: 2
          - note: nil

        """
    )
  }

  @Test func call_endsBehindItsParenthesis() throws {
    let text = "assertInlineSnapshot(of: f(\")\", [1]), as: .lines) // )\n}"
    let end = try #require(CallEnd.find(in: text, name: "assertInlineSnapshot"))
    #expect(text[..<end].hasSuffix("as: .lines)"))
  }
}
