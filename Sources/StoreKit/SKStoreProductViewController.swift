import Clockwork
public import UIKit

/// The number of a product in the store.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The token of a partner.
public let SKStoreProductParameterAffiliateToken = "at"
/// The token of a campaign.
public let SKStoreProductParameterCampaignToken = "ct"
/// The token of a provider.
public let SKStoreProductParameterProviderToken = "pt"
/// The number of a product in an app.
public let SKStoreProductParameterProductIdentifier = "iappid"

/// The domain of errors of the store.
public let SKErrorDomain = "SKErrorDomain"

/// Is told that the user leaves a page of the store.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Tells that the user leaves the page; the app dismisses it.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

/// What happens if a delegate does not implement a member.
extension SKStoreProductViewControllerDelegate {
  /// Does nothing.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A page of the store.
///
/// - Differs: no page loads: the completion handler is told so with an error.
///
/// Status: partial · A
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  /// Is told that the user leaves the page.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Loads a page; there is no store here.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let block else { return }
    UIApplication.shared.mainLoop.post("SKStoreProductViewController.loadProduct") {
      block(false, NSError(domain: SKErrorDomain, code: 0))
    }
  }

  /// The user leaves the page.
  package func userFinished() { delegate?.productViewControllerDidFinish(self) }
}
