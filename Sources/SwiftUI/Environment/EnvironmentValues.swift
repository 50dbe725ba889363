/// The key of a value that views pass down.
///
/// Status: complete · A
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// What a view gets from the views around it.
///
/// - Differs: the macro `@Entry` does not exist, as macros need a compiler plug-in; write the key by hand.
///
/// Status: partial · A
public struct EnvironmentValues: CustomStringConvertible {
  /// The values; a new object for each change, so that sameness is quickly told.
  private final class Storage {
    var values: [ObjectIdentifier: Any]
    var names: [ObjectIdentifier: String]

    init(_ values: [ObjectIdentifier: Any] = [:], _ names: [ObjectIdentifier: String] = [:]) {
      self.values = values
      self.names = names
    }
  }

  private var storage = Storage()

  /// Creates values that are all the default ones.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { set(newValue, ObjectIdentifier(key), String(describing: key)) }
  }

  /// The names of what was set, in the order of the alphabet.
  public var description: String {
    "[" + storage.names.values.sorted().joined(separator: ", ") + "]"
  }

  func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

  func object<ObjectType: AnyObject>(_ type: ObjectType.Type) -> ObjectType? {
    storage.values[ObjectIdentifier(type)] as? ObjectType
  }

  mutating func setObject<ObjectType: AnyObject>(_ object: ObjectType?) {
    set(object as Any, ObjectIdentifier(ObjectType.self), String(describing: ObjectType.self))
  }

  private mutating func set(_ value: Any, _ id: ObjectIdentifier, _ name: String) {
    let copy = Storage(storage.values, storage.names)
    copy.values[id] = value
    copy.names[id] = name
    storage = copy
  }
}

extension EnvironmentValues: @unchecked Sendable {}
