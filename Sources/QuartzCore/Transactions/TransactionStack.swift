import Clockwork
import CoreGraphics

/// A transaction that is open.
final class Transaction {
  var duration: Double?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions: Bool?
  var completion: CompletionGroup?
  var values: [String: Any] = [:]
  let isImplicit: Bool

  init(isImplicit: Bool) {
    self.isImplicit = isImplicit
  }
}

/// Counts what a completion block waits for.
final class CompletionGroup {
  let block: () -> Void
  private var waiting = 0
  private var isClosed = false
  private let outer: CompletionGroup?

  init(_ block: @escaping () -> Void, inside outer: CompletionGroup?) {
    self.block = block
    self.outer = outer
    outer?.enter()
  }

  func enter() { waiting += 1 }

  func leave() {
    waiting -= 1
    runIfDone()
  }

  /// Says that nothing will be added any more.
  func close() {
    isClosed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isClosed, waiting == 0 else { return }
    waiting = -1
    block()
    outer?.leave()
  }
}

/// Keeps completion blocks waiting until it is released.
package final class TransactionHold {
  private var group: CompletionGroup?

  init(_ group: CompletionGroup) {
    self.group = group
    group.enter()
  }

  /// Lets the blocks run if nothing else keeps them.
  package func release() {
    group?.leave()
    group = nil
  }
}

/// The open transactions of a main loop, innermost last.
final class TransactionStack {
  private var open: [Transaction] = []
  private var isFlushing = false

  /// The transactions of the current main loop.
  static var current: TransactionStack {
    nonisolated(unsafe) var found: TransactionStack?
    MainActor.assumeIsolated {
      let loop = MainLoop.current
      if let stack = loop.transactions as? TransactionStack {
        found = stack
      } else {
        let made = TransactionStack()
        loop.transactions = made
        found = made
      }
    }
    return found ?? TransactionStack()
  }

  /// The innermost transaction; an implicit one is made if there is none.
  var top: Transaction {
    if let last = open.last { return last }
    let made = Transaction(isImplicit: true)
    open.append(made)
    nonisolated(unsafe) let stack = self
    MainActor.assumeIsolated {
      MainLoop.current.setNeedsCommit("CATransaction")
      MainLoop.current.afterCommit("CATransaction") { stack.commitImplicit() }
    }
    return made
  }

  /// The value of the innermost transaction that has one.
  func find<Value>(_ value: (Transaction) -> Value?) -> Value? {
    for transaction in open.reversed() {
      if let found = value(transaction) { return found }
    }
    return nil
  }

  func begin() {
    open.append(Transaction(isImplicit: false))
  }

  func commit() {
    guard let last = open.last, !last.isImplicit else { return flush() }
    open.removeLast()
    last.completion?.close()
  }

  private func commitImplicit() {
    guard let index = open.firstIndex(where: \.isImplicit) else { return }
    open.remove(at: index).completion?.close()
  }

  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    MainActor.assumeIsolated {
      if !MainLoop.current.isTurning || MainLoop.current.isCommitPending {
        MainLoop.current.commitHandler?()
      }
    }
    isFlushing = false
    if open.last?.isImplicit == true { commitImplicit() }
  }

  func setCompletion(_ block: (() -> Void)?) {
    let transaction = top
    let old = transaction.completion
    transaction.completion = nil
    let outer = find(\.completion)
    transaction.completion = block.map { CompletionGroup($0, inside: outer) }
    old?.close()
  }

  func hold() -> TransactionHold? {
    find(\.completion).map { TransactionHold($0) }
  }
}
