import Clockwork
import Foundation
@_spi(Porting) import UIKit

/// The queue of a context, or of a coordinator.
///
/// A closure that waits may run where its queue is held already: by the thread itself, or by one
/// that waits for it. So contexts that wait for each other, as children for their parents, cannot
/// come to a standstill.
final class ContextQueue: @unchecked Sendable {
  private let queue: DispatchQueue?
  private let isMain: Bool
  private(set) weak var context: NSManagedObjectContext?

  init(_ type: NSManagedObjectContextConcurrencyType, _ context: NSManagedObjectContext?) {
    isMain = type == .mainQueueConcurrencyType
    queue =
      type == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
    self.context = context
  }

  // MARK: - What a thread holds

  private final class Held {
    let queues: [ContextQueue]

    init(_ queues: [ContextQueue]) { self.queues = queues }
  }

  private static let key = "CoreData.ContextQueue.held"

  private static var held: [ContextQueue] {
    get { (Thread.current.threadDictionary[key] as? Held)?.queues ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : Held(newValue) }
  }

  /// The queue whose closure runs on this thread.
  static var innermost: ContextQueue? { held.last }

  private var isHeld: Bool {
    let held = Self.heldWithMain
    return held.contains { $0 === self } || (isMain && held.contains { $0 === Self.main })
  }

  /// Stands for the main queue, which others than contexts hold, too.
  private static let main = ContextQueue(.mainQueueConcurrencyType, nil)

  /// What the thread holds; the main queue is not seen any more inside of another one.
  private static var heldWithMain: [ContextQueue] {
    let isOnMain = MainQueue.isCurrent || Thread.isMainThread
    return isOnMain && !held.contains { $0 === main } ? held + [main] : held
  }

  private func holding<Result>(
    _ outer: [ContextQueue],
    _ body: () throws -> Result
  ) rethrows -> Result {
    let before = Self.held
    Self.held = outer + [self]
    defer { Self.held = before }
    return try body()
  }

  // MARK: - Running

  /// Runs a closure and waits for its end.
  func performAndWait<Value>(_ body: () throws -> Value) rethrows -> Value {
    let outer = Self.heldWithMain
    guard !isHeld, let queue = isMain ? DispatchQueue.main : queue else {
      return try holding(outer, body)
    }
    return try queue.sync { try holding(outer, body) }
  }

  /// Runs a closure soon; on the main queue in a turn of the main loop.
  func perform(_ body: @escaping () -> Void) {
    let work = Unchecked(body)
    if let queue {
      queue.async { self.holding([]) { work.value() } }
    } else if isMain {
      MainQueue.run { MainLoop.current.post("Core Data") { self.holding([]) { work.value() } } }
    } else {
      body()
    }
  }

  /// Runs a closure soon, for a caller that is suspended until then.
  func performSuspended(_ body: @escaping () -> Void) {
    let work = Unchecked(body)
    (queue ?? .main).async { self.holding([]) { work.value() } }
  }
}

/// Something that crosses threads on the word of whoever passed it.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
