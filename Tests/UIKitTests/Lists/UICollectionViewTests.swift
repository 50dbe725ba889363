import Foundation
import Testing

@testable import UIKit

private final class TileCell: UICollectionViewCell {
  let words: [String]

  override init(frame: CGRect) {
    words = ["made"]
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var sections: [[String]]
  var asked = 0
  var log: [String] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldSelect \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.item)")
  }
}

@MainActor @Suite("UICollectionView", .serialized)
struct UICollectionViewTests {
  private func collection(_ play: Play, _ tiles: Tiles) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = tiles
    view.delegate = tiles
    play.open(UIViewController())
    play.window.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  @Test func flow_fillsLines_fromEdgeToEdge() {
    let play = Play()
    let view = collection(play, Tiles([["a", "b", "c", "d"]]))
    let frames = view.visibleCells.map(\.frame)
    #expect(frames.map(\.minX) == [0, 115, 230, 0])
    #expect(frames.map(\.minY) == [0, 0, 0, 60])
    #expect(view.contentSize == CGSize(width: 320, height: 110))
    #expect((view.visibleCells.first as? TileCell)?.words == ["made"])
    withExtendedLifetime(play) {}
  }

  @Test func layout_ofManyItems_makesVisibleCellsOnly() {
    let play = Play()
    let tiles = Tiles([(0..<10_000).map(String.init)])
    let view = collection(play, tiles)
    #expect(tiles.asked == 15)
    view.scrollToItem(at: IndexPath(item: 5000, section: 0), at: .top, animated: false)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 5000, section: 0)) != nil)
    #expect(tiles.asked < 40)
    withExtendedLifetime(play) {}
  }

  @Test func tap_selects_andTellsInOrder() {
    let play = Play()
    let tiles = Tiles([["a", "b"]])
    let view = collection(play, tiles)
    view.tapItem(at: IndexPath(item: 0, section: 0))
    view.tapItem(at: IndexPath(item: 1, section: 0))
    #expect(
      tiles.log == [
        "shouldSelect 0", "didSelect 0", "shouldSelect 1", "didDeselect 0", "didSelect 1",
      ]
    )
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    withExtendedLifetime(play) {}
  }

  @Test func update_withWrongCounts_raises() {
    let play = Play()
    let tiles = Tiles([["a", "b"]])
    let view = collection(play, tiles)
    tiles.sections[0].append("c")
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(play.exceptions.first?.name == "NSInternalInconsistencyException")
    #expect(
      play.exceptions.first?.reason.hasPrefix(
        "Invalid update: invalid number of items in section 0."
      ) == true
    )
  }

  @Test func insertion_keepsCells() {
    let play = Play()
    let tiles = Tiles([["a", "b"]])
    let view = collection(play, tiles)
    let second = view.cellForItem(at: IndexPath(item: 1, section: 0))
    tiles.sections[0].insert("x", at: 0)
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(play.exceptions == [])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === second)
    #expect(second?.frame.minX == 230)
  }
}

@MainActor @Suite("Diffable data sources", .serialized)
struct DiffableTests {
  @Test func apply_keepsCellsOfItemsThatStay() {
    let play = Play()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    table.rowHeight = 44
    play.open(UIViewController())
    play.window.addSubview(table)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.restorationIdentifier = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
    snapshot.deleteItems(["a"])
    snapshot.insertItems(["x"], beforeItem: "b")
    snapshot.appendSections([2])
    snapshot.appendItems(["z"], toSection: 2)
    source.apply(snapshot)
    #expect(play.exceptions == [])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === kept)
    #expect(table.visibleCells.map(\.restorationIdentifier) == ["x", "b", "c", "z"])
    #expect(source.indexPath(for: "z") == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "x")
  }

  @Test func snapshot_movesItems() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["s", "t"])
    snapshot.appendItems([1, 2, 3], toSection: "s")
    snapshot.appendItems([4], toSection: "t")
    snapshot.moveItem(1, afterItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "s") == [2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "t") == [4, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "t")
    snapshot.deleteSections(["s"])
    #expect(snapshot.itemIdentifiers == [4, 1])
  }
}

@MainActor @Suite("Compositional layout", .serialized)
struct CompositionalLayoutTests {
  @Test func groups_repeatBelowEachOther() {
    let play = Play()
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = .init(top: 5, leading: 10, bottom: 5, trailing: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    let tiles = Tiles([["a", "b", "c"]])
    view.dataSource = tiles
    play.open(UIViewController())
    play.window.addSubview(view)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [10, 160, 10])
    #expect(view.visibleCells.map(\.frame.minY) == [5, 5, 55])
    #expect(view.visibleCells.map(\.frame.width) == [150, 150, 150])
    #expect(view.contentSize == CGSize(width: 320, height: 100))
    withExtendedLifetime((play, tiles)) {}
  }
}
