public import UIKit

extension Stage {
  /// The window's views, one line each, in the form of iOS's own debugging listing.
  ///
  /// Addresses are left out, so that two runs give the same text.
  public var viewListing: String { ViewListing.text(of: window) }

  /// The window's controllers, one line each, in the form of iOS's own debugging listing.
  public var controllerListing: String {
    window.rootViewController.map(ControllerListing.text) ?? ""
  }

  /// A view and everything below it, one line each.
  public func listing(of view: UIView) -> String { ViewListing.text(of: view) }

  /// A controller and everything below it, one line each.
  public func listing(of controller: UIViewController) -> String {
    ControllerListing.text(of: controller)
  }
}
