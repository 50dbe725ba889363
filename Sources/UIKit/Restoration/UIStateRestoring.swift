public import Foundation

/// An object whose state can be saved and restored with the app's.
///
/// Controllers and views adopt it; any other object does after
/// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object above this one in the path of identifiers.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that finds or makes the object at the next launch.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Saves the state.
  func encodeRestorableState(with coder: NSCoder)
  /// Restores the state.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when everything is restored.
  func applicationFinishedRestoringState()
}

// The members are optional on iOS.
extension UIStateRestoring {
  /// The answer for those that do not implement it.
  public var restorationParent: (any UIStateRestoring)? {
    OptionalMessage.send("restorationParent", to: self) { nil }
  }
  /// The answer for those that do not implement it.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? {
    OptionalMessage.send("objectRestorationClass", to: self) { nil }
  }
  /// The answer for those that do not implement it.
  public func encodeRestorableState(with coder: NSCoder) {
    OptionalMessage.send("encodeRestorableStateWithCoder:", to: self, coder) {}
  }
  /// The answer for those that do not implement it.
  public func decodeRestorableState(with coder: NSCoder) {
    OptionalMessage.send("decodeRestorableStateWithCoder:", to: self, coder) {}
  }
  /// The answer for those that do not implement it.
  public func applicationFinishedRestoringState() {
    OptionalMessage.send("applicationFinishedRestoringState", to: self) {}
  }
}

/// A class that finds or makes objects for the restoration of state.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// The object that was saved under a path of identifiers.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// A class that finds or makes controllers for the restoration of state.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// The controller that was saved under a path of identifiers; `nil` leaves it out.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController: UIStateRestoring {
  /// The parent, or the presenter of a presented controller.
  public var restorationParent: (any UIStateRestoring)? { parent ?? presentingViewController }
}

extension UIView: UIStateRestoring {}

extension UIApplication {
  /// The version of the app that saved the state.
  public static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  /// The kind of device that saved the state.
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// When the state was saved.
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// The version of the system that saved the state.
  public static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
}
