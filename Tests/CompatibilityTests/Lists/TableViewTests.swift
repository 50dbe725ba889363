import Testing
import UIKit

@MainActor
@Suite("Table views", .serialized)
struct TableViewTests {
  private let source = NumberSource()
  private let controller = UIViewController()
  private let table = UITableView(frame: .zero, style: .plain)

  init() {
    table.rowHeight = 50
    table.dataSource = source
    table.delegate = source
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.loadViewIfNeeded()
    table.frame = controller.view.bounds
    controller.view.addSubview(table)
  }

  private func show() async -> UIWindow {
    let window = makeWindow(controller)
    await mainQueue()
    table.layoutIfNeeded()
    return window
  }

  @Test func counts_comeFromTheDataSource() {
    source.counts = [3, 2]
    table.reloadData()
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.numberOfRows(inSection: 1) == 2)
  }

  @Test func cells_areMadeForVisibleRowsOnly() async {
    source.counts = [1000]
    let window = await show()
    let height = table.bounds.height
    let visible = table.indexPathsForVisibleRows ?? []
    #expect(!visible.isEmpty)
    #expect(CGFloat(visible.count) <= height / 50 + 2)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "0.0")
    #expect(table.cellForRow(at: IndexPath(row: 900, section: 0)) == nil)
    window.isHidden = true
  }

  @Test func rows_standBelowEachOther() async {
    source.counts = [5]
    let window = await show()
    let second = table.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(second.minY == 50)
    #expect(second.height == 50)
    #expect(second.width == table.bounds.width)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame == second)
    #expect(table.contentSize.height >= 250)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 60)) == IndexPath(row: 1, section: 0))
    window.isHidden = true
  }

  @Test func scrolling_reusesCells() async {
    source.counts = [1000]
    let window = await show()
    let made = source.made
    for row in stride(from: 0, through: 990, by: 10) {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      table.layoutIfNeeded()
    }
    #expect(table.cellForRow(at: IndexPath(row: 990, section: 0)) != nil)
    #expect(source.cells.count < made + 60)
    #expect(source.made > source.cells.count)
    window.isHidden = true
  }

  @Test func selection_isKeptAndGivenUp() async {
    source.counts = [5]
    let window = await show()
    let row = IndexPath(row: 2, section: 0)
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: row, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == row)
    #expect(table.cellForRow(at: row)?.isSelected == true)
    #expect(source.selected.isEmpty)
    table.deselectRow(at: row, animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    window.isHidden = true
  }

  @Test func reload_showsNewRowsAndForgetsTheSelection() async {
    source.counts = [5]
    let window = await show()
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    source.counts = [2]
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.indexPathForSelectedRow == nil)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    window.isHidden = true
  }

  @Test func deleteAndInsert_followTheDataSource() async {
    source.counts = [5]
    let window = await show()
    source.counts = [4]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.numberOfRows(inSection: 0) == 4)
    source.counts = [6]
    table.insertRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)],
      with: .none
    )
    #expect(table.numberOfRows(inSection: 0) == 6)
    window.isHidden = true
  }

  @Test func headerView_pushesTheRowsDown() async {
    source.counts = [2]
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    let window = await show()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
    #expect(table.tableHeaderView?.frame.width == table.bounds.width)
    window.isHidden = true
  }

  @Test func tableController_isItsOwnSourceAndDelegate() {
    let controller = UITableViewController(style: .grouped)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
  }
}

/// Numbers as rows; counts what it makes.
@MainActor
private final class NumberSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int] = []
  var made = 0
  var cells: Set<ObjectIdentifier> = []
  var selected: [IndexPath] = []
  private var kept: [UITableViewCell] = []

  func numberOfSections(in tableView: UITableView) -> Int {
    counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    made += 1
    if cells.insert(ObjectIdentifier(cell)).inserted { kept.append(cell) }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}
