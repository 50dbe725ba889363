import CoreGraphics
public import Foundation

/// A tab stop.
///
/// Status: partial · A
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  private let comparable = ComparableHeader()

  /// A further property of a tab stop.
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    /// Apple's name of the property.
    public var rawValue: String
    /// Creates a key from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How text is aligned at the stop.
  public let alignment: NSTextAlignment

  /// The distance from the margin, in points.
  public let location: CGFloat

  /// Further properties.
  public let options: [OptionKey: Any]

  /// Creates a stop.
  public init(
    textAlignment alignment: NSTextAlignment,
    location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// Returns the stop itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other stop is at the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { location.hashValue }
}
