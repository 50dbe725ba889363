import Testing
import Understudy

@Suite("Transcripts")
struct TranscriptTests {
  private func entry(
    _ subject: String,
    _ callback: TranscriptEntry.Callback,
    _ arguments: String? = nil
  ) -> TranscriptEntry {
    let type = String(subject.prefix { $0 != "#" })
    return TranscriptEntry(
      subject: subject,
      typeName: type,
      callback: callback,
      arguments: arguments
    )
  }

  private var transcript: Transcript {
    Transcript([
      entry("Inbox#1", .viewDidLoad), entry("Inbox#1", .viewWillAppear, "true"),
      entry("Message#1", .viewDidLoad), entry("Inbox#2", .viewWillAppear, "false"),
      entry("Message#1", .willMove, "toParent: nil"),
    ])
  }

  @Test func lines_areReadable() {
    #expect(
      transcript.lines == [
        "Inbox#1.viewDidLoad", "Inbox#1.viewWillAppear(true)", "Message#1.viewDidLoad",
        "Inbox#2.viewWillAppear(false)", "Message#1.willMove(toParent: nil)",
      ]
    )
  }

  @Test func filters_bySubjectTypeAndCallback() {
    #expect(transcript.of(subject: "Inbox#2").lines == ["Inbox#2.viewWillAppear(false)"])
    #expect(transcript.of(typeNamed: "Inbox").entries.count == 3)
    #expect(transcript.only(.viewDidLoad).entries.count == 2)
    #expect(transcript.without(.viewDidLoad, .willMove).entries.count == 2)
    #expect(transcript.appearance.entries.count == 4)
  }

  @Test func traceLine_showsTimeAndNesting() {
    var entry = entry("Inbox#1", .viewDidAppear, "true")
    entry.depth = 1
    #expect(entry.traceLine == "   0.000    Inbox#1.viewDidAppear(animated)")
    entry.arguments = "false"
    entry.depth = 0
    #expect(entry.traceLine == "   0.000  Inbox#1.viewDidAppear")
  }

  @Test func difference_ofEqualLists_isNil() {
    #expect(transcript.difference(from: transcript.lines) == nil)
  }

  @Test func difference_acceptsAnyArguments() {
    let expected = [
      "Inbox#1.viewDidLoad", "Inbox#1.viewWillAppear(_)", "Message#1.viewDidLoad",
      "Inbox#2.viewWillAppear(_)", "Message#1.willMove(_)",
    ]
    #expect(transcript.difference(from: expected) == nil)
  }

  @Test func difference_marksTheFirstDivergence() throws {
    let expected = ["Inbox#1.viewDidLoad", "Message#1.viewDidLoad", "Inbox#1.viewWillAppear(true)"]
    let short = Transcript(Array(transcript.entries.prefix(3)))
    let difference = try #require(short.difference(from: expected))
    #expect(difference.agreement == 1)
    let lines = "\(difference)".split(separator: "\n")
    #expect(lines[0].contains("at line 2"))
    #expect(lines.count { $0.hasPrefix("→") } == 1)
    #expect(lines[1] == "    Inbox#1.viewDidLoad")
  }

  @Test func expectTranscript_throwsTheDifference() throws {
    let short = Transcript(Array(transcript.entries.prefix(2)))
    try expectTranscript(short) {
      "Inbox#1.viewDidLoad"
      for flag in [true] { "Inbox#1.viewWillAppear(\(flag))" }
    }
    #expect(throws: TranscriptDifference.self) {
      try expectTranscript(short) { "Inbox#1.viewDidLoad" }
    }
  }
}
