import Foundation
import Testing
import Understudy

@testable import UIKit

/// A list of texts that gives and takes rows.
@MainActor
private final class Shelf: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDragDelegate, UITableViewDropDelegate
{
  var rows: [String]
  var log: [String] = []
  var perform: ((any UITableViewDropCoordinator) -> Void)?
  var menu: [String] = []

  init(_ rows: [String]) { self.rows = rows }

  final class Cell: UITableViewCell {
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) {
      super.dragStateDidChange(dragState)
      states.append(dragState)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !menu.isEmpty else { return nil }
    log.append("menu \(indexPath.row)")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in
      UIMenu(children: menu.map { UIAction(title: $0) { _ in } })
    }
  }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.append("items \(indexPath.row)")
    let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))
    item.localObject = rows[indexPath.row]
    return [item]
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("dragWillBegin \(tableView.hasActiveDrag)")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.append("dragDidEnd \(tableView.hasActiveDrag)")
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log.append("enter")
  }
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let operation: UIDropOperation = session.localDragSession == nil ? .copy : .move
    return UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log.append("dropDidEnd")
  }
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let sources = coordinator.items.map { $0.sourceIndexPath.map { "\($0.row)" } ?? "elsewhere" }
    let target = coordinator.destinationIndexPath.map { "\($0.row)" } ?? "nowhere"
    log.append("perform \(sources) at \(target), intent \(coordinator.proposal.intent.rawValue)")
    perform?(coordinator)
  }
}

@MainActor @Suite("Tables: drag and drop, menus, two fingers", .serialized)
struct TableDraggingTests {
  @MainActor private final class Room {
    let stage = Stage(.iPadPro11Inch)
    let shelf = Shelf(["a", "b", "c", "d"])
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 440))

    init() {
      table.register(Shelf.Cell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 44
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = shelf
      table.delegate = shelf
      stage.show(UIViewController())
      stage.window.addSubview(table)
      stage.settle()
    }

    func cell(_ row: Int) -> UITableViewCell? {
      table.cellForRow(at: IndexPath(row: row, section: 0))
    }

    var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
  }

  @Test func row_isDraggedToAnotherPlace() throws {
    let room = Room()
    let (shelf, table) = (room.shelf, room.table)
    table.dragDelegate = shelf
    table.dropDelegate = shelf
    table.dragInteractionEnabled = true
    let first = try #require(room.cell(0) as? Shelf.Cell)
    shelf.perform = { coordinator in
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let target = coordinator.destinationIndexPath
      else { return }
      table.performBatchUpdates {
        let row = shelf.rows.remove(at: source.row)
        shelf.rows.insert(row, at: target.row)
        table.deleteRows(at: [source], with: .automatic)
        table.insertRows(at: [target], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: target).addCompletion { _ in
        shelf.log.append("landed")
      }
    }
    let drag = room.stage.beginDrag(first)
    drag.move(over: try #require(room.cell(2)))
    #expect(table.hasActiveDrop)
    drag.drop()
    room.stage.settle()
    #expect(room.texts == ["b", "c", "a", "d"])
    #expect(
      shelf.log == [
        "items 0", "dragWillBegin true", "enter", "perform [\"0\"] at 2, intent 1", "landed",
        "dropDidEnd", "dragDidEnd false",
      ]
    )
    #expect(first.states == [.lifting, .dragging])
  }

  @Test func dropFromElsewhere_standsInUntilTheDataIsThere() {
    let room = Room()
    let (shelf, table) = (room.shelf, room.table)
    table.dropDelegate = shelf
    var contexts: [any UITableViewDropPlaceholderContext] = []
    shelf.perform = { coordinator in
      for item in coordinator.items {
        let place = UITableViewDropPlaceholder(
          insertionIndexPath: IndexPath(row: 1, section: 0),
          reuseIdentifier: "cell",
          rowHeight: 60
        )
        place.cellUpdateHandler = { $0.textLabel?.text = "…" }
        contexts.append(coordinator.drop(item.dragItem, to: place))
      }
    }
    func item(_ text: String) -> UIDragItem {
      UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    }
    let drag = room.stage.beginExternalDrag([item("x"), item("y")])
    drag.move(over: table, at: CGPoint(x: 150, y: 66))
    _ = drag.drop()
    room.stage.settle()
    #expect(room.texts == ["a", "…", "…", "b", "c", "d"])
    #expect(table.hasUncommittedUpdates)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    // The second was put before the first.
    #expect(contexts.last?.commitInsertion { shelf.rows.insert("y", at: $0.row) } == true)
    room.stage.settle()
    #expect(room.texts == ["a", "y", "…", "b", "c", "d"])
    #expect(contexts.first?.deletePlaceholder() == true)
    room.stage.settle()
    #expect(room.texts == ["a", "y", "b", "c", "d"])
    #expect(!table.hasUncommittedUpdates)
    #expect(contexts.first?.deletePlaceholder() == false)
    #expect(room.cell(1)?.frame.height == 44)
  }

  @Test func longPress_opensTheMenuOfARow() throws {
    let room = Room()
    room.shelf.menu = ["Rename"]
    room.stage.longPress(try #require(room.cell(2)))
    room.stage.settle()
    #expect(room.shelf.log == ["menu 2"])
  }
}

/// Rows that two fingers may select.
@MainActor
private final class Chosen: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []
  var allows = true

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    log.append("should \(indexPath.row)")
    return allows
  }
  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log.append("begin \(indexPath.row)")
    tableView.setEditing(true, animated: true)
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
}

@MainActor @Suite("Tables: two fingers", .serialized)
struct TableTwoFingerTests {
  @Test(arguments: [true, false])
  func twoFingers_selectRowsOrScroll(allows: Bool) {
    let (play, chosen) = (Play(), Chosen())
    chosen.allows = allows
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.rowHeight = 44
    table.contentInsetAdjustmentBehavior = .never
    table.allowsMultipleSelectionDuringEditing = true
    table.dataSource = chosen
    table.delegate = chosen
    play.open(UIViewController())
    play.window.addSubview(table)
    play.settle()
    let touch = TouchSequence(window: play.window)
    func fingers(_ y: CGFloat) -> [CGPoint] { [CGPoint(x: 100, y: y), CGPoint(x: 140, y: y)] }
    touch.begin(at: fingers(240))
    for step in 1...10 { touch.move(to: fingers(240 - CGFloat(step) * 10)) }
    touch.end()
    play.settle()
    if allows {
      #expect(chosen.log == ["should 5", "begin 5", "select 5", "select 4", "select 3", "end"])
      #expect(table.contentOffset.y == 0)
      #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == [3, 4, 5])
    } else {
      #expect(chosen.log == ["should 5"])
      #expect(table.contentOffset.y > 50)
    }
  }
}
