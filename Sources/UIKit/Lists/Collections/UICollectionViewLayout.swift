public import CoreGraphics
public import Foundation

/// Decides where the elements of a collection are; for subclassing.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  var isPrepared = false
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout.
  public override nonisolated init() { super.init() }

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of contexts of invalidation.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Computes what is asked for later; calls `super`.
  open func prepare() {}

  /// Forgets the sizes that cells asked for, as they may belong to other items now.
  func forgetMeasuredSizes() {}

  /// The size of all elements together.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that touch a rectangle.
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

  /// Whether other bounds need another layout; not by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context of an invalidation by other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Whether a cell's own wish needs another layout; not by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context of an invalidation by a cell's own wish.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Asks for another layout; calls `super`.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Asks for another layout of a part; calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Where the content comes to rest after a drag.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is after a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// Tells which changes are about to be shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells that changes were shown.
  open func finalizeCollectionViewUpdates() {}

  /// Where an item comes from.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Where an item goes.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Names the class of a decoration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Whether the layout is mirrored for the other reading direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The reading direction that the layout was made for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// What an invalidation is about.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context.
  public override nonisolated init() { super.init() }

  /// Whether everything is invalid.
  open var invalidateEverything: Bool { false }

  /// Whether the counts are invalid.
  open var invalidateDataSourceCounts: Bool { false }

  /// The items that are invalid.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Adds items that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// How far the content moves.
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much the size of the content changes.
  open var contentSizeAdjustment = CGSize.zero
}

/// One change that is about to be shown.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an element.
  public enum Action: Int, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It is made anew.
    case reload
    /// It moves.
    case move
    /// Nothing.
    case none
  }

  /// The place before.
  open private(set) var indexPathBeforeUpdate: IndexPath?

  /// The place afterwards.
  open private(set) var indexPathAfterUpdate: IndexPath?

  /// What happens.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
