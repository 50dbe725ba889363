public import CoreGraphics
public import Foundation

/// Puts items in lines, as many in each as fit, with headers and footers.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var flow = FlowArrangement()
  /// The sizes that cells asked for.
  private var measured: [IndexPath: CGSize] = [:]
  /// Whether the delegate has to be asked again, and whether items have to be placed again.
  private var needsMetrics = true
  private var needsPlaces = true

  /// Creates a layout with items of 50 × 50 points.
  public override nonisolated init() { super.init() }

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.flowLayout.apply(to: self, nib) }
  }

  /// The least space between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The least space between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }

  /// A guess of the size of items that measure themselves; zero for none.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  /// The size of headers; only the one along the scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The size of footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The space around the items of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  /// What the space is measured from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// What the reference adds to the space around sections.
  private func referenceInsets(of view: UICollectionView) -> UIEdgeInsets {
    switch sectionInsetReference {
    case .fromContentInset: .zero
    case .fromSafeArea: view.safeAreaInsets - view.systemInsets
    case .fromLayoutMargins: view.layoutMargins - view.systemInsets
    }
  }

  /// Whether headers stay visible.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// Whether footers stay visible.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// The class of contexts, which say what of the flow is invalid.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The estimate of items that measure themselves in both directions.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// What the space around sections is measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content's insets.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The margins.
    case fromLayoutMargins
  }

  /// Arranges all items.
  ///
  /// The delegate is asked again unless all contexts since the last time said that its answers
  /// are still good.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    defer { (needsMetrics, needsPlaces) = (false, false) }
    guard needsPlaces || needsMetrics else { return }
    var flow = FlowArrangement()
    flow.isVertical = scrollDirection == .vertical
    let insets = view.adjustedContentInset
    flow.room =
      flow.isVertical
      ? view.bounds.width - insets.left - insets.right
      : view.bounds.height - insets.top - insets.bottom
    for section in 0..<view.numberOfSections {
      let old = self.flow.sections
      if !needsMetrics, old.indices.contains(section),
        old[section].sizes.count == view.numberOfItems(inSection: section)
      {
        flow.append(again(old[section], section))
      } else {
        flow.append(metrics(of: section, in: view, flow))
      }
    }
    self.flow = flow
    warnAboutSizes(view)
  }

  /// A section with the sizes that cells asked for since.
  private func again(_ old: FlowArrangement.Section, _ section: Int) -> FlowArrangement.Section {
    var part = old
    part.frames = []
    for (path, size) in measured where path.section == section { part.sizes[path.item] = size }
    return part
  }

  private func metrics(
    of section: Int,
    in view: UICollectionView,
    _ flow: FlowArrangement
  ) -> FlowArrangement.Section {
    let chooser = view.delegate as? any UICollectionViewDelegateFlowLayout
    var part = FlowArrangement.Section()
    part.sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      if let size = measured[path] { return size }
      let size = chooser?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      return estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
        ? size : estimatedItemSize
    }
    part.insets =
      chooser?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let reference = referenceInsets(of: view)
    if flow.isVertical {
      part.insets.left += reference.left
      part.insets.right += reference.right
    } else {
      part.insets.top += reference.top
      part.insets.bottom += reference.bottom
    }
    part.lineSpacing =
      chooser?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    part.itemSpacing =
      chooser?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    part.header =
      chooser?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    part.footer =
      chooser?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    return part
  }

  /// Says what iOS says about items that are larger than the collection across the scrolling.
  private func warnAboutSizes(_ view: UICollectionView) {
    guard view.bounds.width > 0, view.bounds.height > 0, estimatedItemSize == .zero else { return }
    let isTooLarge = flow.sections.contains { part in
      let insets = part.insets
      let room =
        flow.room - (flow.isVertical ? insets.left + insets.right : insets.top + insets.bottom)
      return part.sizes.contains { (flow.isVertical ? $0.width : $0.height) > room + 0.001 }
    }
    guard isTooLarge else { return }
    ConsoleMessage.undefinedFlow(self, view, isWidth: flow.isVertical).emit()
  }

  /// Notes what of the flow a context is about.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext {
      if !flowContext.isPartial {
        if flowContext.invalidateFlowLayoutDelegateMetrics { needsMetrics = true }
        if flowContext.invalidateFlowLayoutAttributes { needsPlaces = true }
      }
    } else if !context.isPartial {
      (needsMetrics, needsPlaces) = (true, true)
    }
    if context.invalidateEverything || context.invalidateDataSourceCounts { needsMetrics = true }
    super.invalidateLayout(with: context)
  }

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { flow.size }

  /// The attributes of all elements that touch a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in flow.sections.indices {
      let part = flow.sections[section]
      let isNear =
        part.frame.overlaps(rect) || sectionHeadersPinToVisibleBounds
        || sectionFootersPinToVisibleBounds
      guard isNear || part.frame.isEmpty else { continue }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let end = layoutAttributesForSupplementaryView(
          ofKind: kind,
          at: IndexPath(item: 0, section: section)
        ), end.frame.overlaps(rect) {
          found.append(end)
        }
      }
      for item in part.items(near: rect, isVertical: flow.isVertical)
      where part.frames[item].overlaps(rect) {
        if let cell = layoutAttributesForItem(at: IndexPath(item: item, section: section)) {
          found.append(cell)
        }
      }
    }
    return found
  }

  private func makeAttributes(
    _ category: UICollectionView.ElementCategory,
    kind: String?,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes = type.init()
    attributes.indexPath = indexPath
    attributes.representedElementCategory = category
    attributes.representedElementKind = kind
    return attributes
  }

  /// The attributes of a cell.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = flow.frame(of: indexPath) else { return nil }
    let attributes = makeAttributes(.cell, kind: nil, at: indexPath)
    attributes.frame = frame
    return attributes
  }

  /// The attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, flow.sections.indices.contains(indexPath.section) else {
      return nil
    }
    let part = flow.sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    var frame = isHeader ? part.headerFrame : part.footerFrame
    guard frame.width > 0, frame.height > 0 else { return nil }
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if isPinned, let view = collectionView { pin(&frame, isHeader, part, view) }
    let attributes = makeAttributes(.supplementaryView, kind: elementKind, at: indexPath)
    attributes.frame = frame
    if isPinned { attributes.zIndex = 10 }
    return attributes
  }

  /// Keeps a header or footer inside of what is visible, as far as its section reaches.
  private func pin(
    _ frame: inout CGRect,
    _ isHeader: Bool,
    _ part: FlowArrangement.Section,
    _ view: UICollectionView
  ) {
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    if flow.isVertical {
      frame.origin.y =
        isHeader
        ? max(frame.minY, min(visible.minY, part.footerFrame.minY - frame.height))
        : min(frame.minY, max(visible.maxY - frame.height, part.headerFrame.maxY))
    } else {
      frame.origin.x =
        isHeader
        ? max(frame.minX, min(visible.minX, part.footerFrame.minX - frame.width))
        : min(frame.minX, max(visible.maxX - frame.width, part.headerFrame.maxX))
    }
  }

  /// The headers and footers that stay visible.
  private var pinned: [(kind: String, path: IndexPath)] {
    var kinds: [String] = []
    if sectionHeadersPinToVisibleBounds { kinds.append(UICollectionView.elementKindSectionHeader) }
    if sectionFootersPinToVisibleBounds { kinds.append(UICollectionView.elementKindSectionFooter) }
    guard !kinds.isEmpty else { return [] }
    return flow.sections.indices.flatMap { section in
      kinds.map { ($0, IndexPath(item: 0, section: section)) }
    }
  }

  /// Whether other bounds need another layout: another size across the scrolling, or what is
  /// pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return isOtherRoom(newBounds)
  }

  private func isOtherRoom(_ bounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return scrollDirection == .vertical
      ? bounds.width != view.lastLayoutSize.width : bounds.height != view.lastLayoutSize.height
  }

  /// All for another size, else what is pinned.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard !isOtherRoom(newBounds), !pinned.isEmpty else { return context }
    if let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext {
      flowContext.invalidateFlowLayoutDelegateMetrics = false
      flowContext.invalidateFlowLayoutAttributes = false
    }
    for (kind, path) in pinned {
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    }
    return context
  }

  /// Whether a cell's own wish needs another layout: if there is an estimate.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, preferredAttributes.representedElementCategory == .cell,
      preferredAttributes.size != originalAttributes.size
    else { return false }
    measured[preferredAttributes.indexPath] = preferredAttributes.size
    return true
  }

  /// Places all again, without asking the delegate.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  /// An item that comes fades in at its place.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fading(layoutAttributesForItem(at: itemIndexPath)) }

  /// An item that goes fades out at its place.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fading(collectionView?.attributesBefore(ofItemAt: itemIndexPath))
  }

  override func moveMeasuredSizes(by plan: UpdatePlan) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in measured {
      if let target = plan.target(of: path) { moved[target] = size }
    }
    measured = moved
  }

  /// Forgets measured sizes when the data changed.
  override func forgetMeasuredSizes() { measured = [:] }
}
