import Foundation
import Testing
import Understudy

@testable import UIKit

/// A list of texts that gives and takes items.
@MainActor
private final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  var rows: [String]
  var log: [String] = []
  var perform: ((any UICollectionViewDropCoordinator) -> Void)?
  var menu: [String] = []

  init(_ rows: [String]) { self.rows = rows }

  final class Cell: UICollectionViewCell {
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) {
      super.dragStateDidChange(dragState)
      states.append(dragState)
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { rows.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityLabel = rows[indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !menu.isEmpty else { return nil }
    log.append("menu \(indexPath.item)")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in
      UIMenu(children: menu.map { UIAction(title: $0) { _ in } })
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.append("items \(indexPath.item)")
    let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.item] as NSString))
    item.localObject = rows[indexPath.item]
    return [item]
  }
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) {
    log.append("dragWillBegin \(collectionView.hasActiveDrag)")
  }
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) {
    log.append("dragDidEnd \(collectionView.hasActiveDrag)")
  }
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) {
    log.append("enter")
  }
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let operation: UIDropOperation = session.localDragSession == nil ? .copy : .move
    return UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) {
    log.append("dropDidEnd")
  }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let sources = coordinator.items.map { $0.sourceIndexPath.map { "\($0.item)" } ?? "elsewhere" }
    let target = coordinator.destinationIndexPath.map { "\($0.item)" } ?? "nowhere"
    log.append("perform \(sources) at \(target), intent \(coordinator.proposal.intent.rawValue)")
    perform?(coordinator)
  }
}

@MainActor @Suite("Collections: drag and drop, menus", .serialized)
struct CollectionDraggingTests {
  @MainActor private final class Room {
    let stage = Stage(.iPadPro11Inch)
    let shelf = Shelf(["a", "b", "c", "d"])
    let table = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 440),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: Make.rows(.absolute(44)))
    )

    init() {
      table.register(Shelf.Cell.self, forCellWithReuseIdentifier: "cell")
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = shelf
      table.delegate = shelf
      stage.show(UIViewController())
      stage.window.addSubview(table)
      stage.settle()
    }

    func cell(_ row: Int) -> UICollectionViewCell? {
      table.cellForItem(at: IndexPath(item: row, section: 0))
    }

    var texts: [String] { table.visibleCells.map { $0.accessibilityLabel ?? "" } }
  }

  @Test func item_isDraggedToAnotherPlace() throws {
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
        let row = shelf.rows.remove(at: source.item)
        shelf.rows.insert(row, at: target.item)
        table.deleteItems(at: [source])
        table.insertItems(at: [target])
      }
      coordinator.drop(item.dragItem, toItemAt: target).addCompletion { _ in
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
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    shelf.perform = { coordinator in
      for item in coordinator.items {
        let place = UICollectionViewDropPlaceholder(
          insertionIndexPath: IndexPath(item: 1, section: 0),
          reuseIdentifier: "cell"
        )
        place.cellUpdateHandler = { $0.accessibilityLabel = "…" }
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
    // The second was put before the first.
    #expect(contexts.last?.commitInsertion { shelf.rows.insert("y", at: $0.item) } == true)
    room.stage.settle()
    #expect(room.texts == ["a", "y", "…", "b", "c", "d"])
    #expect(contexts.first?.deletePlaceholder() == true)
    room.stage.settle()
    #expect(room.texts == ["a", "y", "b", "c", "d"])
    #expect(!table.hasUncommittedUpdates)
    #expect(contexts.first?.deletePlaceholder() == false)
  }

  @Test func longPress_opensTheMenuOfAnItem() throws {
    let room = Room()
    room.shelf.menu = ["Rename"]
    room.stage.longPress(try #require(room.cell(2)))
    room.stage.settle()
    #expect(room.shelf.log == ["menu 2"])
  }
}
