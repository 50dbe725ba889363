import UIKit

/// What goes along with a change of state: how it is to be animated.
///
/// Status: partial · A
public struct Transaction {
  /// How the change is animated; `nil` for at once.
  public var animation: Animation?
  /// Whether views must not animate.
  public var disablesAnimations = false
  /// Whether the change belongs to a gesture that goes on.
  public var isContinuous = false

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  var isEmpty: Bool { animation == nil && !disablesAnimations && !isContinuous }
}

/// The transaction of the code that runs.
@MainActor
enum CurrentTransaction {
  static var value = Transaction()
}

/// Runs a closure; its changes of state carry the transaction.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  guard MainContext.isCurrent else { return try body() }
  let outer = MainActor.assumeIsolated { CurrentTransaction.exchange(transaction) }
  defer { MainActor.assumeIsolated { _ = CurrentTransaction.exchange(outer) } }
  return try body()
}

/// Runs a closure; what its changes of state move on the screen is animated.
///
/// The state has changed when the call returns; the views move in the next commit.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

extension CurrentTransaction {
  fileprivate static func exchange(_ transaction: Transaction) -> Transaction {
    let outer = value
    value = transaction
    return outer
  }
}

extension Transaction: @unchecked Sendable {}
