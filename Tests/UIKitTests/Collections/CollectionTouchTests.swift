import Clockwork
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Collections: touches, movement, prefetching", .serialized)
struct CollectionTouchTests {
  private func open(_ counts: [Int] = [20]) -> (Wall, Gallery) {
    let watcher = Gallery(counts)
    let wall = Wall(watcher, UICollectionViewCompositionalLayout(section: Make.rows(.absolute(50))))
    wall.play.settle()
    watcher.logs = true
    return (wall, watcher)
  }

  private var names: (Wall) -> [String] {
    { $0.view.visibleCells.compactMap(\.restorationIdentifier) }
  }

  @Test func tap_highlights_selects_andEndsTheHighlightLast() {
    let (wall, watcher) = open()
    let touch = TouchSequence(window: wall.play.window)
    touch.begin(at: [CGPoint(x: 100, y: 75)])
    #expect(watcher.log.isEmpty)
    // Scroll views keep a touch to themselves for a moment.
    MainLoop.current.advance(by: .milliseconds(160))
    #expect(watcher.log == ["shouldHighlight", "didHighlight"])
    watcher.log = []
    touch.end()
    wall.play.settle()
    #expect(watcher.log == ["shouldSelect", "didSelect", "didUnhighlight", "primaryAction"])
  }

  @Test func tapWithSeveralSelected_deselects() {
    let (wall, watcher) = open()
    wall.view.allowsMultipleSelection = true
    wall.play.tap(100, 75)
    wall.play.settle()
    watcher.log = []
    wall.play.tap(100, 75)
    wall.play.settle()
    #expect(
      watcher.log == [
        "shouldHighlight", "didHighlight", "shouldDeselect", "didDeselect", "didUnhighlight",
        "primaryAction",
      ]
    )
    #expect(wall.view.indexPathsForSelectedItems == [])
  }

  @Test func editing_selectsOnlyIfAllowed_andShowsInCells() {
    let (wall, watcher) = open()
    wall.view.isEditing = true
    wall.play.tap(100, 75)
    wall.play.settle()
    #expect(watcher.log == [])
    #expect(wall.view.visibleCells.first?.configurationState.isEditing == true)
    wall.view.allowsMultipleSelectionDuringEditing = true
    wall.play.tap(100, 75)
    wall.play.tap(100, 125)
    wall.play.settle()
    #expect(wall.view.indexPathsForSelectedItems?.map(\.item) == [1, 2])
    wall.view.isEditing = false
    #expect(wall.view.indexPathsForSelectedItems == [])
  }

  @Test func lifeCycle_ofACell() {
    let (wall, watcher) = open([20])
    wall.view.contentOffset.y = 50
    wall.view.layoutIfNeeded()
    #expect(watcher.log == ["didEnd 0.0", "cell 0.8", "willDisplay 0.8"])
  }

  @Test func dataSource_mustDequeue() {
    let (wall, _) = open([1])
    let bare = BareCells()
    wall.view.dataSource = bare
    wall.view.layoutIfNeeded()
    #expect(
      wall.play.exceptions.first?.reason.hasPrefix(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier"
      ) == true
    )
  }

  @Test(
    arguments: zip(
      [
        UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, [],
      ],
      [CGFloat(500), 325, 150, 150]
    )
  )
  func scrollToItem_goesToThePosition(
    _ position: UICollectionView.ScrollPosition,
    _ expected: CGFloat
  ) {
    let (wall, _) = open([40])
    wall.view.scrollToItem(
      at: IndexPath(item: 10, section: 0),
      at: position,
      animated: false
    )
    #expect(wall.view.contentOffset.y == expected)
  }

  @Test func scrollToNoItem_raises() {
    let (wall, _) = open([4])
    wall.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
    #expect(
      wall.play.exceptions.first?.reason
        == "Attempted to scroll the collection view to an out-of-bounds item (9) beyond bounds (4) "
        + "for section (0)."
    )
  }

  // MARK: - Movement

  @Test func movement_showsTheNewOrder_andTellsTheDataSourceAtTheEnd() {
    let (wall, watcher) = open([5])
    #expect(wall.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    let cell = wall.view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.configurationState.isReordering == true)
    wall.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 170))
    #expect(names(wall) == ["0.0", "0.2", "0.3", "0.1", "0.4"])
    #expect(cell?.center == CGPoint(x: 150, y: 170))
    #expect(watcher.moves == [])
    wall.view.endInteractiveMovement()
    wall.play.settle()
    #expect(watcher.moves == ["1 to 3"])
    #expect(cell?.center == CGPoint(x: 150, y: 175))
    #expect(wall.view.cellForItem(at: IndexPath(item: 3, section: 0)) === cell)
    #expect(watcher.proposals == [3])
  }

  @Test func cancelledMovement_putsTheItemBack() {
    let (wall, watcher) = open([5])
    _ = wall.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    wall.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 220))
    wall.view.cancelInteractiveMovement()
    wall.play.settle()
    #expect(names(wall) == ["0.0", "0.1", "0.2", "0.3", "0.4"])
    #expect(watcher.moves == [])
  }

  @Test func delegate_canKeepTheItemInPlace() {
    let (wall, watcher) = open([5])
    _ = wall.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    wall.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 10))
    #expect(names(wall) == ["0.0", "0.1", "0.2", "0.3", "0.4"])
    wall.view.endInteractiveMovement()
    #expect(watcher.moves == [])
  }

  @Test func dataSourceWithoutTheMethod_getsItsItemBack() {
    let (wall, _) = open([5])
    let fixed = FixedCells()
    wall.view.dataSource = fixed
    wall.view.layoutIfNeeded()
    _ = wall.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    wall.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 110))
    wall.view.endInteractiveMovement()
    wall.play.settle()
    #expect(names(wall) == ["0.0", "0.1", "0.2", "0.3", "0.4"])
  }

  // MARK: - Prefetching

  @Test func prefetching_asksForTheNextPage_andTakesBack() {
    let (wall, _) = open([100])
    let ahead = Ahead()
    wall.view.prefetchDataSource = ahead
    wall.view.contentOffset.y = 100
    wall.view.layoutIfNeeded()
    #expect(ahead.asked == [10, 11, 12, 13, 14, 15, 16, 17])
    ahead.asked = []
    wall.view.contentOffset.y = 2_000
    wall.view.layoutIfNeeded()
    #expect(ahead.cancelled.sorted() == [10, 11, 12, 13, 14, 15, 16, 17])
    #expect(ahead.asked.first == 48)
    wall.view.isPrefetchingEnabled = false
    ahead.asked = []
    wall.view.contentOffset.y = 3_000
    wall.view.layoutIfNeeded()
    #expect(ahead.asked == [])
  }
}

@MainActor
private final class Ahead: NSObject, UICollectionViewDataSourcePrefetching {
  var asked: [Int] = []
  var cancelled: [Int] = []

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    asked += indexPaths.map(\.item)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { cancelled += indexPaths.map(\.item) }
}

@MainActor
private final class BareCells: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

@MainActor
private final class FixedCells: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 5 }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "plate", for: indexPath)
    cell.restorationIdentifier = "0.\(indexPath.item)"
    return cell
  }
}
