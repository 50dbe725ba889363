import Clockwork
import Foundation
import UIKit

/// What a diffable data source costs beside the bare difference of two arrays.
@MainActor
enum Diffable {
  /// Nanoseconds per change from one list to another of which one in a hundred items differs.
  ///
  /// - Returns: For `CollectionDifference`, for applying a snapshot that is there to a collection
  ///   and to a table, and for making the snapshot.
  static func compare<Item: Hashable & Sendable>(
    _ count: Int,
    rounds: Int,
    _ item: (Int) -> Item
  ) -> [Int] {
    var numbers = Seeded(7)
    let first = (0..<count).map(item)
    var second = first
    for new in 0..<count / 100 {
      second.remove(at: Int.random(in: 0..<second.count, using: &numbers))
      second.insert(item(count + new), at: Int.random(in: 0...second.count, using: &numbers))
    }
    var changes = 0
    let bare = ProcessorTime.best(of: rounds) {
      changes += second.difference(from: first).count + first.difference(from: second).count
    }
    precondition(changes > 0)
    let snapshots = [first, second].map { snapshot($0) }
    let collection = CollectionBench(first: snapshots[0])
    let inCollection = ProcessorTime.best(of: rounds) {
      for next in [1, 0] { collection.source.apply(snapshots[next], animatingDifferences: false) }
    }
    let table = TableOfItems(first: snapshots[0])
    let inTable = ProcessorTime.best(of: rounds) {
      for next in [1, 0] { table.source.apply(snapshots[next], animatingDifferences: false) }
    }
    let making = ProcessorTime.best(of: rounds) {
      for list in [first, second] { precondition(snapshot(list).numberOfItems == list.count) }
    }
    MainLoop.current.settle()
    return [bare, inCollection, inTable, making].map { Int($0 / 2) }
  }

  private static func snapshot<Item: Hashable & Sendable>(
    _ items: [Item]
  ) -> NSDiffableDataSourceSnapshot<Int, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }
}

/// A collection with a flow layout in a window.
@MainActor
private final class CollectionBench<Item: Hashable & Sendable> {
  let source: UICollectionViewDiffableDataSource<Int, Item>
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(first: NSDiffableDataSourceSnapshot<Int, Item>) {
    MainLoop.current.mode = .manual
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Item> { _, _, _ in }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.addSubview(view)
    source.apply(first, animatingDifferences: false)
    MainLoop.current.settle()
  }
}

/// A table in a window.
@MainActor
private final class TableOfItems<Item: Hashable & Sendable> {
  let source: UITableViewDiffableDataSource<Int, Item>
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(first: NSDiffableDataSourceSnapshot<Int, Item>) {
    MainLoop.current.mode = .manual
    let view = UITableView(frame: window.bounds)
    view.rowHeight = 44
    source = UITableViewDiffableDataSource(tableView: view) { view, _, _ in
      view.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.addSubview(view)
    source.apply(first, animatingDifferences: false)
    MainLoop.current.settle()
  }
}
