public import Foundation

/// What makes a notification appear.
///
/// Status: complete · A
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  /// Whether it appears again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// Returns the trigger itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The seconds until it falls due, counted from a date; `nil` if it never does by itself.
  func delay(from date: Date) -> TimeInterval? { nil }
}

/// The trigger of notifications that a server sends.
///
/// Status: complete · A
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  init() { super.init(repeats: false) }
}

/// A trigger that falls due after some time, which passes on the virtual clock.
///
/// Status: complete · A
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds until it falls due.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: The seconds: more than zero, and at least 60 for a trigger that repeats.
  ///     others raise an exception.
  ///   - repeats: Whether it falls due again and again.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    TriggerExceptions.check(interval: timeInterval, repeats: repeats)
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When it falls due if it begins now.
  open func nextTriggerDate() -> Date? { NotificationDesk.present + timeInterval }

  override func delay(from date: Date) -> TimeInterval? { timeInterval }

  /// Whether the other one is the same trigger.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNTimeIntervalNotificationTrigger else { return false }
    return timeInterval == other.timeInterval && repeats == other.repeats
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { timeInterval.hashValue }
}

/// A trigger that falls due at a date, given by some of its parts.
///
/// Status: complete · A
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts that the date has.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - dateComponents: The parts that the date has; an hour alone is the full hour.
  ///   - repeats: Whether it falls due at each such date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it falls due next; `nil` if there is no such date to come.
  open func nextTriggerDate() -> Date? { next(after: NotificationDesk.present) }

  private func next(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? Calendar.current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }

  override func delay(from date: Date) -> TimeInterval? {
    next(after: date)?.timeIntervalSince(date)
  }

  /// Whether the other one is the same trigger.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNCalendarNotificationTrigger else { return false }
    return dateComponents == other.dateComponents && repeats == other.repeats
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { dateComponents.hashValue }
}
