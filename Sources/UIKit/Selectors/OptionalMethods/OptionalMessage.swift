import Foundation

/// The one way that an optional method takes whose protocol found no implementation.
///
/// Swift fixes the methods of a conformance at the class that declares it. On iOS a subclass may
/// add an optional method later, and a delegate that stands between UIKit and another object
/// passes on what it does not answer itself. So the default implementation of each optional
/// method asks the object by the method's Objective-C name, and only then gives UIKit's default.
/// A class that does not answer costs one look into a table.
@MainActor
package enum OptionalMessage {
  /// Calls an optional method by its name.
  ///
  /// - Parameters:
  ///   - name: The method's name in Objective-C.
  ///   - object: The delegate or data source.
  ///   - arguments: What the method is called with.
  ///   - fallback: What UIKit does where nobody implements the method.
  /// - Returns: What the method, or the fallback, returned.
  package static func send<each Argument, Result>(
    _ name: StaticString,
    to object: AnyObject,
    _ arguments: repeat each Argument,
    otherwise fallback: () -> Result
  ) -> Result {
    guard ClassRoutes.of(object).mayAnswer(name, object) else { return fallback() }
    var list: [Any?] = []
    repeat list.append(each arguments)
    let call = ObjectiveCCall(name.description, list)
    return Forwarding.deliver(call, to: object) ? value(of: call) : fallback()
  }

  /// Whether an object implements an optional method; `nil` where that cannot be known.
  ///
  /// Classes that were not lowered show nothing of what they implement.
  package static func isImplemented(_ name: StaticString, by object: AnyObject) -> Bool? {
    let route = ClassRoutes.of(object)
    if route.isDynamic { return ObjectiveC.responds(object, to: name.description) }
    return route.answers(name, object) ? true : route.isPorted ? false : nil
  }

  nonisolated private static func value<Result>(of call: ObjectiveCCall) -> Result {
    if let nothing = () as? Result { return nothing }
    return ArgumentPassing.pass(call.result, to: call.name)
  }
}

extension OptionalMessage {
  /// Calls an optional method of a protocol that is not bound to the main actor.
  nonisolated package static func sendAnywhere<each Argument, Result>(
    _ name: StaticString,
    to object: AnyObject,
    _ arguments: repeat each Argument,
    otherwise fallback: () -> Result
  ) -> Result {
    nonisolated(unsafe) let object = object
    let mayAnswer = PortingMainActor.run { ClassRoutes.of(object).mayAnswer(name, object) }
    guard mayAnswer else { return fallback() }
    var list: [Any?] = []
    repeat list.append(each arguments)
    let call = ObjectiveCCall(name.description, list)
    let isAnswered = PortingMainActor.run { Forwarding.deliver(call, to: object) }
    return isAnswered ? value(of: call) : fallback()
  }
}

/// Follows a delegate that answers for another object.
@MainActor
private enum Forwarding {
  /// Delivers a message to an object, or to the one that it names.
  static func deliver(_ call: ObjectiveCCall, to object: AnyObject) -> Bool {
    guard ClassRoutes.of(object).isDynamic else { return ClassRoutes.dispatch(call, to: object) }
    let selector = Selector(call.name)
    guard ObjectiveC.responds(object, to: selector) else { return false }
    if ClassRoutes.dispatch(call, to: object) { return true }
    let answer = ObjectiveC.override("forwardingTargetForSelector:", of: object, [selector])
    guard let other = answer as AnyObject?, other !== object else { return false }
    return ObjectiveC.dispatch(call, to: other)
  }
}
