public import Foundation

/// The view of an item in a collection.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  let content = CollectionCellContent()
  /// Whether the layout decides about the width when the cell is measured.
  var keepsWidth = false
  /// How the list wants the cell to look; `nil` outside of lists.
  var listAppearance: ListItemAppearance? {
    didSet { if listAppearance != oldValue { listAppearanceDidChange() } }
  }
  private let ownContentView = UICollectionViewCellContentView(frame: .zero)
  private var touched: IndexPath?

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
    ownContentView.cell = self
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Old documents have the content directly in the cell.
    for view in subviews { contentView.addSubview(view) }
    addSubview(contentView)
    ownContentView.cell = self
    if let nib = coder.nib { NibTables.collectionViewCell.apply(to: self, nib) }
  }

  /// The view that holds the content.
  public var contentView: UIView { ownContentView }

  // MARK: - State

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Whether the collection is edited.
  var isEditing = false {
    didSet { if isEditing != oldValue { stateDidChange() } }
  }

  /// Whether the item is being moved.
  var isReordering = false {
    didSet { if isReordering != oldValue { stateDidChange() } }
  }

  /// Whether the item is swiped aside.
  var isSwiped = false {
    didSet { if isSwiped != oldValue { stateDidChange() } }
  }

  /// Whether the item shows its children.
  var isExpanded = false {
    didSet { if isExpanded != oldValue { stateDidChange() } }
  }

  /// What happens to a cell that is being dragged.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging
  }

  /// Tells that the cell is being dragged, or no longer; a subclass calls `super`.
  open func dragStateDidChange(_ dragState: DragState) {
    content.dragState = dragState
    setNeedsUpdateConfiguration()
  }

  // MARK: - Backgrounds

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// A view behind the content while the cell is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
        selectedBackgroundView.isHidden = !(isSelected || isHighlighted)
      }
    }
  }

  // MARK: - Configurations

  /// What the cell shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: self) }
  }

  /// What the background shows, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { content.background }
    set { content.showBackground(newValue, in: self) }
  }

  /// The usual background: that of the list around the cell, or none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listAppearance?.background ?? .clear()
  }

  /// Whether the content follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The state by which configurations are updated.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isReordering = isReordering
    state.isSwiped = isSwiped
    state.isExpanded = isExpanded
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = isFocused
    state.cellDragState = .init(content.dragState)
    return state
  }

  /// The type of a closure that updates the configuration.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// A closure that updates the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for an update of the configuration in the next layout.
  open func setNeedsUpdateConfiguration() {
    content.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configuration for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Whether the cell takes touches; configurations show that.
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set {
      guard newValue != super.isUserInteractionEnabled else { return }
      super.isUserInteractionEnabled = newValue
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: - Reuse

  /// Clears what the last item left; a subclass calls `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
    (isSwiped, isReordering, isExpanded) = (false, false, false)
  }

  /// Whether the focus may stop at the cell, as collection and delegate say.
  open override var canBecomeFocused: Bool {
    collection.map { $0.canFocus(self) } ?? super.canBecomeFocused
  }

  // MARK: - Touches

  /// Highlights the item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = nil
    if let collection, let path = collection.indexPath(for: self),
      collection.highlightItem(at: path)
    {
      touched = path
    } else {
      super.touchesBegan(touches, with: event)
    }
  }

  /// Selects the item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch(selects: true) { super.touchesEnded(touches, with: event) }
  }

  /// Ends the highlight without selecting.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch(selects: false) { super.touchesCancelled(touches, with: event) }
  }

  private func endTouch(selects: Bool, otherwise: () -> Void) {
    guard let path = touched, let collection else {
      otherwise()
      return
    }
    touched = nil
    collection.releaseItem(at: path, selects: selects)
  }

  // MARK: - Layout

  /// Places the content and the backgrounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.updateIfNeeded(self)
    layOutContentView()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    content.layOut(self)
  }

  /// Places the content view; lists leave room for accessories.
  func layOutContentView() {
    if contentView.frame != bounds { contentView.frame = bounds }
  }

  /// The room that the content does not get.
  var spaceBesideContent: CGFloat { 0 }

  /// Follows what the list wants.
  func listAppearanceDidChange() {}

  /// The attributes that fit the content by its constraints.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    content.updateIfNeeded(self)
    let size = layoutAttributes.size
    let beside = spaceBesideContent
    if contentView.hasConstraintsInside {
      fitting.size = systemLayoutSizeFitting(
        keepsWidth ? CGSize(width: size.width, height: 0) : .zero,
        withHorizontalFittingPriority: keepsWidth ? .required : .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel
      )
    } else if let view = content.view {
      let inner = CGSize(width: max(0, size.width - beside), height: size.height)
      fitting.size = view.sizeThatFits(inner)
      fitting.size.width += beside
    }
    return fitting
  }

  /// The size by the constraints of the content, if it has any.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentView.hasConstraintsInside else {
      return super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    }
    let beside = targetSize.width > 0 ? spaceBesideContent : 0
    var size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    size.width += beside
    return size
  }

  /// Lets the cell be measured again, if its size is its own.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeMayHaveChanged()
  }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
  }
}

/// A cell of a list in a collection: indentation, accessories at both ends, a line below.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  let parts = ListCellParts()

  /// A configuration without any content, as the list around the cell wants it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    listAppearance?.content ?? .cell()
  }

  /// How deep the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { partsDidChange() } }
  }

  /// The width of a level of indentation.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { partsDidChange() } }
  }

  /// Whether the accessories before the content are indented too; `true` by default.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { partsDidChange() } }
  }

  /// What stands beside the content.
  ///
  /// System accessories have their places; the order of custom ones in the array counts.
  open var accessories: [UICellAccessory] {
    get { parts.accessories }
    set { parts.setAccessories(newValue, in: self) }
  }

  /// The guide along which the line below the cell runs.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.identifier = "UICollectionViewListCell-separatorLayoutGuide"
    addLayoutGuide(guide)
    return guide
  }()

  /// The state, which lists also show in accessories.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut(self)
  }

  override func layOutContentView() { parts.placeContent(of: self) }
  override var spaceBesideContent: CGFloat { parts.widths(in: self).both }

  override func listAppearanceDidChange() {
    if backgroundConfiguration == nil || parts.hasListBackground, let own = listAppearance {
      parts.hasListBackground = true
      backgroundConfiguration = own.background
    }
    partsDidChange()
  }

  /// Sets a background of the app's own.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      if newValue != listAppearance?.background { parts.hasListBackground = false }
      super.backgroundConfiguration = newValue
    }
  }

  func partsDidChange() {
    contentSizeMayHaveChanged()
    setNeedsLayout()
  }
}
