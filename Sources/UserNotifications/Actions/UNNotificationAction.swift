public import Foundation

/// How an action of a notification behaves.
///
/// Status: complete · A
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only on an unlocked device.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// It destroys something.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// It opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// The picture of an action.
///
/// Status: partial · A
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  private let name: String

  /// A picture of the app.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }

  /// A picture of the system.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }

  /// Whether the other one is the same picture.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationActionIcon)?.name == name
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { name.hashValue }
}

/// What the user can do with a notification.
///
/// Status: partial · A
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  /// The name that the app gets back.
  public let identifier: String
  /// What the user reads.
  public let title: String
  /// How it behaves.
  public let options: UNNotificationActionOptions
  /// The picture.
  public let icon: UNNotificationActionIcon?

  /// Creates an action.
  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
    super.init()
  }

  /// Returns the action itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other one is the same action.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAction else { return false }
    return identifier == other.identifier && title == other.title && options == other.options
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { identifier.hashValue }
}

/// An action with a text that the user writes.
///
/// Status: partial · A
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// What stands in the empty field.
  public let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}
