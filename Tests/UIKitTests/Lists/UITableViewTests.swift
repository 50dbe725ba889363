import Foundation
import Testing

@testable import UIKit

private final class NamedCell: UITableViewCell {
  let words: [String]
  var reuses = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    words = ["made"]
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

private final class Heading: UITableViewHeaderFooterView {
  let words: [String]

  override init(reuseIdentifier: String?) {
    words = ["heading"]
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var asked = 0
  var log: [String] = []
  var heights: [CGFloat]?

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.row
    cell.accessibilityIdentifierForTest = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.row)")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
}

extension UITableViewCell {
  fileprivate var accessibilityIdentifierForTest: String? {
    get { restorationIdentifier }
    set { restorationIdentifier = newValue }
  }
}

@MainActor @Suite("UITableView", .serialized)
struct UITableViewTests {
  private func table(
    _ play: Play,
    _ rows: Rows,
    style: UITableView.Style = .plain
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
    table.register(NamedCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    table.contentInsetAdjustmentBehavior = .never
    play.open(UIViewController())
    play.window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  @Test func register_ofSubclass_makesItByItsInitializer() throws {
    let play = Play()
    let table = table(play, Rows([["a"]]))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NamedCell)
    #expect(cell.words == ["made"])
    #expect(cell.reuseIdentifier == "cell")
    table.register(Heading.self, forHeaderFooterViewReuseIdentifier: "h")
    let heading = table.dequeueReusableHeaderFooterView(withIdentifier: "h")
    #expect((heading as? Heading)?.words == ["heading"])
    withExtendedLifetime(play) {}
  }

  @Test func layout_ofHundredThousandRows_makesVisibleCellsOnly() {
    let play = Play()
    let rows = Rows([(0..<100_000).map(String.init)])
    let table = table(play, rows)
    #expect(rows.asked == 10)
    #expect(table.contentSize.height == 4_400_000)
    table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 50_000, section: 0))
    #expect(rows.asked <= 22)
    withExtendedLifetime(play) {}
  }

  @Test func scrolling_reusesCells() {
    let play = Play()
    let rows = Rows([(0..<100).map(String.init)])
    let table = table(play, rows)
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    #expect(table.visibleCells.contains { $0 === first })
    #expect((first as? NamedCell)?.reuses == 1)
    withExtendedLifetime(play) {}
  }

  @Test func tap_onRow_tellsInOrder() {
    let play = Play()
    let rows = Rows([["a", "b"]])
    let table = table(play, rows)
    table.tapRow(at: IndexPath(row: 0, section: 0))
    rows.log = []
    table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(
      rows.log == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1",
        "didDeselect 0", "didSelect 1",
      ]
    )
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    withExtendedLifetime(play) {}
  }

  @Test func deletion_movesRowsAndSelection() {
    let play = Play()
    let rows = Rows([["a", "b", "c"]])
    let table = table(play, rows)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    let last = table.cellForRow(at: IndexPath(row: 2, section: 0))
    rows.sections[0].remove(at: 0)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(play.exceptions == [])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === last)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(last?.frame.minY == 44)
    withExtendedLifetime(play) {}
  }

  @Test func update_withWrongCounts_raises() {
    let play = Play()
    let rows = Rows([["a", "b", "c"]])
    let table = table(play, rows)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(play.exceptions.first?.name == "NSInternalInconsistencyException")
    #expect(
      play.exceptions.first?.reason
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in "
        + "an existing section after the update (3) must be equal to the number of rows contained "
        + "in that section before the update (3), plus or minus the number of rows inserted or "
        + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out)."
    )
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test func dequeue_ofUnknownName_raises() {
    let play = Play()
    let table = table(play, Rows([[]]))
    #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
    _ = table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
    #expect(
      play.exceptions.map(\.reason) == [
        "unable to dequeue a cell with identifier x - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"
      ]
    )
  }

  @Test func layout_offWindow_warnsOnce() {
    let play = Play()
    let rows = Rows([["a"]])
    for _ in 0..<2 {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      table.register(NamedCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 1)
    }
    #expect(play.console.count == 1)
    #expect(play.console.first?.contains("UITableViewAlertForLayoutOutsideViewHierarchy") == true)
  }

  @Test func sections_haveHeadersWithTitles() {
    let play = Play()
    let titled = TitledRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    table.rowHeight = 44
    table.sectionHeaderTopPadding = 0
    table.dataSource = titled
    table.contentInsetAdjustmentBehavior = .never
    play.open(UIViewController())
    play.window.addSubview(table)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 72, width: 320, height: 28))
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "S1")
    withExtendedLifetime(play) {}
  }

  @Test func tableController_clearsSelectionWhenItAppears() {
    let play = Play()
    let controller = UITableViewController(style: .plain)
    let rows = Rows([["a", "b"]])
    controller.tableView.register(NamedCell.self, forCellReuseIdentifier: "cell")
    controller.tableView.dataSource = rows
    let navigation = UINavigationController(rootViewController: controller)
    play.open(navigation)
    let path = IndexPath(row: 1, section: 0)
    controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: true)
    play.settle()
    #expect(controller.tableView.indexPathForSelectedRow == path)
    navigation.popViewController(animated: true)
    play.settle()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}

@MainActor
private final class TitledRows: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "S\(section)"
  }
}
