import Findings
import Testing
import Understudy

@Suite("The contract of the callbacks")
struct ContractTests {
  private func findings(_ callbacks: TranscriptEntry.Callback...) -> [Finding] {
    Contract().findings(
      in: Transcript(
        callbacks.map { TranscriptEntry(subject: "A#1", typeName: "A", callback: $0) }
      )
    )
  }

  @Test func fullLife_isLegal() {
    #expect(
      findings(
        .viewDidLoad,
        .viewWillAppear,
        .viewIsAppearing,
        .viewDidAppear,
        .viewWillDisappear,
        .viewDidDisappear
      ).isEmpty
    )
  }

  @Test func reversal_isLegal() {
    #expect(
      findings(
        .viewWillAppear,
        .viewDidAppear,
        .viewWillDisappear,
        .viewWillAppear,
        .viewDidAppear
      ).isEmpty
    )
    #expect(findings(.viewWillAppear, .viewWillDisappear, .viewDidDisappear).isEmpty)
  }

  @Test func secondDidAppear_isFound() {
    let found = findings(.viewWillAppear, .viewDidAppear, .viewDidAppear)
    #expect(found.count == 1)
    #expect(found.first?.rule == "appearance_out_of_order")
    #expect(found.first?.place.subject == "A#1")
    #expect(found.first?.message.contains("it was appeared before") == true)
  }

  @Test func didWithoutWill_isFound() {
    #expect(findings(.viewDidAppear).count == 1)
    #expect(findings(.viewWillAppear, .viewDidAppear, .viewDidDisappear).count == 1)
  }

  @Test func repeatedWill_isFound() {
    #expect(findings(.viewWillAppear, .viewWillAppear).count == 1)
  }

  @Test func loadingWhileVisible_isFound() {
    #expect(findings(.viewWillAppear, .viewDidLoad).count == 1)
  }

  @Test func controllers_areJudgedApart() {
    let entries = ["A#1", "B#1"].map {
      TranscriptEntry(subject: $0, typeName: "X", callback: .viewWillAppear)
    }
    #expect(Contract().findings(in: Transcript(entries)).isEmpty)
  }
}

@Suite("Findings")
struct FindingTests {
  private func finding(
    _ file: String? = nil,
    _ line: Int? = nil,
    rule: String = "r",
    severity: Severity = .warning,
    message: String = "m",
    subject: String? = nil
  ) -> Finding {
    Finding(
      rule: rule,
      severity: severity,
      place: Place(file: file, line: line, subject: subject),
      message: message
    )
  }

  @Test func description_isOneEditorLine() {
    let finding = Finding(
      rule: "missing_super_call",
      severity: .error,
      place: Place(file: "A.swift", line: 3, column: 5),
      message: "no super",
      advice: "Call it."
    )
    #expect("\(finding)" == "A.swift:3:5: error: no super (missing_super_call) Call it.")
  }

  @Test func fingerprint_survivesLinesAndNumbers() {
    #expect(finding("A", 1).fingerprint == finding("A", 9).fingerprint)
    #expect(
      finding(message: "A#1 leaks", subject: "A#1").fingerprint
        == finding(message: "A#12 leaks", subject: "A#12").fingerprint
    )
    #expect(finding("A").fingerprint != finding("B").fingerprint)
    #expect(finding(rule: "a").fingerprint != finding(rule: "b").fingerprint)
    #expect(finding().fingerprint.count == 16)
  }

  @Test func sorting_isByPlaceThenWeight() {
    let list = [
      finding("B", 1), finding("A", 9), finding("A", 2, severity: .note),
      finding("A", 2, severity: .error),
    ]
    let sorted = list.sorted()
    #expect(sorted.map { $0.place.file ?? "" } == ["A", "A", "A", "B"])
    #expect(sorted[0].severity == .error)
  }
}
