import Foundation

@testable import UIKit

/// One random group of changes to a model and to the table that shows it.
///
/// The model changes as UIKit's rules say: deletions, reloads and the starts of moves mean the rows
/// before, insertions and the ends of moves those afterwards.
@MainActor
struct RandomUpdate {
  private(set) var deleted: [IndexPath] = []
  private(set) var reloaded: [IndexPath] = []
  private(set) var inserted: [IndexPath] = []
  private(set) var moved: [(from: IndexPath, to: IndexPath)] = []
  private(set) var deletedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [(from: Int, to: Int)] = []
  /// The selected rows that stay selected.
  private(set) var selection: Set<IndexPath> = []

  /// Changes a model, with most changes near some rows, so that many of them are visible.
  init(
    _ model: TableModel,
    near: [IndexPath],
    selected: Set<IndexPath>,
    nextID: inout Int,
    using numbers: inout SeededNumbers
  ) {
    let old = model.sections
    changeSections(old, using: &numbers)
    chooseRows(old, near, using: &numbers)
    model.sections = result(old, selected, nextID: &nextID, using: &numbers)
  }

  private mutating func changeSections(_ old: [ModelSection], using numbers: inout SeededNumbers) {
    let kind = Int.random(in: 0..<12, using: &numbers)
    let any = Int.random(in: 0..<max(old.count, 1), using: &numbers)
    switch kind {
    case 0 where old.count > 3: deletedSections = [any]
    case 1: reloadedSections = [any]
    default: break
    }
    if Int.random(in: 0..<10, using: &numbers) == 0, old.count < 40 {
      insertedSections = [Int.random(in: 0...(old.count - deletedSections.count), using: &numbers)]
    }
    guard Int.random(in: 0..<10, using: &numbers) == 0, old.count > 2 else { return }
    let from = Int.random(in: 0..<old.count, using: &numbers)
    let newCount = old.count - deletedSections.count + insertedSections.count
    let to = Int.random(in: 0..<newCount, using: &numbers)
    guard !deletedSections.contains(from), !reloadedSections.contains(from),
      !insertedSections.contains(to)
    else { return }
    movedSections = [(from, to)]
  }

  private mutating func chooseRows(
    _ old: [ModelSection],
    _ near: [IndexPath],
    using numbers: inout SeededNumbers
  ) {
    var used: Set<IndexPath> = []
    func pick(_ numbers: inout SeededNumbers) -> IndexPath? {
      let path: IndexPath
      if let close = near.randomElement(using: &numbers),
        Int.random(in: 0..<3, using: &numbers) > 0
      {
        path = close
      } else {
        let section = Int.random(in: 0..<old.count, using: &numbers)
        guard !old[section].rows.isEmpty else { return nil }
        let row = Int.random(in: 0..<old[section].rows.count, using: &numbers)
        path = IndexPath(row: row, section: section)
      }
      let isFree =
        !deletedSections.contains(path.section) && !reloadedSections.contains(path.section)
      return isFree && used.insert(path).inserted ? path : nil
    }
    for _ in 0..<Int.random(in: 0...4, using: &numbers) {
      if let path = pick(&numbers) { deleted.append(path) }
    }
    for _ in 0..<Int.random(in: 0...2, using: &numbers) {
      if let path = pick(&numbers), movedSections.isEmpty { reloaded.append(path) }
    }
    guard movedSections.isEmpty else { return }
    for _ in 0..<Int.random(in: 0...2, using: &numbers) {
      // Where it goes is found when the new sections are known.
      if let path = pick(&numbers) { moved.append((path, path)) }
    }
  }

