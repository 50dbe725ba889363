import CoreGraphics
public import Foundation

/// An item of the older editing menu.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String

  /// The method of the first responder.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The older editing menu; deprecated on iOS.
///
/// - Differs: the menu is not drawn.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Posted before the menu appears.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  /// Posted when the menu is there.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  /// Posted before the menu goes.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  /// Posted when the menu is gone.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )

  /// The menu of the application.
  open class var shared: UIMenuController {
    UIApplication.shared.attachment(UIMenuController.self) { UIMenuController() }
  }

  /// Which way the arrow of the menu points.
  public enum ArrowDirection: Int, Sendable {
    /// As the place allows.
    case `default` = 0
    /// Upwards.
    case up = 1
    /// Downwards.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
  }

  /// Which way the arrow of the menu points.
  open var arrowDirection = ArrowDirection.default

  private var isShown = false
  private var place = CGRect.zero

  /// The items of the app.
  open var menuItems: [UIMenuItem]?

  /// Whether the menu is shown.
  open var isMenuVisible: Bool { isShown }

  /// The rectangle that the menu points at.
  open var menuFrame: CGRect { isShown ? place : .zero }

  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    guard !isShown else { return }
    post(Self.willShowMenuNotification)
    isShown = true
    place = targetView.convert(targetRect, to: nil)
    post(Self.didShowMenuNotification)
  }

  /// Hides the menu.
  open func hideMenu() {
    guard isShown else { return }
    post(Self.willHideMenuNotification)
    isShown = false
    post(Self.didHideMenuNotification)
  }

  /// Hides the menu if it belongs to a view.
  open func hideMenu(from targetView: UIView) { hideMenu() }

  /// Reads the items anew.
  open func update() {}

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
