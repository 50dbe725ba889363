public import Foundation

/// How sections of a compositional layout follow each other.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// A layout that is composed of sections, groups and items.
///
/// Sections below each other, with groups of any depth, estimates, headers and
/// footers work. Sections that scroll by themselves and layouts that scroll
/// sideways do not, and stop with a message.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Gives the section at a place.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  private let provider: SectionProvider
  private var frames: [[CGRect]] = []
  private var ends: [(kind: String, section: Int, frame: CGRect)] = []
  private var estimated: Set<IndexPath> = []
  private var selfSizing: Set<CollectionState.Key> = []
  private var measured: [IndexPath: CGSize] = [:]
  /// The heights of headers and footers that measure themselves.
  private var measuredEnds: [CollectionState.Key: CGFloat] = [:]
  private var size = CGSize.zero

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
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: .init())
  }

  /// Creates a layout of sections that a closure gives, with a configuration.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout from an archive: storyboards come with a later version.
  public required init?(coder: NSCoder) { nil }

  /// A layout that looks like a table.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Places all items.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    guard configuration.scrollDirection == .vertical else {
      unimplemented("compositional layouts that scroll sideways")
    }
    let insets = view.adjustedContentInset
    let room = view.bounds.inset(by: insets).size
    let environment = LayoutEnvironment(room, view.traitCollection)
    (frames, ends, estimated, selfSizing) = ([], [], [], [])
    var top: CGFloat = 0
    for index in 0..<view.numberOfSections {
      if index > 0 { top += configuration.interSectionSpacing }
      guard let section = provider(index, environment) else {
        frames.append([])
        continue
      }
      let count = view.numberOfItems(inSection: index)
      top = place(section, at: index, count: count, room: room, top: top)
    }
    size = CGSize(width: room.width, height: top)
  }

  private func place(
    _ section: NSCollectionLayoutSection,
    at index: Int,
    count: Int,
    room: CGSize,
    top: CGFloat
  ) -> CGFloat {
    guard section.orthogonalScrollingBehavior == .none else {
      unimplemented("sections that scroll by themselves")
    }
    let insets = section.contentInsets
    let width = room.width - insets.leading - insets.trailing
    var next = top
    for item in section.boundarySupplementaryItems where item.isAtTop {
      next = place(item, section: index, room: room, insets: insets, top: next)
    }
    next += insets.top
    var placed: [CGRect] = []
    let container = CGSize(width: width, height: room.height)
    while placed.count < count {
      if !placed.isEmpty { next += section.interGroupSpacing }
      let first = placed.count
      let groupSize = section.group.layoutSize.size(in: container)
      let origin = CGPoint(x: insets.leading, y: next)
      var list = GroupPlacement(section: index, next: first, count: count, measured: measured)
      let used = list.place(section.group, in: CGRect(origin: origin, size: groupSize))
      guard !list.frames.isEmpty else { break }
      placed += list.frames
      estimated.formUnion(list.estimated)
      next += used.height
    }
    frames.append(placed)
    next += insets.bottom
    for item in section.boundarySupplementaryItems where !item.isAtTop {
      next = place(item, section: index, room: room, insets: insets, top: next)
    }
    return next
  }

  private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    section: Int,
    room: CGSize,
    insets: NSDirectionalEdgeInsets,
    top: CGFloat
  ) -> CGFloat {
    let container = CGSize(
      width: room.width - insets.leading - insets.trailing,
      height: room.height
    )
    var size = item.layoutSize.size(in: container)
    if item.layoutSize.heightDimension.kind == .estimated {
      let key = CollectionState.Key(
        kind: item.elementKind,
        path: IndexPath(item: 0, section: section)
      )
      size.height = measuredEnds[key] ?? size.height
      selfSizing.insert(key)
    }
    ends.append(
      (
        item.elementKind, section,
        CGRect(x: insets.leading, y: top, width: size.width, height: size.height)
      )
    )
    return top + size.height
  }

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { size }

  /// The attributes of all elements that touch a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for end in ends where end.frame.overlaps(rect) {
      let path = IndexPath(item: 0, section: end.section)
      if let attributes = layoutAttributesForSupplementaryView(ofKind: end.kind, at: path) {
        found.append(attributes)
      }
    }
    for (section, list) in frames.enumerated() {
      for (item, frame) in list.enumerated() where frame.overlaps(rect) {
        let path = IndexPath(item: item, section: section)
        if let attributes = layoutAttributesForItem(at: path) { found.append(attributes) }
      }
    }
    return found
  }

  /// The attributes of a cell.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.section][indexPath.item]
    return attributes
  }

  /// The attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let end = ends.first(where: { $0.kind == elementKind && $0.section == indexPath.section })
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind,
      with: indexPath
    )
    attributes.frame = end.frame
    return attributes
  }

  /// Whether other bounds need another layout: if the size changed.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return newBounds.size != view.lastLayoutSize
  }

  /// Whether a cell's own wish needs another layout: if its size is estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = preferredAttributes.indexPath
    if let kind = preferredAttributes.representedElementKind {
      let key = CollectionState.Key(kind: kind, path: path)
      let height = preferredAttributes.size.height
      guard selfSizing.contains(key), height > 0, measuredEnds[key] != height else { return false }
      measuredEnds[key] = height
      return height != originalAttributes.size.height
    }
    guard estimated.contains(path), measured[path] != preferredAttributes.size,
      preferredAttributes.size.height > 0
    else { return false }
    measured[path] = preferredAttributes.size
    return preferredAttributes.size != originalAttributes.size
  }

  override func forgetMeasuredSizes() { (measured, measuredEnds) = ([:], [:]) }
}

