import Foundation

/// Which sections and items a list has, by identity.
///
/// Status: complete · A
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
> {
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  /// The sections in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are to be made anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be made anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are to be configured again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The number of all items.
  public var numberOfItems: Int { sectionIdentifiers.reduce(0) { $0 + (items[$1]?.count ?? 0) } }

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// All items in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// The number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// The items of a section in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }

  /// The section of an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionIdentifiers.first { items[$0]?.contains(identifier) ?? false }
  }

  /// The place of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: - Items

  /// Adds items to a section, the last one by default.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return }
    remove(identifiers)
    items[section, default: []] += identifiers
  }

  /// Inserts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

  /// Inserts items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { remove(identifiers) }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], at: toIdentifier, offset: 0) }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], at: toIdentifier, offset: 1) }

  /// Asks for new cells of items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Asks to configure the cells of items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    guard !identifiers.isEmpty else { return }
    let gone = Set(identifiers)
    for section in sectionIdentifiers where items[section]?.contains(where: gone.contains) ?? false
    {
      items[section]?.removeAll { gone.contains($0) }
    }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    at item: ItemIdentifierType,
    offset: Int
  ) {
    remove(identifiers)
    guard let section = sectionIdentifier(containingItem: item),
      let place = items[section]?.firstIndex(of: item)
    else { return }
    items[section]?.insert(contentsOf: identifiers, at: place + offset)
  }

  // MARK: - Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }

  /// Inserts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = sectionIdentifiers.firstIndex(of: toIdentifier) else { return }
    sectionIdentifiers.insert(contentsOf: identifiers, at: place)
  }

  /// Inserts sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = sectionIdentifiers.firstIndex(of: toIdentifier) else { return }
    sectionIdentifiers.insert(contentsOf: identifiers, at: place + 1)
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { items[identifier] = nil }
    sectionIdentifiers.removeAll { identifiers.contains($0) }
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.removeAll { $0 == identifier }
    insertSections([identifier], beforeSection: toIdentifier)
  }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.removeAll { $0 == identifier }
    insertSections([identifier], afterSection: toIdentifier)
  }

  /// Asks for new cells of sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: - Places

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section),
      let list = items[sectionIdentifiers[path.section]], list.indices.contains(path.item)
    else { return nil }
    return list[path.item]
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sectionIdentifiers.enumerated() {
      if let place = items[section]?.firstIndex(of: item) {
        return IndexPath(item: place, section: index)
      }
    }
    return nil
  }

  /// The snapshot without wishes that were fulfilled.
  var settled: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// The changes that lead here from another snapshot; `nil` if sections changed their order.
  func changes(from old: Self) -> TableUpdate? {
    var update = TableUpdate()
    let kept = old.sectionIdentifiers.filter { sectionIdentifiers.contains($0) }
    guard kept == sectionIdentifiers.filter({ old.sectionIdentifiers.contains($0) }) else {
      return nil
    }
    for (index, section) in old.sectionIdentifiers.enumerated() where !kept.contains(section) {
      update.deletedSections.insert(index)
    }
    for (index, section) in sectionIdentifiers.enumerated() where !kept.contains(section) {
      update.insertedSections.insert(index)
    }
    for section in kept {
      guard let before = old.indexOfSection(section), let after = indexOfSection(section) else {
        continue
      }
      let difference = itemIdentifiers(inSection: section).difference(
        from: old.itemIdentifiers(inSection: section)
      )
      for change in difference {
        switch change {
        case .remove(let place, _, _):
          update.deletedRows.append(IndexPath(item: place, section: before))
        case .insert(let place, _, _):
          update.insertedRows.append(IndexPath(item: place, section: after))
        }
      }
    }
    for item in reloadedItemIdentifiers {
      if let path = old.path(of: item), !update.deletedRows.contains(path) {
        update.reloadedRows.append(path)
      }
    }
    for section in reloadedSectionIdentifiers {
      if let index = old.indexOfSection(section) { update.reloadedSections.insert(index) }
    }
    return update
  }
}
