import Foundation

/// Which sections and items a list has, by identity.
///
/// A value: changing a copy changes nothing else. Identifiers are unique in a snapshot; asking
/// for the section of an item costs the same for any number of items.
///
/// Status: complete · A
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// A section with its items; the number tells it from all others that the snapshot had.
  struct Part: Sendable {
    let identifier: SectionIdentifierType
    let number: Int
    var items: [ItemIdentifierType] = []
  }

  private(set) var parts: [Part] = []
  private var places: [SectionIdentifierType: Int] = [:]
  private var placesOfNumbers: [Int: Int] = [:]
  /// The number of each item's section.
  private var homes: [ItemIdentifierType: Int] = [:]
  private var lastNumber = 0

  /// The items that are to be made anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be made anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are to be configured again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The number of all items.
  public var numberOfItems: Int { homes.count }

  /// The number of sections.
  public var numberOfSections: Int { parts.count }

  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { parts.map(\.identifier) }

  /// All items in order.
  public var itemIdentifiers: [ItemIdentifierType] { parts.flatMap(\.items) }

  /// The number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    section(identifier).map { parts[$0].items.count } ?? 0
  }

  /// The items of a section in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { section(identifier).map { parts[$0].items } ?? [] }

  /// The section of an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { section(of: identifier).map { parts[$0].identifier } }

  /// The place of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = path(of: identifier) else { return nil }
    return parts[..<path.section].reduce(path.item) { $0 + $1.items.count }
  }

  /// The place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { places[identifier] }

  // MARK: - Items

  /// Adds items to a section, the last one by default.
  ///
  /// Items that the snapshot has already move there, and the console says that this is expensive.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !parts.isEmpty else {
      DiffableComplaint.noSections.raise()
      return
    }
    let wanted = sectionIdentifier.map { section($0) } ?? parts.count - 1
    guard let place = wanted, admit(identifiers, to: place) else { return }
    parts[place].items += identifiers
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

  /// Removes items; those that are not there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(identifiers.compactMap { item in homes.removeValue(forKey: item).map { (item, $0) } })
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Asks for new cells of items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    if let stranger = identifiers.first(where: { homes[$0] == nil }) {
      DiffableComplaint.unknownItem("reload", "\(stranger)").raise()
      return
    }
    reloadedItemIdentifiers += identifiers
  }

  /// Asks to configure the cells of items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    if let stranger = identifiers.first(where: { homes[$0] == nil }) {
      DiffableComplaint.unknownItem("reconfigure", "\(stranger)").raise()
      return
    }
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func move(
    _ item: ItemIdentifierType,
    to other: ItemIdentifierType,
    offset: Int
  ) {
    for stranger in [item, other] where homes[stranger] == nil {
      DiffableComplaint.unknownItem("move", "\(stranger)").raise()
      return
    }
    guard item != other, let number = homes[item] else { return }
    remove([(item, number)])
    place([item], at: other, offset: offset)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    at item: ItemIdentifierType,
    offset: Int
  ) {
    guard let place = section(of: item) else {
      DiffableComplaint.unknownItem("insert beside", "\(item)").raise()
      return
    }
    guard admit(identifiers, to: place) else { return }
    self.place(identifiers, at: item, offset: offset)
  }

  private mutating func place(
    _ identifiers: [ItemIdentifierType],
    at item: ItemIdentifierType,
    offset: Int
  ) {
    guard let place = section(of: item), let index = parts[place].items.firstIndex(of: item) else {
      return
    }
    for identifier in identifiers { homes[identifier] = parts[place].number }
    parts[place].items.insert(contentsOf: identifiers, at: index + offset)
  }

  /// Notes the section of items that come, and takes those away that were there already.
  ///
  /// - Returns: Whether the identifiers are unique.
  private mutating func admit(_ identifiers: [ItemIdentifierType], to place: Int) -> Bool {
    let number = parts[place].number
    var present: [(ItemIdentifierType, Int)] = []
    homes.reserveCapacity(homes.count + identifiers.count)
    for identifier in identifiers {
      if let old = homes.updateValue(number, forKey: identifier) {
        present.append((identifier, old))
      }
    }
    guard !present.isEmpty else { return true }
    var known: Set<ItemIdentifierType> = []
    let twice = identifiers.filter { !known.insert($0).inserted }
    guard twice.isEmpty else {
      for identifier in known { homes[identifier] = nil }
      for (identifier, old) in present where placesOfNumbers[old] != nil {
        if parts[placesOfNumbers[old] ?? 0].items.contains(identifier) { homes[identifier] = old }
      }
      DiffableComplaint.duplicateItems(twice.map { "\($0)" }).raise()
      return false
    }
    DiffableComplaint.itemsAlreadyThere(present.map { "\($0.0)" }).print()
    remove(present)
    return true
  }

  /// Takes items out of the lists of their sections.
  private mutating func remove(_ gone: [(item: ItemIdentifierType, number: Int)]) {
    guard !gone.isEmpty else { return }
    let all = Set(gone.map(\.item))
    for number in Set(gone.map(\.number)) {
      guard let place = placesOfNumbers[number] else { continue }
      parts[place].items.removeAll { all.contains($0) }
    }
    forgetWishes { all.contains($0) }
  }

  private mutating func forgetWishes(of isGone: (ItemIdentifierType) -> Bool) {
    guard !reloadedItemIdentifiers.isEmpty || !reconfiguredItemIdentifiers.isEmpty else { return }
    reloadedItemIdentifiers.removeAll { isGone($0) && homes[$0] == nil }
    reconfiguredItemIdentifiers.removeAll { isGone($0) && homes[$0] == nil }
  }

  // MARK: - Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: parts.count)
  }

  /// Inserts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) { if let place = section(toIdentifier) { insert(identifiers, at: place) } }

  /// Inserts sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) { if let place = section(toIdentifier) { insert(identifiers, at: place + 1) } }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for part in parts where gone.contains(part.identifier) {
      for item in part.items { homes[item] = nil }
      let list = Set(part.items)
      forgetWishes { list.contains($0) }
    }
    parts.removeAll { gone.contains($0.identifier) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    numberPlaces()
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Asks for new cells of sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where section(identifier) == nil { return }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func move(
    _ identifier: SectionIdentifierType,
    to other: SectionIdentifierType,
    offset: Int
  ) {
    guard let from = section(identifier), section(other) != nil, identifier != other else { return }
    let part = parts.remove(at: from)
    let target = parts.firstIndex { $0.identifier == other } ?? 0
    parts.insert(part, at: target + offset)
    numberPlaces()
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    var known: Set<SectionIdentifierType> = []
    let twice = identifiers.filter { !known.insert($0).inserted || places[$0] != nil }
    guard twice.isEmpty else {
      DiffableComplaint.duplicateSections(twice.map { "\($0)" }).raise()
      return
    }
    let new = identifiers.map { identifier -> Part in
      lastNumber += 1
      return Part(identifier: identifier, number: lastNumber)
    }
    parts.insert(contentsOf: new, at: place)
    numberPlaces()
  }

  private mutating func numberPlaces() {
    places.removeAll(keepingCapacity: true)
    placesOfNumbers.removeAll(keepingCapacity: true)
    for (place, part) in parts.enumerated() {
      places[part.identifier] = place
      placesOfNumbers[part.number] = place
    }
  }

  // MARK: - Places

  /// The place of a section; an exception if it is not there.
  private func section(_ identifier: SectionIdentifierType) -> Int? {
    if let place = places[identifier] { return place }
    DiffableComplaint.unknownSection.raise()
    return nil
  }

  /// The place of an item's section.
  func section(of item: ItemIdentifierType) -> Int? {
    homes[item].flatMap { placesOfNumbers[$0] }
  }

  func contains(_ item: ItemIdentifierType) -> Bool { homes[item] != nil }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, parts.indices.contains(path.section),
      parts[path.section].items.indices.contains(path.item)
    else { return nil }
    return parts[path.section].items[path.item]
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let place = section(of: item), let index = parts[place].items.firstIndex(of: item) else {
      return nil
    }
    return IndexPath(item: index, section: place)
  }

  /// The snapshot without wishes that were fulfilled.
  var settled: Self {
    guard
      !reloadedItemIdentifiers.isEmpty || !reloadedSectionIdentifiers.isEmpty
        || !reconfiguredItemIdentifiers.isEmpty
    else { return self }
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Replaces the items of a section that exists.
  mutating func replaceItems(
    ofSection identifier: SectionIdentifierType,
    by items: [ItemIdentifierType]
  ) {
    guard let place = places[identifier] else { return }
    for item in parts[place].items { homes[item] = nil }
    parts[place].items = []
    guard admit(items, to: place) else { return }
    parts[place].items = items
  }
}
