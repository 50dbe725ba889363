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

  /// Creates a layout with items of 50 × 50 points.
  public override nonisolated init() { super.init() }

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
  open var sectionFootersPinToVisibleBounds = false {
    didSet {
      if sectionFootersPinToVisibleBounds { unimplemented("pinned footers of a flow layout") }
    }
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
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    var flow = FlowArrangement()
    flow.isVertical = scrollDirection == .vertical
    let insets = view.adjustedContentInset
    flow.room =
      flow.isVertical
      ? view.bounds.width - insets.left - insets.right
      : view.bounds.height - insets.top - insets.bottom
    for section in 0..<view.numberOfSections { add(section, of: view, to: &flow) }
    self.flow = flow
  }

  private func add(_ section: Int, of view: UICollectionView, to flow: inout FlowArrangement) {
    let chooser = view.delegate as? any UICollectionViewDelegateFlowLayout
    var part = FlowArrangement.Section()
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
    part.sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      if let size = measured[path] { return size }
      let size = chooser?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      return estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
        ? size : estimatedItemSize
    }
    flow.append(part)
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
      let isNear = part.frame.overlaps(rect) || sectionHeadersPinToVisibleBounds
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
    guard flow.sections.indices.contains(indexPath.section) else { return nil }
    let part = flow.sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    var frame = isHeader ? part.headerFrame : part.footerFrame
    guard frame.width > 0, frame.height > 0 else { return nil }
    if isHeader, sectionHeadersPinToVisibleBounds, let view = collectionView, flow.isVertical {
      let top = view.contentOffset.y + view.adjustedContentInset.top
      frame.origin.y = max(frame.minY, min(top, part.footerFrame.minY - frame.height))
    }
    let attributes = makeAttributes(.supplementaryView, kind: elementKind, at: indexPath)
    attributes.frame = frame
    if isHeader, sectionHeadersPinToVisibleBounds { attributes.zIndex = 10 }
    return attributes
  }

  /// Whether other bounds need another layout: another width, or pinned headers.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return scrollDirection == .vertical
      ? newBounds.width != view.lastLayoutSize.width
      : newBounds.height != view.lastLayoutSize.height
  }

  /// Whether a cell's own wish needs another layout: if there is an estimate.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, preferredAttributes.size != originalAttributes.size else {
      return false
    }
    measured[preferredAttributes.indexPath] = preferredAttributes.size
    return true
  }

  /// Forgets measured sizes when the data changed.
  override func forgetMeasuredSizes() { measured = [:] }
}
