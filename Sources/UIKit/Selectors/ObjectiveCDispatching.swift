/// An object whose methods and properties can be found by their Objective-C names.
///
/// The porting step gives each class with `@objc` members one dispatch member:
///
/// ```swift
/// public override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
///   switch call.name {
///   case "reload:": return call.answer { self.reload(call[0]) }
///   case "label", "setLabel:": return call.property({ self.label }, { self.label = $0 })
///   default: return super.dispatchObjectiveC(call)
///   }
/// }
/// ```
///
/// `UIResponder` declares the same member, for its subclasses to override:
///
/// ```swift
/// @_spi(Porting) open func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool { false }
/// ```
///
/// Other classes conform to this protocol, the topmost one of a project; its
/// subclasses override. Key-value coding goes the same way, by the names of getter
/// and setter.
///
/// Made and read by code that the porting step writes; not for other use.
///
/// Status: partial · A
public protocol ObjectiveCDispatching: AnyObject {
  /// Answers a message if the object knows its name.
  ///
  /// - Returns: Whether there was such a method or property.
  @MainActor func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool
}

/// A protocol that was an `@objc protocol` in the user's source.
///
/// Its optional members are properties in a protocol extension, of an optional
/// function type; they ask the object by name.
///
/// Status: partial · A
public protocol ObjectiveCProtocol: AnyObject {}

extension ObjectiveCProtocol {
  /// Whether the object has a method or a property of this name.
  @_spi(Porting)
  public func implementsObjectiveC(_ name: String) -> Bool {
    ObjectiveC.responds(self, to: name)
  }

  /// Calls an optional method that the object implements.
  @_spi(Porting)
  public func callObjectiveC<Result>(_ name: String, _ arguments: [Any?]) -> Result {
    let result = ObjectiveC.send(name, to: self, arguments)
    if Result.self == Void.self, let void = () as? Result { return void }
    return ArgumentPassing.pass(result, to: name)
  }

  /// The value of an optional property; `nil` if the object has none.
  @_spi(Porting)
  public func objectiveCValue<Value>(_ name: String) -> Value? {
    guard ObjectiveC.responds(self, to: name) else { return nil }
    return ObjectiveC.send(name, to: self, []) as? Value
  }
}
