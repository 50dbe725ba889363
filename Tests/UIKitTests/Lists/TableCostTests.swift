import Foundation
import Testing

@testable import UIKit

/// A source of very many rows that counts what it is asked.
@MainActor
private final class ManyRows: NSObject, UITableViewDataSource {
  var count = 100_000
  var cells: Set<Int> = []
  var counts = 0
  var other = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts += 1
    return count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells.insert(indexPath.row)
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    other += 1
    return true
  }
}

/// A delegate that says how high rows are.
@MainActor
private final class Heights: NSObject, UITableViewDelegate {
  var asked: [Int] = []
  var height: CGFloat = 50

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath.row)
    return height
  }
}

/// One that guesses, too.
@MainActor
private final class Guesses: NSObject, UITableViewDelegate {
  var asked: [Int] = []
  var guessed = 0

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath.row)
    return 50
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    guessed += 1
    return 30
  }
}

/// A controller that knows the height of some rows.
@MainActor
private final class SomeHeights: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    indexPath.row == 1 ? 10 : super.tableView(tableView, heightForRowAt: indexPath)
  }
}

/// A table of many rows; made by each test, as it has to end on the main actor.
@MainActor
private final class Bench {
  let play = Play()
  let rows = ManyRows()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  func open() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    play.open(UIViewController())
    play.window.addSubview(table)
    play.settle()
  }
}

@MainActor @Suite("Tables: what a reload touches", .serialized)
struct TableCostTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func reload_withFixedHeights_asksForVisibleRowsOnly() {
    let bench = Bench()
    let (table, rows) = (bench.table, bench.rows)
    table.rowHeight = 44
    bench.open()
    rows.counts = 0
    table.reloadData()
    table.layoutIfNeeded()
    #expect(rows.cells == Set(0..<10))
    #expect(rows.counts == 1)
    #expect(rows.other == 0)
    #expect(table.contentSize.height == 4_400_000)
  }

  /// Once per row that is shown, not twice.
  @Test func reload_withEstimates_asksTheDelegateForVisibleRowsOnly() {
    let bench = Bench()
    let (table, rows) = (bench.table, bench.rows)
    let heights = Heights()
    table.delegate = heights
    bench.open()
    // 100 rows of 50 points have 4,400 points at first (grade B, see `isGivenRowByRow`).
    #expect(table.contentSize.height == 4_400_054)
    #expect(Set(heights.asked) == Set(0..<9))
    #expect(rows.cells == Set(0..<9))
    heights.asked = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(heights.asked.count <= 10)
    table.estimatedRowHeight = 60
    bench.play.settle()
    #expect(table.contentSize.height == 5_999_910)
    #expect(table.rectForRow(at: path(99_999)).height == 60)
    withExtendedLifetime(heights) {}
  }

  @Test func reload_withoutEstimates_asksTheDelegateForAllRows() {
    let bench = Bench()
    let (table, rows) = (bench.table, bench.rows)
    let heights = Heights()
    table.delegate = heights
    table.estimatedRowHeight = 0
    rows.count = 500
    bench.open()
    #expect(Set(heights.asked) == Set(0..<500))
    #expect(table.contentSize.height == 25_000)
    heights.height = 40
    table.beginUpdates()
    table.endUpdates()
    #expect(table.contentSize.height == 20_000)
    withExtendedLifetime(heights) {}
  }

  @Test func reload_withGuesses_asksForAllGuessesAndVisibleHeights() {
    let bench = Bench()
    let (table, rows) = (bench.table, bench.rows)
    let guesses = Guesses()
    table.delegate = guesses
    rows.count = 500
    bench.open()
    #expect(guesses.guessed == 500)
    #expect(Set(guesses.asked).count <= 15)
    #expect(table.contentSize.height == 15_180)
    withExtendedLifetime(guesses) {}
  }

  @Test func controller_thatCallsSuperForSomeRows_isAskedForAll() {
    let bench = Bench()
    let (table, rows) = (bench.table, bench.rows)
    let controller = SomeHeights(style: .plain)
    table.delegate = controller
    table.rowHeight = 44
    rows.count = 100
    bench.open()
    #expect(table.rectForRow(at: path(0)).height == 44)
    #expect(table.rectForRow(at: path(1)).height == 10)
    #expect(table.rectForRow(at: path(2)).height == 44)
    #expect(table.contentSize.height == 4_366)
    withExtendedLifetime(controller) {}
  }

  @Test func scrollToRow_reachesItsPlaceThroughEstimates() {
    let bench = Bench()
    let (table, heights) = (bench.table, Heights())
    heights.height = 100
    table.delegate = heights
    bench.open()
    table.scrollToRow(at: path(500), at: .bottom, animated: false)
    #expect(table.rectForRow(at: path(500)).maxY == table.bounds.maxY)
    table.scrollToRow(at: path(300), at: .middle, animated: false)
    #expect(table.rectForRow(at: path(300)).midY == table.bounds.midY)
    withExtendedLifetime(heights) {}
  }

  @Test func scrollingUp_intoRowsWithOtherHeights_keepsWhatIsVisibleInPlace() throws {
    let bench = Bench()
    let table = bench.table
    let heights = Heights()
    heights.height = 100
    table.delegate = heights
    bench.open()
    table.scrollToRow(at: path(50_000), at: .top, animated: false)
    table.layoutIfNeeded()
    let first = try #require(table.indexPathsForVisibleRows?.first)
    let place = table.rectForRow(at: first).minY - table.contentOffset.y
    table.contentOffset.y -= 30
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: first).minY - table.contentOffset.y == place + 30)
    withExtendedLifetime(heights) {}
  }
}
