import Foundation
import Testing

@testable import UIKit

/// Ten thousand rows against plain arrays: scrolled through, and changed at random.
@MainActor @Suite("Tables: ten thousand rows", .serialized)
struct TableAcceptanceTests {
  @MainActor private final class Bench {
    let play = Play()
    let model = TableModel()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let heights: TableModelWithHeights?
    var numbers: SeededNumbers
    var nextID = 0

    init(
      rows: Int,
      sections: Int,
      seed: UInt64,
      ownHeights: Bool = false,
      isTitled: Bool = false
    ) {
      numbers = SeededNumbers(seed)
      model.isTitled = isTitled
      heights = ownHeights ? TableModelWithHeights(model) : nil
      for section in 0..<sections {
        var made = ModelSection(id: -section - 1, rows: [])
        for _ in 0..<(rows / sections) {
          nextID += 1
          made.rows.append(
            ModelRow(id: nextID, height: CGFloat(Int.random(in: 20...80, using: &numbers)))
          )
        }
        model.sections.append(made)
      }
      table.rowHeight = 44
      table.allowsMultipleSelection = true
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = model
      if let heights { table.delegate = heights } else { table.delegate = model }
      play.open(UIViewController())
      play.window.addSubview(table)
      table.layoutIfNeeded()
    }

    /// The differences between the table and the model, in words.
    func differences(_ selection: Set<IndexPath>) -> [String] {
      var found = model.strange + play.exceptions.map(\.reason)
      model.strange = []
      if table.numberOfSections != model.sections.count { found.append("number of sections") }
      for (index, section) in model.sections.enumerated()
      where table.numberOfRows(inSection: index) != section.rows.count {
        found.append("number of rows in \(index)")
      }
      let visible = table.indexPathsForVisibleRows ?? []
      if visible != visible.sorted() || Set(visible).count != visible.count {
        found.append("order of visible rows")
      }
      if table.visibleCells.count != visible.count { found.append("number of visible cells") }
      for (path, cell) in zip(visible, table.visibleCells) {
        guard let cell = cell as? TableModel.Cell else { continue }
        if cell.row != model.row(path) { found.append("cell at \(path)") }
        if table.indexPath(for: cell) != path { found.append("indexPath(for:) at \(path)") }
        if table.cellForRow(at: path) !== cell { found.append("cellForRow(at:) at \(path)") }
        if cell.frame != table.rectForRow(at: path) { found.append("frame at \(path)") }
        if cell.isSelected != selection.contains(path) { found.append("selection of \(path)") }
        if model.shown[ObjectIdentifier(cell)] == nil { found.append("not announced: \(path)") }
      }
      if model.shown.count != visible.count { found.append("announced cells") }
      let expected = rowsInView()
      if visible != expected { found.append("visible \(visible) instead of \(expected)") }
      if Set(table.indexPathsForSelectedRows ?? []) != selection { found.append("selected rows") }
      return found + differencesOfPlaces() + differencesOfHeaders()
    }

    private func differencesOfHeaders() -> [String] {
      guard model.isTitled else { return [] }
      var found: [String] = []
      for (index, section) in model.sections.enumerated() {
        let isVisible = table.rect(forSection: index).intersects(table.bounds)
        let header = table.headerView(forSection: index)
        if isVisible, header?.textLabel?.text != "S\(section.id)" {
          found.append("header of \(index)")
        }
        if !isVisible, let header, header.frame.intersects(table.bounds) {
          found.append("header of \(index) is shown")
        }
      }
      return found
    }

    private func differencesOfPlaces() -> [String] {
      var found: [String] = []
      var top: CGFloat = 0
      for (index, section) in model.sections.enumerated() {
        let rect = table.rect(forSection: index)
        if rect.minY != top { found.append("top of section \(index)") }
        if heights == nil, !model.isTitled {
          if rect.height != CGFloat(section.rows.count) * 44 { found.append("height of \(index)") }
          if let last = section.rows.indices.last {
            let row = table.rectForRow(at: IndexPath(row: last, section: index))
            if row.maxY != rect.maxY { found.append("last row of \(index)") }
          }
        }
        top = rect.maxY
      }
      if table.contentSize.height != top { found.append("height of the content") }
      return found
    }

