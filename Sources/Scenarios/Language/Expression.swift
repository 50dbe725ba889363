/// A value as a statement writes it.
indirect enum Expression: Equatable, Sendable {
  /// `nil`
  case nothing
  /// `true`, `false`
  case bool(Bool)
  /// `0.3`, `-1`
  case number(Double)
  /// `"text"`
  case string(String)
  /// `.fullScreen`
  case enumCase(String)
  /// `[A, B]`, `[0, 0, 100, 100]`
  case list([Expression])
  /// `P.view`: the name of an object and a property path
  case path([String])
  /// `CustomPresentation(shouldRemovePresentersView: true)`: an object made in place
  case make(String, [Argument])
}

/// One argument of a call, with its label if it has one.
struct Argument: Equatable, Sendable {
  let label: String?
  let value: Expression
}

extension [Argument] {
  /// The labels as Swift names a function's: `_:animated:`.
  var signature: String { map { ($0.label ?? "_") + ":" }.joined() }
}

/// One line of the play.
indirect enum Statement: Equatable, Sendable {
  /// `A = UIViewController()`
  case declare(name: String, type: String, arguments: [Argument])
  /// `P.view.frame = [0, 0, 10, 10]`
  case assign(path: [String], value: Expression)
  /// `N.pushViewController(B, animated: true)`, `settle()`
  case call(path: [String], arguments: [Argument])
  /// `inside(A.viewDidLoad, …)`
  case inside(EventReference, Statement)

  /// The statement without the `inside` around it.
  var core: Statement {
    if case .inside(_, let statement) = self { statement.core } else { self }
  }
}
