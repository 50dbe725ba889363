import Foundation

extension NSDiffableDataSourceSnapshot {
  /// The changes that lead here from another snapshot.
  ///
  /// Sections that are in both are walked side by side: equal items cost a comparison, others a
  /// look at which section they are in. Only a section whose order changed is sorted out.
  ///
  /// - Parameters:
  ///   - old: The snapshot before.
  ///   - isTable: Whether rows may not move from deleted or to inserted sections, as in tables.
  /// - Returns: The changes, with deletions and reloads by their places before.
  func changes(from old: Self, isTable: Bool) -> TableUpdate {
    var walk = SnapshotWalk(old: old, new: self, isTable: isTable)
    return walk.run()
  }
}

/// The comparison of two snapshots.
private struct SnapshotWalk<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  let old: Snapshot
  let new: Snapshot
  let isTable: Bool
  private var update = TableUpdate()
  /// Items that left a place and may have come to another.
  private var departures: [Item: IndexPath] = [:]
  private var arrivals: [(item: Item, path: IndexPath)] = []
  private var reloaded: Set<Section> = []

  init(old: Snapshot, new: Snapshot, isTable: Bool) {
    self.old = old
    self.new = new
    self.isTable = isTable
  }

  mutating func run() -> TableUpdate {
    reloaded = Set(new.reloadedSectionIdentifiers.filter { old.indexOfSection($0) != nil })
    compareSections()
    for (index, part) in new.parts.enumerated() {
      guard let before = old.indexOfSection(part.identifier) else {
        if !isTable { note(arrivalsIn: part.items, section: index) }
        continue
      }
      if reloaded.contains(part.identifier) {
        update.reloadedSections.insert(before)
      } else {
        compare(old.parts[before].items, before, part.items, index)
      }
    }
    if !isTable {
      for (index, part) in old.parts.enumerated()
      where new.indexOfSection(part.identifier) == nil {
        for (place, item) in part.items.enumerated() where new.contains(item) {
          departures[item] = IndexPath(item: place, section: index)
        }
      }
    }
    match()
    reloadItems()
    return update
  }

  private mutating func note(arrivalsIn items: [Item], section: Int) {
    for (place, item) in items.enumerated() where old.contains(item) {
      arrivals.append((item, IndexPath(item: place, section: section)))
    }
  }

  private mutating func compareSections() {
    for (index, part) in old.parts.enumerated() where new.indexOfSection(part.identifier) == nil {
      update.deletedSections.insert(index)
    }
    var before: [Int] = []
    var after: [Int] = []
    for (index, part) in new.parts.enumerated() {
      if let place = old.indexOfSection(part.identifier) {
        before.append(place)
        after.append(index)
      } else {
        update.insertedSections.insert(index)
      }
    }
    let staying = Set(before.longestRise())
    for (index, place) in before.enumerated() where !staying.contains(index) {
      update.movedSections.append((place, after[index]))
    }
  }

  /// Walks two versions of a section side by side.
  private mutating func compare(_ a: [Item], _ before: Int, _ b: [Item], _ after: Int) {
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, a[i] == b[j] {
        i += 1
        j += 1
      } else if i < a.count, new.section(of: a[i]) != after {
        leave(a[i], IndexPath(item: i, section: before))
        i += 1
      } else if j < b.count, old.section(of: b[j]) != before {
        come(b[j], IndexPath(item: j, section: after))
        j += 1
      } else {
        sortOut(a, i, before, b, j, after)
        return
      }
    }
  }

  private mutating func leave(_ item: Item, _ path: IndexPath) {
    if new.contains(item) { departures[item] = path } else { update.deletedRows.append(path) }
  }

  private mutating func come(_ item: Item, _ path: IndexPath) {
    if old.contains(item) {
      arrivals.append((item, path))
    } else {
      update.insertedRows.append(path)
    }
  }

  /// The rest of a section whose order changed: the fewest items move.
  private mutating func sortOut(
    _ a: [Item],
    _ i: Int,
    _ before: Int,
    _ b: [Item],
    _ j: Int,
    _ after: Int
  ) {
    var places: [Item: Int] = [:]
    for index in i..<a.count {
      if new.section(of: a[index]) == after {
        places[a[index]] = index
      } else {
        leave(a[index], IndexPath(item: index, section: before))
      }
    }
    var sources: [Int] = []
    var targets: [Int] = []
    for index in j..<b.count {
      if let place = places[b[index]] {
        sources.append(place)
        targets.append(index)
      } else {
        come(b[index], IndexPath(item: index, section: after))
      }
    }
    let staying = Set(sources.longestRise())
    for index in sources.indices where !staying.contains(index) {
      update.movedRows.append(
        (
          IndexPath(item: sources[index], section: before),
          IndexPath(item: targets[index], section: after)
        )
      )
    }
  }

  /// Joins departures and arrivals to moves; what is left over comes or goes.
  private mutating func match() {
    for (item, path) in arrivals {
      if let source = departures.removeValue(forKey: item) {
        update.movedRows.append((source, path))
      } else if !update.insertedSections.contains(path.section) {
        update.insertedRows.append(path)
      }
    }
    for path in departures.values.sorted() where !update.deletedSections.contains(path.section) {
      update.deletedRows.append(path)
    }
  }

  private mutating func reloadItems() {
    guard !new.reloadedItemIdentifiers.isEmpty else { return }
    let places = old.paths(of: Set(new.reloadedItemIdentifiers))
    guard !places.isEmpty else { return }
    let gone = Set(update.deletedRows)
    var moved = Dictionary(
      update.movedRows.map { ($0.from, $0.to) },
      uniquingKeysWith: { first, _ in first }
    )
    var anew: Set<IndexPath> = []
    for path in places.values.sorted() {
      if gone.contains(path) || update.deletedSections.contains(path.section)
        || update.reloadedSections.contains(path.section)
      {
        continue
      }
      if let target = moved.removeValue(forKey: path) {
        anew.insert(path)
        update.deletedRows.append(path)
        update.insertedRows.append(target)
      } else {
        update.reloadedRows.append(path)
      }
    }
    update.movedRows.removeAll { anew.contains($0.from) }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The places of some items.
  func paths(of wanted: Set<ItemIdentifierType>) -> [ItemIdentifierType: IndexPath] {
    guard wanted.count > 8 else {
      return wanted.reduce(into: [:]) { $0[$1] = path(of: $1) }
    }
    var found: [ItemIdentifierType: IndexPath] = [:]
    for (section, part) in parts.enumerated() {
      for (index, item) in part.items.enumerated() where wanted.contains(item) {
        found[item] = IndexPath(item: index, section: section)
      }
    }
    return found
  }
}

extension [Int] {
  /// The indices of a longest rising part, in order.
  func longestRise() -> [Int] {
    // The last element of the best rise of each length, and what came before each element.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for index in indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < self[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: [Int] = []
    var next = ends.last ?? -1
    while next >= 0 {
      rise.append(next)
      next = previous[next]
    }
    return rise.reversed()
  }
}
