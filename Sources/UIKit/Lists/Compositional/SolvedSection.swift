import CoreGraphics
import Foundation

/// A section of a compositional layout with everything in its place, from the section's corner.
@MainActor
struct SolvedSection {
  /// Items that follow each other, and the rectangle around them.
  struct Group {
    var frame: CGRect
    let items: Range<Int>
  }

  struct View {
    let kind: String
    /// The place of the item or group; 0 for headers and footers.
    let index: Int
    var frame: CGRect
    let zIndex: Int
    var isOpenWidth = false
    var isOpenHeight = false
    /// Whether the view belongs to an item.
    var isBadge = false
    var isPinned = false
    /// Whether a pinned view stays at the begin of what is visible, or at the end.
    var pinsAtEnd = false
    var isInside = false
  }

  let section: NSCollectionLayoutSection?
  var count = 0
  var items: [GroupBlock.Item] = []
  var groups: [Group] = []
  var views: [View] = []
  var decorations: [(kind: String, frame: CGRect, zIndex: Int)] = []
  /// How long the section is along the scrolling.
  var length: CGFloat = 0
  var scrolling: OwnScrolling?
  /// The place along the scrolling in the whole layout.
  var start: CGFloat = 0
  /// Everything that the section may show, which can be more than its own rectangle.
  var reach = CGRect.zero
}

/// Puts everything of one section into its place.
@MainActor
struct SectionSolver {
  let index: Int
  let count: Int
  let isVertical: Bool
  /// The room for sections.
  let room: CGSize
  let traits: UITraitCollection
  /// What the reference of the section adds to its insets.
  let reference: NSDirectionalEdgeInsets
  /// What the reference of headers and footers adds.
  let viewReference: NSDirectionalEdgeInsets
  let measured: (Int) -> CGSize?
  let measuredView: (String, Int) -> CGSize?

