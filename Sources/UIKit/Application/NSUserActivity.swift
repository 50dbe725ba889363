public import Foundation

/// A moment in the app that can be continued elsewhere or at the next launch.
///
/// Foundation carries this class on iOS; Linux has none, so UIKit brings it.
///
/// Status: partial · A
open class NSUserActivity: NSObject {
  /// The reverse-DNS type of the activity.
  public let activityType: String

  /// The title for people.
  open var title: String?

  /// The state that is needed to continue.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of `userInfo` without which the activity makes no sense.
  open var requiredUserInfoKeys: Set<String>?

  /// Whether the delegate is asked to save before the activity is handed on.
  open var needsSave = false

  /// The page that shows the same thing.
  open var webpageURL: URL?

  /// The page that led here.
  open var referrerURL: URL?

  /// When the activity is no longer of use.
  open var expirationDate: Date?

  /// Words that help to find the activity.
  open var keywords: Set<String> = []

  /// Whether the activity can go on on another device; `true` by default.
  open var isEligibleForHandoff = true

  /// Whether the activity can be found by a search on the device.
  open var isEligibleForSearch = false

  /// Whether the activity can be found by everybody.
  open var isEligibleForPublicIndexing = false

  /// Whether Siri may suggest the activity.
  open var isEligibleForPrediction = false

  /// The name by which the app finds and deletes the activity.
  open var persistentIdentifier: String?

  /// The name of the content; scenes are chosen by it.
  open var targetContentIdentifier: String?

  /// Is asked to bring `userInfo` up to date.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Whether the activity is the one that the user is at.
  package private(set) var isCurrent = false
  /// Whether the activity was ended for good.
  package private(set) var isInvalid = false

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to the state.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Says that the user is at this activity.
  open func becomeCurrent() {
    if !isInvalid { isCurrent = true }
  }

  /// Says that the user is no longer at this activity.
  open func resignCurrent() { isCurrent = false }

  /// Ends the activity for good.
  open func invalidate() {
    isCurrent = false
    isInvalid = true
  }

  /// Lets the delegate save, if something changed.
  package func saveIfNeeded() {
    guard needsSave else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
  }
}

/// Is told about a user activity.
///
/// Status: partial · A
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is handed on: bring `userInfo` up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when the activity goes on on another device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

// The methods are optional on iOS.
extension NSUserActivityDelegate {
  /// The answer for those that do not implement it.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// The answer for those that do not implement it.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