  private mutating func result(
    _ old: [ModelSection],
    _ selected: Set<IndexPath>,
    nextID: inout Int,
    using numbers: inout SeededNumbers
  ) -> [ModelSection] {
    func fresh(_ nextID: inout Int, _ numbers: inout SeededNumbers) -> ModelRow {
      nextID += 1
      return ModelRow(id: nextID, height: CGFloat(Int.random(in: 20...80, using: &numbers)))
    }
    let gone = Set(deleted + moved.map(\.from))
    let renewed = Set(reloaded)
    var staying: [ModelRow: Bool] = [:]
    // Sections that stay, with the rows that stay in them.
    var kept: [Int: ModelSection] = [:]
    for (index, section) in old.enumerated() where !deletedSections.contains(index) {
      var made = ModelSection(id: section.id, rows: [])
      if reloadedSections.contains(index) {
        for _ in 0..<Int.random(in: 0...30, using: &numbers) {
          made.rows.append(fresh(&nextID, &numbers))
        }
      } else {
        for (row, value) in section.rows.enumerated() {
          let path = IndexPath(row: row, section: index)
          guard !gone.contains(path) else { continue }
          var value = value
          if renewed.contains(path) {
            value.version += 1
          } else if selected.contains(path) {
            staying[value] = true
          }
          made.rows.append(value)
        }
      }
      kept[index] = made
    }
    var new: [ModelSection?] = Array(
      repeating: nil,
      count: old.count - deletedSections.count + insertedSections.count
    )
    for section in insertedSections {
      nextID += 1
      var made = ModelSection(id: nextID, rows: [])
      for _ in 0..<Int.random(in: 0...20, using: &numbers) {
        made.rows.append(fresh(&nextID, &numbers))
      }
      new[section] = made
    }
    for move in movedSections { new[move.to] = kept.removeValue(forKey: move.from) }
    var next = 0
    for index in kept.keys.sorted() {
      while new[next] != nil { next += 1 }
      new[next] = kept[index]
    }
    var sections = new.map { $0 ?? ModelSection(id: 0, rows: []) }
    insertRows(into: &sections, old, selected, &staying, &nextID, &numbers)
    for (section, value) in sections.enumerated() {
      for (row, entry) in value.rows.enumerated() where staying[entry] == true {
        selection.insert(IndexPath(row: row, section: section))
      }
    }
    return sections
  }

  /// Puts moved and new rows at places that count from afterwards.
  private mutating func insertRows(
    into sections: inout [ModelSection],
    _ old: [ModelSection],
    _ selected: Set<IndexPath>,
    _ staying: inout [ModelRow: Bool],
    _ nextID: inout Int,
    _ numbers: inout SeededNumbers
  ) {
    let reloadedIDs = Set(reloadedSections.map { old[$0].id })
    let open = sections.indices.filter {
      !insertedSections.contains($0) && !reloadedIDs.contains(sections[$0].id)
    }
    guard !open.isEmpty else { return }
    var arrivals: [Int: [(row: ModelRow, from: IndexPath?)]] = [:]
    for move in moved {
      let target = open[Int.random(in: 0..<open.count, using: &numbers)]
      let value = old[move.from.section].rows[move.from.row]
      if selected.contains(move.from) { staying[value] = true }
      arrivals[target, default: []].append((value, move.from))
    }
    for _ in 0..<Int.random(in: 0...4, using: &numbers) {
      let target = open[Int.random(in: 0..<open.count, using: &numbers)]
      nextID += 1
      let height = CGFloat(Int.random(in: 20...80, using: &numbers))
      arrivals[target, default: []].append((ModelRow(id: nextID, height: height), nil))
    }
    moved = []
    for section in arrivals.keys.sorted() {
      let coming = arrivals[section] ?? []
      let count = sections[section].rows.count + coming.count
      var places: Set<Int> = []
      while places.count < coming.count {
        places.insert(Int.random(in: 0..<count, using: &numbers))
      }
      for (place, entry) in zip(places.sorted(), coming) {
        sections[section].rows.insert(entry.row, at: place)
        let path = IndexPath(row: place, section: section)
        if let from = entry.from { moved.append((from, path)) } else { inserted.append(path) }
      }
    }
  }

  /// Tells a table what happened, in an order that must not matter.
  func tell(_ table: UITableView, using numbers: inout SeededNumbers) {
    var steps: [() -> Void] = [
      { table.deleteRows(at: deleted, with: .automatic) },
      { table.insertRows(at: inserted, with: .fade) },
      { table.reloadRows(at: reloaded, with: .none) },
      { for move in moved { table.moveRow(at: move.from, to: move.to) } },
      { table.deleteSections(deletedSections, with: .left) },
      { table.insertSections(insertedSections, with: .right) },
      { table.reloadSections(reloadedSections, with: .none) },
      { for move in movedSections { table.moveSection(move.from, toSection: move.to) } },
    ]
    steps.shuffle(using: &numbers)
    for step in steps { step() }
  }
}
