public import Foundation

extension NSObjectProtocol {
  /// The name of the class with its module, as reuse identifiers are made of it.
  public static func description() -> String {
    let name = String(reflecting: self)
    return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
  }

  /// The class above this one.
  public static func superclass() -> AnyClass? { _getSuperclass(self) }

  /// Whether the class is another one or descends from it.
  public static func isSubclass(of aClass: AnyClass) -> Bool {
    ClassChain(self).contains { $0 == aClass }
  }

  /// The class above the object's.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  /// Whether the object is an instance of a class or of one that descends from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    ClassChain(type(of: self)).contains { $0 == aClass }
  }

  /// Whether the object is an instance of exactly this class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Whether the object is a stand-in for another one; never on Linux.
  public func isProxy() -> Bool { false }

  /// Raises as a message does that nobody answers.
  public func doesNotRecognizeSelector(_ aSelector: Selector!) {
    ObjectiveCException.unrecognizedSelector(aSelector, self).raise()
  }
}

/// A class and the classes above it, from the bottom up.
private struct ClassChain: Sequence, IteratorProtocol {
  private var current: AnyClass?

  init(_ first: AnyClass) { current = first }

  mutating func next() -> AnyClass? {
    defer { current = current.flatMap { _getSuperclass($0) } }
    return current
  }
}
