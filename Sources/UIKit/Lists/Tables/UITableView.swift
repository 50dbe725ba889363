public import Foundation

/// A list of rows in sections; only rows near the visible part have cells.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  open private(set) var style: Style
  let table: TableState

  /// Creates a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    table = TableState()
    super.init(frame: frame)
    alwaysBounceVertical = true
    addRowSwipeRecognizer()
    addRowSelectionRecognizer()
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table from an archive.
  public required init?(coder: NSCoder) {
    style = NibTables.tableStyle(coder)
    table = TableState()
    super.init(coder: coder)
    alwaysBounceVertical = true
    addRowSwipeRecognizer()
    addRowSelectionRecognizer()
    guard let nib = coder.nib else { return }
    if !nib.hasChild("backgroundColor") {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    NibTables.tableView.apply(to: self, nib)
  }

  // MARK: - Who provides and decides

  /// The object that provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// The object that decides and follows.
  @_nonoverride
  open var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set {
      let old = (self as UIScrollView).delegate
      (self as UIScrollView).delegate = newValue
      guard old !== newValue else { return }
      setNeedsReload()
      attachment(TableMenus.self) { TableMenus(self) }.delegateDidChange()
    }
  }

  /// The object that gives the items of rows that are dragged away.
  open var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragging?.dragDelegate }
    set {
      madeDragging.dragDelegate = newValue
      madeDragging.delegatesDidChange()
    }
  }

  /// The object that takes items that are dropped.
  open var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragging?.dropDelegate }
    set {
      madeDragging.dropDelegate = newValue
      madeDragging.delegatesDidChange()
    }
  }

  /// Whether the user can drag rows; on tablets by default.
  open var dragInteractionEnabled: Bool {
    get { madeDragging.dragInteraction.isEnabled }
    set { madeDragging.dragInteraction.isEnabled = newValue }
  }

  /// Whether rows of the table are being dragged.
  open var hasActiveDrag: Bool { dragging?.isDragging ?? false }

  /// Whether a drag is over the table.
  open var hasActiveDrop: Bool { dragging?.isDropping ?? false }

  /// The object that loads rows ahead.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether rows are loaded ahead.
  open var isPrefetchingEnabled = true

  // MARK: - Heights

  /// The height of rows; automatic by default.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }

  /// The height of headers; automatic by default.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }

  /// The height of footers; automatic by default.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }

  /// A guess of the height of rows; 0 asks for all heights at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload() } }
  }

  /// A guess of the height of headers.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension

  /// A guess of the height of footers.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension

  /// The space above each header in a plain table.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsReload() } }
  }

  /// The height that is put instead of missing rows.
  open var fillerRowHeight: CGFloat = 0

  // MARK: - Look

  /// The line below cells.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// The colour of separators.
  open var separatorColor: UIColor? = .separator

  /// The effect of separators; nothing is drawn here.
  open var separatorEffect: UIVisualEffect?

  /// The insets of separators.
  open var separatorInset: UIEdgeInsets {
    get { table.separatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set { table.separatorInset = newValue }
  }

  /// What the insets of separators are measured from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  /// Whether margins of cells keep text readable.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      if cellLayoutMarginsFollowReadableWidth != oldValue { cellMarginsMayHaveChanged() }
    }
  }

  /// Whether content views keep clear of the safe area.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { cellMarginsMayHaveChanged() } }
  }

  /// A view behind all rows.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// A view above all sections; its height is its frame's.
  open var tableHeaderView: UIView? {
    didSet { accessoryDidChange(from: oldValue, to: tableHeaderView) }
  }

  /// A view below all sections; its height is its frame's.
  open var tableFooterView: UIView? {
    didSet { accessoryDidChange(from: oldValue, to: tableFooterView) }
  }

  /// The number of rows from which the index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0

  /// The colour of the index.
  open var sectionIndexColor: UIColor?

  /// The colour behind the index.
  open var sectionIndexBackgroundColor: UIColor?

  /// The colour behind the index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  /// Whether the first responder in a cell makes it selected.
  open var selectionFollowsFocus = false

  /// Whether a cell asks for another height by itself.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: - Reloading

  /// Asks the data source for everything anew.
  open func reloadData() {
    reloadAll()
  }

  /// Asks for the titles of the index anew.
  open func reloadSectionIndexTitles() { loadIndexTitles() }

  /// Makes cells anew for rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths }
  }

  /// Lets the cells of rows be configured again without new cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  /// Makes sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: - Updates

  /// Starts a group of changes.
  open func beginUpdates() {
    beginUpdateGroup()
  }

  /// Ends a group of changes and shows them.
  open func endUpdates() {
    endUpdateGroup(completion: nil)
  }

  /// Makes a group of changes and shows them.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdateGroup()
    updates?()
    endUpdateGroup(completion: completion)
  }

  /// Shows rows that the data source has got.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths }
  }

  /// Takes away rows that the data source has lost.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths }
  }

  /// Moves a row as the data source did.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Shows sections that the data source has got.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Takes away sections that the data source has lost.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Moves a section as the data source did.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Whether changes wait to be shown, or rows stand in for dropped data.
  open var hasUncommittedUpdates: Bool { table.updateDepth > 0 || standIns != nil }

  // MARK: - Asking

  /// The number of sections.
  open var numberOfSections: Int {
    loadSectionsIfNeeded()
    return table.sections.count
  }

  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadSectionsIfNeeded()
    return table.sections.indices.contains(section) ? table.sections[section].rows.count : 0
  }

  /// The cell of a row, if it is shown.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    bringUpToDate()
    return table.cells[indexPath]
  }

  /// The row of a cell that is shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    table.cells.first { $0.value === cell }?.key
  }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPath(at: point)
  }

  /// The rows that touch a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadSectionsIfNeeded()
    return rows(in: rect)
  }

  /// The cells that are shown, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    bringUpToDate()
    return shownRows.compactMap { table.cells[$0] }
  }

  /// The rows that are shown, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    bringUpToDate()
    return shownRows
  }

  /// The rectangle of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    rectOfSection(section)
  }

  /// The rectangle of a header.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rectOfHeader(section)
  }

  /// The rectangle of a footer.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rectOfFooter(section)
  }

  /// The rectangle of a row; zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadSectionsIfNeeded()
    return rectOfRow(indexPath)
  }

  /// The header of a section, if it is shown.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bringUpToDate()
    return table.headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is shown.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bringUpToDate()
    return table.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: - Scrolling

  /// Scrolls until a row is at a place.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls until the selected row is at a place.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let indexPath = indexPathForSelectedRow else { return }
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: - Selection

  /// Whether rows can be selected.
  open var allowsSelection = true

  /// Whether they can while the table is edited.
  open var allowsSelectionDuringEditing = false

  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false

  /// Whether several can while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// The selected row; the first of several.
  open var indexPathForSelectedRow: IndexPath? { table.selected.min() }

  /// The selected rows; `nil` for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    table.selected.isEmpty ? nil : table.selectionOrder
  }

  /// Selects a row without telling the delegate.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: - Editing

  /// Whether the table is edited, or a row stands aside after a swipe.
  open var isEditing: Bool {
    get { table.isEditing || rowSwipe != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing, for the visible cells, too.
  open func setEditing(_ editing: Bool, animated: Bool) {
    applyEditing(editing, animated: animated)
  }

  // MARK: - Reuse

  /// Names a nib from which cells are made.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    table.cellClasses[identifier] = nil
    table.cellNibs[identifier] = nib
  }

  /// Names a class from which cells are made.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    table.cellClasses[identifier] = cellClass as? UITableViewCell.Type
    table.cellNibs[identifier] = nil
  }

  /// Names a nib from which headers and footers are made.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    table.headerClasses[identifier] = nil
    table.headerNibs[identifier] = nib
  }

  /// Names a class from which headers and footers are made.
  open func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    table.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    table.headerNibs[identifier] = nil
  }

  /// A used cell, or a new one of the registered class; `nil` without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// A used cell, or a new one of the registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueCell(identifier, for: indexPath) { return cell }
    raise(.unregisteredCell(identifier))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A used header or footer, or a new one of the registered class.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeader(identifier)
  }

  // MARK: - Layout

  /// Puts cells where rows are visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  /// Lets a swipe over a row begin where it has actions, and scrolling put such a row back.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer is RowSwipeRecognizer { return mayBeginRowSwipe() }
    if gestureRecognizer is RowSelectionRecognizer { return mayBeginRowSelection() }
    if gestureRecognizer === panGestureRecognizer, mayBeginRowSelection() { return false }
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    if gestureRecognizer === panGestureRecognizer { endRowSwipe(animated: true) }
    return true
  }

  /// Measures rows again for another text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    if old != traitCollection.preferredContentSizeCategory { forgetMeasuredRows() }
  }

  /// Lays cells out again beside what the device covers.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    cellMarginsMayHaveChanged()
  }

  /// The size of all rows for a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    loadSectionsIfNeeded()
    return CGSize(width: size.width, height: min(size.height, contentSize.height))
  }

  /// What the insets of separators are measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of cells.
    case fromCellEdges
    /// The automatic insets.
    case fromAutomaticInsets
  }

  /// Whether cells ask for another height by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled
    /// When they ask for it.
    case enabled
    /// Also when their constraints change.
    case enabledIncludingConstraints
  }
}

/// An object that loads rows ahead.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Asks to load rows that may be shown soon.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Tells that rows will not be shown soon after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    OptionalMessage.send(
      "tableView:cancelPrefetchingForRowsAtIndexPaths:",
      to: self,
      tableView,
      indexPaths
    ) {}
  }
}
