import Foundation

extension UpdatePlan {
  /// What iOS refuses, with the numbers that its words contain.
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
    case deletedRowOfSection(Int, section: Int, count: Int)
    case deletedSection(Int, count: Int)
    case insertedRow(Int, section: Int, count: Int)
    case insertedRowOfSection(Int, section: Int, count: Int)
    case insertedSection(Int, count: Int)
    case movedRow(IndexPath, count: Int?)
    case movedRowTo(IndexPath, count: Int?)
    case movedSection(Int, count: Int)
    case movedSectionTo(Int, count: Int)
    case deletedAndReloaded(IndexPath)
    case deletedAndMoved(IndexPath)
    case insertedAndMoved(IndexPath)
    case movedFromDeletedSection(Int)
    case movedIntoInsertedSection(Int)
  }
}

/// What a group of changes must not contain, whatever the counts are.
///
/// - Evidence: https://github.com/RxSwiftCommunity/RxDataSources/issues/35 (a move from a row that
///   does not exist), https://github.com/lionheart/openradar-mirror/issues/18100 (a reload beside
///   a move is called a delete), https://github.com/yapstudios/YapDatabase/issues/489 (an insertion
///   where a move ends), https://github.com/SwiftKickMobile/TLIndexPathTools/issues/13 (a move into
///   a new section); logs, grade B
struct UpdateRules {
  let update: TableUpdate
  let old: [Int]
  let new: [Int]
  let isTable: Bool

  init(_ update: TableUpdate, old: [Int], new: [Int], isTable: Bool) {
    self.update = update
    self.old = old
    self.new = new
    self.isTable = isTable
  }

  var problem: UpdatePlan.Problem? {
    sectionRange ?? departures ?? arrivals ?? moves ?? conflicts ?? sectionsOfMoves
  }

  private var sectionRange: UpdatePlan.Problem? {
    for section in update.deletedSections where !old.indices.contains(section) {
      return .deletedSection(section, count: old.count)
    }
    for section in update.reloadedSections where !old.indices.contains(section) {
      return .deletedSection(section, count: old.count)
    }
    for section in update.insertedSections where !new.indices.contains(section) {
      return .insertedSection(section, count: new.count)
    }
    for move in update.movedSections {
      if !old.indices.contains(move.from) { return .movedSection(move.from, count: old.count) }
      if !new.indices.contains(move.to) { return .movedSectionTo(move.to, count: new.count) }
    }
    return nil
  }

  private var departures: UpdatePlan.Problem? {
    for path in update.deletedRows + update.reloadedRows {
      guard old.indices.contains(path.section) else {
        return .deletedRowOfSection(path.row, section: path.section, count: old.count)
      }
      if path.row < 0 || path.row >= old[path.section] {
        return .deletedRow(path.row, section: path.section, count: old[path.section])
      }
    }
    return nil
  }

  private var arrivals: UpdatePlan.Problem? {
    for path in update.insertedRows {
      guard new.indices.contains(path.section) else {
        return .insertedRowOfSection(path.row, section: path.section, count: new.count)
      }
      if path.row < 0 || path.row >= new[path.section] {
        return .insertedRow(path.row, section: path.section, count: new[path.section])
      }
    }
    return nil
  }

  private var moves: UpdatePlan.Problem? {
    for move in update.movedRows {
      let before = old.indices.contains(move.from.section) ? old[move.from.section] : nil
      if !(0..<(before ?? 0)).contains(move.from.row) { return .movedRow(move.from, count: before) }
      let after = new.indices.contains(move.to.section) ? new[move.to.section] : nil
      if !(0..<(after ?? 0)).contains(move.to.row) { return .movedRowTo(move.to, count: after) }
    }
    return nil
  }

  private var conflicts: UpdatePlan.Problem? {
    if !update.deletedRows.isEmpty, !update.reloadedRows.isEmpty {
      let deleted = Set(update.deletedRows)
      if let path = update.reloadedRows.first(where: { deleted.contains($0) }) {
        return .deletedAndReloaded(path)
      }
    }
    guard !update.movedRows.isEmpty else { return nil }
    let from = Set(update.movedRows.map(\.from))
    if let path = (update.deletedRows + update.reloadedRows).first(where: { from.contains($0) }) {
      return .deletedAndMoved(path)
    }
    let to = Set(update.movedRows.map(\.to))
    if let path = update.insertedRows.first(where: { to.contains($0) }) {
      return .insertedAndMoved(path)
    }
    return nil
  }

  private var sectionsOfMoves: UpdatePlan.Problem? {
    guard isTable else { return nil }
    for move in update.movedRows {
      if update.deletedSections.contains(move.from.section) {
        return .movedFromDeletedSection(move.from.section)
      }
      if update.insertedSections.contains(move.to.section) {
        return .movedIntoInsertedSection(move.to.section)
      }
    }
    return nil
  }
}
