public import Foundation

/// A moment in the app that can be continued elsewhere.
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

  /// The page that shows the same thing.
  open var webpageURL: URL?

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to the state.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
