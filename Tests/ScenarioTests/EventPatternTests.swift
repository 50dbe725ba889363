import Testing

@testable import Scenarios

@Suite("Scenario files: events")
struct EventPatternTests {
  private func error(_ text: String) -> String {
    do {
      return "no error: \(try EventPattern(text))"
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    "A.loadView", "B.viewWillAppear(true)", "B.viewWillAppear(_)", "B.willMove(toParent: nil)",
    "A.viewWillTransition(to: 852x393)", "A.willTransition(_)", "A.traitCollectionDidChange",
    "N.delegate.willShow(B, true)", "P.delegate.didFinishAnimating(true, [A], true)",
    "B.presentationController.delegate.didDismiss()", "scene.willConnectTo", "app.willTerminate",
    "completion(1)", "console(\"Attempt (to) present\")", "exception(\"NSX\", \"\")",
    "notification(\"UIKeyboardWillShowNotification\")", "V.willMove(toWindow: nil)",
    "V.didMoveToWindow", "B.deinit",
  ])
  func event_ofEveryKind_isRead(text: String) throws {
    #expect(try EventPattern(text).description == text)
    #expect(try EventPattern(text).group != nil)
  }

  @Test(arguments: [
    ("B.viewDidApear(true)", "did you mean 'viewDidAppear'?"),
    ("B.viewWillAppear", "(true), (false) or (_) is expected"),
    ("B.viewWillAppear(yes)", "wrong arguments"),
    ("B.viewDidLoad()", "without parentheses"),
    ("B.willMove(N)", "write willMove(toParent: N)"),
    ("N.willShow(B, true)", "come from a delegate"),
    ("N.delegate.viewDidLoad", "come from a delegate"),
    ("viewDidLoad", "is not an event"),
    ("completion(x)", "counted from one"),
    ("console(text)", "in quotes"),
    ("exception(\"one\")", "2 text(s)"),
    ("B.viewWillAppear(true", "has no end"),
    ("A.viewWillTransition(to: wide)", "write viewWillTransition(to: 852x393)"),
  ])
  func event_withTypo_isExplained(text: String, message: String) {
    #expect(error(text).contains(message))
  }

  @Test func reference_withOccurrence_isRead() throws {
    let reference = try EventReference("B.viewDidAppear#2")
    #expect(reference.key == "B.viewDidAppear")
    #expect(reference.occurrence == 2)
    #expect(try EventReference("notification(\"X\")#3").occurrence == 3)
    #expect(try EventReference("completion(2)").key == "completion(2)")
  }

  @Test func reference_withoutEvent_isRefused() {
    #expect(throws: LanguageError.self) { try EventReference("B.view") }
    #expect(throws: LanguageError.self) { try EventReference("B.viewDidLoad#0") }
    #expect(throws: LanguageError.self) { try EventReference("end") }
  }

  @Test func event_matches_argumentsOrWildcard() throws {
    let event = RecordedEvent(owner: "B", name: "viewWillAppear", arguments: ["true"])
    #expect(event.matches(try EventPattern("B.viewWillAppear(true)")))
    #expect(event.matches(try EventPattern("B.viewWillAppear(_)")))
    #expect(!event.matches(try EventPattern("B.viewWillAppear(false)")))
    #expect(!event.matches(try EventPattern("A.viewWillAppear(true)")))
    let delegate = RecordedEvent(
      owner: "P.delegate",
      name: "didFinishAnimating",
      arguments: ["true", "[A, B]", "false"]
    )
    #expect(delegate.matches(try EventPattern("P.delegate.didFinishAnimating(true, [A, B], _)")))
  }

  @Test func console_matches_substrings() throws {
    let event = RecordedEvent(name: "console", arguments: ["Attempt to present <X> on <Y>."])
    #expect(event.matches(try EventPattern("console(\"Attempt to present\")")))
    #expect(!event.matches(try EventPattern("console(\"dismiss\")")))
  }

  @Test func watch_groupsNamesAndOwners_filter() throws {
    let filter = try WatchFilter(["appearance", "willMove", "only A, B"])
    #expect(filter.contains(name: "viewDidLoad", group: "appearance", root: "A"))
    #expect(!filter.contains(name: "viewDidLoad", group: "appearance", root: "C"))
    #expect(filter.contains(name: "willMove", group: "containment", root: "B"))
    #expect(filter.contains(name: "willMove", group: "views", root: "B"))
    #expect(!filter.contains(name: "didMove", group: "containment", root: "B"))
    #expect(throws: LanguageError.self) { try WatchFilter(["apearance"]) }
  }
}
