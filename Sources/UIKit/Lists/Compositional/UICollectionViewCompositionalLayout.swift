public import CoreGraphics
public import Foundation

/// How sections of a compositional layout follow each other.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections.
  open var interSectionSpacing: CGFloat = 0
  /// What the space inside sections is measured from; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// The headers and footers of the whole; their index path has one index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// Gives the section at a place.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is composed of sections, groups and items.
///
/// The provider of sections is asked when the layout is invalidated as a whole, and when the size
/// of the collection changes. A cell that measures itself lets its own section be placed again,
/// a pinned header only itself.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  let state = CompositionalState()

  /// How sections follow each other.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout of equal sections.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  /// Creates a layout of equal sections with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout of sections that a closure gives.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(sectionProvider: sectionProvider, configuration: .init())
  }

  /// Creates a layout of sections that a closure gives, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates nothing: Interface Builder has no compositional layouts.
  public required init?(coder: NSCoder) { nil }

  /// A layout that looks like a table.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The layout is mirrored for languages that are read from the right.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: - Placing

  /// Places what the invalidations before were about.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    bring(view, provider)
  }

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { state.size }

  /// Notes whether sections are asked for again, or only placed again.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let own = context as? SelfSizingContext {
      state.dirty.insert(own.section)
    } else if !context.isPartial {
      state.needsSections = true
    }
    super.invalidateLayout(with: context)
  }

  /// Whether other bounds need another layout: if the size changed, or something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return newBounds.size != view.lastLayoutSize || !pinned.isEmpty
  }

  /// All for another size, else what is pinned.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let view = collectionView, newBounds.size == view.lastLayoutSize else { return context }
    for (kind, path) in pinned {
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    }
    return context
  }

  /// Whether a cell's own wish needs another layout: if its size is estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { takeWish(preferredAttributes, instead: originalAttributes) }

  /// The section of the cell.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = SelfSizingContext()
    let path = preferredAttributes.indexPath
    context.section = path.count == 2 ? path.section : -1
    context.contentOffsetAdjustment = adjustment(preferredAttributes, originalAttributes)
    return context
  }

  // MARK: - Asking

  /// The attributes of all elements that touch a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  /// The attributes of a cell; in a section that scrolls by itself without its offset.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }

  /// The attributes of a header, footer or badge.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { view(ofKind: elementKind, at: indexPath) }

  /// The attributes of a decoration.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decoration(ofKind: elementKind, at: indexPath) }

  /// An item that comes fades in at its place.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fading(item(at: itemIndexPath)) }

  /// An item that goes fades out at its place.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fading(collectionView?.attributesBefore(ofItemAt: itemIndexPath))
  }

  // MARK: - For the collection

  override func forgetMeasuredSizes() {
    state.forgetSizes()
    state.needsSections = true
  }
  override func moveMeasuredSizes(by plan: UpdatePlan) {
    state.moveSizes(by: plan)
    state.needsSections = true
  }
  override func isBoundToItems(_ kind: String) -> Bool { state.badgeKinds.contains(kind) }
  override func ownScrolling(ofSection section: Int) -> OwnScrolling? { scrolling(section) }
  override func listAppearance(ofItemAt indexPath: IndexPath) -> ListItemAppearance? {
    guard state.sections.indices.contains(indexPath.section),
      let list = state.sections[indexPath.section].section?.list
    else { return nil }
    return ListSection.appearance(
      of: indexPath,
      count: state.sections[indexPath.section].count,
      list
    )
  }
  override var hasSwipeActions: Bool {
    state.sections.contains {
      $0.section?.list?.trailingSwipeActionsConfigurationProvider != nil
        || $0.section?.list?.leadingSwipeActionsConfigurationProvider != nil
    }
  }
  override func swipeActions(
    at indexPath: IndexPath,
    isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard state.sections.indices.contains(indexPath.section),
      let list = state.sections[indexPath.section].section?.list
    else { return nil }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(indexPath)
      : list.trailingSwipeActionsConfigurationProvider?(indexPath)
  }
  override func adapt(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] { adapted(attributes) }
}

/// An invalidation by a cell that measured itself.
final class SelfSizingContext: UICollectionViewLayoutInvalidationContext {
  var section = 0
}

extension UICollectionViewLayout {
  /// A copy that cannot be seen.
  func fading(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
