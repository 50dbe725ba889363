import LineJSON
import Testing

@testable import Scenarios

@Suite("Scenario files: matching")
struct MatcherTests {
  /// Events such as `a`, or `o(` … `)` for a call that contains others.
  private func events(_ text: String) -> [RecordedEvent] {
    var events: [RecordedEvent] = []
    var open: [Int] = []
    for word in text.split(separator: " ") {
      if word == ")" {
        events[open.removeLast()].end = events.count
        continue
      }
      let isOpen = word.hasSuffix("(")
      let owner = String(isOpen ? word.dropLast() : word)
      events.append(RecordedEvent(owner: owner, name: "viewDidLoad", number: events.count))
      if isOpen {
        open.append(events.count - 1)
      } else {
        events[events.count - 1].end = events.count
      }
    }
    return events
  }

  private func patterns(_ json: String) throws -> [Pattern] {
    let words = json.replacing(/'(\w)'/) { "\"\($0.1).viewDidLoad\"" }.replacing("'", with: "\"")
    return try (JSONReader.read(words).list ?? []).map { try Pattern($0) }
  }

  private func matches(_ text: String, _ json: String) throws -> Bool {
    Matcher.match(events(text), with: try patterns(json)) == .match
  }

  @Test(arguments: [
    ("", "[]", true), ("a", "[]", false), ("", "['a']", false),
    ("a b", "['a', 'b']", true), ("a b", "['b', 'a']", false), ("a b c", "['a', 'b']", false),
    ("a b c", "[{'any order': ['c', 'a', 'b']}]", true),
    ("a a b", "[{'any order': ['a', 'b', 'a']}]", true),
    ("a b", "[{'any order': ['a', 'a']}]", false),
    ("a b a b c", "[{'one or more': ['a', 'b']}, 'c']", true),
    ("c", "[{'one or more': ['a', 'b']}, 'c']", false),
    ("a a a", "[{'one or more': ['a']}, 'a', 'a']", true),
    ("a b", "[{'optional': ['a']}, 'b']", true), ("b", "[{'optional': ['a']}, 'b']", true),
    ("a", "[{'optional': ['a']}, 'a']", true), ("a a a", "[{'optional': ['a']}, 'a']", false),
    ("b c a", "[{'any order': ['a', {'one or more': ['b', 'c']}]}]", true),
    ("a x b y", "[{'any order': [{'any order': ['y', 'b']}, {'any order': ['x', 'a']}]}]", true),
    ("a c b", "[{'any order': ['a', {'optional': ['c']}, 'b']}]", true),
    ("a b", "[{'one or more': [{'optional': ['c']}]}, 'a', 'b']", true),
  ])
  func then_withGroups_matchesLikeAnExpression(text: String, json: String, isMatch: Bool) throws {
    #expect(try matches(text, json) == isMatch)
  }

  @Test func within_membersBeforeReturn_match() throws {
    #expect(try matches("o( a b ) c", "[{'within': ['o', ['a', 'b']]}, 'c']"))
    #expect(try !matches("o( a ) b c", "[{'within': ['o', ['a', 'b']]}, 'c']"))
    #expect(try matches("o( p( a ) ) c", "[{'within': ['o', [{'within': ['p', ['a']]}]]}, 'c']"))
    #expect(try !matches("o( a ) c", "[{'within': ['o', []]}, 'c']"))
  }

  @Test func mismatch_reportsFurthestPoint() throws {
    let verdict = Matcher.match(
      events("a b d"),
      with: try patterns("['a', {'any order': ['b', 'c']}, 'd']")
    )
    #expect(verdict == .mismatch(reached: 2, expected: ["c.viewDidLoad"]))
  }

  @Test func mismatch_atTheEnd_expectsNothingMore() throws {
    let verdict = Matcher.match(events("a b"), with: try patterns("['a']"))
    #expect(verdict == .mismatch(reached: 1, expected: ["nothing more"]))
  }

  @Test func difference_marksTheFirstDivergence() throws {
    let recording = events("a x")
    let wanted = try patterns("['a', 'b']")
    let verdict = Matcher.match(recording, with: wanted)
    let lines = Difference.lines(events: recording, patterns: wanted, verdict: verdict)
    #expect(lines.contains("  ✗ x.viewDidLoad"))
    #expect(lines.contains("    expected here: b.viewDidLoad"))
  }

  @Test func hopelessPattern_isUndecided_notEndless() throws {
    let text = Array(repeating: "a", count: 40).joined(separator: " ") + " b"
    let nested = "[{'one or more': [{'one or more': [{'one or more': ['a']}]}]}]"
    #expect(Matcher.match(events(text), with: try patterns(nested)) != .match)
  }
}
