import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Outlines and moves by the user", .serialized)
struct OutlineTests {
  @MainActor
  private struct Stand {
    let play = Play()
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>

    init(style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic) {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: .init(appearance: .plain)
        )
      )
      view.contentInsetAdjustmentBehavior = .never
      self.view = view
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell,
        _,
        item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories =
          item.count == 1
          ? [.outlineDisclosure(options: .init(style: style))] : [.reorder(displayed: .always)]
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      play.open(UIViewController())
      play.window.addSubview(view)
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["a", "b"])
      tree.append(["a1", "a2"], to: "a")
      source.apply(tree, to: 0, animatingDifferences: false)
      play.settle()
    }

    var shown: [String] {
      view.visibleCells.compactMap {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }
  }

  @Test func tapOnTheChevron_expandsAndCollapses() {
    let stand = Stand()
    var log: [String] = []
    stand.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    stand.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    #expect(stand.shown == ["a", "b"])
    stand.play.tap(300 - 22, 22)
    stand.play.settle()
    #expect(stand.shown == ["a", "a1", "a2", "b"])
    #expect(stand.cell(0)?.configurationState.isExpanded == true)
    #expect(stand.cell(1)?.indentationLevel == 1)
    #expect(stand.view.indexPathsForSelectedItems == [])
    stand.play.tap(300 - 22, 22)
    stand.play.settle()
    #expect(stand.shown == ["a", "b"])
    #expect(log == ["expand a", "collapse a"])
    #expect(stand.source.snapshot(for: 0).items == ["a", "a1", "a2", "b"])
  }

  @Test func headerStyle_expandsByATapOnTheCell() {
    let stand = Stand(style: .header)
    stand.play.tap(100, 22)
    stand.play.settle()
    #expect(stand.shown == ["a", "a1", "a2", "b"])
    #expect(stand.view.indexPathsForSelectedItems == [])
  }

  @Test func shouldExpand_canRefuse() {
    let stand = Stand()
    stand.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    stand.play.tap(300 - 22, 22)
    stand.play.settle()
    #expect(stand.shown == ["a", "b"])
  }

  @Test func expandingParent_getsItsChildrenFromTheHandler() {
    let stand = Stand()
    stand.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, _ in
      var below = NSDiffableDataSourceSectionSnapshot<String>()
      below.append([parent + "-late"])
      return below
    }
    stand.play.tap(300 - 22, 22)
    stand.play.settle()
    #expect(stand.shown == ["a", "a-late", "b"])
  }

  @Test func reordering_needsTheHandler_andTellsOfATransaction() {
    let stand = Stand()
    var flat = NSDiffableDataSourceSectionSnapshot<String>()
    flat.append(["x1", "x2", "x3"])
    stand.source.apply(flat, to: 0, animatingDifferences: false)
    stand.play.settle()
    #expect(!stand.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    stand.source.reorderingHandlers.canReorderItem = { _ in true }
    var told: [[String]] = []
    stand.source.reorderingHandlers.didReorder = {
      told.append($0.initialSnapshot.itemIdentifiers)
      told.append($0.finalSnapshot.itemIdentifiers)
      told.append($0.sectionTransactions.map { "\($0.sectionIdentifier)" })
      told.append($0.difference.map { "\($0)" }.filter { $0.contains("x1") })
    }
    #expect(stand.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    stand.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 110))
    stand.view.endInteractiveMovement()
    stand.play.settle()
    #expect(stand.shown == ["x2", "x3", "x1"])
    #expect(told.prefix(3) == [["x1", "x2", "x3"], ["x2", "x3", "x1"], ["0"]])
    #expect(stand.source.snapshot().itemIdentifiers == ["x2", "x3", "x1"])
  }

  @Test func dragOnTheHandle_movesTheItem() {
    let stand = Stand()
    var flat = NSDiffableDataSourceSectionSnapshot<String>()
    flat.append(["x1", "x2", "x3"])
    stand.source.apply(flat, to: 0, animatingDifferences: false)
    stand.source.reorderingHandlers.canReorderItem = { _ in true }
    stand.play.settle()
    stand.play.drag(from: CGPoint(x: 300 - 30, y: 22), to: CGPoint(x: 270, y: 110))
    stand.play.settle()
    #expect(stand.shown == ["x2", "x3", "x1"])
  }
}
