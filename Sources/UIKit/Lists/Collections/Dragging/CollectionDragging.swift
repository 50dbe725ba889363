import CoreGraphics
import Foundation

/// Items that are dragged away, and drops on items.
///
/// Stands between the interactions, which know views, and the delegates of the collection, which know
/// items.
///
/// - Evidence: https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate and
///   https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate (grade A)
@MainActor
final class CollectionDragging: NSObject {
  private(set) weak var collection: UICollectionView?
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  lazy var dragInteraction = UIDragInteraction(delegate: self)
  private lazy var dropInteraction = UIDropInteraction(delegate: self)

  /// The items of the items that are dragged from this collection.
  private(set) var sources: [(item: UIDragItem, path: IndexPath)] = []
  private(set) var isDragging = false
  private(set) var isDropping = false
  private var proposal: UICollectionViewDropProposal?
  private var destination: IndexPath?
  /// The items that stand in for data.
  var placeholders: [CollectionPlaceholderContext] = []

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init()
  }

  /// Attaches the interactions that the delegates need.
  func delegatesDidChange() {
    guard let collection else { return }
    attach(dragInteraction, to: collection, if: dragDelegate != nil)
    attach(dropInteraction, to: collection, if: dropDelegate != nil)
  }

  private func attach(
    _ interaction: any UIInteraction,
    to collection: UICollectionView,
    if isNeeded: Bool
  ) {
    let isThere = interaction.view === collection
    if isNeeded, !isThere { collection.addInteraction(interaction) }
    if !isNeeded, isThere { collection.removeInteraction(interaction) }
  }

  private func item(at point: CGPoint) -> IndexPath? { collection?.indexPathForItem(at: point) }

  /// Follows items that an update moved.
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

extension CollectionDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let collection, let path = item(at: session.location(in: collection)) else { return [] }
    let items = dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
    sources = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let collection, let path = item(at: point) else { return [] }
    let items =
      dragDelegate?.collectionView(collection, itemsForAddingTo: session, at: path, point: point)
      ?? []
    sources += items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let collection, let path = source(of: item), let cell = collection.cellForItem(at: path)
    else {
      return nil
    }
    let parameters = dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: path)
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
    guard let collection else { return }
    isDragging = true
    tellCells(.dragging)
    dragDelegate?.collectionView(collection, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let collection, let dragDelegate else { return true }
    return dragDelegate.collectionView(collection, dragSessionAllowsMoveOperation: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let collection, let dragDelegate else { return false }
    return dragDelegate.collectionView(
      collection,
      dragSessionIsRestrictedToDraggingApplication: session
    )
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    guard let collection else { return }
    tellCells(.none)
    isDragging = false
    sources = []
    dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
  }

  private func tellCells(_ state: UICollectionViewCell.DragState) {
    for source in sources { collection?.cellForItem(at: source.path)?.dragStateDidChange(state) }
  }
}

// MARK: - Drops

extension CollectionDragging: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    guard let collection, let dropDelegate else { return false }
    return dropDelegate.collectionView(collection, canHandle: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    guard let collection else { return }
    isDropping = true
    dropDelegate?.collectionView(collection, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let collection, let dropDelegate else { return UIDropProposal(operation: .cancel) }
    destination = item(at: session.location(in: collection))
    let made = dropDelegate.collectionView(
      collection,
      dropSessionDidUpdate: session,
      withDestinationIndexPath: destination
    )
    proposal = made
    return made
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  {
    guard let collection else { return }
    isDropping = false
    proposal = nil
    dropDelegate?.collectionView(collection, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let collection else { return }
    let coordinator = CollectionDropCoordinator(
      self,
      session,
      destination,
      proposal ?? UICollectionViewDropProposal(operation: .copy)
    )
    dropDelegate?.collectionView(collection, performDropWith: coordinator)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    guard let collection else { return }
    isDropping = false
    proposal = nil
    destination = nil
    dropDelegate?.collectionView(collection, dropSessionDidEnd: session)
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
    guard let collection else { return Landings() }
    return collection.attachment(Landings.self) { Landings() }
  }
}

@MainActor
private final class Landings {
  var list: [(item: UIDragItem, animator: DragAnimator)] = []
}

// MARK: - The coordinator

/// One drop, as the delegate performs it.
@MainActor
private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private final class Item: NSObject, UICollectionViewDropItem {
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

  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private let dragging: CollectionDragging

  init(
    _ dragging: CollectionDragging,
    _ session: any UIDropSession,
    _ destination: IndexPath?,
    _ proposal: UICollectionViewDropProposal
  ) {
    self.dragging = dragging
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = session.items.map { item in
      let path = dragging.source(of: item)
      let size = path.flatMap { dragging.collection?.cellForItem(at: $0)?.bounds.size }
      return Item(item, from: path, size ?? .zero)
    }
    super.init()
  }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let context = CollectionPlaceholderContext(dragItem, placeholder, dragging)
    dragging.insert(context)
    dragging.landings.append((dragItem, context.animator))
    return context
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    if let collection = dragging.collection {
      _ = dragging.dropDelegate?.collectionView(
        collection,
        dropPreviewParametersForItemAt: indexPath
      )
    }
    return land(dragItem)
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
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
