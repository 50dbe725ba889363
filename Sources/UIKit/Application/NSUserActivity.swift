import Clockwork
public import Foundation

/// The type of the activity that opens a page of the web: a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

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
  ///
  /// Responders whose ``UIResponder/userActivity`` this is are asked for the state in the next turn
  /// of the main loop, then the delegate.
  open var needsSave = false {
    didSet { if needsSave, !oldValue { scheduleSave() } }
  }

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

  /// What people say to Siri for the activity.
  open var suggestedInvocationPhrase: String?

  /// Whether the two sides may exchange bytes while the activity is handed on.
  open var supportsContinuationStreams = false

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

  /// Says that the user is at this activity; the one before is no longer current.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    nonisolated(unsafe) let activity = self
    PortingMainActor.run {
      let store = ActivityStore.current
      if let other = store.activity, other !== activity { other.isCurrent = false }
      store.activity = activity
    }
    isCurrent = true
    if needsSave { scheduleSave() }
  }

  /// Says that the user is no longer at this activity.
  open func resignCurrent() {
    nonisolated(unsafe) let activity = self
    PortingMainActor.run {
      let store = ActivityStore.current
      if store.activity === activity { store.activity = nil }
    }
    isCurrent = false
  }

  /// Ends the activity for good.
  open func invalidate() {
    resignCurrent()
    isInvalid = true
  }

  /// Forgets saved activities of these identifiers; none are saved here.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    MainQueue.run { MainLoop.current.post("NSUserActivity.delete") { handler() } }
  }

  /// Forgets all saved activities; none are saved here.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    deleteSavedUserActivities(withPersistentIdentifiers: [], completionHandler: handler)
  }

  /// The responders whose state this is.
  var responders: [ActivityResponder] = []

  private func scheduleSave() {
    nonisolated(unsafe) let activity = self
    MainQueue.run {
      MainLoop.current.post("NSUserActivity.needsSave") {
        guard activity.needsSave, !activity.isInvalid else { return }
        for entry in activity.responders { entry.responder?.updateUserActivityState(activity) }
        activity.saveIfNeeded()
      }
    }
  }

  /// Lets the delegate save, if something changed.
  package func saveIfNeeded() {
    guard needsSave else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
  }
}

/// A responder whose state an activity is.
struct ActivityResponder {
  weak var responder: UIResponder?
  init(_ responder: UIResponder) { self.responder = responder }
}

/// What the user is at.
@MainActor
private final class ActivityStore {
  weak var activity: NSUserActivity?

  static var current: ActivityStore {
    UIApplication.shared.attachment(ActivityStore.self) { ActivityStore() }
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
  public func userActivityWillSave(_ userActivity: NSUserActivity) {
    OptionalMessage.sendAnywhere("userActivityWillSave:", to: self, userActivity) {}
  }
  /// The answer for those that do not implement it.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {
    OptionalMessage.sendAnywhere("userActivityWasContinued:", to: self, userActivity) {}
  }
}
