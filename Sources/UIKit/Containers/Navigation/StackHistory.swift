/// What of a stack changed since a moment, small enough to be undone.
///
/// The controllers below a mark are the same as then; above it there were others. A
/// push leaves the record as it is, a pop moves the mark down, so neither depends on
/// the depth of the stack.
@MainActor
struct StackHistory {
  /// How many controllers, from the root up, did not change.
  private(set) var unchanged = 0
  /// What was above them.
  private(set) var replaced: [UIViewController] = []

  /// Begins a record at the present stack.
  init(of controllers: [UIViewController] = []) {
    unchanged = controllers.count
  }

  /// Notes that everything from a position on goes or went.
  mutating func willCut(_ controllers: [UIViewController], from index: Int) {
    guard index < unchanged else { return }
    replaced = Array(controllers[index..<unchanged]) + replaced
    unchanged = index
  }

  /// The stack of the begin, without what was pushed meanwhile.
  func restored(
    from controllers: [UIViewController],
    without pushed: [UIViewController]
  ) -> [UIViewController] {
    Array(controllers.prefix(unchanged))
      + replaced.filter { one in !pushed.contains { $0 === one } }
  }
}
