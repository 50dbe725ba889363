public import UIKit

/// Is told what the user does in a browser inside the app, and adds activities to it.
///
/// - Differs: no page loads, so of the members that tell about pages only a test calls any.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The activities that the app adds for a page.
  func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor URL: URL,
    title: String?
  ) -> [UIActivity]
  /// The activities that are not offered for a page.
  func safariViewController(
    _ controller: SFSafariViewController,
    excludedActivityTypesFor URL: URL,
    title: String?
  ) -> [UIActivity.ActivityType]
  /// Tells that the user closed the browser.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Tells that the first page was loaded, or that it failed.
  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  )
  /// Tells that the first page leads to another.
  func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  )
  /// Tells that the user goes on in Safari.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

/// What happens if a delegate does not implement a member.
extension SFSafariViewControllerDelegate {
  /// Adds none.
  public func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor URL: URL,
    title: String?
  ) -> [UIActivity] { [] }
  /// Offers all.
  public func safariViewController(
    _ controller: SFSafariViewController,
    excludedActivityTypesFor URL: URL,
    title: String?
  ) -> [UIActivity.ActivityType] { [] }
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  ) {}
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
