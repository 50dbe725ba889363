import Clockwork
import Foundation

/// The messages that wait for `perform(_:with:afterDelay:)`, per main loop.
@MainActor
final class DelayedMessages {
  struct Entry {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let number: Int
    let work: ScheduledWork
  }

  private var entries: [Entry] = []
  private var count = 0

  private static var current: DelayedMessages {
    MainLoop.current.attachment { DelayedMessages() }
  }

  nonisolated static func schedule(
    _ selector: Selector,
    to target: AnyObject,
    with argument: Any?,
    after delay: TimeInterval
  ) {
    nonisolated(unsafe) let target = target
    nonisolated(unsafe) let argument = argument
    PortingMainActor.run {
      current.add(selector, to: target, with: argument, after: delay)
    }
  }

  nonisolated static func cancel(target: AnyObject, where matches: (Entry) -> Bool) {
    nonisolated(unsafe) let target = target
    withoutActuallyEscaping(matches) { matches in
      nonisolated(unsafe) let matches = matches
      PortingMainActor.run { current.cancel(target: target, where: matches) }
    }
  }

  /// Whether two arguments are the same object, or equal ones.
  nonisolated static func isSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }

  private func add(
    _ selector: Selector,
    to target: AnyObject,
    with argument: Any?,
    after delay: TimeInterval
  ) {
    count += 1
    let number = count
    let label = "perform \(selector) on \(type(of: target))"
    let work = MainLoop.current.schedule(.timer, label, after: .seconds(delay)) { [weak self] in
      self?.entries.removeAll { $0.number == number }
      ObjectiveC.send(selector, to: target, [argument])
    }
    entries.append(
      Entry(target: target, selector: selector, argument: argument, number: number, work: work)
    )
  }

  private func cancel(target: AnyObject, where matches: (Entry) -> Bool) {
    for entry in entries where entry.target === target && matches(entry) { entry.work.cancel() }
    entries.removeAll { $0.target === target && matches($0) }
  }
}
