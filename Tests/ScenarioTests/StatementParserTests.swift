import Testing

@testable import Scenarios

@Suite("Scenario files: statements")
struct StatementParserTests {
  private func error(_ text: String) -> String {
    do {
      let statement = try StatementParser.statement(text)
      return "no error: \(statement)"
    } catch {
      return error.description
    }
  }

  @Test func list_nestedWithoutEnd_isRefused() {
    let text = "A.title = " + String(repeating: "[", count: 5000)
    #expect(error(text).contains("nested too deeply"))
  }

  @Test func declaration_withLabels_isRead() throws {
    let statement = try StatementParser.statement(
      "N = UINavigationController(rootViewController: A)"
    )
    let argument = Argument(label: "rootViewController", value: .path(["A"]))
    #expect(
      statement == .declare(name: "N", type: "UINavigationController", arguments: [argument])
    )
  }

  @Test func assignment_toPath_isRead() throws {
    let statement = try StatementParser.statement("P.view.frame = [0, -1, 97.667, 44]")
    let numbers: [Scenarios.Expression] = [.number(0), .number(-1), .number(97.667), .number(44)]
    #expect(statement == .assign(path: ["P", "view", "frame"], value: .list(numbers)))
  }

  @Test(arguments: [
    ("nil", Scenarios.Expression.nothing), ("true", .bool(true)), ("false", .bool(false)),
    ("0.3", .number(0.3)), ("-2", .number(-2)), (".fullScreen", .enumCase("fullScreen")),
    ("[]", .list([])), ("[.a, .b]", .list([.enumCase("a"), .enumCase("b")])),
    ("\"a \\\"b\\\" (c, d)\"", .string("a \"b\" (c, d)")), ("A.view", .path(["A", "view"])),
  ])
  func value_ofEveryKind_isRead(text: String, value: Scenarios.Expression) throws {
    #expect(try StatementParser.value(text) == value)
  }

  @Test func call_withUnlabelledAndLabelled_isRead() throws {
    let statement = try StatementParser.statement("N.pushViewController(B, animated: true)")
    guard case .call(let path, let arguments) = statement else {
      Issue.record("not a call")
      return
    }
    #expect(path == ["N", "pushViewController"])
    #expect(arguments.signature == "_:animated:")
  }

  @Test func inside_withCompletion_isRead() throws {
    let statement = try StatementParser.statement("inside(completion(2), A.view.setNeedsLayout())")
    guard case .inside(let event, let inner) = statement else {
      Issue.record("not inside")
      return
    }
    #expect(event.key == "completion(2)")
    #expect(inner == .call(path: ["A", "view", "setNeedsLayout"], arguments: []))
  }

  @Test(arguments: [
    ("A.view", "expected '=' or '('"),
    ("A = 3", "a constructor is expected after 'A ='"),
    ("A.present(B, animated: )", "expected a value instead of ')'"),
    ("A.present(B animated: true)", "expected ','"),
    ("settle() settle()", "after the end of the statement"),
    ("A.title = \"open", "the string has no end"),
    ("A.x = { }", "'{' has no meaning"),
    ("A.x = B.f()", "a call is not a value"),
    ("A. = 3", "expected a member after '.'"),
    ("", "expected an object"),
    ("inside(A.viewDidLoad, inside(B.viewDidLoad, settle()))", "cannot stand in another"),
    ("A.x = - true", "expected a number after '-'"),
    ("A.x = [1, 2", "expected ','"),
  ])
  func statement_withTypo_namesTheColumn(text: String, message: String) {
    #expect(error(text).contains(message))
    #expect(error(text).hasPrefix("column "))
  }
}
