import Foundation

@testable import UIKit

/// Rows of a table that note everything the table asks and tells, in its order.
@MainActor
final class NotedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var log: [String] = []
  var names: [ObjectIdentifier: Int] = [:]
  var editable: (IndexPath) -> Bool = { _ in true }
  var style = UITableViewCell.EditingStyle.delete
  var leading: [UIContextualAction] = []
  var trailing: [UIContextualAction]?
  var fullSwipe = true
  var target: (IndexPath) -> IndexPath = { $0 }
  var deletesItself = true
  var titled = false
  var mayMove = false
  var mayAct = false
  private(set) var cells: [UITableViewCell] = []

  init(_ sections: [[String]]) { self.sections = sections }

  /// A cell that notes its own part.
  final class Cell: UITableViewCell {
    weak var rows: NotedRows?
    var number = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      rows?.note("prepareForReuse #\(number)")
    }
    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      rows?.note("willTransition \(state.rawValue)")
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      rows?.note("didTransition \(state.rawValue)")
    }
  }

  func note(_ line: String) { log.append(line) }

  /// What was noted since the last time.
  func taken(_ words: String...) -> [String] {
    defer { log = [] }
    guard !words.isEmpty else { return log }
    return log.filter { line in words.contains { line.hasPrefix($0) } }
  }

  private func name(_ path: IndexPath) -> String { "\(path.section)-\(path.row)" }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cellForRow \(name(indexPath))")
    let used = tableView.dequeueReusableCell(withIdentifier: "noted") as? Cell
    let cell = used ?? Cell(style: .default, reuseIdentifier: "noted")
    if used == nil {
      cells.append(cell)
      cell.number = cells.count
    }
    cell.rows = self
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titled ? "S\(section)" : nil
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    note("canEdit \(name(indexPath))")
    return editable(indexPath)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { mayMove }
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    note("commit \(editingStyle.rawValue) \(name(indexPath))")
    guard editingStyle == .delete, deletesItself else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note("move \(name(sourceIndexPath)) \(name(destinationIndexPath))")
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { note("willDisplay \(name(indexPath))") }
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { note("didEndDisplaying \(name(indexPath))") }
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { note("willDisplayHeader \(section)") }
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) { note("didEndDisplayingHeader \(section)") }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    note("editingStyle \(name(indexPath))")
    return style
  }
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("leading \(name(indexPath))")
    return UISwipeActionsConfiguration(actions: leading)
  }
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("trailing \(name(indexPath))")
    guard let trailing else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: trailing)
    configuration.performsFirstActionWithFullSwipe = fullSwipe
    return configuration
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("willBeginEditing \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("didEndEditing \(indexPath.map(name) ?? "nil")")
  }
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    note("target \(name(sourceIndexPath)) \(name(proposedDestinationIndexPath))")
    return target(proposedDestinationIndexPath)
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight \(name(indexPath))")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect \(name(indexPath))")
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect \(name(indexPath))")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect \(name(indexPath))")
  }
  func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { mayAct }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    note("primaryAction \(name(indexPath))")
  }
}

/// A table with noted rows in a window, and fingers for it.
@MainActor
final class NotedTable {
  let play = Play()
  let rows: NotedRows
  let table: UITableView

  init(
    _ sections: [[String]],
    style: UITableView.Style = .plain,
    setUp: (NotedTable) -> Void = { _ in }
  ) {
    rows = NotedRows(sections)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
    table.rowHeight = 44
    table.sectionHeaderTopPadding = 0
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    table.delegate = rows
    setUp(self)
    play.open(UIViewController())
    play.window.addSubview(table)
    play.settle()
    rows.log = []
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: path(row, section))
  }

  /// The texts of the visible rows.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// Moves a finger slowly from a point of the table to another.
  func drag(from start: CGPoint, to end: CGPoint) {
    play.drag(from: start, to: end)
    play.settle()
  }
}
