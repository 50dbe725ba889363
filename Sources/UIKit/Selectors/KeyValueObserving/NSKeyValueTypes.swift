public import Foundation

/// What an observer wants to know.
///
/// Status: complete · A
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change as well.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
///
/// Status: complete · A
public enum NSKeyValueChange: UInt, Sendable {
  /// Another value.
  case setting = 1
  /// New members of a collection.
  case insertion = 2
  /// Fewer members of a collection.
  case removal = 3
  /// Other members of a collection.
  case replacement = 4
}

/// The keys of the dictionary that describes a change.
///
/// Status: complete · A
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind, as the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The members of a collection that changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the call comes before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// One change of an observed property.
///
/// Status: complete · A
public struct NSKeyValueObservedChange<Value> {
  /// A kind of change.
  public typealias Kind = NSKeyValueChange

  /// The kind: always another value here.
  public let kind: Kind
  /// The value after the change, if the options ask for it.
  public let newValue: Value?
  /// The value before the change, if the options ask for it.
  public let oldValue: Value?
  /// The members of a collection that changed; none, as no collection tells of them.
  public let indexes: IndexSet?
  /// Whether the call comes before the change.
  public let isPrior: Bool
}
