import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Compositional layout: sections that scroll by themselves", .serialized)
struct OrthogonalScrollingTests {
  private func open(
    _ section: NSCollectionLayoutSection,
    _ counts: [Int] = [10, 3]
  ) -> Wall {
    let rows = Make.rows(.absolute(50))
    return Wall(
      Gallery(counts),
      UICollectionViewCompositionalLayout { index, _ in index == 0 ? section : rows }
    )
  }

  private func scroller(_ wall: Wall) -> UIScrollView? {
    wall.view.cellForItem(at: IndexPath(item: 0, section: 0))?.superview as? UIScrollView
      ?? wall.view.subviews.compactMap { $0 as? UIScrollView }.first
  }

  /// Drags and lets go at a speed in points per second.
  private func fling(_ view: UIScrollView?, by way: CGFloat, speed: CGFloat, _ wall: Wall) {
    view?.beginDrag()
    view?.drag(by: CGPoint(x: way, y: 0))
    view?.endDrag(velocity: CGPoint(x: speed, y: 0))
    wall.play.settle()
  }

  @Test func section_hasAScrollViewOfItsOwn() {
    let wall = open(Make.cards(.continuous))
    let view = scroller(wall)
    #expect(view !== wall.view)
    #expect(view?.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(view?.contentSize == CGSize(width: 2000, height: 100))
    #expect(wall.view.contentSize == CGSize(width: 300, height: 250))
    #expect(wall.frame(0, 1)?.minY == 100)
    #expect(wall.view.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 2)
  }

  @Test func scrolling_showsOtherItems_andUsesCellsAgain() {
    let wall = open(Make.cards(.continuous))
    let before = PlateCell.made.value
    let view = scroller(wall)
    view?.contentOffset.x = 1000
    wall.view.layoutIfNeeded()
    let shown = wall.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item)
    #expect(shown == [5, 6])
    #expect(wall.frame(5) == CGRect(x: 1000, y: 0, width: 200, height: 100))
    #expect(PlateCell.made.value == before)
    let cell = wall.view.cellForItem(at: IndexPath(item: 5, section: 0))
    #expect(cell?.convert(CGPoint(x: 10, y: 10), from: wall.view) == CGPoint(x: 10, y: 10))
    #expect(wall.view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == IndexPath(item: 5, section: 0))
  }

  @Test(
    arguments: zip(
      [
        UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary,
        .paging,
        .groupPaging, .groupPagingCentered,
      ],
      [CGFloat(200), 300, 200, 150]
    )
  )
  func fling_comesToRestWhereTheBehaviourWants(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ expected: CGFloat
  ) {
    let wall = open(Make.cards(behavior))
    let view = scroller(wall)
    #expect(view?.contentOffset.x == (behavior == .groupPagingCentered ? -50 : 0))
    // Slowly for the one that goes on freely, so that it ends near the next group.
    let speed: CGFloat = behavior == .continuousGroupLeadingBoundary ? -200 : -2000
    fling(view, by: -60, speed: speed, wall)
    #expect(view?.contentOffset.x == expected)
  }

  @Test func continuous_goesAsFarAsItsSpeed() {
    let wall = open(Make.cards(.continuous))
    let view = scroller(wall)
    fling(view, by: -60, speed: -1000, wall)
    #expect((view?.contentOffset.x ?? 0) > 300)
    #expect(view?.contentOffset.x.truncatingRemainder(dividingBy: 200) != 0)
  }

  @Test func handler_hearsOfItemsOffsetAndRoom() {
    let section = Make.cards(.continuous)
    var calls: [(Int, CGFloat, CGFloat)] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      calls.append((items.count, offset.x, environment.container.contentSize.width))
      for item in items where item.indexPath.item == 1 { item.alpha = 0.5 }
    }
    let wall = open(section)
    #expect(calls.last?.0 == 2)
    #expect(calls.last?.2 == 300)
    #expect(wall.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
    scroller(wall)?.contentOffset.x = 120
    wall.view.layoutIfNeeded()
    #expect(calls.last?.0 == 3)
    #expect(calls.last?.1 == 120)
  }

  @Test func scrollToItem_scrollsBothWays() {
    let wall = Wall(
      Gallery([20, 10]),
      UICollectionViewCompositionalLayout { index, _ in
        index == 1 ? Make.cards(.continuous) : Make.rows(.absolute(50))
      }
    )
    wall.view.scrollToItem(
      at: IndexPath(item: 7, section: 1),
      at: [.bottom, .centeredHorizontally],
      animated: false
    )
    wall.view.layoutIfNeeded()
    #expect(wall.view.contentOffset.y == 700)
    wall.view.scrollToItem(
      at: IndexPath(item: 7, section: 1),
      at: .centeredHorizontally,
      animated: false
    )
    wall.view.layoutIfNeeded()
    #expect(wall.view.indexPathsForVisibleItems.contains(IndexPath(item: 7, section: 1)))
    let cell = wall.view.cellForItem(at: IndexPath(item: 7, section: 1))
    #expect((cell?.superview as? UIScrollView)?.contentOffset.x == 1350)
  }

  @Test func horizontalLayout_scrollsSectionsDown() {
    let section = Make.cards(.continuous)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.contentInsetsReference = .none
    let wall = Wall(
      Gallery([10]),
      UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    )
    let view = scroller(wall)
    #expect(view?.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(view?.contentSize == CGSize(width: 200, height: 1000))
  }

  @Test func tap_inTheSection_selects() {
    let wall = open(Make.cards(.continuous))
    wall.play.tap(250, 50)
    wall.play.settle()
    #expect(wall.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func drag_scrollsTheSectionSideways_andTheCollectionDown() {
    let wall = open(Make.cards(.continuous), [10, 30])
    wall.play.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 50, y: 50))
    wall.play.settle()
    #expect((scroller(wall)?.contentOffset.x ?? 0) > 100)
    #expect(wall.view.contentOffset.y == 0)
    wall.play.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
    wall.play.settle()
    #expect(wall.view.contentOffset.y > 100)
  }
}
