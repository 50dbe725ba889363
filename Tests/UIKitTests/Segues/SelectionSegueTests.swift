import CoreGraphics
import Foundation
import Testing
import Understudy

@_spi(Porting) @testable import UIKit

/// Segues of cells: after the selection, before the delegate hears of it.
@MainActor
@Suite("Segues: cells", .serialized)
struct SelectionSegueTests {
  private let stage = Stage()
  private let log = SegueLog()

  @Test func rowTap_triggersBeforeDidSelect() throws {
    let screen = Rows("A", log)
    screen.segues = [.to("B", log), .to("C", log, identifier: "info")]
    stage.show(UINavigationController(rootViewController: screen))
    stage.settle()
    _ = log.take()
    var seen: IndexPath?
    var sender: UITableViewCell?
    screen.onPrepare = {
      sender = $1 as? UITableViewCell
      seen = screen.table.indexPathForSelectedRow
    }
    let path = IndexPath(row: 1, section: 0)
    stage.tapRow(at: path, in: screen.table)
    #expect(seen == path)
    #expect(sender === screen.table.cellForRow(at: path))
    #expect(log.take() == ["A.should go", "B.made", "A.prepare go", "didSelect 1"])
  }

  @Test func rowTap_refused_stillSelects() {
    let screen = Rows("A", log)
    screen.segues = [.to("B", log), .to("C", log, identifier: "info")]
    stage.show(screen)
    stage.settle()
    _ = log.take()
    screen.agrees = false
    stage.tapRow(at: IndexPath(row: 0, section: 0), in: screen.table)
    #expect(log.take() == ["A.should go", "didSelect 0"])
    screen.table.selectRow(
      at: IndexPath(row: 1, section: 0),
      animated: false,
      scrollPosition: .none
    )
    #expect(log.take().isEmpty)
  }

  @Test func accessoryTap_triggersItsOwnSegue() {
    let screen = Rows("A", log)
    screen.segues = [.to("B", log), .to("C", log, identifier: "info")]
    stage.show(UINavigationController(rootViewController: screen))
    stage.settle()
    _ = log.take()
    screen.table.tapAccessory(at: IndexPath(row: 0, section: 0))
    #expect(log.take() == ["A.should info", "C.made", "A.prepare info", "accessory 0"])
  }

  @Test func itemTap_triggersBeforeDidSelect() {
    let screen = Items("A", log)
    screen.segues = [.to("B", log)]
    stage.show(UINavigationController(rootViewController: screen))
    stage.settle()
    _ = log.take()
    var seen: [IndexPath]?
    screen.onPrepare = { _, _ in seen = screen.collection.indexPathsForSelectedItems }
    let path = IndexPath(item: 0, section: 0)
    screen.collection.tapItem(at: path)
    #expect(seen == [path])
    #expect(log.take() == ["A.should go", "B.made", "A.prepare go", "didSelect 0"])
  }
}

private final class Rows: SegueScreen, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionSegue = segues[0]
    cell.accessorySegue = segues[1]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("didSelect \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    log.note("accessory \(indexPath.row)")
  }
}

private final class Items: SegueScreen, UICollectionViewDataSource, UICollectionViewDelegate {
  let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(collection)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.selectionSegue = segues[0]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.note("didSelect \(indexPath.item)")
  }
}
