import Clockwork
import Foundation

/// What the app asked for, and what older code looks at.
@MainActor
private final class ApplicationWishes {
  var showsNetworkActivity = false
  var iconName: String?
}

extension UIApplication {
  private var wishes: ApplicationWishes {
    attachment(ApplicationWishes.self) { ApplicationWishes() }
  }

  /// The look of the status bar.
  public var statusBarStyle: UIStatusBarStyle {
    defaultScene.statusBarManager?.statusBarStyle ?? .default
  }

  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { defaultScene.statusBarManager?.isStatusBarHidden ?? false }

  /// Whether the status bar shows that data is loaded; new devices show nothing.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { wishes.showsNetworkActivity }
    set { wishes.showsNetworkActivity = newValue }
  }

  /// Whether the app may show another icon.
  public var supportsAlternateIcons: Bool { true }

  /// The name of the icon that is shown; nil for the usual one.
  public var alternateIconName: String? { wishes.iconName }

  /// Shows another icon.
  ///
  /// - Differs: the property list is not asked for the name.
  ///
  /// - Parameters:
  ///   - alternateIconName: The name of the icon; nil for the usual one.
  ///   - completionHandler: Is called in a later turn.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    wishes.iconName = alternateIconName
    guard let completionHandler else { return }
    mainLoop.post("setAlternateIconName") { completionHandler(nil) }
  }

  /// The orientations that the app's delegate allows for a window.
  ///
  /// - Parameter window: The window.
  /// - Returns: The orientations.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  /// Whether the app receives messages of a server; never here.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Asks to receive messages of a server; there is none, so nobody answers.
  public func registerForRemoteNotifications() {}

  /// Asks not to receive messages of a server any more.
  public func unregisterForRemoteNotifications() {}
}
