import CoreGraphics
public import Foundation

/// A button in a navigation bar or a toolbar.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  private var systemItem: SystemItem?
  private var images: [ImageKey: UIImage] = [:]
  weak var navigationItem: UINavigationItem?
  /// The group that the item belongs to.
  weak var group: UIBarButtonItemGroup?
  private var offsets: [Offset: CGFloat] = [:]
  private var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  private var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]

  private struct Offset: Hashable {
    let isBack: Bool
    let metrics: UIBarMetrics
  }

  private struct ImageKey: Hashable {
    var isBack = false
    let state: UIControl.State
    var style: Style?
    let metrics: UIBarMetrics
  }

  /// Creates an item without content.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.barButtonItem.apply(to: self, nib) }
  }

  /// Creates an item with an image.
  public convenience init(
    image: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item with an image, and another one for phones on their side.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with a title.
  public convenience init(
    title: String?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button of the system.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    use(systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item with a view of the app.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button of the system with an action or a menu.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    use(systemItem)
    heldAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with an action or a menu; title and image come from the action if missing.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Space of a fixed width.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self.makeSpace(.fixedSpace)
    item.width = width
    return item
  }

  /// Space that grows.
  open class func flexibleSpace() -> Self {
    makeSpace(.flexibleSpace)
  }

  private class func makeSpace(_ systemItem: SystemItem) -> Self {
    let item = PortingConstruction.make(Self.self)
    item.use(systemItem)
    return item
  }

  // MARK: - Content

  /// The look.
  open var style = Style.plain

  /// The width; zero for the content's.
  open var width: CGFloat = 0

  /// The titles for which there must be space.
  open var possibleTitles: Set<String>?

  /// A view of the app in place of the button.
  open var customView: UIView? {
    didSet { itemDidChange() }
  }

  /// The colour of the content.
  open var tintColor: UIColor?

  /// Whether the button looks pressed.
  open var isSelected = false

  /// Whether the item is left out.
  open var isHidden = false {
    didSet { itemDidChange() }
  }

  // MARK: - Action

  /// The method that a tap calls.
  open var action: Selector?

  /// The receiver, which is not retained; `nil` for the responder chain.
  open weak var target: AnyObject?

  private var heldAction: UIAction?

  /// The action that a tap performs; it gives the item its title and image.
  open var primaryAction: UIAction? {
    get { heldAction }
    set {
      heldAction = newValue
      guard let newValue else { return }
      if !newValue.title.isEmpty, title == nil { title = newValue.title }
      if let image = newValue.image, self.image == nil { self.image = image }
    }
  }

  /// The menu that a tap or a long press opens.
  open var menu: UIMenu? {
    didSet { if changesSelectionAsPrimaryAction { MenuChoice.prepare(menu, of: self) } }
  }

  /// Whether choosing in the menu changes the title; without a menu, a tap selects the item.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction { MenuChoice.prepare(menu, of: self) } }
  }

  /// The order of the menu's elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// The menu entry that stands for the item where there is no room.
  open var menuRepresentation: UIMenuElement?

  /// Whether dragging something onto the item triggers it.
  open var isSpringLoaded = false

  /// The number or text on the item.
  open var badge: Badge?

  /// Whether the item has no glass of its own.
  open var hidesSharedBackground = false

  /// Whether the item shares the glass of its neighbours.
  open var sharesBackground = true

  /// A name by which the item is recognized when the items change.
  open var identifier: String?

  /// Whether the symbol of the item moves when it changes.
  open var isSymbolAnimationEnabled = false

  /// The group that the item belongs to.
  open var buttonGroup: UIBarButtonItemGroup? { group }

  /// Makes a group of this item that the user can neither move nor take out.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Makes a group of this item that the user can move but not take out.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Makes a group of this item that the user can move and take out.
  open func creatingOptionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization,
      items: [self]
    )
  }

  /// Does what a tap on the item does.
  package func trigger() {
    guard isEnabled else { return }
    if let button = customView as? UIControl {
      button.sendActions(for: .touchUpInside)
      return
    }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if let heldAction {
      heldAction.perform(sender: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }

  // MARK: - Images

  /// Sets the background in a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    images[ImageKey(state: state, metrics: barMetrics)] = backgroundImage
  }

  /// The background in a state.
  open func backgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images[ImageKey(state: state, metrics: barMetrics)]
  }

  /// Sets the background of a style in a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    images[ImageKey(state: state, style: style, metrics: barMetrics)] = backgroundImage
  }

  /// The background of a style in a state.
  open func backgroundImage(
    for state: UIControl.State,
    style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images[ImageKey(state: state, style: style, metrics: barMetrics)]
  }

  /// Sets the background of the button that goes back here.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    images[ImageKey(isBack: true, state: state, metrics: barMetrics)] = backgroundImage
  }

  /// The background of the button that goes back here.
  open func backButtonBackgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images[ImageKey(isBack: true, state: state, metrics: barMetrics)]
  }

  // MARK: - Offsets

  /// Moves the background up or down.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    offsets[Offset(isBack: false, metrics: barMetrics)] = adjustment
  }

  /// How far the background is moved.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    offsets[Offset(isBack: false, metrics: barMetrics)] ?? 0
  }

  /// Moves the background of the button that goes back here.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    offsets[Offset(isBack: true, metrics: barMetrics)] = adjustment
  }

  /// How far the background of the button that goes back here is moved.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat {
    offsets[Offset(isBack: true, metrics: barMetrics)] ?? 0
  }

  /// Moves the title.
  open func setTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    titleOffsets[barMetrics] = adjustment
  }

  /// How far the title is moved.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics] ?? .zero
  }

  /// Moves the title of the button that goes back here.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    backTitleOffsets[barMetrics] = adjustment
  }

  /// How far the title of the button that goes back here is moved.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics] ?? .zero
  }

  override func itemDidChange() {
    navigationItem?.itemDidChange()
  }

  // MARK: - Items of the system

  /// The item of the system that this one was made as.
  package var madeAs: SystemItem? { systemItem }

  /// Whether the item is empty space.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Makes the item one of the system's.
  func use(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }
}
