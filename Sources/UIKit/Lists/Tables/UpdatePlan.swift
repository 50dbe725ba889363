import Foundation

/// Where rows and sections go in a group of changes, and whether the counts agree.
///
/// Serves tables and collections.
struct UpdatePlan {
  let old: [Int]
  let new: [Int]
  private let update: TableUpdate
  private var sectionTargets: [Int?] = []
  private var sectionSources: [Int?] = []
  private var rowTargets: [Int: [IndexPath?]] = [:]

  /// What iOS says against the update; `nil` if the counts agree.
  private(set) var problem: Problem?

  enum Problem: Equatable {
    case sections(after: Int, before: Int, inserted: Int, deleted: Int)
    case rows(
      section: Int,
      after: Int,
      before: Int,
      inserted: Int,
      deleted: Int,
      movedIn: Int,
      movedOut: Int
    )
    case deletedRow(Int, section: Int, count: Int)
    case deletedSection(Int, count: Int)
    case insertedRow(Int, section: Int, count: Int)
    case insertedSection(Int, count: Int)
  }

  init(_ update: TableUpdate, old: [Int], new: [Int]) {
    self.update = update
    self.old = old
    self.new = new
    problem = rangeProblem() ?? sectionProblem()
    guard problem == nil else { return }
    mapSections()
    problem = rowProblem()
    guard problem == nil else { return }
    mapRows()
  }

  /// The place of a row afterwards; `nil` if its cell goes.
  func target(of indexPath: IndexPath) -> IndexPath? {
    guard old.indices.contains(indexPath.section) else { return nil }
    if let row = rowTargets[indexPath.section] {
      return indexPath.row < row.count ? row[indexPath.row] : nil
    }
    guard let section = sectionTargets[indexPath.section], !isReloaded(indexPath.section) else {
      return nil
    }
    return IndexPath(row: indexPath.row, section: section)
  }

  /// The section that a section was before.
  func source(ofSection section: Int) -> Int? { sectionSources[section] }

  func isReloaded(_ section: Int) -> Bool { update.reloadedSections.contains(section) }

  // MARK: - Checking

  private func rangeProblem() -> Problem? {
    for section in update.deletedSections where !old.indices.contains(section) {
      return .deletedSection(section, count: old.count)
    }
    for section in update.insertedSections where !new.indices.contains(section) {
      return .insertedSection(section, count: new.count)
    }
    for path in update.deletedRows + update.reloadedRows {
      guard old.indices.contains(path.section) else {
        return .deletedSection(path.section, count: old.count)
      }
      if path.row >= old[path.section] {
        return .deletedRow(path.row, section: path.section, count: old[path.section])
      }
    }
    for path in update.insertedRows {
      guard new.indices.contains(path.section) else {
        return .insertedSection(path.section, count: new.count)
      }
      if path.row >= new[path.section] {
        return .insertedRow(path.row, section: path.section, count: new[path.section])
      }
    }
    return nil
  }

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
    for (section, target) in sectionTargets.enumerated() {
      guard let target, !isReloaded(section) else { continue }
      let inserted = update.insertedRows.count { $0.section == target }
      let deleted = update.deletedRows.count { $0.section == section }
      let movedIn = update.movedRows.count { $0.to.section == target }
      let movedOut = update.movedRows.count { $0.from.section == section }
      let expected = old[section] + inserted - deleted + movedIn - movedOut
      guard new[target] != expected else { continue }
      return .rows(
        section: target,
        after: new[target],
        before: old[section],
        inserted: inserted,
        deleted: deleted,
        movedIn: movedIn,
        movedOut: movedOut
      )
    }
    return nil
  }

  // MARK: - Mapping

  private mutating func mapSections() {
    sectionTargets = Array(repeating: nil, count: old.count)
    sectionSources = Array(repeating: nil, count: new.count)
    for move in update.movedSections {
      guard old.indices.contains(move.from), new.indices.contains(move.to) else { continue }
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

  /// Maps the rows of the sections that the update touches row by row.
  private mutating func mapRows() {
    let deleted = Set(update.deletedRows + update.reloadedRows)
    let reallyDeleted = Set(update.deletedRows)
    let inserted = Set(update.insertedRows)
    let movedFrom = Dictionary(
      update.movedRows.map { ($0.from, $0.to) },
      uniquingKeysWith: { $1 }
    )
    let movedTo = Set(update.movedRows.map { $0.to })
    var touched = Set((update.deletedRows + update.reloadedRows).map { $0.section })
    touched.formUnion(update.movedRows.map { $0.from.section })
    for path in update.insertedRows + update.movedRows.map({ $0.to }) {
      if let source = sectionSources[path.section] { touched.insert(source) }
    }
    for section in touched where old.indices.contains(section) {
      guard let target = sectionTargets[section], !isReloaded(section) else { continue }
      var targets: [IndexPath?] = []
      var next = 0
      for row in 0..<old[section] {
        let path = IndexPath(row: row, section: section)
        if let moved = movedFrom[path] {
          targets.append(moved)
          continue
        }
        if reallyDeleted.contains(path) {
          targets.append(nil)
          continue
        }
        while inserted.contains(IndexPath(row: next, section: target))
          || movedTo.contains(IndexPath(row: next, section: target))
        {
          next += 1
        }
        targets.append(deleted.contains(path) ? nil : IndexPath(row: next, section: target))
        next += 1
      }
      rowTargets[section] = targets
    }
  }
}
