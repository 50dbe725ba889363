public import CoreGraphics
public import Foundation

/// Decides where the elements of a collection are; for subclassing.
///
/// Whatever invalidates a layout reaches ``invalidateLayout(with:)``. The collection then
/// asks, in its next layout pass, first ``prepare()``, then ``collectionViewContentSize``, then
/// the attributes: all of them, or only those that the context names.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  var isPrepared = false
  /// What has to be asked for again after the next `prepare()`.
  var invalid = LayoutInvalidation()
  private(set) var decorationNibs: [String: UINib] = [:]
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout.
  public override nonisolated init() { super.init() }

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib?.begin(self)
  }

  /// The collection that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of contexts of invalidation.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: - Providing the layout

  /// Computes what is asked for later; calls `super`.
  ///
  /// Called in the first layout pass and in the one after each invalidation.
  open func prepare() {}

  /// The size of all elements together.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that touch a rectangle.
  ///
  /// The collection asks for whole pages of its own size and keeps the answer until the layout
  /// is invalidated.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of a cell.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a header, footer or other view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of an item that is being moved under a finger: nearly opaque, above others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? (type ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = indexPath
    attributes.center = position
    attributes.zIndex = Int(Int32.max)
    return attributes
  }

  // MARK: - Invalidating

  /// Asks for another layout; calls `super`.
  ///
  /// Makes a context of ``invalidationContextClass`` that names nothing, which means all.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Asks for another layout of what a context names; calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    invalid.add(context)
    collectionView?.setNeedsLayout()
  }

  /// Whether other bounds need another layout; not by default.
  ///
  /// Called before the bounds change, so the collection's bounds are still the old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context of an invalidation by other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether a cell's own wish needs another layout; not by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context of an invalidation by a cell's own wish.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// The context of a move under a finger; names the moved items at both places.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    if targetIndexPaths == previousIndexPaths { context.invalidateItems(at: targetIndexPaths) }
    return context
  }

  /// The context of the end of a move under a finger.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  /// The item's place for a position of the finger that moves it.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.itemPlace(at: position, insteadOf: previousIndexPath) ?? previousIndexPath
  }

  // MARK: - Scrolling

  /// Where the content comes to rest after a drag.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is after a change of layout or data; what the delegate says by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    guard let view = collectionView, let delegate = view.delegate else {
      return proposedContentOffset
    }
    return delegate.collectionView(
      view,
      targetContentOffsetForProposedContentOffset: proposedContentOffset
    )
  }

  // MARK: - Changes

  /// Tells which changes are about to be shown; calls `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells that changes are about to be animated; called inside the animation block.
  open func finalizeCollectionViewUpdates() {}

  /// Where an item comes from; `nil`, as by default, for where it is afterwards.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item goes; `nil`, as by default, for where it was.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a header, footer or other view comes from.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a header, footer or other view goes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration comes from.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration goes.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The views of a kind that a change takes away beside those of deleted items.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }

  /// The views of a kind that a change brings beside those of inserted items.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }

  /// The decorations that a change takes away.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decorations that a change brings.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Tells that the bounds are about to change in an animation; calls `super`.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Tells that the animated change of bounds is done; calls `super`.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: - Another layout

  /// Tells that this layout is about to replace another; calls `super`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Tells that another layout is about to replace this one; calls `super`.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Tells that the replacement is about to be animated; inside the animation block.
  open func finalizeLayoutTransition() {}

  // MARK: - Decorations and direction

  /// Names the class of a decoration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    decorationNibs[elementKind] = nil
  }

  /// Names the nib of a decoration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nil
    decorationNibs[elementKind] = nib
  }

  /// Whether the layout is mirrored for the other reading direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The reading direction that the layout was made for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: - For the layouts of UIKit

  /// Forgets the sizes that cells asked for, as they may belong to other items now.
  func forgetMeasuredSizes() {}

  /// Moves the sizes that cells asked for to the places where their items are now.
  func moveMeasuredSizes(by plan: UpdatePlan) { forgetMeasuredSizes() }

  /// Whether views of a kind belong to items, and move with them.
  func isBoundToItems(_ kind: String) -> Bool { false }

  /// The part of a section that scrolls by itself; `nil` if it does not.
  func ownScrolling(ofSection section: Int) -> OwnScrolling? { nil }

  /// How cells of a list look at a place; `nil` outside of lists.
  func listAppearance(ofItemAt indexPath: IndexPath) -> ListItemAppearance? { nil }

  /// Whether a section is a list whose items show actions when they are swiped.
  var hasSwipeActions: Bool { false }

  /// The actions of an item that is swiped; `nil` for none.
  func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    nil
  }

  /// Lets sections change the elements that are about to be shown.
  func adapt(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    attributes
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let wanted: AnyClass = Self.invalidationContextClass
    guard wanted != UICollectionViewLayoutInvalidationContext.self,
      let type = wanted as? UICollectionViewLayoutInvalidationContext.Type
    else { return UICollectionViewLayoutInvalidationContext() }
    return Construction.object(type) as? UICollectionViewLayoutInvalidationContext
      ?? UICollectionViewLayoutInvalidationContext()
  }
}
