import Testing

@testable import Scenarios

@Suite("Scenario files: reading and errors")
struct ScenarioFileTests {
  private func file(
    given: String = "\"A = UIViewController()\"",
    when: String = "\"settle()\"",
    then: String = "",
    confidence: String = "\"A\"",
    more: String = ""
  ) -> ScenarioFile {
    ScenarioFile(
      path: "play.json",
      text: """
        [{
          "id": "x-y", "title": "t",
          "given": [\(given)],
          "when": [\(when)],
          "then": [\(then)],
          "confidence": \(confidence)\(more)
        }]
        """
    )
  }

  private func error(_ file: ScenarioFile) -> String {
    file.errors.first.map { "\($0)" } ?? "no error"
  }

  @Test func goodFile_isRead() {
    let file = file(then: "\"A.viewDidLoad\"", more: ", \"notes\": \"n\"")
    #expect(file.errors.isEmpty)
    #expect(file.scenarios.map(\.id) == ["x-y"])
    #expect(file.scenarios[0].area == "play")
    #expect(file.scenarios[0].confidence == .documented)
  }

  @Test func typoInStatement_namesFileLineScenarioAndStatement() {
    let text = error(file(when: "\"settle()\", \"setle()\""))
    #expect(
      text == "play.json:4: error: x-y: when[1] `setle()`: no verb 'setle'; did you mean 'settle'?"
    )
  }

  @Test func undeclaredName_isNamed() {
    #expect(error(file(when: "\"B.loadViewIfNeeded()\"")).contains("'B' is not declared"))
    #expect(error(file(then: "\"B.viewDidLoad\"")).contains("'B' is not declared"))
  }

  @Test func unknownConstructor_suggestsTheNearest() {
    let text = error(file(given: "\"A = UIViewControler()\""))
    #expect(text.contains("no constructor 'UIViewControler'; did you mean 'UIViewController'?"))
    let labels = error(file(given: "\"N = UINavigationController(root: N)\""))
    #expect(labels.contains("there is UINavigationController() or"))
  }

  @Test func unknownDriver_isExplained() {
    let text = error(file(when: "\"device.rotat(.portrait)\""))
    #expect(text.contains("'device' has no 'rotat'; did you mean 'rotate'?"))
  }

  @Test func nameAfterRelease_isRefused() {
    let text = error(file(when: "\"release(A)\", \"A.loadViewIfNeeded()\""))
    #expect(text.contains("uses 'A' after its release"))
  }

  @Test func deviceUse_notFirst_isRefused() {
    let text = error(file(when: "\"settle()\", \"device.use(\\\"iPhone 15\\\")\""))
    #expect(text.contains("must be the first statement"))
  }

  @Test func unwatchedEvent_isRefused() {
    let text = error(file(then: "\"A.didMove(toParent: nil)\""))
    #expect(text.contains("expected but not watched"))
  }

  @Test func tooManyCompletions_areRefused() {
    let more = ", \"watch\": [\"completion\"]"
    #expect(error(file(then: "\"completion(1)\"", more: more)).contains("only 0 call(s)"))
  }

  @Test func wrongTypes_areNamed() {
    #expect(error(file(when: "3")).contains("when[0]: a statement is a string, not a number"))
    #expect(error(file(confidence: "true")).contains("a string is expected, not a boolean"))
    #expect(error(file(confidence: "\"E\"")).contains("A, B, C or D is expected"))
    #expect(error(file(then: "[]")).contains("not a list"))
    #expect(error(file(then: "{\"any ordr\": []}")).contains("unknown group 'any ordr'"))
    #expect(error(ScenarioFile(path: "p", text: "{}")).contains("not an object"))
    #expect(error(ScenarioFile(path: "p", text: "[3]")).contains("a scenario is an object"))
    #expect(error(ScenarioFile(path: "p", text: "[{}]")).contains("the field 'id' is missing"))
  }

  @Test func unknownField_isRefused() {
    #expect(error(file(more: ", \"note\": \"\"")).contains("did you mean 'notes'?"))
  }

  @Test func brokenJSON_namesLineAndColumn() {
    let text = error(ScenarioFile(path: "p.json", text: "[\n  {\"id\": }\n]"))
    #expect(text == "p.json:2: error: not JSON: column 10: expected a JSON value")
    #expect(error(ScenarioFile(path: "p", text: "[1] x")).contains("after the end"))
    #expect(error(ScenarioFile(path: "p", text: "[{\"a\": 1, \"a\": 2}]")).contains("occurs twice"))
  }

  @Test func missingFile_isNamed() {
    #expect(error(ScenarioFile(path: "/nowhere.json")).contains("cannot be read"))
  }

  @Test func sameId_isRefused() {
    let one =
      "{\"id\":\"a\",\"title\":\"\",\"given\":[],\"when\":[],\"then\":[],\"confidence\":\"A\"}"
    let file = ScenarioFile(path: "p", text: "[\(one), \(one)]")
    #expect(file.scenarios.count == 1)
    #expect(error(file).contains("has this id"))
  }

  @Test func facts_areChecked() {
    func fact(_ at: String, _ that: String, _ value: String) -> String {
      error(
        file(
          more: ", \"facts\": [{\"at\": \"\(at)\", \"that\": \"\(that)\", \"is\": \"\(value)\"}]"
        )
      )
    }
    #expect(fact("end", "A.view.window", "not nil") == "no error")
    #expect(fact("A.viewDidAppear#2", "A.view.bounds", "0,0,393,852") == "no error")
    #expect(fact("end", "A", "nil").contains("not a property path"))
    #expect(fact("end", "B.view", "nil").contains("'B' is not declared"))
    #expect(fact("A.viewDidApear", "A.view", "nil").contains("is not an event"))
    #expect(fact("end", "A.children", "[Q]").contains("'Q' is not declared"))
    #expect(error(file(more: ", \"facts\": [{\"at\": \"end\"}]")).contains("three strings"))
  }
}
