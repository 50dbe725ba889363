import CoreGraphics
public import Foundation

/// Is asked and told about the items of a navigation bar.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed; `true` if not implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Tells that an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may be popped; `true` if not implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Tells that an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

/// What happens if a delegate does not implement a member.
extension UINavigationBarDelegate {
  /// Allows the push.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool {
    OptionalMessage.send("navigationBar:shouldPushItem:", to: self, navigationBar, item) { true }
  }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    OptionalMessage.send("navigationBar:didPushItem:", to: self, navigationBar, item) {}
  }
  /// Allows the pop.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool {
    OptionalMessage.send("navigationBar:shouldPopItem:", to: self, navigationBar, item) { true }
  }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    OptionalMessage.send("navigationBar:didPopItem:", to: self, navigationBar, item) {}
  }
}

/// The bar with the title, the back button and the buttons of a controller.
///
/// A navigation controller keeps the items equal to its stack. The views that
/// an app gave to the top item (title view, custom views, search bar) are
/// subviews of the bar.
///
/// - Differs: titles and buttons of the system are not drawn as views.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  @exclusivity(unchecked)
  private var stack: [UINavigationItem] = []
  private var hosted: [UIView] = []
  private var backgrounds: [UIBarMetrics: UIImage] = [:]
  private var adjustments: [UIBarMetrics: CGFloat] = [:]
  private var heldStandard: UINavigationBarAppearance?

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.navigationBar.apply(to: self, nib) }
  }

  // MARK: - Items

  /// The navigation controller that the bar belongs to; it alone changes the items then.
  @Backward var manager: UINavigationController?
  private weak var givenDelegate: (any UINavigationBarDelegate)?

  /// Is asked and told about items; of a navigation controller's bar it is that controller.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { manager.map { $0 as? any UINavigationBarDelegate } ?? givenDelegate }
    set {
      guard manager == nil else { return raise(.navigationBarDelegateIsManaged()) }
      givenDelegate = newValue
    }
  }

  /// Whether the app may change the items itself; raises if not.
  private func mayChange(by method: String) -> Bool {
    guard manager != nil else { return true }
    raise(.navigationBarIsManaged(method))
    return false
  }

  /// The items, the shown one last.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below the shown one.
  open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

  /// Shows a further item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard mayChange(by: "pushNavigationItem:animated:"),
      delegate?.navigationBar(self, shouldPush: item) ?? true
    else { return }
    stack.append(item)
    stackDidChange()
    delegate?.navigationBar(self, didPush: item)
  }

  /// Goes back to the item below.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard mayChange(by: "popNavigationItemAnimated:"), let item = stack.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else {
      return nil
    }
    stack.removeLast()
    item.bar = nil
    stackDidChange()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard mayChange(by: "setItems:animated:") else { return }
    for item in stack where item.bar === self { item.bar = nil }
    stack = items ?? []
    titleGeneration += 1
    stackDidChange()
  }

  private func stackDidChange() {
    for item in stack { item.bar = self }
    setNeedsLayout()
  }

  // A navigation controller mirrors its stack; the cost does not depend on the depth.

  func mirrorPush(_ item: UINavigationItem) {
    stack.append(item)
    item.bar = self
    item.inheritedTitle = nil
    setNeedsLayout()
  }

  func mirrorPop(_ count: Int) {
    for item in stack.suffix(count) where item.bar === self { item.bar = nil }
    stack.removeLast(min(count, stack.count))
    setNeedsLayout()
  }

  func mirrorReplace(from index: Int, with items: [UINavigationItem]) {
    titleGeneration += 1
    mirrorPop(max(stack.count - index, 0))
    for item in items { mirrorPush(item) }
  }

  /// The height that the bar wants for what it shows.
  var wantedHeight: CGFloat { sizeThatFits(.zero).height }

  /// Counts what may change an answer that items inherited.
  private var titleGeneration = 0

  func titleModeDidChange() {
    titleGeneration += 1
    superview?.setNeedsLayout()
  }

  /// Whether the title of the top item is large.
  ///
  /// An automatic item follows the one below; the answer is kept with it, so that the way
  /// down is short however many items there are.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    var isLarge = true
    var index = stack.count
    search: while index > 0 {
      let item = stack[index - 1]
      switch item.largeTitleDisplayMode {
      case .always: break search
      case .never, .inline:
        isLarge = false
        break search
      case .automatic:
        if let kept = item.inheritedTitle, kept.generation == titleGeneration {
          isLarge = kept.isLarge
          break search
        }
        index -= 1
      }
    }
    for item in stack[index...] { item.inheritedTitle = (titleGeneration, isLarge) }
    return isLarge
  }

  // MARK: - Look

  /// Light or dark, in old code.
  open var barStyle = UIBarStyle.default

  /// Whether content shows through.
  @exclusivity(unchecked)
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  /// Whether titles are large at the top of scrolled content.
  @exclusivity(unchecked)
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { superview?.setNeedsLayout() } }
  }

  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// The line below the bar.
  open var shadowImage: UIImage?

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The image of the back button.
  open var backIndicatorImage: UIImage?

  /// The mask of the back button's image.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let heldStandard { return heldStandard }
      let made = UINavigationBarAppearance()
      heldStandard = made
      return made
    }
    set { heldStandard = newValue }
  }

  var givenStandardAppearance: UINavigationBarAppearance? { heldStandard }

  /// The look of a low bar.
  open var compactAppearance: UINavigationBarAppearance?

  /// The look of the bar at the edge of scrolled content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The look of a low bar at the edge of scrolled content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Sets the background image.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
  }

  /// The background image.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[barMetrics]
  }

  /// Sets the background image for a place of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgrounds[barMetrics] = backgroundImage
  }

  /// The background image for a place of the bar.
  open func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[barMetrics]
  }

  /// Moves the title up or down.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    adjustments[barMetrics] = adjustment
  }

  /// How far the title is moved.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    adjustments[barMetrics] ?? 0
  }

  /// At the top.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

  // MARK: - Layout

  /// The height of a bar, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let device = UIApplication.shared.device
    let height = showsLargeTitle ? device.largeTitleBarHeight : device.barHeight
    let prompt = stack.last?.prompt == nil ? 0 : Self.promptHeight
    return CGSize(width: size.width, height: height + prompt + searchHeight)
  }

  /// What a search bar below the title adds to the height: its own, without a small margin.
  ///
  /// - Evidence: published heights of 96 and 148 points with and without a large title (C)
  var searchHeight: CGFloat {
    guard let item = stack.last, let search = item.searchController,
      item.searchBarPlacement == .stacked
    else { return 0 }
    return search.searchBar.sizeThatFits(.zero).height - 4
  }

  /// How much of the height goes as content is scrolled: the search bar, then the large title.
  var collapsibleHeight: CGFloat {
    let device = UIApplication.shared.device
    let title = showsLargeTitle ? device.largeTitleBarHeight - device.barHeight : 0
    guard let item = stack.last, item.hidesSearchBarWhenScrolling,
      item.searchController?.isActive != true
    else { return title }
    return title + searchHeight
  }

  /// What a prompt adds to the height, from memory (grade D).
  private static let promptHeight: CGFloat = 30

  /// Any width, and the height of a bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Hosts and places the views of the top item.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = NavigationBarLayout(self)
    let views = layout.placements.map(\.view)
    for view in hosted where !views.contains(where: { $0 === view }) && view.superview === self {
      view.removeFromSuperview()
    }
    hosted = views
    for placement in layout.placements {
      if placement.view.superview !== self { addSubview(placement.view) }
      placement.view.frame = placement.frame
    }
  }
}
