import Clockwork
public import UIKit

/// Asks the user to rate the app; nobody sees the question.
///
/// `stage.reviewRequests` counts the questions.
///
/// Status: complete · A
open class SKStoreReviewController: NSObject {
  /// Asks; deprecated on iOS.
  open class func requestReview() {
    MainQueue.run { StoreVisits.current.reviewRequests += 1 }
  }

  /// Asks in a scene.
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// What the app asks of the store.
///
/// - Differs: accounts, purchases and products of the newer interface are not there.
///
/// Status: partial · A
public enum AppStore {
  /// Asks the user to rate the app.
  ///
  /// - Parameter scene: Where.
  @MainActor public static func requestReview(in scene: UIWindowScene) {
    SKStoreReviewController.requestReview(in: scene)
  }
}

/// What an application asked of the store.
@MainActor
package final class StoreVisits {
  /// That of the current application.
  package static var current: StoreVisits {
    UIApplication.shared.attachment(StoreVisits.self) { StoreVisits() }
  }

  /// How often the user was asked to rate the app.
  package var reviewRequests = 0
}
