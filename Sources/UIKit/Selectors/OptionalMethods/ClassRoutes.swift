import Foundation

/// What is known of a class that may implement optional methods.
///
/// A class's methods do not change, so each question is asked once per class.
@MainActor
final class ClassRoutes {
  /// Whether the class says by itself what it responds to, or names another object.
  let isDynamic: Bool
  /// Whether the class was lowered, so that it answers to all names of its methods.
  let isPorted: Bool

  private let isMute: Bool
  private var known: [UnsafePointer<UInt8>: Bool] = [:]

  private static var all: [ObjectIdentifier: ClassRoutes] = [:]
  private static var last: (type: ObjectIdentifier, routes: ClassRoutes)?

  private init(_ object: AnyObject) {
    isMute = !(object is UIResponder) && !(object is any ObjectiveCDispatching)
    isPorted = PortedModules.contain(type(of: object))
    isDynamic =
      !isMute
      && ["respondsToSelector:", "forwardingTargetForSelector:"].contains {
        Self.dispatch(ObjectiveCCall($0, isProbe: true), to: object)
      }
  }

  /// What is known of an object's class.
  static func of(_ object: AnyObject) -> ClassRoutes {
    let type = ObjectIdentifier(Swift.type(of: object))
    if let last, last.type == type { return last.routes }
    let routes = all[type] ?? ClassRoutes(object)
    all[type] = routes
    last = (type, routes)
    return routes
  }

  /// Whether an object of the class may do something with a message.
  func mayAnswer(_ name: StaticString, _ object: AnyObject) -> Bool {
    isDynamic || answers(name, object)
  }

  /// Whether the class answers to the name of a method.
  func answers(_ name: StaticString, _ object: AnyObject) -> Bool {
    guard !isMute else { return false }
    if let answer = known[name.utf8Start] { return answer }
    let call = ObjectiveCCall(name.description, isProbe: true)
    let answer = Self.dispatch(call, to: object)
    known[name.utf8Start] = answer
    return answer
  }

  /// Calls a method that the object's class has under a name.
  static func dispatch(_ call: ObjectiveCCall, to object: AnyObject) -> Bool {
    if let responder = object as? UIResponder { return responder.dispatchObjectiveC(call) }
    return (object as? any ObjectiveCDispatching)?.dispatchObjectiveC(call) ?? false
  }
}

/// The modules whose sources were lowered.
@MainActor
enum PortedModules {
  private static var known: [String: Bool] = [:]

  /// Whether a class belongs to such a module.
  ///
  /// Each has a class of this name, in the file that the porting step writes.
  static func contain(_ type: AnyClass) -> Bool {
    let module = String(String(reflecting: type).prefix { $0 != "." })
    if let answer = known[module] { return answer }
    let answer = NSClassFromString(module + ".UnderstudyPortedModule") != nil
    known[module] = answer
    return answer
  }
}
