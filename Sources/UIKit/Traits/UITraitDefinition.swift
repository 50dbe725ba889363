/// A value that travels down the tree of windows, controllers and views.
///
/// Status: complete · A
public protocol UITraitDefinition {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
  /// Whether colours may look different after a change.
  static var affectsColorAppearance: Bool { get }
  /// The name in texts.
  static var name: String { get }
  /// A name that no other trait has.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// Whether colours may look different after a change; `false` by default.
  public static var affectsColorAppearance: Bool { false }
  /// The name in texts; the type's by default.
  public static var name: String { String(describing: Self.self) }
  /// A name that no other trait has; the type's full one by default.
  public static var identifier: String { String(reflecting: Self.self) }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that the system defines and that has a place of its own in a collection.
protocol SystemTrait: UITraitDefinition {
  static var place: WritableKeyPath<TraitValues, Value> { get }
}

/// A trait of the system that few collections have; its default stands for none.
protocol SparseTrait: UITraitDefinition where Value: Equatable {}

extension SparseTrait {
  static func standsForNone(_ value: Any) -> Bool { value as? Value == defaultValue }
}