  private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
    isVertical
      ? CGRect(origin: CGPoint(x: across, y: along), size: size)
      : CGRect(origin: CGPoint(x: along, y: across), size: size)
  }

  private func long(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func wide(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func solve(_ section: NSCollectionLayoutSection) -> SolvedSection {
    var solved = SolvedSection(section: section)
    solved.count = count
    var insets = section.contentInsets
    insets.leading += reference.leading
    insets.trailing += reference.trailing
    insets.top += reference.top
    insets.bottom += reference.bottom
    let before = isVertical ? insets.top : insets.leading
    let after = isVertical ? insets.bottom : insets.trailing
    var sideBefore = isVertical ? insets.leading : insets.top
    var sideAfter = isVertical ? insets.trailing : insets.bottom

    // Views at the sides make the content narrower.
    let ends = section.boundarySupplementaryItems
    var sides: [(item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize, at: CGFloat)] = []
    for item in ends {
      let side = item.side(isVertical: isVertical)
      guard side == .leading || side == .trailing else { continue }
      let size = size(of: item, in: viewRoom(section, insets))
      let at = side == .leading ? sideBefore : wide(room) - sideAfter - wide(size)
      sides.append((item, size, at))
      guard item.extendsBoundary else { continue }
      if side == .leading { sideBefore += wide(size) } else { sideAfter += wide(size) }
    }

    var next: CGFloat = 0
    for item in ends where item.side(isVertical: isVertical) == .before {
      next = place(item, in: &solved, section, insets, next, isAfter: false)
    }
    next += before
    let contentStart = next
    next += placeGroups(section, in: &solved, start: next, before, after, sideBefore, sideAfter)
    for (item, size, at) in sides {
      var size = size
      // A share of the length is one of the section's content.
      if isVertical, item.layoutSize.heightDimension.isFractionalHeight {
        size.height = item.layoutSize.heightDimension.dimension * (next - contentStart)
      }
      let frame = rect(contentStart, at, size).offsetBy(dx: item.offset.x, dy: item.offset.y)
      add(item, frame, to: &solved, atEnd: false)
    }
    for item in ends where item.side(isVertical: isVertical) == .over {
      let size = size(of: item, in: viewRoom(section, insets))
      let across = (wide(room) - wide(size)) / 2
      let along = contentStart + (next - contentStart - long(size)) / 2
      let frame = rect(along, across, size).offsetBy(dx: item.offset.x, dy: item.offset.y)
      add(item, frame, to: &solved, atEnd: false)
    }
    next += after
    for item in ends where item.side(isVertical: isVertical) == .after {
      next = place(item, in: &solved, section, insets, next, isAfter: true)
    }
    solved.length = next
    addDecorations(section, to: &solved)
    measureReach(of: &solved)
    return solved
  }

  private func measureReach(of solved: inout SolvedSection) {
    let whole =
      isVertical
      ? CGSize(width: room.width, height: solved.length)
      : CGSize(width: solved.length, height: room.height)
    var reach = CGRect(origin: .zero, size: whole)
    if solved.scrolling == nil { for group in solved.groups { reach = reach.union(group.frame) } }
    for view in solved.views where !view.isInside { reach = reach.union(view.frame) }
    solved.reach = reach
  }

  private func addDecorations(
    _ section: NSCollectionLayoutSection,
    to solved: inout SolvedSection
  ) {
    for item in section.decorationItems {
      let whole =
        isVertical
        ? CGSize(width: room.width, height: solved.length)
        : CGSize(width: solved.length, height: room.height)
      let insets = item.contentInsets
      let frame = CGRect(
        x: insets.leading,
        y: insets.top,
        width: max(0, whole.width - insets.leading - insets.trailing),
        height: max(0, whole.height - insets.top - insets.bottom)
      )
      solved.decorations.append((item.elementKind, frame, item.zIndex))
    }
  }

  // MARK: - Groups

  private func placeGroups(
    _ section: NSCollectionLayoutSection,
    in solved: inout SolvedSection,
    start: CGFloat,
    _ before: CGFloat,
    _ after: CGFloat,
    _ sideBefore: CGFloat,
    _ sideAfter: CGFloat
  ) -> CGFloat {
    let isOwn = section.orthogonalScrollingBehavior != .none
    let inner = max(0, wide(room) - sideBefore - sideAfter)
    let container =
      isVertical
      ? CGSize(width: inner, height: room.height) : CGSize(width: room.width, height: inner)
    // Groups follow each other along the scrolling, or across it where the section scrolls itself.
    let stacksDown = isVertical != isOwn
    let size = section.group.layoutSize.size(in: container)
    var filler = GroupFiller(
      count: count,
      traits: traits,
      measured: measured,
      measuredView: measuredView
    )
    var along: CGFloat = 0
    var thickness: CGFloat = 0
    var edges: [(start: CGFloat, length: CGFloat)] = []
    while filler.next < count {
      let first = filler.next
      var block = filler.fill(section.group, size: size)
      guard filler.next > first else { break }
      if first > 0 { along += section.interGroupSpacing }
      let origin =
        isOwn
        ? (stacksDown
          ? CGPoint(x: start, y: sideBefore + along) : CGPoint(x: sideBefore + along, y: start))
        : (stacksDown
          ? CGPoint(x: sideBefore, y: start + along) : CGPoint(x: start + along, y: sideBefore))
      block.move(by: origin)
      add(block, first: first, frame: CGRect(origin: origin, size: block.size), to: &solved, isOwn)
      let length = stacksDown ? block.size.height : block.size.width
      edges.append((sideBefore + along, length))
      along += length
      thickness = max(thickness, stacksDown ? block.size.width : block.size.height)
    }
    guard isOwn else { return along }
    var part = OwnScrolling()
    part.isHorizontal = isVertical
    part.behavior = section.orthogonalScrollingBehavior
    part.lead = sideBefore
    part.groups = edges
    part.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: room.width, height: thickness)
      : CGRect(x: start, y: 0, width: thickness, height: room.height)
    let total = sideBefore + along + sideAfter
    part.contentSize =
      isVertical
      ? CGSize(width: total, height: thickness) : CGSize(width: thickness, height: total)
    let properties = section.orthogonalScrollingProperties
    part.bounces = properties.bounce != .never
    if properties.decelerationRate.rawValue > 0 {
      part.decelerationRate = properties.decelerationRate
    } else if part.behavior != .continuous, part.behavior != .continuousGroupLeadingBoundary {
      part.decelerationRate = .fast
    }
    solved.scrolling = part
    return thickness
  }

  private func add(
    _ block: GroupBlock,
    first: Int,
    frame: CGRect,
    to solved: inout SolvedSection,
    _ isInside: Bool
  ) {
    var around = frame
    for item in block.items { around = around.union(item.frame) }
    for view in block.views {
      let size = view.item.layoutSize
      solved.views.append(
        .init(
          kind: view.item.elementKind,
          index: view.index ?? solved.groups.count,
          frame: view.frame,
          zIndex: view.item.zIndex,
          isOpenWidth: size.widthDimension.isOpen,
          isOpenHeight: size.heightDimension.isOpen,
          isBadge: view.index != nil,
          isInside: isInside
        )
      )
    }
    solved.items += block.items
    solved.groups.append(.init(frame: around, items: first..<solved.items.count))
  }

  // MARK: - Headers and footers

  /// The room in which the sizes of headers and footers are shares.
  private func viewRoom(
    _ section: NSCollectionLayoutSection,
    _ insets: NSDirectionalEdgeInsets
  ) -> CGSize {
    let (before, after) = viewInsets(section, insets)
    return isVertical
      ? CGSize(width: max(0, room.width - before - after), height: room.height)
      : CGSize(width: room.width, height: max(0, room.height - before - after))
  }

  private func viewInsets(
    _ section: NSCollectionLayoutSection,
    _ insets: NSDirectionalEdgeInsets
  ) -> (before: CGFloat, after: CGFloat) {
    let used =
      section.supplementariesFollowContentInsets
        && section.supplementaryContentInsetsReference == .automatic ? insets : viewReference
    return isVertical ? (used.leading, used.trailing) : (used.top, used.bottom)
  }

  private func size(
    of item: NSCollectionLayoutBoundarySupplementaryItem,
    in room: CGSize
  ) -> CGSize {
    var size = item.layoutSize.size(in: room)
    guard item.layoutSize.isOpen, let own = measuredView(item.elementKind, 0) else { return size }
    if item.layoutSize.widthDimension.isOpen { size.width = own.width }
    if item.layoutSize.heightDimension.isOpen { size.height = own.height }
    return size
  }

  /// Places a header or footer.
  ///
  /// - Returns: Where the section goes on.
  private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    in solved: inout SolvedSection,
    _ section: NSCollectionLayoutSection,
    _ insets: NSDirectionalEdgeInsets,
    _ next: CGFloat,
    isAfter: Bool
  ) -> CGFloat {
    let room = viewRoom(section, insets)
    let size = size(of: item, in: room)
    let across = viewInsets(section, insets).before + Self.across(item, size, room, isVertical)
    var along = next
    if isAfter, !item.extendsBoundary { along -= long(size) }
    let frame = rect(along, across, size).offsetBy(dx: item.offset.x, dy: item.offset.y)
    add(item, frame, to: &solved, atEnd: isAfter)
    return item.extendsBoundary ? next + long(size) : next
  }

  /// Where a view is across the scrolling.
  static func across(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    _ size: CGSize,
    _ room: CGSize,
    _ isVertical: Bool
  ) -> CGFloat {
    let spare = isVertical ? room.width - size.width : room.height - size.height
    let atStart: [NSRectAlignment] =
      isVertical ? [.topLeading, .bottomLeading] : [.topLeading, .topTrailing]
    let atEnd: [NSRectAlignment] =
      isVertical ? [.topTrailing, .bottomTrailing] : [.bottomLeading, .bottomTrailing]
    if atStart.contains(item.alignment) { return 0 }
    return atEnd.contains(item.alignment) ? spare : spare / 2
  }

  private func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    _ frame: CGRect,
    to solved: inout SolvedSection,
    atEnd: Bool
  ) {
    let insets = item.contentInsets
    let inner = CGRect(
      x: frame.minX + insets.leading,
      y: frame.minY + insets.top,
      width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom)
    )
    solved.views.append(
      .init(
        kind: item.elementKind,
        index: 0,
        frame: inner,
        zIndex: item.zIndex,
        isOpenWidth: item.layoutSize.widthDimension.isOpen,
        isOpenHeight: item.layoutSize.heightDimension.isOpen,
        isPinned: item.pinToVisibleBounds,
        pinsAtEnd: atEnd
      )
    )
  }
}
