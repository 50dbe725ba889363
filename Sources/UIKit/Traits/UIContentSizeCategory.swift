public import Foundation

/// The size of text that the user wants.
///
/// Status: complete · A
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name, as notifications and archives carry it.
  public let rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not given.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// A small size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A medium size.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A larger size.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// A still larger size.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL"
  )
  /// The largest size that is not meant for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL"
  )
  /// The smallest size for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  /// A size for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL"
  )
  /// A larger size for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// A still larger size for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  /// Posted when the user chose another size.
  public nonisolated static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )

  /// The key under which the notification carries the new size.
  public nonisolated static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  private static let inOrder: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether the size is one of those for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The place among the sizes, the smallest being 0; -1 for no size.
  package var position: Int { Self.inOrder.firstIndex(of: self) ?? -1 }

  /// Compares the sizes of text.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.position < right.position
  }
}

/// Lets the string that a notification carries be cast to a category, and back, as on iOS.
extension UIContentSizeCategory: _ObjectiveCBridgeable {
  /// The name.
  public func _bridgeToObjectiveC() -> NSString { rawValue as NSString }

  /// Takes a name.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSString,
    result: inout UIContentSizeCategory?
  ) {
    result = UIContentSizeCategory(rawValue: source as String)
  }

  /// Takes a name.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString,
    result: inout UIContentSizeCategory?
  ) -> Bool {
    result = UIContentSizeCategory(rawValue: source as String)
    return true
  }

  /// Takes a name that may be missing.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSString?
  ) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: source as String? ?? "")
  }
}
