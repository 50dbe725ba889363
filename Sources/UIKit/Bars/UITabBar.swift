import CoreGraphics
public import Foundation

/// Is told about taps on the items of a tab bar.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells that the user selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Tells that the user is about to rearrange items.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Tells that the user can rearrange items.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Tells that rearranging is about to end.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Tells that rearranging ended.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

// The methods are optional on iOS.
extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    OptionalMessage.send("tabBar:didSelectItem:", to: self, tabBar, item) {}
  }
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    OptionalMessage.send("tabBar:willBeginCustomizingItems:", to: self, tabBar, items) {}
  }
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    OptionalMessage.send("tabBar:didBeginCustomizingItems:", to: self, tabBar, items) {}
  }
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    OptionalMessage.send(
      "tabBar:willEndCustomizingItems:changed:",
      to: self,
      tabBar,
      items,
      changed
    ) {}
  }
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    OptionalMessage.send("tabBar:didEndCustomizingItems:changed:", to: self, tabBar, items, changed)
    {}
  }
}

/// A bar whose items choose between parts of an app.
///
/// Each item has a button in the bar, so that touches choose it. The bar of a tab
/// bar controller belongs to that controller: changing its items or its delegate
/// raises, as on iOS.
///
/// - Differs: the sheet on which the user rearranges items is not drawn.
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
  private var chosen: UITabBarItem?
  private weak var givenDelegate: (any UITabBarDelegate)?
  private var heldDelegate: (any UITabBarDelegate)? { manager ?? givenDelegate }
  private(set) var buttons: [TabBarButton] = []
  /// The items that are being rearranged.
  private var customized: [UITabBarItem]?
  /// The controller that the bar belongs to.
  @Backward var manager: UITabBarController?
  private var heldStandard: UITabBarAppearance?

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.tabBar.apply(to: self, nib) }
  }

  /// Is told about taps; of a tab bar controller's bar it is that controller.
  open weak var delegate: (any UITabBarDelegate)? {
    get { heldDelegate }
    set {
      guard manager == nil else {
        raise(.tabBarDelegateIsManaged())
        return
      }
      givenDelegate = newValue
    }
  }

  /// The items.
  open var items: [UITabBarItem]? {
    get { shown }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items; a selected item that is gone is no longer selected.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard manager == nil else {
      raise(.tabBarIsManaged())
      return
    }
    show(items)
  }

  /// The selected item.
  open var selectedItem: UITabBarItem? {
    get { chosen }
    set {
      guard manager == nil else {
        raise(.tabBarIsManaged())
        return
      }
      choose(newValue)
    }
  }

  /// Does what a tap on an item does.
  package func tap(_ item: UITabBarItem) {
    guard item.isEnabled, (shown ?? []).contains(where: { $0 === item }) else { return }
    if let manager {
      manager.barWasTapped(item)
    } else {
      choose(item)
      heldDelegate?.tabBar(self, didSelect: item)
    }
  }

  /// The button of an item, for touches.
  package func button(of item: UITabBarItem) -> UIControl? { buttons.first { $0.item === item } }

  // MARK: - Rearranging

  /// Lets the user rearrange items.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard customized == nil else { return }
    customized = items
    heldDelegate?.tabBar(self, willBeginCustomizing: items)
    heldDelegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Ends rearranging.
  ///
  /// - Returns: Whether the items were changed; without the sheet they never are.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    guard let items = customized else { return false }
    heldDelegate?.tabBar(self, willEndCustomizing: items, changed: false)
    customized = nil
    heldDelegate?.tabBar(self, didEndCustomizing: items, changed: false)
    return false
  }

  /// Whether the user rearranges items.
  open var isCustomizing: Bool { customized != nil }

  /// Light or dark, in old code.
  open var barStyle = UIBarStyle.default

  /// Whether content shows through.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      superview?.setNeedsLayout()
      // A navigation controller places its own content above the bar or below.
      (superview as? TabView)?.content.subviews.first?.setNeedsLayout()
    }
  }

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

  /// Places the buttons of the items side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    let height = min(bounds.height, 49)
    for (place, button) in buttons.enumerated() {
      button.frame = CGRect(x: width * CGFloat(place), y: 0, width: width, height: height)
    }
  }

  // MARK: - For the tab bar controller

  /// Hands the bar over to a controller.
  func belong(to controller: UITabBarController) {
    manager = controller
  }

  func show(_ items: [UITabBarItem]?) {
    shown = items
    if let chosen, !(items ?? []).contains(where: { $0 === chosen }) { self.chosen = nil }
    let old = buttons
    buttons = (items ?? []).map { item in
      old.first { $0.item === item } ?? TabBarButton(item, in: self)
    }
    for button in old where !buttons.contains(where: { $0 === button }) {
      button.removeFromSuperview()
    }
    for button in buttons where button.superview !== self { addSubview(button) }
    markSelection()
    setNeedsLayout()
  }

  func choose(_ item: UITabBarItem?) {
    chosen = item
    markSelection()
  }

  private func markSelection() {
    for button in buttons { button.isSelected = button.item === chosen }
  }
}
