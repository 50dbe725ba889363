import CoreGraphics
public import Foundation

/// Is told about taps on the items of a tab bar.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells that the user selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar whose items choose between parts of an app.
///
/// - Differs: items are not drawn as views.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How items are placed.
  public enum ItemPositioning: Int, Sendable {
    /// By the system.
    case automatic
    /// Over the whole width.
    case fill
    /// In the middle.
    case centered
  }

  private var shown: [UITabBarItem]?
  private var heldStandard: UITabBarAppearance?

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Is told about taps.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items.
  open var items: [UITabBarItem]? {
    get { shown }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items; a selected item that is gone is no longer selected.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    shown = items
    if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) {
      self.selectedItem = nil
    }
  }

  /// The selected item.
  open var selectedItem: UITabBarItem?

  /// Does what a tap on an item does.
  package func tap(_ item: UITabBarItem) {
    guard item.isEnabled, (shown ?? []).contains(where: { $0 === item }) else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// Light or dark, in old code.
  open var barStyle = UIBarStyle.default

  /// Whether content shows through.
  open var isTranslucent = true

  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// The colour of items that are not selected.
  open var unselectedItemTintColor: UIColor?

  /// The background image.
  open var backgroundImage: UIImage?

  /// The image below the selected item.
  open var selectionIndicatorImage: UIImage?

  /// The line above the bar.
  open var shadowImage: UIImage?

  /// How items are placed.
  open var itemPositioning = ItemPositioning.automatic

  /// The width of items; zero for the system's.
  open var itemWidth: CGFloat = 0

  /// The space between items; zero for the system's.
  open var itemSpacing: CGFloat = 0

  /// The look of the bar.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let heldStandard { return heldStandard }
      let made = UITabBarAppearance()
      heldStandard = made
      return made
    }
    set { heldStandard = newValue }
  }

  var givenStandardAppearance: UITabBarAppearance? { heldStandard }

  /// The look of the bar at the edge of scrolled content.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The height of a bar with the home indicator below.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIApplication.shared.device.tabBarHeight)
  }

  /// Any width, and the height of a bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }
}
