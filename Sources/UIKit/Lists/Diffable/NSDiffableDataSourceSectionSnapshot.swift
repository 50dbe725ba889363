import Foundation

/// The items of one section as a tree: parents that show and hide their children.
///
/// Status: complete · A
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  private var nodes: [ItemIdentifierType: Node] = [:]

  /// The items without a parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []

  /// Creates a snapshot without items.
  public init() {}

  // MARK: - Asking

  /// All items, children after their parents.
  public var items: [ItemIdentifierType] { list(rootItems) { _ in true } }

  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { list(rootItems) { $0.isExpanded } }

  /// Whether there are items with children.
  var isTree: Bool { nodes.count != rootItems.count }

  private func list(
    _ start: [ItemIdentifierType],
    goesInto: (Node) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var waiting = Array(start.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      guard let node = nodes[item], goesInto(node) else { continue }
      waiting += node.children.reversed()
    }
    return found
  }

  /// Whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Whether all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent, let next = nodes[parent] {
      if !next.isExpanded { return false }
      node = next
    }
    return true
  }

  /// Whether an item shows its children.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// How many parents are above an item; 0 for an item without any.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, node) = (0, nodes[item])
    while let parent = node?.parent {
      level += 1
      node = nodes[parent]
    }
    return level
  }

  /// The parent of an item; `nil` if it has none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// The place of an item among the visible ones; `nil` if it is not visible.
  public func index(of item: ItemIdentifierType) -> Int? { visibleItems.firstIndex(of: item) }

  /// The tree below an item.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = Self()
    guard let node = nodes[parent] else {
      DiffableComplaint.unknownParent("\(parent)").raise()
      return part
    }
    part.take(includingParent ? [parent] : node.children, from: self, below: nil)
    return part
  }

  private mutating func take(
    _ items: [ItemIdentifierType],
    from other: Self,
    below parent: ItemIdentifierType?
  ) {
    for item in items {
      guard let source = other.nodes[item] else { continue }
      nodes[item] = Node(parent: parent, isExpanded: source.isExpanded)
      if let parent { nodes[parent]?.children.append(item) } else { rootItems.append(item) }
      take(source.children, from: other, below: item)
    }
  }

  // MARK: - Changing

  /// Adds items below a parent, or at the top.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    guard admit(items) else { return }
    if let parent {
      guard nodes[parent] != nil else {
        DiffableComplaint.unknownParent("\(parent)").raise()
        return
      }
      nodes[parent]?.children += items
    } else {
      rootItems += items
    }
    for item in items { nodes[item] = Node(parent: parent) }
  }

  /// Inserts items before another, at its level.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    before beforeIdentifier: ItemIdentifierType
  ) { insert(items, at: beforeIdentifier, offset: 0) }

  /// Inserts items after another, at its level.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    after afterIdentifier: ItemIdentifierType
  ) { insert(items, at: afterIdentifier, offset: 1) }

  /// Inserts a tree before an item, at its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) { insert(snapshot, at: item, offset: 0) }

  /// Inserts a tree after an item, at its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) { insert(snapshot, at: item, offset: 1) }

  /// Removes items with all that is below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let node = nodes[item] else { continue }
      for gone in list([item], goesInto: { _ in true }) { nodes[gone] = nil }
      if let parent = node.parent {
        nodes[parent]?.children.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Replaces all that is below an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let node = nodes[parent] else {
      DiffableComplaint.unknownParent("\(parent)").raise()
      return
    }
    delete(node.children)
    guard admit(snapshot.items) else { return }
    take(snapshot.rootItems, from: snapshot, below: parent)
  }

  /// Shows the children of items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  private func admit(_ items: [ItemIdentifierType]) -> Bool {
    var known: Set<ItemIdentifierType> = []
    let twice = items.filter { !known.insert($0).inserted || nodes[$0] != nil }
    if twice.isEmpty { return true }
    DiffableComplaint.duplicatesInSection(twice.map { "\($0)" }).raise()
    return false
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    at item: ItemIdentifierType,
    offset: Int
  ) {
    guard let node = nodes[item] else {
      DiffableComplaint.unknownParent("\(item)").raise()
      return
    }
    guard admit(items) else { return }
    for new in items { nodes[new] = Node(parent: node.parent) }
    place(items, at: item, node.parent, offset)
  }

  private mutating func place(
    _ items: [ItemIdentifierType],
    at item: ItemIdentifierType,
    _ parent: ItemIdentifierType?,
    _ offset: Int
  ) {
    if let parent {
      let index = nodes[parent]?.children.firstIndex(of: item) ?? 0
      nodes[parent]?.children.insert(contentsOf: items, at: index + offset)
    } else {
      let index = rootItems.firstIndex(of: item) ?? 0
      rootItems.insert(contentsOf: items, at: index + offset)
    }
  }

  private mutating func insert(_ snapshot: Self, at item: ItemIdentifierType, offset: Int) {
    guard let node = nodes[item] else {
      DiffableComplaint.unknownParent("\(item)").raise()
      return
    }
    guard admit(snapshot.items) else { return }
    for (new, source) in snapshot.nodes {
      var copy = source
      if copy.parent == nil { copy.parent = node.parent }
      nodes[new] = copy
    }
    place(snapshot.rootItems, at: item, node.parent, offset)
  }

  /// The tree in words, for debugging.
  public func visualDescription() -> String {
    items.map { item in
      let mark = nodes[item]?.children.isEmpty == false ? (isExpanded(item) ? "- " : "+ ") : "* "
      return String(repeating: "  ", count: level(of: item)) + mark + "\(item)"
    }
    .joined(separator: "\n")
  }
}
