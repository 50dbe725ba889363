import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Compositional layout: groups", .serialized)
struct CompositionalGroupsTests {
  private func open(_ group: NSCollectionLayoutGroup, _ count: Int, kinds: [String] = []) -> Wall {
    Wall(
      Gallery([count]),
      UICollectionViewCompositionalLayout(section: .init(group: group)),
      kinds: kinds
    )
  }

  @Test func nestedGroups_placeItemsInside() {
    let large = Make.item(.fractionalWidth(0.5), .fractionalHeight(1))
    let small = Make.item(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Make.size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitems: [small]
    )
    let wall = open(
      .horizontal(
        layoutSize: Make.size(.fractionalWidth(1), .absolute(100)),
        subitems: [large, column]
      ),
      6
    )
    #expect(wall.frame(0) == CGRect(x: 0, y: 0, width: 150, height: 100))
    #expect(wall.frame(1) == CGRect(x: 150, y: 0, width: 150, height: 50))
    #expect(wall.frame(2) == CGRect(x: 150, y: 50, width: 150, height: 50))
    #expect(wall.frame(3) == CGRect(x: 0, y: 100, width: 150, height: 100))
    #expect(wall.view.contentSize.height == 200)
  }

  @Test func count_dividesTheRoomEqually() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(50)),
      subitem: Make.item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 3
    )
    group.interItemSpacing = .fixed(15)
    let wall = open(group, 4)
    #expect((0..<4).map { wall.frame($0)?.minX } == [0, 105, 210, 0])
    #expect(wall.frame(1)?.width == 90)
  }

  @Test func repeatingSubitem_keepsItsSize_andStopsAtTheCount() {
    let wall = open(
      .horizontal(
        layoutSize: Make.size(.fractionalWidth(1), .absolute(50)),
        repeatingSubitem: Make.item(.absolute(40), .fractionalHeight(1)),
        count: 2
      ),
      3
    )
    #expect((0..<3).map { wall.frame($0)?.minX } == [0, 40, 0])
    #expect(wall.frame(2)?.minY == 50)
  }

  @Test func flexibleSpacing_sharesWhatIsLeft() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: Make.item(.absolute(60), .absolute(20)),
      count: 3
    )
    group.interItemSpacing = .flexible(10)
    #expect((0..<3).map { open(group, 3).frame($0)?.minX } == [0, 120, 240])
  }

  @Test func edgeSpacing_pushesItems() {
    let item = Make.item(.absolute(60), .absolute(20))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0),
      top: .fixed(5),
      trailing: .fixed(10),
      bottom: nil
    )
    let wall = open(
      .horizontal(layoutSize: Make.size(.fractionalWidth(1), .absolute(50)), subitems: [item]),
      1
    )
    #expect(wall.frame(0) == CGRect(x: 230, y: 5, width: 60, height: 20))
  }

  @Test func customGroup_takesFramesOfItsProvider() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Make.size(.fractionalWidth(1), .absolute(80))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 0, width: 40, height: 40)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 50, y: 40, width: 40, height: 40),
          zIndex: 3
        ),
      ]
    }
    let wall = open(group, 3)
    #expect(wall.frame(0) == CGRect(x: 10, y: 0, width: 40, height: 40))
    #expect(wall.frame(1) == CGRect(x: 250, y: 40, width: 40, height: 40))
    #expect(wall.frame(2) == CGRect(x: 10, y: 80, width: 40, height: 40))
    #expect(
      wall.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3
    )
  }

  @Test func estimatedWidths_wrapByWhatCellsMeasured() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .estimated(20)),
      subitems: [Make.item(.estimated(50), .estimated(20))]
    )
    group.interItemSpacing = .fixed(10)
    let gallery = Gallery([4])
    for (item, width) in [120, 100, 90, 200].enumerated() {
      gallery.sizes[IndexPath(item: item, section: 0)] = CGSize(width: width, height: 30)
    }
    let wall = Wall(gallery, UICollectionViewCompositionalLayout(section: .init(group: group)))
    #expect((0..<4).map { wall.frame($0)?.minX } == [0, 130, 0, 100])
    #expect((0..<4).map { wall.frame($0)?.minY } == [0, 0, 30, 30])
  }

  @Test func uniformAcrossSiblings_makesRowsEven() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.fractionalWidth(1), .estimated(20)),
      subitem: Make.item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 20)),
      count: 2
    )
    let gallery = Gallery([2])
    gallery.sizes[IndexPath(item: 0, section: 0)] = CGSize(width: 150, height: 30)
    gallery.sizes[IndexPath(item: 1, section: 0)] = CGSize(width: 150, height: 70)
    let wall = Wall(gallery, UICollectionViewCompositionalLayout(section: .init(group: group)))
    #expect((0..<2).map { wall.frame($0)?.height } == [70, 70])
  }

  @Test func badges_hangAtTheirAnchors() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Make.size(.absolute(20), .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(x: 0.5, y: -0.5)
      )
    )
    let item = NSCollectionLayoutItem(
      layoutSize: Make.size(.absolute(100), .absolute(100)),
      supplementaryItems: [badge]
    )
    item.contentInsets = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
    let wall = open(
      .horizontal(layoutSize: Make.size(.fractionalWidth(1), .absolute(100)), subitems: [item]),
      2,
      kinds: ["badge"]
    )
    #expect(wall.frame(0) == CGRect(x: 20, y: 20, width: 60, height: 60))
    #expect(wall.header("badge", item: 0)?.frame == CGRect(x: 70, y: 10, width: 20, height: 20))
    #expect(wall.header("badge", item: 1)?.frame == CGRect(x: 170, y: 10, width: 20, height: 20))
    #expect(wall.header("badge", item: 1)?.layer.zPosition == 1)
  }

  @Test func badgeWithItemAnchor_alignsThatPoint() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Make.size(.absolute(20), .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 0, y: 5))
    )
    let item = NSCollectionLayoutItem(
      layoutSize: Make.size(.absolute(100), .absolute(100)),
      supplementaryItems: [badge]
    )
    let wall = open(
      .horizontal(layoutSize: Make.size(.fractionalWidth(1), .absolute(100)), subitems: [item]),
      1,
      kinds: ["badge"]
    )
    #expect(wall.header("badge")?.frame == CGRect(x: 40, y: 105, width: 20, height: 20))
  }

  @Test func rightToLeft_mirrorsTheLayout() {
    let wall = open(
      .horizontal(
        layoutSize: Make.size(.fractionalWidth(1), .absolute(50)),
        subitems: [Make.item(.absolute(100), .fractionalHeight(1))]
      ),
      2
    )
    wall.view.semanticContentAttribute = .forceRightToLeft
    wall.view.collectionViewLayout.invalidateLayout()
    wall.view.layoutIfNeeded()
    #expect((0..<2).map { wall.frame($0)?.minX } == [200, 100])
  }
}
