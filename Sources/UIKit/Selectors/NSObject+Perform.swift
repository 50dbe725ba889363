import Clockwork
public import Foundation

extension NSObjectProtocol {
  /// Whether the object has a method of this name.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return RespondsQuestions.ask(self, aSelector)
  }

  /// The object that answers instead of this one; `nil` for none.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Sends a message without arguments.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    PerformedResult.unmanaged(ObjectiveC.send(aSelector, to: self, []))
  }

  /// Sends a message with one argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    PerformedResult.unmanaged(ObjectiveC.send(aSelector, to: self, [object]))
  }

  /// Sends a message with two arguments.
  @discardableResult
  public func perform(
    _ aSelector: Selector!,
    with object1: Any!,
    with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    PerformedResult.unmanaged(ObjectiveC.send(aSelector, to: self, [object1, object2]))
  }
}

extension NSObject {
  /// Sends a message after a delay on the virtual clock.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedMessages.schedule(aSelector, to: self, with: anArgument, after: delay)
  }

  /// Sends a message after a delay on the virtual clock; the modes do not matter here.
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Takes back delayed messages with this selector and an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    DelayedMessages.cancel(target: aTarget as AnyObject) {
      $0.selector == aSelector && DelayedMessages.isSame($0.argument, anArgument)
    }
  }

  /// Takes back all delayed messages to a target.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.cancel(target: aTarget as AnyObject) { _ in true }
  }

  /// Sends a message on the main thread.
  ///
  /// From the main thread with `waitUntilDone` it is sent at once; else in the next turn.
  public func performSelector(
    onMainThread aSelector: Selector,
    with arg: Any?,
    waitUntilDone wait: Bool
  ) {
    let message = UncheckedMessage(target: self, selector: aSelector, argument: arg)
    switch (MainQueue.isCurrent, wait) {
    case (true, true): message.send()
    case (true, false):
      PortingMainActor.run {
        MainLoop.current.post("perform \(aSelector)") { message.send() }
      }
    case (false, true): DispatchQueue.main.sync { message.send() }
    case (false, false):
      DispatchQueue.main.async {
        MainLoop.current.post("perform \(aSelector)") { message.send() }
      }
    }
  }

  /// Sends a message on a background queue.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let message = UncheckedMessage(target: self, selector: aSelector, argument: arg)
    DispatchQueue.global().async { message.send() }
  }
}

/// A message that crosses threads, as messages do on iOS, unchecked.
struct UncheckedMessage: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  let argument: Any?

  func send() {
    ObjectiveC.send(selector, to: target, [argument])
  }
}

/// Results of messages as the pointers that `perform` returns.
private enum PerformedResult {
  static func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    result.map { Unmanaged.passRetained($0 as AnyObject).autoreleasedInTurn() }
  }
}

extension Unmanaged where Instance == AnyObject {
  /// Keeps the object alive until the next turn, as an autorelease pool would.
  fileprivate func autoreleasedInTurn() -> Unmanaged<AnyObject> {
    guard MainQueue.isCurrent else { return self }
    let owned = UncheckedObject(object: takeRetainedValue())
    PortingMainActor.run {
      MainLoop.current.post("autorelease") { withExtendedLifetime(owned) {} }
    }
    return Unmanaged.passUnretained(owned.object)
  }
}

private struct UncheckedObject: @unchecked Sendable {
  let object: AnyObject
}