/// Places the items of a group, and of groups inside it.
@MainActor
struct GroupPlacement {
  let section: Int
  var next: Int
  let count: Int
  let measured: [IndexPath: CGSize]
  private(set) var frames: [CGRect] = []
  private(set) var estimated: Set<IndexPath> = []

  init(section: Int, next: Int, count: Int, measured: [IndexPath: CGSize]) {
    self.section = section
    self.next = next
    self.count = count
    self.measured = measured
  }

  /// Places a group.
  ///
  /// - Returns: The size that it takes; estimates give way to what is inside.
  mutating func place(_ group: NSCollectionLayoutGroup, in rect: CGRect) -> CGSize {
    let inner = CGRect(
      x: rect.minX + group.contentInsets.leading,
      y: rect.minY + group.contentInsets.top,
      width: rect.width - group.contentInsets.leading - group.contentInsets.trailing,
      height: rect.height - group.contentInsets.top - group.contentInsets.bottom
    )
    let spacing = group.interItemSpacing?.spacing ?? 0
    let isOpen =
      group.isHorizontal
      ? group.layoutSize.widthDimension.kind == .estimated
      : group.layoutSize.heightDimension.kind == .estimated
    let limit = group.isHorizontal ? inner.width : inner.height
    var along: CGFloat = 0
    var thickness: CGFloat = 0
    var index = 0
    while next < count, !group.subitems.isEmpty {
      if isOpen, index >= group.subitems.count { break }
      if let most = group.count, index >= most { break }
      let item = group.subitems[index % group.subitems.count]
      var size = item.layoutSize.size(in: inner.size)
      if let equal = group.count, equal > 0 {
        let share = (limit - spacing * CGFloat(equal - 1)) / CGFloat(equal)
        if group.isHorizontal { size.width = share } else { size.height = share }
      }
      let start = along + (index > 0 ? spacing : 0)
      let length = group.isHorizontal ? size.width : size.height
      if index > 0, !isOpen, start + length > limit + 0.01 { break }
      let origin = CGPoint(
        x: inner.minX + (group.isHorizontal ? start : 0),
        y: inner.minY + (group.isHorizontal ? 0 : start)
      )
      let used = place(item, in: CGRect(origin: origin, size: size))
      along = start + (group.isHorizontal ? used.width : used.height)
      thickness = max(thickness, group.isHorizontal ? used.height : used.width)
      index += 1
    }
    var size = rect.size
    let content =
      group.isHorizontal
      ? CGSize(width: along, height: thickness) : CGSize(width: thickness, height: along)
    if group.layoutSize.heightDimension.kind == .estimated {
      size.height = content.height + group.contentInsets.top + group.contentInsets.bottom
    }
    if group.layoutSize.widthDimension.kind == .estimated { size.width = content.width }
    return size
  }

  private mutating func place(_ item: NSCollectionLayoutItem, in rect: CGRect) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup { return place(group, in: rect) }
    let path = IndexPath(item: next, section: section)
    var size = rect.size
    if item.layoutSize.isEstimated {
      estimated.insert(path)
      if let own = measured[path] {
        if item.layoutSize.widthDimension.kind == .estimated { size.width = own.width }
        if item.layoutSize.heightDimension.kind == .estimated { size.height = own.height }
      }
    }
    let insets = item.contentInsets
    frames.append(
      CGRect(
        x: rect.minX + insets.leading,
        y: rect.minY + insets.top,
        width: size.width - insets.leading - insets.trailing,
        height: size.height - insets.top - insets.bottom
      )
    )
    next += 1
    return size
  }
}
