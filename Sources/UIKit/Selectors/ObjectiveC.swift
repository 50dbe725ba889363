/// Sending messages by name.
///
/// The functions may be called from anywhere, as messages can on iOS. Classes of
/// the user that live on the main actor are reached without a check, as there.
enum ObjectiveC {
  /// Sends a message; an object without such a method raises.
  @discardableResult
  static func send(_ name: String, to target: AnyObject, _ arguments: [Any?]) -> Any? {
    send(Selector(name), to: target, arguments)
  }

  /// Sends a message with as many arguments as its name has colons.
  @discardableResult
  static func send(_ selector: Selector, to target: AnyObject, _ arguments: [Any?]) -> Any? {
    let count = selector.argumentCount
    var passed = Array(arguments.prefix(count))
    while passed.count < count { passed.append(nil) }
    let call = ObjectiveCCall(selector.description, passed)
    if deliver(call, selector, to: target) { return call.result }
    if let other = override("forwardingTargetForSelector:", of: target, [selector]) {
      return send(selector, to: other as AnyObject, passed)
    }
    ObjectiveCException.unrecognizedSelector(selector, target).raise()
    return nil
  }

  /// Whether an object would answer a message; a class may say so itself.
  static func responds(_ target: AnyObject, to name: String) -> Bool {
    responds(target, to: Selector(name))
  }

  /// Whether an object would answer a message; a class may say so itself.
  static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
    RespondsQuestions.ask(target, selector)
  }

  /// Whether an object has a method or an accessor of this name.
  static func hasMember(_ target: AnyObject, _ name: String) -> Bool {
    hasMember(target, Selector(name))
  }

  /// Whether an object has a method or an accessor of this name.
  static func hasMember(_ target: AnyObject, _ selector: Selector) -> Bool {
    deliver(ObjectiveCCall(selector.description, isProbe: true), selector, to: target)
  }

  /// Calls a method of `NSObject` in the version of the object's class, if it has one.
  static func override(_ name: String, of target: AnyObject, _ arguments: [Any?]) -> Any? {
    let call = ObjectiveCCall(name, arguments)
    return deliver(call, Selector(name), to: target) ? call.result : nil
  }

  private static func deliver(
    _ call: ObjectiveCCall,
    _ selector: Selector,
    to target: AnyObject
  ) -> Bool {
    nonisolated(unsafe) let target = target
    return PortingMainActor.run {
      guard OptionalProtocols.isKnown(call.name) else {
        if let thunk = selector.thunk, thunk(target, call) { return true }
        return dispatch(call, to: target)
      }
      // Whoever conforms could be called; who implements the method is found by its name.
      if dispatch(call, to: target) { return true }
      return !call.isProbe && selector.thunk?(target, call) ?? false
    }
  }

  @MainActor
  static func dispatch(_ call: ObjectiveCCall, to target: AnyObject) -> Bool {
    if let responder = target as? UIResponder {
      return responder.dispatchObjectiveC(call) || KnownProperties.answer(call, responder)
        || OptionalProtocols.answer(call, responder)
    }
    if let object = target as? any ObjectiveCDispatching, object.dispatchObjectiveC(call) {
      return true
    }
    if let object = target as? any MembersByName, object.answerByName(call) { return true }
    return KnownProperties.answer(call, target) || OptionalProtocols.answer(call, target)
  }
}

/// A class of ours whose properties may be read by their names.
///
/// Only the answer belongs to the main actor: a class that conforms, and all its subclasses, stay
/// where they are, as managed objects of a background context do.
package protocol MembersByName: AnyObject {
  /// Answers a message if the object knows its name.
  @MainActor
  func answerByName(_ call: ObjectiveCCall) -> Bool
}
