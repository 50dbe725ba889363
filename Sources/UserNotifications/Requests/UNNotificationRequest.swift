public import Foundation

/// What an app asks for: content, and when it is to appear.
///
/// Status: complete · A
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The name; a later request of this name replaces the earlier one.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it appears; `nil` is at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request; the content is copied.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
    super.init()
  }

  /// Returns the request itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other one asks for the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationRequest else { return false }
    return identifier == other.identifier && content == other.content && trigger == other.trigger
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { identifier.hashValue }
}

/// A notification that appeared.
///
/// Status: complete · A
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
  /// When it appeared.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
    super.init()
  }

  /// Returns the notification itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
