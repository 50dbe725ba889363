import Foundation

/// Where rows and sections go in a group of changes, and whether the counts agree.
///
/// Serves tables and collections. Deletions, reloads and the starts of moves count from before the
/// changes, insertions and the ends of moves from after them. What nothing touches costs nothing.
struct UpdatePlan {
  let old: [Int]
  let new: [Int]
  let update: TableUpdate
  private var sectionTargets: [Int?] = []
  private var sectionSources: [Int?] = []
  private var leaving: [Int: RowsOfSection] = [:]
  private var coming: [Int: [Int]] = [:]
  private var moves: [IndexPath: IndexPath] = [:]

  /// What iOS says against the update; `nil` if the counts agree.
  private(set) var problem: Problem?

  /// The rows of a section that do not stay, in their order.
  private struct RowsOfSection {
    var deleted: [Int] = []
    var reloaded: Set<Int> = []
    var moved: [Int] = []
    /// Rows whose places others take: deleted and moved ones, each once.
    var gone: [Int] = []
  }

  /// - Parameters:
  ///   - update: The changes.
  ///   - old: The numbers of rows before.
  ///   - new: The numbers of rows afterwards.
  ///   - isTable: Whether the rules of tables hold, which refuse more than those of collections.
  init(_ update: TableUpdate, old: [Int], new: [Int], isTable: Bool = false) {
    self.update = update
    self.old = old
    self.new = new
    problem = UpdateRules(update, old: old, new: new, isTable: isTable).problem
    guard problem == nil else { return }
    problem = sectionProblem()
    guard problem == nil else { return }
    mapSections()
    collectRows()
    problem = rowProblem()
  }

  // MARK: - Where things go

  /// The place of a row afterwards; `nil` if its cell goes.
  func target(of indexPath: IndexPath) -> IndexPath? {
    isReloaded(indexPath) ? nil : place(of: indexPath)
  }

  /// The place of a row afterwards, reloaded or not; `nil` if the row goes.
  func place(of indexPath: IndexPath) -> IndexPath? {
    let section = indexPath.section
    guard old.indices.contains(section), indexPath.row < old[section] else { return nil }
    if let target = moves[indexPath] { return target }
    guard let target = sectionTargets[section], !isReloaded(section) else { return nil }
    guard let row = place(ofRow: indexPath.row, in: section) else { return nil }
    return IndexPath(row: row, section: target)
  }

  /// The row in its own section's target; `nil` if it goes or moves.
  func place(ofRow row: Int, in section: Int) -> Int? {
    var rank = row
    if let gone = leaving[section]?.gone, !gone.isEmpty {
      let before = gone.lowerBound(of: row)
      if before < gone.count, gone[before] == row { return nil }
      rank -= before
    }
    guard let target = sectionTargets[section], let taken = coming[target] else { return rank }
    // The free place of this rank: every taken one at or before it pushes it on.
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  /// The section that a section was before.
  func source(ofSection section: Int) -> Int? { sectionSources[section] }

  /// The section that a section becomes; `nil` if it goes.
  func target(ofSection section: Int) -> Int? { sectionTargets[section] }

  func isReloaded(_ section: Int) -> Bool { update.reloadedSections.contains(section) }

  private func isReloaded(_ indexPath: IndexPath) -> Bool {
    leaving[indexPath.section]?.reloaded.contains(indexPath.row) ?? false
  }

  /// Whether all rows of a section before are in it afterwards, and at the same places.
  func isUntouched(_ section: Int) -> Bool {
    guard let target = sectionTargets[section], !isReloaded(section) else { return false }
    return leaving[section] == nil && coming[target] == nil
  }

  // MARK: - Checking counts

  private func sectionProblem() -> Problem? {
    let inserted = update.insertedSections.count
    let deleted = update.deletedSections.count
    guard new.count != old.count + inserted - deleted else { return nil }
    return .sections(
      after: new.count,
      before: old.count,
      inserted: inserted,
      deleted: deleted
    )
  }

  private func rowProblem() -> Problem? {
    let inserted = Dictionary(grouping: update.insertedRows, by: \.section)
    let movedIn = Dictionary(grouping: update.movedRows.map(\.to), by: \.section)
    for (section, target) in sectionTargets.enumerated() {
      guard let target, !isReloaded(section) else { continue }
      let comes = (inserted[target]?.count ?? 0, movedIn[target]?.count ?? 0)
      let goes = (leaving[section]?.deleted.count ?? 0, leaving[section]?.moved.count ?? 0)
      let expected = old[section] + comes.0 - goes.0 + comes.1 - goes.1
      guard new[target] != expected else { continue }
      return .rows(
        section: target,
        after: new[target],
        before: old[section],
        inserted: comes.0,
        deleted: goes.0,
        movedIn: comes.1,
        movedOut: goes.1
      )
    }
    return nil
  }

  // MARK: - Mapping

  private mutating func mapSections() {
    sectionTargets = Array(repeating: nil, count: old.count)
    sectionSources = Array(repeating: nil, count: new.count)
    for move in update.movedSections {
      sectionTargets[move.from] = move.to
      sectionSources[move.to] = move.from
    }
    var next = 0
    for section in old.indices {
      if update.deletedSections.contains(section) || sectionTargets[section] != nil { continue }
      while next < new.count, isTaken(next) { next += 1 }
      guard next < new.count else { break }
      sectionTargets[section] = next
      sectionSources[next] = section
      next += 1
    }
  }

  private func isTaken(_ section: Int) -> Bool {
    update.insertedSections.contains(section) || sectionSources[section] != nil
  }

  private mutating func collectRows() {
    for path in update.deletedRows {
      leaving[path.section, default: .init()].deleted.append(path.row)
    }
    for path in update.reloadedRows {
      leaving[path.section, default: .init()].reloaded.insert(path.row)
    }
    for move in update.movedRows {
      leaving[move.from.section, default: .init()].moved.append(move.from.row)
      moves[move.from] = move.to
    }
    for section in leaving.keys {
      let rows = leaving[section] ?? .init()
      leaving[section]?.gone = Set(rows.deleted + rows.moved).sorted()
    }
    for path in update.insertedRows + update.movedRows.map(\.to) {
      coming[path.section, default: []].append(path.row)
    }
    for section in coming.keys { coming[section] = Set(coming[section] ?? []).sorted() }
  }
}

extension [Int] {
  /// The number of elements below a value, in a sorted array.
  fileprivate func lowerBound(of value: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
