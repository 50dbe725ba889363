public import Foundation

/// How urgent a notification is.
///
/// Status: complete · A
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It waits in the list.
  case passive = 0
  /// It lights up the screen.
  case active = 1
  /// It breaks through a focus.
  case timeSensitive = 2
  /// It breaks through silence.
  case critical = 3
}

/// What a notification says; it cannot change.
///
/// Status: partial · A
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// All values in one.
  struct Values {
    var attachments: [UNNotificationAttachment] = []
    var badge: NSNumber?
    var body = ""
    var categoryIdentifier = ""
    var launchImageName = ""
    var sound: UNNotificationSound?
    var subtitle = ""
    var threadIdentifier = ""
    var title = ""
    var userInfo: [AnyHashable: Any] = [:]
    var summaryArgument = ""
    var summaryArgumentCount = 0
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  var values: Values

  /// Creates content that says nothing.
  public override init() {
    values = Values()
    super.init()
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Pictures, sounds and films.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The number for the app's icon; zero removes it, `nil` leaves it.
  open var badge: NSNumber? { values.badge }
  /// The text.
  open var body: String { values.body }
  /// The name of the category with the actions.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The name of the picture that the app starts with.
  open var launchImageName: String { values.launchImageName }
  /// The sound.
  open var sound: UNNotificationSound? { values.sound }
  /// A second title.
  open var subtitle: String { values.subtitle }
  /// The name of the group.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The title.
  open var title: String { values.title }
  /// What the app wants to know again.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// What a summary names; deprecated on iOS.
  open var summaryArgument: String { values.summaryArgument }
  /// How much a summary counts; deprecated on iOS.
  open var summaryArgumentCount: Int { values.summaryArgumentCount }
  /// What decides which scene opens.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// How urgent it is.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// How important it is in a summary, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }
  /// What a focus filters by.
  open var filterCriteria: String? { values.filterCriteria }

  /// A copy that cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

  /// A copy that can change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

  /// Whether the other one says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationContent else { return false }
    let left = values, right = other.values
    return left.title == right.title && left.subtitle == right.subtitle && left.body == right.body
      && left.badge == right.badge && left.categoryIdentifier == right.categoryIdentifier
      && left.threadIdentifier == right.threadIdentifier && left.sound == right.sound
      && left.attachments == right.attachments
      && left.launchImageName == right.launchImageName
      && left.targetContentIdentifier == right.targetContentIdentifier
      && left.interruptionLevel == right.interruptionLevel
      && left.relevanceScore == right.relevanceScore
      && NSDictionary(dictionary: left.userInfo) == NSDictionary(dictionary: right.userInfo)
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { values.title.hashValue ^ values.body.hashValue }
}

/// What a notification says; it can change.
///
/// Status: partial · A
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// Pictures, sounds and films.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// The number for the app's icon; zero removes it, `nil` leaves it.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The name of the category with the actions.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The name of the picture that the app starts with.
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// A second title.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The name of the group.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The title.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// What the app wants to know again.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// What a summary names; deprecated on iOS.
  open override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }
  /// How much a summary counts; deprecated on iOS.
  open override var summaryArgumentCount: Int {
    get { values.summaryArgumentCount }
    set { values.summaryArgumentCount = newValue }
  }
  /// What decides which scene opens.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// How urgent it is.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// How important it is in a summary, from 0 to 1.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// What a focus filters by.
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}