    private func rowsInView() -> [IndexPath] {
      var found: [IndexPath] = []
      let bounds = table.bounds
      for (index, section) in model.sections.enumerated()
      where table.rect(forSection: index).intersects(bounds) {
        for row in section.rows.indices {
          let path = IndexPath(row: row, section: index)
          let rect = table.rectForRow(at: path)
          if rect.maxY > bounds.minY, rect.minY < bounds.maxY { found.append(path) }
        }
      }
      return found
    }

    func scroll(to offset: CGFloat) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }
  }

  @Test func scrolling_toTheEndAndBack_makesNoMoreCellsThanFit() {
    let bench = Bench(rows: 10_000, sections: 20, seed: 1)
    let table = bench.table
    let end = table.contentSize.height - table.bounds.height
    #expect(table.contentSize.height == 440_000)
    for step in stride(from: 0, through: end, by: 3_700) {
      bench.scroll(to: step)
      #expect(bench.differences([]) == [])
    }
    bench.scroll(to: end)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 499, section: 19))
    for step in stride(from: end, through: 0, by: -200) { bench.scroll(to: step) }
    bench.scroll(to: 0)
    #expect(bench.differences([]) == [])
    table.reloadData()
    table.layoutIfNeeded()
    #expect(bench.differences([]) == [])
    // Twelve rows of 44 points can show in 480 points.
    #expect(bench.model.made <= 12 + 1)
  }

  /// As many as the acceptance asks for; `Benchmarks/run-lists` does the same optimized.
  @Test func aThousandRandomUpdates_ofTenThousandRows_leaveNoIndexOutOfPlace() {
    let bench = Bench(rows: 10_000, sections: 20, seed: 5)
    update(bench, times: 1_000)
    #expect(bench.model.made <= 12 + 12)
  }

  @Test(arguments: [7, 8, 9] as [UInt64])
  func randomUpdates_leaveNoIndexOutOfPlace(seed: UInt64) {
    let bench = Bench(rows: 2_000, sections: 12, seed: seed)
    update(bench, times: 120)
    #expect(bench.model.made <= 12 + 12)
  }

  @Test(arguments: [3, 4] as [UInt64])
  func randomUpdates_ofRowsWithHeights_leaveNoIndexOutOfPlace(seed: UInt64) {
    let bench = Bench(rows: 1_000, sections: 10, seed: seed, ownHeights: true)
    update(bench, times: 100)
    #expect(bench.model.made <= 24 + 24)
  }

  @Test(arguments: [11, 12] as [UInt64])
  func randomUpdates_ofTitledSections_keepTheirHeaders(seed: UInt64) {
    let bench = Bench(rows: 120, sections: 30, seed: seed, isTitled: true)
    update(bench, times: 150)
  }

  @Test func tableAndItsCells_goWithTheirOwner() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    weak var model: TableModel?
    do {
      let bench = Bench(rows: 100, sections: 2, seed: 1)
      update(bench, times: 10)
      bench.table.setEditing(true, animated: false)
      bench.play.settle()
      table = bench.table
      cell = bench.table.visibleCells.first
      model = bench.model
      #expect(table != nil && cell != nil)
      bench.table.removeFromSuperview()
      bench.play.settle()
    }
    #expect(table == nil && cell == nil && model == nil)
  }

  private func update(_ bench: Bench, times: Int) {
    let table = bench.table
    var selection: Set<IndexPath> = []
    for number in 0..<times {
      if number % 5 == 0 {
        let end = max(table.contentSize.height - table.bounds.height, 0)
        bench.scroll(to: CGFloat(Int.random(in: 0...Int(end), using: &bench.numbers)))
      }
      if let path = table.indexPathsForVisibleRows?.randomElement(using: &bench.numbers) {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        selection.insert(path)
      }
      let change = RandomUpdate(
        bench.model,
        near: table.indexPathsForVisibleRows ?? [],
        selected: selection,
        nextID: &bench.nextID,
        using: &bench.numbers
      )
      table.performBatchUpdates { change.tell(table, using: &bench.numbers) }
      selection = change.selection
      let found = bench.differences(selection)
      guard found.isEmpty else {
        Issue.record("update \(number): \(found.prefix(5)) after \(change)")
        return
      }
    }
    bench.play.settle()
    #expect(bench.differences(selection) == [])
  }
}
