import CoreGraphics
import Foundation

/// The items of a group in their places, before the group has one itself.
@MainActor
struct GroupBlock {
  struct Item {
    var frame: CGRect
    var zIndex = 0
    /// Whether the cell decides about its width and height.
    var isOpenWidth = false
    var isOpenHeight = false
    /// The space around the cell that its place includes.
    var insets = NSDirectionalEdgeInsets.zero
  }

  struct View {
    let item: NSCollectionLayoutSupplementaryItem
    var frame: CGRect
    /// The place of the item in the section; `nil` for a view of the group.
    let index: Int?
  }

  var size = CGSize.zero
  var items: [Item] = []
  var views: [View] = []

  mutating func move(by way: CGPoint) {
    guard way != .zero else { return }
    for index in items.indices {
      items[index].frame.origin.x += way.x
      items[index].frame.origin.y += way.y
    }
    for index in views.indices {
      views[index].frame.origin.x += way.x
      views[index].frame.origin.y += way.y
    }
  }

  mutating func append(_ other: GroupBlock) {
    items += other.items
    views += other.views
  }
}

/// Fills groups with the items of a section, one group after the other.
@MainActor
struct GroupFiller {
  /// The next item.
  var next = 0
  let count: Int
  let traits: UITraitCollection
  /// The sizes that cells asked for.
  let measured: (Int) -> CGSize?
  /// The sizes that badges asked for.
  let measuredView: (String, Int) -> CGSize?

  /// Fills a group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - size: Its size, with estimates.
  /// - Returns: The items at their places from the group's corner, and the size that it takes:
  ///   estimates give way to what is inside.
  mutating func fill(_ group: NSCollectionLayoutGroup, size: CGSize) -> GroupBlock {
    var block: GroupBlock
    switch group.arrangement {
    case .custom(let provider): block = custom(group, provider, size)
    case .horizontal: block = line(group, isHorizontal: true, size)
    case .vertical: block = line(group, isHorizontal: false, size)
    }
    for item in group.supplementaryItems {
      let size = item.layoutSize.size(in: block.size)
      let frame = item.frame(at: CGRect(origin: .zero, size: block.size), size: size)
      block.views.append(.init(item: item, frame: frame, index: nil))
    }
    return block
  }

  private mutating func custom(
    _ group: NSCollectionLayoutGroup,
    _ provider: NSCollectionLayoutGroupCustomItemProvider,
    _ size: CGSize
  ) -> GroupBlock {
    var block = GroupBlock()
    block.size = size
    let insets = group.contentInsets
    let room = LayoutEnvironment(size, traits, insets: insets)
    for place in provider(room).prefix(count - next) {
      block.items.append(
        .init(
          frame: place.frame.offsetBy(dx: insets.leading, dy: insets.top),
          zIndex: place.zIndex
        )
      )
      next += 1
    }
    return block
  }

  // MARK: - Lines

  /// One member of a line, with the space around it.
  private struct Member {
    var block: GroupBlock
    let spacing: NSCollectionLayoutEdgeSpacing?
    let item: NSCollectionLayoutItem

    func length(_ isHorizontal: Bool) -> CGFloat {
      isHorizontal ? block.size.width : block.size.height
    }
    func before(_ isHorizontal: Bool) -> NSCollectionLayoutSpacing? {
      isHorizontal ? spacing?.leading : spacing?.top
    }
    func after(_ isHorizontal: Bool) -> NSCollectionLayoutSpacing? {
      isHorizontal ? spacing?.trailing : spacing?.bottom
    }
    func outer(_ isHorizontal: Bool) -> CGFloat {
      length(isHorizontal) + (before(isHorizontal)?.spacing ?? 0)
        + (after(isHorizontal)?.spacing ?? 0)
    }
  }

  private mutating func line(
    _ group: NSCollectionLayoutGroup,
    isHorizontal: Bool,
    _ size: CGSize
  ) -> GroupBlock {
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    var members = members(of: group, isHorizontal: isHorizontal, in: inner)
    equalize(&members)
    let own = group.layoutSize
    let isOpenAlong = isHorizontal ? own.widthDimension.isOpen : own.heightDimension.isOpen
    let isOpenAcross = isHorizontal ? own.heightDimension.isOpen : own.widthDimension.isOpen
    let gap = group.interItemSpacing?.spacing ?? 0
    let used =
      members.reduce(0) { $0 + $1.outer(isHorizontal) } + gap * CGFloat(max(0, members.count - 1))
    let thickness = members.reduce(0) { max($0, $1.outer(!isHorizontal)) }
    let room = isHorizontal ? inner.width : inner.height
    let across = isOpenAcross ? thickness : isHorizontal ? inner.height : inner.width
    let spare = isOpenAlong ? 0 : max(0, room - used)
    var block = arrange(
      members,
      isHorizontal: isHorizontal,
      gap: group.interItemSpacing,
      spare: spare,
      across: across
    )
    block.move(by: CGPoint(x: insets.leading, y: insets.top))
    block.size = size
    let content =
      isHorizontal
      ? CGSize(width: used, height: thickness) : CGSize(width: thickness, height: used)
    if own.widthDimension.isOpen {
      block.size.width = content.width + insets.leading + insets.trailing
    }
    if own.heightDimension.isOpen {
      block.size.height = content.height + insets.top + insets.bottom
    }
    return block
  }

