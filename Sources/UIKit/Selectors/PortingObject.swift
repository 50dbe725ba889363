/// An object of any class whose properties are found by name.
///
/// On iOS `AnyObject` has the properties of all Objective-C's classes. Lowered sources
/// read them through this.
@_spi(Porting)
@dynamicMemberLookup
public struct PortingObject {
  private let object: AnyObject

  /// Stands for an object; `nil` for none.
  public init?(_ object: AnyObject?) {
    guard let object else { return nil }
    self.object = object
  }

  /// The value of a property, as the type that the caller wants.
  ///
  /// `nil` if the object has no such property, as `AnyObject` answers on iOS.
  public subscript<Value>(dynamicMember name: String) -> Value? {
    guard ObjectiveC.responds(object, to: name) else { return nil }
    return ObjectiveC.send(name, to: object, []) as? Value
  }
}
