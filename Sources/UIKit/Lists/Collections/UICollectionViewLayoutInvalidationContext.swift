public import CoreGraphics
public import Foundation

/// What an invalidation is about: all, or the elements that it names.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  // The collection sets these two; apps only read them.
  var isAboutEverything = false
  var isAboutCounts = false

  /// Creates a context that names nothing.
  public override nonisolated init() { super.init() }

  /// Whether everything is invalid, as after `reloadData()`.
  open var invalidateEverything: Bool { isAboutEverything }

  /// Whether the counts are invalid, as after insertions and deletions.
  open var invalidateDataSourceCounts: Bool { isAboutCounts }

  /// The items that are invalid.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The headers, footers and other views that are invalid, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decorations that are invalid, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Names items that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names headers, footers or other views that are invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind, default: []] += indexPaths
  }

  /// Names decorations that are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind, default: []] += indexPaths
  }

  /// How far the content moves.
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much the size of the content changes.
  open var contentSizeAdjustment = CGSize.zero

  /// Where the items that move under a finger were before.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the items that move under a finger are now.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the finger is.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Whether the context names single elements, and nothing else is invalid.
  var isPartial: Bool {
    !invalidateEverything && !invalidateDataSourceCounts
      && (invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
        || invalidatedDecorationIndexPaths != nil)
  }
}

/// An invalidation of a flow layout.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Creates a context that invalidates attributes and sizes.
  public override nonisolated init() { super.init() }

  /// Whether sizes, insets and spacings are to be asked for again.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the places of elements are to be computed again.
  open var invalidateFlowLayoutAttributes = true
}

/// What several invalidations before one layout pass are about together.
@MainActor
struct LayoutInvalidation {
  /// Whether more is invalid than the named elements.
  var isAboutAll = false
  var items: Set<IndexPath> = []
  var views: Set<CollectionState.Key> = []
  var decorations: Set<CollectionState.Key> = []
  var offset = CGPoint.zero

  nonisolated init() {}

  mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
    offset.x += context.contentOffsetAdjustment.x
    offset.y += context.contentOffsetAdjustment.y
    guard context.isPartial else {
      isAboutAll = true
      return
    }
    items.formUnion(context.invalidatedItemIndexPaths ?? [])
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      views.formUnion(paths.map { CollectionState.Key(kind: kind, path: $0) })
    }
    for (kind, paths) in context.invalidatedDecorationIndexPaths ?? [:] {
      decorations.formUnion(paths.map { CollectionState.Key(kind: kind, path: $0) })
    }
  }
}
