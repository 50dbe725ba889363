import Foundation
import Reports
import Testing

@testable import Scenarios

@MainActor
@Suite("Scenarios: reports and exit status", .serialized)
struct ReportTests {
  private func play(_ id: String, _ confidence: String, _ then: String) -> String {
    """
    {"id": "\(id)", "title": "t <\(id)>", "given": ["A = UIViewController()"],
     "when": ["window.rootViewController = A", "window.makeKeyAndVisible()", "settle()"],
     "watch": ["viewDidLoad"], "then": [\(then)], "confidence": "\(confidence)"}
    """
  }

  private let right = "\"A.viewDidLoad\""

  private func results(_ plays: String...) -> [ScenarioResult] {
    let text = "[\(plays.joined(separator: ","))]"
    return ScenarioRunner().run(ScenarioFile(path: "flows/area.json", text: text))
  }

  private func command(_ plays: [String], strict: Bool = false) throws -> (Int32, [String], String)
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scenario-reports")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "area.json").path
    try "[\(plays.joined(separator: ","))]".write(toFile: file, atomically: true, encoding: .utf8)
    let report = folder.appending(path: "new/report.xml").path
    var lines: [String] = []
    let status = ScenarioCommand.run(files: [file], strict: strict, junit: report) {
      lines.append($0)
    }
    return (status, lines, (try? String(contentsOfFile: report, encoding: .utf8)) ?? "")
  }

  @Test func allPass_isZero() throws {
    let (status, lines, report) = try command([play("one", "A", right), play("two", "C", right)])
    #expect(status == 0)
    #expect(lines.contains("pass  A area/one"))
    #expect(lines.last == "1 of 1 binding scenario(s) pass; of the others 1 of 1")
    #expect(report.contains("<testsuite name=\"area\" tests=\"2\" failures=\"0\" errors=\"0\""))
  }

  @Test func bindingFailure_isOne() throws {
    let (status, lines, report) = try command([play("one", "B", "")])
    #expect(status == 1)
    #expect(lines.contains("FAIL  B area/one"))
    #expect(report.contains("<testcase classname=\"area\" name=\"one\""))
    #expect(report.contains("<failure message="))
    #expect(report.contains("t &lt;one&gt;"))
  }

  @Test func claimFailure_isZero_unlessStrict() throws {
    let (status, lines, report) = try command([play("one", "C", "")])
    #expect(status == 0)
    #expect(lines.contains("FAIL  C area/one  (does not bind)"))
    #expect(report.contains("skipped=\"1\""))
    #expect(try command([play("one", "C", "")], strict: true).0 == 1)
  }

  @Test func brokenScenario_isTwo_andOthersRun() throws {
    let broken = play("two", "A", right).replacing("settle()", with: "setle()")
    let (status, lines, report) = try command([play("one", "A", right), broken])
    #expect(status == 2)
    #expect(lines.contains("pass  A area/one"))
    #expect(lines.contains { $0.contains("no verb 'setle'; did you mean 'settle'?") })
    #expect(report.contains("<error message="))
  }

  @Test func missingFile_isTwo() {
    var lines: [String] = []
    #expect(ScenarioCommand.run(files: ["/no/such.json"]) { lines.append($0) } == 2)
    #expect(lines.contains("/no/such.json: error: the file cannot be read"))
    #expect(ScenarioCommand.run(files: []) { _ in } == 2)
  }

  @Test func unknownMember_isExplainedWithPlace() {
    let typo = play("one", "A", right)
      .replacing("window.makeKeyAndVisible()", with: "window.makeKeyAndVisble()")
    guard case .invalid(let error) = results(typo)[0].outcome else {
      Issue.record("not invalid")
      return
    }
    #expect(error.field == "when[1]")
    #expect(
      error.message
        == "UIWindow has no member 'makeKeyAndVisble'; did you mean 'makeKeyAndVisible'?"
    )
  }

  @Test(arguments: [
    (
      "A.modalPresentationStyle = .fullscreen",
      "has no case '.fullscreen'; did you mean 'fullScreen'?"
    ),
    ("A.modalPresentationStyle = 3", "a case of UIModalPresentationStyle is expected"),
    ("A.title = 3", "a string is expected, not a number"),
    ("A.view.frame = [1, 2]", "[x, y, width, height] is expected"),
    ("A.present(true, animated: true)", "argument 1: a UIViewController is expected"),
    ("A.present(A)", "no method present(_:); there is present(_:animated:completion:)"),
    ("A.parent = A", "'parent' of UIViewController is read-only"),
    ("A.isMovingToParnt = true", "did you mean 'isMovingToParent'?"),
    ("device.rotate(.sideways)", "has no case '.sideways'"),
    ("device.use(\\\"iPhone 99 Max\\\")", "must be the first statement"),
    ("A.sheet.update(0.3)", "no drag of 'A' has begun"),
    ("A.sheet.beginDrag(3)", "'beginDrag' takes 0 argument(s), not 1"),
    ("A.delegate = recorder", "takes no recording delegate"),
  ])
  func wrongStatement_isExplained(statement: String, message: String) {
    let text = play("one", "A", right).replacing("settle()", with: statement)
    guard case .invalid(let error)? = results(text).first?.outcome else {
      Issue.record("not invalid: \(results(text))")
      return
    }
    #expect(error.message.contains(message))
  }

  @Test func unknownDevice_isExplained() {
    let text = play("one", "A", right).replacing(
      "\"when\": [",
      with: "\"when\": [\"device.use(\\\"iPhone 15 Por\\\")\", "
    )
    guard case .invalid(let error)? = results(text).first?.outcome else {
      Issue.record("not invalid")
      return
    }
    #expect(error.message.contains("did you mean 'iPhone 15 Pro'?"))
  }

  @Test func nilReceiver_isAFailure_notAMistake() {
    let text = play("one", "A", right).replacing(
      "settle()",
      with: "A.navigationController.popViewController(animated: true)"
    )
    guard case .failed(let lines)? = results(text).first?.outcome else {
      Issue.record("not failed")
      return
    }
    #expect(lines.first?.contains("'A.navigationController' is nil") == true)
  }

  @Test func unexpectedException_failsUnwatched() {
    let text = play("one", "A", right).replacing("settle()", with: "A.present(nil, animated: true)")
    guard case .failed(let lines)? = results(text).first?.outcome else {
      Issue.record("not failed")
      return
    }
    #expect(lines.contains { $0.contains("an exception that is not expected") })
  }

  @Test func trap_endsOneScenarioOnly() {
    let open = play("two", "B", right).replacing(
      "A = UIViewController()",
      with: "A = UIViewController()\", \"S = UISplitViewController(style: .doubleColumn)"
    )
    let outcomes = results(play("one", "A", right), open, play("three", "A", right)).map(\.outcome)
    #expect(outcomes[0] == .passed)
    if case .open(let reason) = outcomes[1] {
      #expect(reason.contains("UISplitViewController"))
    } else {
      #expect(outcomes[1] == .passed)
    }
    #expect(outcomes[2] == .passed)
  }

  @Test func xml_escapesWhatItMust() {
    let error = ScenarioFile(path: "a\"<&>.json", text: "[").errors[0]
    let text = JUnitReport([ScenarioResult(error)]).text
    #expect(text.contains("a&quot;&lt;&amp;&gt;"))
    #expect(text.contains("errors=\"1\""))
  }
}
