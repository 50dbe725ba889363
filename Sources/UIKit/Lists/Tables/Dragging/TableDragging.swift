import CoreGraphics
import Foundation

/// Rows that are dragged away, and drops on rows.
///
/// Stands between the interactions, which know views, and the delegates of the table, which know
/// rows.
///
/// - Evidence: https://developer.apple.com/documentation/uikit/uitableviewdragdelegate and
///   https://developer.apple.com/documentation/uikit/uitableviewdropdelegate (grade A)
@MainActor
final class TableDragging: NSObject {
  private(set) weak var table: UITableView?
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  lazy var dragInteraction = UIDragInteraction(delegate: self)
  private lazy var dropInteraction = UIDropInteraction(delegate: self)

  /// The rows of the items that are dragged from this table.
  private(set) var sources: [(item: UIDragItem, path: IndexPath)] = []
  private(set) var isDragging = false
  private(set) var isDropping = false
  private var proposal: UITableViewDropProposal?
  private var destination: IndexPath?
  /// The rows that stand in for data.
  var placeholders: [DropPlaceholderContext] = []

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  /// Attaches the interactions that the delegates need.
  func delegatesDidChange() {
    guard let table else { return }
    attach(dragInteraction, to: table, if: dragDelegate != nil)
    attach(dropInteraction, to: table, if: dropDelegate != nil)
  }

  private func attach(_ interaction: any UIInteraction, to table: UITableView, if isNeeded: Bool) {
    let isThere = interaction.view === table
    if isNeeded, !isThere { table.addInteraction(interaction) }
    if !isNeeded, isThere { table.removeInteraction(interaction) }
  }

  private func row(at point: CGPoint) -> IndexPath? { table?.indexPathForRow(at: point) }

  /// Follows rows that an update moved.
  func follow(_ plan: UpdatePlan) {
    sources = sources.compactMap { source in
      plan.place(of: source.path).map { (source.item, $0) }
    }
  }

  func source(of item: UIDragItem) -> IndexPath? {
    sources.first { $0.item === item }?.path
  }
}

// MARK: - Drags

extension TableDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let table, let path = row(at: session.location(in: table)) else { return [] }
    let items = dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
    sources = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let table, let path = row(at: point) else { return [] }
    let items =
      dragDelegate?.tableView(table, itemsForAddingTo: session, at: path, point: point) ?? []
    sources += items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let table, let path = source(of: item), let cell = table.cellForRow(at: path) else {
      return nil
    }
    let parameters = dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    tellCells(.lifting)
    animator.addCompletion { [weak self] position in
      if position == .start { self?.tellCells(.none) }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    guard let table else { return }
    isDragging = true
    tellCells(.dragging)
    dragDelegate?.tableView(table, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let table, let dragDelegate else { return true }
    return dragDelegate.tableView(table, dragSessionAllowsMoveOperation: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let table, let dragDelegate else { return false }
    return dragDelegate.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    guard let table else { return }
    tellCells(.none)
    isDragging = false
    sources = []
    dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }

  private func tellCells(_ state: UITableViewCell.DragState) {
    for source in sources { table?.cellForRow(at: source.path)?.dragStateDidChange(state) }
  }
}

// MARK: - Drops

extension TableDragging: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    guard let table, let dropDelegate else { return false }
    return dropDelegate.tableView(table, canHandle: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    guard let table else { return }
    isDropping = true
    dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let table, let dropDelegate else { return UIDropProposal(operation: .cancel) }
    destination = row(at: session.location(in: table))
    let made = dropDelegate.tableView(
      table,
      dropSessionDidUpdate: session,
      withDestinationIndexPath: destination
    )
    proposal = made
    return made
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  {
    guard let table else { return }
    isDropping = false
    proposal = nil
    dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let table else { return }
    let coordinator = TableDropCoordinator(
      self,
      session,
      destination,
      proposal ?? UITableViewDropProposal(operation: .copy)
    )
    dropDelegate?.tableView(table, performDropWith: coordinator)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    guard let table else { return }
    isDropping = false
    proposal = nil
    destination = nil
    dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    animator.addCompletion { [weak self] position in
      self?.landings.removeAll {
        guard $0.item === item else { return false }
        $0.animator.finish(at: position)
        return true
      }
    }
    landings.first { $0.item === item }?.animator.start(DragSession.landingTime)
  }

  /// The animations that the delegate gets for items that land.
  fileprivate var landings: [(item: UIDragItem, animator: DragAnimator)] {
    get { landing.list }
    set { landing.list = newValue }
  }

  private var landing: Landings {
    guard let table else { return Landings() }
    return table.attachment(Landings.self) { Landings() }
  }
}

@MainActor
private final class Landings {
  var list: [(item: UIDragItem, animator: DragAnimator)] = []
}

// MARK: - The coordinator

/// One drop, as the delegate performs it.
@MainActor
private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, from path: IndexPath?, _ size: CGSize) {
      dragItem = item
      sourceIndexPath = path
      previewSize = size
      super.init()
    }
  }

  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let dragging: TableDragging

  init(
    _ dragging: TableDragging,
    _ session: any UIDropSession,
    _ destination: IndexPath?,
    _ proposal: UITableViewDropProposal
  ) {
    self.dragging = dragging
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = session.items.map { item in
      let path = dragging.source(of: item)
      let size = path.flatMap { dragging.table?.cellForRow(at: $0)?.bounds.size }
      return Item(item, from: path, size ?? .zero)
    }
    super.init()
  }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let context = DropPlaceholderContext(dragItem, placeholder, dragging)
    dragging.insert(context)
    dragging.landings.append((dragItem, context.animator))
    return context
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    if let table = dragging.table {
      _ = dragging.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath)
    }
    return land(dragItem)
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { land(dragItem) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    land(dragItem)
  }

  private func land(_ item: UIDragItem) -> DragAnimator {
    let animator = DragAnimator()
    dragging.landings.append((item, animator))
    return animator
  }
}
