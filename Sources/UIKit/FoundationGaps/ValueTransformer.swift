public import Foundation

/// The name of a transformer.
///
/// Status: complete · A
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Turns objects into archives and back.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData"
  )
}

/// Turns values into others and back, which Foundation lacks on Linux.
///
/// Status: partial · A
open class ValueTransformer: NSObject {
  /// Creates a transformer.
  public override init() {
    super.init()
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [NSValueTransformerName: ValueTransformer] = [:]

  /// Makes a transformer known under a name.
  ///
  /// - Parameters:
  ///   - transformer: The transformer; `nil` to forget it.
  ///   - name: The name.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?,
    forName name: NSValueTransformerName
  ) {
    lock.withLock { known[name] = transformer }
  }

  /// The transformer of a name.
  ///
  /// On iOS this is an initializer, which Swift cannot have answer another object.
  package static func named(_ name: NSValueTransformerName) -> ValueTransformer? {
    lock.withLock { known[name] }
  }

  /// The names of the transformers that are known.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { known.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  /// The class of the transformed values.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Whether values can be turned back.
  open class func allowsReverseTransformation() -> Bool { true }

  /// The transformed value.
  ///
  /// - Parameter value: The value.
  /// - Returns: What the transformer makes of it; here the value itself.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// The value that was transformed.
  ///
  /// - Parameter value: The transformed value.
  /// - Returns: What the transformer makes of it; here the same as `transformedValue(_:)`.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Turns objects into archives and back; subclasses name the classes that they allow.
///
/// Status: partial · A
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of the objects.
  open class var allowedTopLevelClasses: [AnyClass] { [] }

  /// The object of an archive.
  open override func transformedValue(_ value: Any?) -> Any? {
    (value as? Data).flatMap { try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData($0) }
  }

  /// The archive of an object.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap {
      try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false)
    }
  }
}
