import Foundation
import Testing

@testable import UIKit

@MainActor
private final class FocusWatcher: NSObject, UICollectionViewDelegate {
  var log: [String] = []

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { indexPath.item != 2 }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { context.nextFocusedIndexPath?.item != 3 }
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let places = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
    log.append(places.map { $0.map { "\($0.item)" } ?? "none" }.joined(separator: " to "))
  }
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    IndexPath(item: 1, section: 0)
  }
}

@MainActor
@Suite("Collections: focus", .serialized)
struct CollectionFocusTests {
  @Test func delegate_decidesAndFollows_byItems() throws {
    let wall = Wall(
      Gallery([5]),
      UICollectionViewCompositionalLayout(section: Make.rows(.absolute(50)))
    )
    let watcher = FocusWatcher()
    wall.view.delegate = watcher
    wall.view.layoutIfNeeded()
    let cells = (0..<5).map { wall.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(cells.map { $0?.canBecomeFocused } == [true, true, false, true, true])
    #expect(wall.view.preferredFocusEnvironments.first === cells[1])
    let down = UIFocusUpdateContext(from: cells[0], to: cells[1], heading: .down)
    #expect(wall.view.shouldUpdateFocus(in: down))
    let refused = UIFocusUpdateContext(from: cells[0], to: cells[3], heading: .down)
    #expect(!wall.view.shouldUpdateFocus(in: refused))
    wall.view.selectionFollowsFocus = true
    wall.view.didUpdateFocus(in: down, with: UIFocusAnimationCoordinator())
    #expect(watcher.log == ["0 to 1"])
    #expect(wall.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    wall.view.allowsFocus = false
    #expect(cells[0]?.canBecomeFocused == false)
  }
}