  /// The members that one line of a group takes.
  private mutating func members(
    of group: NSCollectionLayoutGroup,
    isHorizontal: Bool,
    in inner: CGSize
  ) -> [Member] {
    guard !group.subitems.isEmpty else { return [] }
    let dimension =
      isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let limit = isHorizontal ? inner.width : inner.height
    let gap = group.interItemSpacing?.spacing ?? 0
    var members: [Member] = []
    var along: CGFloat = 0
    while next < count {
      if let most = group.count ?? group.most, members.count >= most { break }
      if group.count == nil, group.most == nil, dimension.isOpen,
        members.count >= group.subitems.count
      {
        break
      }
      let item = group.subitems[members.count % group.subitems.count]
      var size = item.layoutSize.size(in: inner)
      if let equal = group.count {
        let share = max(0, limit - gap * CGFloat(equal - 1)) / CGFloat(equal)
        if isHorizontal { size.width = share } else { size.height = share }
      }
      let before = next
      let member = Member(block: block(of: item, size: size), spacing: item.edgeSpacing, item: item)
      let end = along + (members.isEmpty ? 0 : gap) + member.outer(isHorizontal)
      if !members.isEmpty, !dimension.isOpen, group.count == nil, end > limit + 0.01 {
        next = before
        break
      }
      members.append(member)
      along = end
      if next == before { break }
    }
    return members
  }

  /// One item, or a group inside.
  private mutating func block(of item: NSCollectionLayoutItem, size: CGSize) -> GroupBlock {
    if let group = item as? NSCollectionLayoutGroup { return fill(group, size: size) }
    var block = GroupBlock()
    block.size = size
    let insets = item.contentInsets
    let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
    if width.isOpen || height.isOpen, let own = measured(next) {
      if width.isOpen { block.size.width = own.width + insets.leading + insets.trailing }
      if height.isOpen { block.size.height = own.height + insets.top + insets.bottom }
    }
    var made = GroupBlock.Item(frame: Self.inset(block.size, insets))
    (made.isOpenWidth, made.isOpenHeight, made.insets) = (width.isOpen, height.isOpen, insets)
    block.items = [made]
    for badge in item.supplementaryItems {
      var size = badge.layoutSize.size(in: made.frame.size)
      if badge.layoutSize.isOpen, let own = measuredView(badge.elementKind, next) {
        if badge.layoutSize.widthDimension.isOpen { size.width = own.width }
        if badge.layoutSize.heightDimension.isOpen { size.height = own.height }
      }
      block.views.append(
        .init(item: badge, frame: badge.frame(at: made.frame, size: size), index: next)
      )
    }
    next += 1
    return block
  }

  private static func inset(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: insets.leading,
      y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
  }

  /// Makes the members that want to be equal as large as the largest of them.
  private func equalize(_ members: inout [Member]) {
    let heights = members.filter { $0.item.layoutSize.heightDimension.isUniformAcrossSiblings }
    if let most = heights.map(\.block.size.height).max() {
      for index in members.indices
      where members[index].item.layoutSize.heightDimension.isUniformAcrossSiblings {
        let more = most - members[index].block.size.height
        members[index].block.size.height = most
        for item in members[index].block.items.indices {
          members[index].block.items[item].frame.size.height += more
        }
      }
    }
    let widths = members.filter { $0.item.layoutSize.widthDimension.isUniformAcrossSiblings }
    if let most = widths.map(\.block.size.width).max() {
      for index in members.indices
      where members[index].item.layoutSize.widthDimension.isUniformAcrossSiblings {
        let more = most - members[index].block.size.width
        members[index].block.size.width = most
        for item in members[index].block.items.indices {
          members[index].block.items[item].frame.size.width += more
        }
      }
    }
  }

  /// Puts members one after the other; flexible spaces share what is left.
  private func arrange(
    _ members: [Member],
    isHorizontal: Bool,
    gap: NSCollectionLayoutSpacing?,
    spare: CGFloat,
    across: CGFloat
  ) -> GroupBlock {
    var flexible = gap?.isFlexibleSpacing == true ? max(0, members.count - 1) : 0
    for member in members {
      if member.before(isHorizontal)?.isFlexibleSpacing == true { flexible += 1 }
      if member.after(isHorizontal)?.isFlexibleSpacing == true { flexible += 1 }
    }
    let share = flexible > 0 ? spare / CGFloat(flexible) : 0
    func width(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? share : 0)
    }
    var block = GroupBlock()
    var along: CGFloat = 0
    for (index, member) in members.enumerated() {
      if index > 0 { along += width(gap) }
      along += width(member.before(isHorizontal))
      let (before, after) = (member.before(!isHorizontal), member.after(!isHorizontal))
      let free = max(0, across - member.outer(!isHorizontal))
      var side = before?.spacing ?? 0
      if before?.isFlexibleSpacing == true {
        side += after?.isFlexibleSpacing == true ? free / 2 : free
      }
      var moved = member.block
      moved.move(by: isHorizontal ? CGPoint(x: along, y: side) : CGPoint(x: side, y: along))
      block.append(moved)
      along += member.length(isHorizontal) + width(member.after(isHorizontal))
    }
    return block
  }
}
