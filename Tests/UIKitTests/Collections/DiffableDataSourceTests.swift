import Foundation
import Testing

@testable import UIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

@MainActor
@Suite("Diffable data sources of collections", .serialized)
struct DiffableDataSourceTests {
  @MainActor
  private struct Stand {
    let play = Play()
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>

    init() {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: Make.rows(.absolute(40)))
      )
      view.contentInsetAdjustmentBehavior = .never
      self.view = view
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        cell,
        _,
        item in
        cell.restorationIdentifier = "\(item)"
        cell.tag += 1
        cell.accessories = [.outlineDisclosure(), .reorder(displayed: .always)]
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      play.open(UIViewController())
      play.window.addSubview(view)
    }

    var shown: [String] { view.visibleCells.compactMap(\.restorationIdentifier) }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? UICollectionViewListCell }
    }

    func list(_ items: [Int], animated: Bool = true) {
      var snapshot = Snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: animated)
    }
  }

  @Test func move_keepsTheCell() {
    let stand = Stand()
    stand.list([1, 2, 3, 4])
    let moved = stand.cell(4)
    stand.list([4, 1, 2, 3])
    #expect(stand.shown == ["4", "1", "2", "3"])
    #expect(stand.cell(4) === moved)
    #expect(moved?.frame.minY == 0)
    #expect(stand.play.exceptions == [])
  }

  @Test func moveToAnotherSection_keepsTheCell_newSectionsIncluded() {
    let stand = Stand()
    stand.list([1, 2, 3])
    let (first, second) = (stand.cell(1), stand.cell(2))
    var snapshot = Snapshot()
    snapshot.appendSections(["new", "b"])
    snapshot.appendItems([2], toSection: "new")
    snapshot.appendItems([9, 1], toSection: "b")
    stand.source.apply(snapshot)
    #expect(stand.shown == ["2", "9", "1"])
    #expect(stand.cell(1) === first)
    #expect(stand.cell(2) === second)
    #expect(stand.play.exceptions == [])
  }

  @Test func reload_makesACellAnew_reconfigureDoesNot() {
    let stand = Stand()
    stand.list([1, 2])
    let (first, second) = (stand.cell(1), stand.cell(2))
    var snapshot = stand.source.snapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    stand.source.apply(snapshot)
    #expect(stand.cell(1) !== first)
    #expect(stand.cell(2) === second)
    #expect(second?.tag == 2)
    #expect(stand.source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func reloadBesideAMove_works() {
    let stand = Stand()
    stand.list([1, 2, 3])
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([3, 1, 2])
    snapshot.reloadItems([3])
    stand.source.apply(snapshot)
    #expect(stand.play.exceptions == [])
    #expect(stand.shown == ["3", "1", "2"])
  }

  @Test func sections_moveWithTheirCells() {
    let stand = Stand()
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1], toSection: "a")
    snapshot.appendItems([2], toSection: "b")
    snapshot.appendItems([3], toSection: "c")
    stand.source.apply(snapshot)
    let third = stand.cell(3)
    snapshot.moveSection("c", beforeSection: "a")
    stand.source.apply(snapshot)
    #expect(stand.shown == ["3", "1", "2"])
    #expect(stand.cell(3) === third)
  }

  @Test func selection_followsItsItem() {
    let stand = Stand()
    stand.list([1, 2, 3])
    stand.view.selectItem(
      at: IndexPath(item: 1, section: 0),
      animated: false,
      scrollPosition: []
    )
    stand.list([7, 8, 1, 2, 3])
    #expect(stand.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    #expect(stand.cell(2)?.isSelected == true)
  }

  @Test func completion_comesAfterTheAnimation() {
    let stand = Stand()
    var done: [String] = []
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    stand.source.apply(snapshot, animatingDifferences: true) { done.append("animated") }
    #expect(done == [])
    stand.play.settle()
    #expect(done == ["animated"])
    stand.source.apply(snapshot, animatingDifferences: false) { done.append("at once") }
    stand.play.turn()
    #expect(done == ["animated", "at once"])
  }

  @Test func applyUsingReloadData_makesAllCellsAnew() {
    let stand = Stand()
    stand.list([1, 2])
    let before = stand.cell(1)?.tag
    var done = false
    stand.source.applySnapshotUsingReloadData(stand.source.snapshot()) { done = true }
    #expect(done)
    #expect(stand.shown == ["1", "2"])
    #expect((stand.view.visibleCells.map(\.tag).reduce(0, +)) > (before ?? 0) * 2)
  }

  @Test func registrationInsideTheProvider_raises() {
    let play = Play()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: Make.rows(.absolute(40)))
    )
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view,
      path,
      item in
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    play.open(UIViewController())
    play.window.addSubview(view)
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(
      play.exceptions.first?.reason.hasPrefix(
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
          + "cell provider."
      ) == true
    )
  }

  @Test func reconfigureWithAnotherRegistration_raises() {
    let play = Play()
    let gallery = Gallery([2])
    let wall = Wall(gallery, UICollectionViewCompositionalLayout(section: Make.rows(.absolute(40))))
    wall.view.register(PlateCell.self, forCellWithReuseIdentifier: "other")
    let other = OtherCells(wall.view)
    wall.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    #expect(wall.play.exceptions == [])
    wall.view.dataSource = other
    wall.view.layoutIfNeeded()
    other.identifier = "plate"
    wall.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    #expect(
      wall.play.exceptions.first?.reason.hasPrefix(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item, which is not allowed."
      ) == true
    )
    withExtendedLifetime(play) {}
  }

  // MARK: - Against a plain array

  @Test func randomSnapshots_showWhatTheySay_andKeepCells() {
    var random = SeededNumbers(11)
    let stand = Stand()
    var sections: [(String, [Int])] = []
    for step in 0..<300 {
      let cells = Dictionary(
        uniqueKeysWithValues: sections.flatMap(\.1).compactMap { item in
          stand.cell(item).map { (item, $0) }
        }
      )
      sections = mutated(sections, &random)
      var snapshot = Snapshot()
      snapshot.appendSections(sections.map(\.0))
      for (name, items) in sections { snapshot.appendItems(items, toSection: name) }
      stand.source.apply(snapshot, animatingDifferences: step % 3 == 0)
      stand.view.layoutIfNeeded()
      let all = sections.flatMap(\.1)
      #expect(stand.shown == all.prefix(stand.shown.count).map(String.init), "step \(step)")
      #expect(stand.shown.count == min(all.count, 10))
      for item in all.prefix(10) {
        if let cell = cells[item] { #expect(stand.cell(item) === cell, "step \(step), \(item)") }
      }
      #expect(stand.play.exceptions == [])
      if step % 3 == 0 { stand.play.settle() }
    }
  }

  private func mutated(
    _ old: [(String, [Int])],
    _ random: inout SeededNumbers
  ) -> [(String, [Int])] {
    var all = Set(0..<12)
    for (_, items) in old { all.formUnion(items) }
    var pool = old.flatMap(\.1)
    pool.removeAll { _ in random.next(5) == 0 }
    for new in 0..<12 where !pool.contains(new) && random.next(4) == 0 {
      pool.insert(new, at: random.next(pool.count + 1))
    }
    if random.next(3) == 0, pool.count > 1 {
      pool.insert(pool.remove(at: random.next(pool.count)), at: random.next(pool.count))
    }
    var names = ["a", "b", "c", "d"].filter { _ in random.next(4) > 0 }
    if random.next(3) == 0 { names.reverse() }
    if names.isEmpty { names = ["a"] }
    var sections = names.map { ($0, [Int]()) }
    for (index, item) in pool.enumerated() {
      sections[min(names.count - 1, index * names.count / max(1, pool.count))].1.append(item)
    }
    return sections
  }
}

@MainActor
private final class OtherCells: NSObject, UICollectionViewDataSource {
  var identifier = "other"

  init(_ view: UICollectionView) {}

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
}
