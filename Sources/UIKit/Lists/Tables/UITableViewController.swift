public import Foundation

/// A controller whose view is a table, and which is its data source and delegate.
///
/// The table is reloaded before the first appearance, and rows are deselected
/// whenever the controller appears.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let style: UITableView.Style
  private var hasLoadedRows = false

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.tableViewController.apply(to: self, nib) }
  }

  /// Makes the table the view, below the status bar until somebody gives it a place.
  ///
  /// - Evidence: a test of the library PanModal, and questions of people who wondered about the
  ///   20 points above a table that they had added by hand.
  open override func loadView() {
    if loadViewFromNib() {
      // Xcode connects both; a document may leave it to the controller.
      guard let table = viewIfLoaded as? UITableView else { return }
      if table.dataSource == nil { table.dataSource = self }
      if table.delegate == nil { table.delegate = self }
      return
    }
    var frame = UIScreen.main.bounds
    let bar = UIApplication.shared.statusBarFrame.height
    frame.origin.y += bar
    frame.size.height -= bar
    let table = UITableView(frame: frame, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table.
  open var tableView: UITableView! {
    get { (loadedView as? UITableView) ?? ownTable }
    set {
      if newValue.superview == nil || !isViewLoaded { view = newValue }
      ownTable = newValue
      if newValue.dataSource == nil { newValue.dataSource = self }
      if newValue.delegate == nil { newValue.delegate = self }
    }
  }

  private weak var ownTable: UITableView?
  private var loadedView: UIView? {
    loadViewIfNeeded()
    return viewIfLoaded
  }

  /// Whether rows are deselected before the controller appears; `true` by default.
  open var clearsSelectionOnViewWillAppear = true

  /// The control that the user pulls down to refresh.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Loads the rows the first time and deselects rows.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboard.watch(true)
    guard let table = tableView else { return }
    if !hasLoadedRows {
      hasLoadedRows = true
      table.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: indexPath, animated: animated)
    }
  }

  /// Shows the scroll indicators for a moment.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView?.flashScrollIndicators()
  }

  /// Lets go of the keyboard.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboard.watch(false)
  }

  private lazy var keyboard = TableKeyboard(self)

  /// Lets the table follow the editing state.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: - Data source and delegate, for overriding

  /// Asks for the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticTable?[section]?.cells.count ?? 0
  }

  /// Asks for the cell of a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableView.staticTable?.cell(at: indexPath) ?? UITableViewCell() }

  /// Asks for the number of sections; 1 by default, or as many as the storyboard draws.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticTable?.sections.count ?? 1
  }

  /// Asks for the title above a section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticTable?[section]?.header
  }

  /// Asks for the title below a section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticTable?[section]?.footer
  }

  /// Asks whether a row can be edited; `true` by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.noteMissing(.canEdit)
    return true
  }

  /// Asks whether a row can be moved; by default if a subclass implements `moveRowAt`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMessage.isImplemented("tableView:moveRowAtIndexPath:toIndexPath:", by: self) ?? false
  }

  /// Asks for the titles of the index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Asks for the section of a title in the index.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  /// Asks to delete or insert a row, as the user wished.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Asks to move a row, as the user did.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Tells that a cell is about to be shown.
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Tells that a header is about to be shown.
  open func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {}

  /// Tells that a footer is about to be shown.
  open func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {}

  /// Tells that a cell is no longer shown.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Tells that a header is no longer shown.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {}

  /// Tells that a footer is no longer shown.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {}

  /// Asks for the height of a row; `rowHeight` by default.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let height = tableView.staticTable?.height(at: indexPath) { return height }
    return tableView.inheritedHeight(.row, of: self)
  }

  /// Asks for the height of a header; `sectionHeaderHeight` by default.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.inheritedHeight(.header, of: self)
  }

  /// Asks for the height of a footer; `sectionFooterHeight` by default.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.inheritedHeight(.footer, of: self)
  }

  /// Asks for a guess of a row's height; `estimatedRowHeight` by default.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.inheritedHeight(.estimatedRow, of: self) }

  /// Asks for a guess of a header's height.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { tableView.inheritedHeight(.estimatedHeader, of: self) }

  /// Asks for a guess of a footer's height.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { tableView.inheritedHeight(.estimatedFooter, of: self) }

  /// Asks for the view above a section.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// Asks for the view below a section.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// Tells that the user tapped the button of a row.
  open func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Asks whether a touch highlights a row; `true` by default.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Tells that a touch highlighted a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Tells that the highlight ended.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Asks which row a tap selects; `nil` for none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { indexPath }

  /// Asks which row is deselected; `nil` for none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  /// Tells that the user selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Tells that the user's tap deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Asks how a row can be edited; by deleting it by default.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    tableView.noteMissing(.editingStyle)
    return .delete
  }

  /// Asks for the title of the button that deletes a row.
  open func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    tableView.noteMissing(.deleteTitle)
    return nil
  }

  /// Asks for the actions of a swipe from the leading edge.
  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Asks for the actions of a swipe from the trailing edge.
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Asks for the buttons of a swipe, as before iOS 11; trailing swipe actions replaced it.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { nil }

  /// Asks whether a row moves aside while it is edited; `true` by default.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Tells that a swipe starts to edit a row.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Tells that editing by a swipe ended.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Asks where a dragged row may go.
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Asks for the indentation of a row.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { tableView.staticTable?.cell(at: indexPath)?.indentationLevel ?? 0 }

  /// Asks whether two fingers may select several rows.
  open func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Tells that two fingers start to select rows.
  open func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Tells that selecting with two fingers ended.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Asks for the menu of a row that a finger rests on; none by default.
  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Asks for the picture that the menu grows from.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Asks for the picture that the menu shrinks to.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Tells that the preview of a menu was tapped.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Asks whether a row can get the focus.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

  /// Asks whether a tap acts instead of selecting; as while not editing by default.
  open func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }

  /// Tells that a tap acted on a row.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
  }

  /// Tells that the content moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Tells that a finger starts to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Tells that the finger left.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Tells that the finger leaves; the target may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Tells that the content goes on without a finger.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Asks whether a tap on the status bar scrolls to the top; `true` by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Tells that the content arrived at the top after such a tap.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Tells that the content came to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Tells that a scrolling animation ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
