public import Foundation

/// How notifications of a category behave.
///
/// Status: complete · A
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told when the user dismisses one.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// They are shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// The title is shown even if contents are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// The second title is shown even if contents are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
  /// They may be read aloud; deprecated on iOS.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}

/// A kind of notification, with what the user can do with it.
///
/// Status: partial · A
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  /// The name that contents refer to.
  public let identifier: String
  /// What the user can do.
  public let actions: [UNNotificationAction]
  /// The intents that the notifications are about.
  public let intentIdentifiers: [String]
  /// What is shown in place of hidden contents.
  public let hiddenPreviewsBodyPlaceholder: String
  /// How a summary is worded.
  public let categorySummaryFormat: String
  /// How the notifications behave.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil,
    categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
    super.init()
  }

  /// Returns the category itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other one is the same category.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationCategory else { return false }
    return identifier == other.identifier && actions == other.actions && options == other.options
      && intentIdentifiers == other.intentIdentifiers
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { identifier.hashValue }
}
