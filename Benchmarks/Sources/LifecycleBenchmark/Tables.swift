import AllocatedBytes
import Clockwork
import Foundation
import UIKit

/// What tables cost as they grow: a reload with its commit, and random groups of updates.
@MainActor
enum Tables {
  /// How the heights of rows are known.
  enum Heights: String {
    /// `rowHeight`.
    case fixed
    /// The delegate says, and there are estimates.
    case estimated
    /// The cells measure themselves.
    case automatic
  }

  /// Nanoseconds for one reload with its commit.
  static func reload(rows: Int, _ heights: Heights, rounds: Int) -> Double {
    let bench = TableBench(sections: [Array(0..<rows)], heights)
    return ProcessorTime.best(of: rounds) {
      bench.table.reloadData()
      bench.table.layoutIfNeeded()
    }
  }

  /// A thousand random groups of updates against nested arrays.
  ///
  /// - Returns: Rows out of place, cells made, nanoseconds per group, and the bytes that the second
  ///   half kept allocated.
  static func updates(rows: Int, groups: Int, seed: UInt64) -> [Int] {
    let sections = (0..<20).map { section in
      Array(section * rows / 20..<(section + 1) * rows / 20)
    }
    let bench = TableBench(sections: sections, .fixed)
    var numbers = Seeded(seed)
    var wrong = 0
    var time: Double = 0
    var middle: Int64 = 0
    for group in 0..<groups {
      if group == groups / 2 { middle = Int64(allocated_bytes()) }
      if group % 10 == 0 {
        let end = max(0, bench.table.contentSize.height - bench.table.bounds.height)
        bench.table.contentOffset.y = CGFloat(Int.random(in: 0...Int(end), using: &numbers))
        bench.table.layoutIfNeeded()
      }
      let start = ProcessorTime.now
      bench.change(using: &numbers)
      time += ProcessorTime.now - start
      wrong += bench.rowsOutOfPlace
    }
    MainLoop.current.settle()
    let kept = Int(Int64(allocated_bytes()) - middle)
    return [wrong, bench.source.made, Int(time / Double(groups)), kept]
  }
}

/// Numbers that follow from a seed.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}

/// Rows that are numbers.
@MainActor
final class NumberedRows: NSObject, UITableViewDataSource {
  var sections: [[Int]]
  var made = 0

  init(_ sections: [[Int]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let used = tableView.dequeueReusableCell(withIdentifier: "row")
    if used == nil { made += 1 }
    let cell = used ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.tag = sections[indexPath.section][indexPath.row]
    return cell
  }
}

/// A delegate that says heights.
@MainActor
final class SaidHeights: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
}

/// A table in a window.
@MainActor
final class TableBench {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let source: NumberedRows
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let heights = SaidHeights()
  private var next = 1_000_000

  init(sections: [[Int]], _ heights: Tables.Heights) {
    MainLoop.current.mode = .manual
    source = NumberedRows(sections)
    if heights == .fixed { table.rowHeight = 44 }
    if heights == .estimated { table.delegate = self.heights }
    table.dataSource = source
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.addSubview(table)
    MainLoop.current.settle()
  }

  /// The visible rows whose cells are not those of the model.
  var rowsOutOfPlace: Int {
    let paths = table.indexPathsForVisibleRows ?? []
    return zip(paths, table.visibleCells).count { path, cell in
      cell.tag != source.sections[path.section][path.row] || table.indexPath(for: cell) != path
        || cell.frame != table.rectForRow(at: path)
    }
  }

  /// Deletes, moves and inserts some rows, and sometimes a section.
  func change(using numbers: inout Seeded) {
    var deleted: Set<IndexPath> = []
    for _ in 0..<Int.random(in: 0...4, using: &numbers) {
      let section = Int.random(in: 0..<source.sections.count, using: &numbers)
      guard !source.sections[section].isEmpty else { continue }
      let row = Int.random(in: 0..<source.sections[section].count, using: &numbers)
      deleted.insert(IndexPath(row: row, section: section))
    }
    let renewed =
      Int.random(in: 0..<8, using: &numbers) == 0
      ? Int.random(in: 0..<source.sections.count, using: &numbers) : nil
    if let renewed { deleted = deleted.filter { $0.section != renewed } }
    for path in deleted.sorted().reversed() { source.sections[path.section].remove(at: path.row) }
    if let renewed { source.sections[renewed].shuffle(using: &numbers) }
    var inserted: Set<IndexPath> = []
    for _ in 0..<Int.random(in: 0...4, using: &numbers) {
      let section = Int.random(in: 0..<source.sections.count, using: &numbers)
      guard section != renewed else { continue }
      let row = Int.random(in: 0...source.sections[section].count, using: &numbers)
      next += 1
      source.sections[section].insert(next, at: row)
      // What was inserted behind moves on.
      inserted = Set(
        inserted.map {
          $0.section == section && $0.row >= row
            ? IndexPath(row: $0.row + 1, section: section) : $0
        }
      )
      inserted.insert(IndexPath(row: row, section: section))
    }
    table.performBatchUpdates {
      table.deleteRows(at: deleted.sorted(), with: .automatic)
      table.insertRows(at: inserted.sorted(), with: .automatic)
      if let renewed { table.reloadSections([renewed], with: .none) }
    }
  }
}
