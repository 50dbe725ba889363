import Foundation
import Testing

@testable import UIKit

/// Numbers that follow from a seed (a linear congruential generator).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}

/// A row of the plain model: what it is, not where it is.
struct ModelRow: Hashable {
  var id: Int
  var version = 0
  var height: CGFloat = 44
}

/// A section of the plain model.
struct ModelSection {
  var id: Int
  var rows: [ModelRow]
}

/// The rows of a table as nested arrays, with a count of what the table asks.
@MainActor
final class TableModel: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [ModelSection] = []
  var made = 0
  var cellsAsked: [IndexPath] = []
  var countsAsked = 0
  var strange: [String] = []
  var shown: [ObjectIdentifier: Int] = [:]

  /// A cell that knows what it was configured for.
  final class Cell: UITableViewCell {
    var row: ModelRow?
    override func prepareForReuse() {
      super.prepareForReuse()
      row = nil
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countsAsked += 1
    return sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellsAsked.append(indexPath)
    let cell: Cell
    if let used = tableView.dequeueReusableCell(withIdentifier: "cell") as? Cell {
      cell = used
    } else {
      made += 1
      cell = Cell(style: .default, reuseIdentifier: "cell")
    }
    cell.row = row(indexPath)
    return cell
  }

  var isTitled = false

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    isTitled ? "S\(sections[section].id)" : nil
  }

  func row(_ path: IndexPath) -> ModelRow { sections[path.section].rows[path.row] }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    if shown.updateValue(1, forKey: ObjectIdentifier(cell)) != nil {
      strange.append("shown twice: \(indexPath)")
    }
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    if shown.removeValue(forKey: ObjectIdentifier(cell)) == nil {
      strange.append("ended twice: \(indexPath)")
    }
  }
}

/// The same with `heightForRowAt`.
@MainActor
final class TableModelWithHeights: NSObject, UITableViewDelegate {
  let model: TableModel
  var heightsAsked: [IndexPath] = []

  init(_ model: TableModel) { self.model = model }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightsAsked.append(indexPath)
    return model.row(indexPath).height
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    model.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    model.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
}
