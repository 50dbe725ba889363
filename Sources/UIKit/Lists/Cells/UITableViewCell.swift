public import Foundation

/// The view of one row of a table.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  // The first member and the number of stored properties are mirrored in `Construction+Cells`.

  /// Creates a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    parts = CellParts(style: style, reuseIdentifier: reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.row))
    addSubview(contentView)
    parts.contentView.cell = self
  }

  let parts: CellParts

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    parts = CellParts(
      style: NibTables.cellStyle(coder),
      reuseIdentifier: NibTables.reuseIdentifier(coder)
    )
    super.init(coder: coder)
    insertSubview(contentView, at: 0)
    parts.contentView.cell = self
    if let nib = coder.nib { NibTables.tableViewCell.apply(to: self, nib) }
  }

  /// Creates a cell of the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame.isEmpty ? self.frame : frame
  }

  // MARK: - Content

  /// The view that holds the content.
  open var contentView: UIView { parts.contentView }

  /// The main label; content configurations replace it.
  open var textLabel: UILabel? { parts.label(for: self) }

  /// The second label; `nil` in the default style.
  open var detailTextLabel: UILabel? { parts.detailLabel(for: self) }

  /// The image at the left.
  open var imageView: UIImageView? { parts.image(for: self) }

  /// What the cell shows, as a value; makes the view for it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.configuration }
    set { parts.apply(newValue, to: self) }
  }

  /// A configuration for the cell's style without any content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    parts.defaultConfiguration
  }

  /// Whether the content follows the state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { parts.updatesContent }
    set { parts.updatesContent = newValue }
  }

  /// What the background shows, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.background }
    set {
      parts.background = newValue
      backgroundColor = newValue?.backgroundColor ?? backgroundColor
    }
  }

  /// Whether the background follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { parts.updatesBackground }
    set { parts.updatesBackground = newValue }
  }

  /// The state by which configurations are updated.
  open var configurationState: UICellConfigurationState { parts.state(of: self) }

  /// Asks for an update of the configuration in the next layout.
  open func setNeedsUpdateConfiguration() {
    parts.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configuration for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that updates the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { parts.updateHandler }
    set {
      parts.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The type of the closure.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  // MARK: - Background

  /// A view behind the content.
  open var backgroundView: UIView? {
    get { parts.backgroundView }
    set { parts.setBackground(newValue, in: self) }
  }

  /// A view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackgroundView }
    set { parts.selectedBackgroundView = newValue }
  }

  /// The same while several can be selected.
  open var multipleSelectionBackgroundView: UIView? {
    get { parts.multipleSelectionBackgroundView }
    set { parts.multipleSelectionBackgroundView = newValue }
  }

  // MARK: - Accessory

  /// What stands at the right.
  open var accessoryType: AccessoryType {
    get { parts.accessoryType }
    set {
      parts.accessoryType = newValue
      setNeedsLayout()
    }
  }

  /// A view at the right; instead of a type.
  open var accessoryView: UIView? {
    get { parts.accessoryView }
    set { parts.setAccessory(newValue, in: self) }
  }

  /// What stands at the right while the cell is edited.
  open var editingAccessoryType: AccessoryType {
    get { parts.editingAccessoryType }
    set {
      parts.editingAccessoryType = newValue
      setNeedsLayout()
    }
  }

  /// A view at the right while the cell is edited.
  open var editingAccessoryView: UIView? {
    get { parts.editingAccessoryView }
    set {
      if parts.editingAccessoryView !== newValue {
        parts.editingAccessoryView?.removeFromSuperview()
      }
      parts.editingAccessoryView = newValue
      setNeedsLayout()
    }
  }

  /// How deep the content is indented.
  open var indentationLevel: Int {
    get { parts.indentationLevel }
    set {
      guard newValue != parts.indentationLevel else { return }
      parts.indentationLevel = newValue
      setNeedsLayout()
    }
  }

  /// The width of a level of indentation.
  open var indentationWidth: CGFloat {
    get { parts.indentationWidth }
    set {
      parts.indentationWidth = newValue
      setNeedsLayout()
    }
  }

  /// The insets of the line below.
  open var separatorInset: UIEdgeInsets {
    get {
      parts.separatorInset ?? owningTable?.separatorInset
        ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0)
    }
    set { parts.separatorInset = newValue }
  }

  // MARK: - Selection

  /// How the cell looks when it is selected.
  open var selectionStyle: SelectionStyle {
    get { parts.selectionStyle }
    set { parts.selectionStyle = newValue }
  }

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Makes the cell selected or not; a subclass calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    parts.setSelected(selected, in: self)
  }

  /// Shows a finger on the cell or not; a subclass calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    parts.setHighlighted(highlighted, in: self)
  }

  // MARK: - Touches

  /// Highlights the row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !parts.beginTouch(self) { super.touchesBegan(touches, with: event) }
  }

  /// Selects the row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !parts.endTouch(self, selects: true) { super.touchesEnded(touches, with: event) }
  }

  /// Ends the highlight without selecting.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !parts.endTouch(self, selects: false) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: - Editing

  /// Whether the cell is edited.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing; a subclass calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    parts.setEditing(editing, in: self)
  }

  /// How the row can be edited.
  open var editingStyle: EditingStyle { parts.editingStyle(of: self) }

  /// Whether the handle for moving is there.
  open var showsReorderControl: Bool {
    get { parts.showsReorderControl }
    set { parts.showsReorderControl = newValue }
  }

  /// Whether the content moves aside while the cell is edited.
  open var shouldIndentWhileEditing: Bool {
    get { parts.shouldIndentWhileEditing }
    set { parts.shouldIndentWhileEditing = newValue }
  }

  /// Whether the confirmation of a deletion is there.
  open var showingDeleteConfirmation: Bool { parts.editing.showsConfirmation }

  /// Tells that what is shown while editing is about to change.
  open func willTransition(to state: StateMask) {}

  /// Tells that what is shown while editing changed.
  open func didTransition(to state: StateMask) {}

  // MARK: - Dragging

  /// Tells that the row is lifted, dragged, or neither any more; a subclass calls `super`.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether touches reach the content while rows are dragged.
  open var userInteractionEnabledWhileDragging: Bool {
    get { parts.editing.isTouchableWhileDragging }
    set { parts.editing.isTouchableWhileDragging = newValue }
  }

  // MARK: - Reuse

  /// The name under which the table keeps the cell.
  open var reuseIdentifier: String? { parts.reuseIdentifier }

  /// Clears what the last row left; a subclass calls `super`.
  open func prepareForReuse() {
    parts.clear(self)
  }

  // MARK: - Layout

  /// Places the content and the accessory.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut(self)
  }

  /// Lets the row be measured again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeMayHaveChanged()
  }

  /// The size of the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: parts.plainHeight(of: self, width: size.width))
  }

  /// The size by the constraints of the content, else the one that fits.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    parts.fittingSize(of: self, in: targetSize)
  }
}
