import Foundation

/// Keeps apart who asks whether an object responds to a selector.
///
/// A class may override `responds(to:)`. Its override must be asked by everybody but itself, as
/// it calls `super` for the plain answer; both calls arrive at the same function here.
enum RespondsQuestions {
  private struct Question: Equatable {
    let object: ObjectIdentifier
    let thread: ObjectIdentifier
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var open: [Question] = []

  static func ask(_ object: AnyObject, _ selector: Selector) -> Bool {
    let question = Question(
      object: ObjectIdentifier(object),
      thread: ObjectIdentifier(Thread.current)
    )
    guard ObjectiveC.hasMember(object, "respondsToSelector:"),
      !lock.withLock({ open.contains(question) })
    else { return ObjectiveC.hasMember(object, selector) }
    lock.withLock { open.append(question) }
    defer { lock.withLock { open.removeAll { $0 == question } } }
    return ObjectiveC.override("respondsToSelector:", of: object, [selector]) as? Bool ?? false
  }
}
