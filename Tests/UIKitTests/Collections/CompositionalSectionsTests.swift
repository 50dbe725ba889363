import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Compositional layout: sections", .serialized)
struct CompositionalSectionsTests {
  private func layout(
    _ section: NSCollectionLayoutSection,
    _ direction: UICollectionView.ScrollDirection = .vertical,
    spacing: CGFloat = 0,
    ends: [NSCollectionLayoutBoundarySupplementaryItem] = []
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    configuration.interSectionSpacing = spacing
    configuration.contentInsetsReference = .none
    configuration.boundarySupplementaryItems = ends
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  @Test func horizontalScrolling_putsGroupsAndSectionsBesideEachOther() {
    let column = Make.size(.absolute(100), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: column,
        subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(0.5))]
      )
    )
    section.interGroupSpacing = 10
    section.contentInsets = .init(top: 20, leading: 5, bottom: 20, trailing: 15)
    let wall = Wall(Gallery([3, 1]), layout(section, .horizontal, spacing: 7))
    #expect(wall.frame(0) == CGRect(x: 5, y: 20, width: 100, height: 180))
    #expect(wall.frame(1) == CGRect(x: 5, y: 200, width: 100, height: 180))
    #expect(wall.frame(2)?.minX == 115)
    #expect(wall.frame(0, 1)?.minX == 242)
    #expect(wall.view.contentSize == CGSize(width: 357, height: 400))
  }

  @Test func pinnedHeader_staysUntilItsSectionEnds() {
    let section = Make.rows(.absolute(50))
    let header = Make.header(30)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let wall = Wall(Gallery([10, 10]), layout(section), kinds: ["header"])
    #expect(wall.header("header")?.frame.minY == 0)
    wall.view.contentOffset.y = 200
    wall.view.layoutIfNeeded()
    #expect(wall.header("header")?.frame.minY == 200)
    wall.view.contentOffset.y = 515
    wall.view.layoutIfNeeded()
    #expect(wall.header("header")?.frame.minY == 500)
    #expect(wall.header("header", 1)?.frame.minY == 530)
  }

  @Test func pinnedFooter_staysAtTheEndOfWhatIsVisible() {
    let section = Make.rows(.absolute(50))
    let footer = Make.header(30, .bottom, kind: "footer")
    footer.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [footer]
    let wall = Wall(Gallery([20]), layout(section), kinds: ["footer"])
    #expect(wall.header("footer")?.frame.minY == 370)
    wall.view.contentOffset.y = 100
    wall.view.layoutIfNeeded()
    #expect(wall.header("footer")?.frame.minY == 470)
    wall.view.contentOffset.y = 630
    wall.view.layoutIfNeeded()
    #expect(wall.header("footer")?.frame.minY == 1000)
  }

  @Test func pinning_asksOnlyForWhatIsPinned() {
    let section = Make.rows(.absolute(50))
    let header = Make.header(30)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return section
    }
    let wall = Wall(Gallery([40]), layout, kinds: ["header"])
    #expect(asked == 1)
    for y in [CGFloat(10), 60, 300] {
      wall.view.contentOffset.y = y
      wall.view.layoutIfNeeded()
    }
    #expect(asked == 1)
    wall.view.frame.size.width = 200
    wall.view.layoutIfNeeded()
    #expect(asked == 2)
    #expect(wall.frame(7)?.width == 200)
  }

  @Test func sideHeader_makesTheContentNarrower() {
    let section = Make.rows(.absolute(50))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Make.size(.absolute(60), .fractionalHeight(1)),
        elementKind: "side",
        alignment: .leading
      )
    ]
    let wall = Wall(Gallery([3]), layout(section), kinds: ["side"])
    #expect(wall.frame(0) == CGRect(x: 60, y: 0, width: 240, height: 50))
    #expect(wall.header("side")?.frame == CGRect(x: 0, y: 0, width: 60, height: 150))
  }

  @Test func headerThatDoesNotExtend_liesOverTheContent() {
    let section = Make.rows(.absolute(50))
    let header = Make.header(30)
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let wall = Wall(Gallery([2]), layout(section), kinds: ["header"])
    #expect(wall.frame(0)?.minY == 0)
    #expect(wall.header("header")?.frame.minY == 0)
  }

  @Test func alignedHeader_andOffset() {
    let section = Make.rows(.absolute(50))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Make.size(.absolute(100), .absolute(30)),
        elementKind: "header",
        alignment: .topTrailing,
        absoluteOffset: CGPoint(x: -10, y: 4)
      )
    ]
    let wall = Wall(Gallery([2]), layout(section), kinds: ["header"])
    #expect(wall.header("header")?.frame == CGRect(x: 190, y: 4, width: 100, height: 30))
    #expect(wall.frame(0)?.minY == 30)
  }

  @Test func layoutHeader_hasAPathOfOneIndex() {
    let wall = Wall(
      Gallery([1]),
      layout(
        Make.rows(.absolute(50)),
        ends: [Make.header(40), Make.header(20, .bottom, kind: "end")]
      ),
      kinds: ["header", "end"]
    )
    let top = wall.view.supplementaryView(forElementKind: "header", at: IndexPath(index: 0))
    #expect(top?.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(wall.frame(0)?.minY == 40)
    #expect(wall.view.contentSize.height == 110)
  }

  @Test func decoration_liesBehindTheSection() {
    let section = Make.rows(.absolute(50))
    section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "paper")
    background.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    let layout = layout(section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "paper")
    let wall = Wall(Gallery([2]), layout)
    let paper = wall.view.subviews.first as? UICollectionReusableView
    #expect(paper?.isDecoration == true)
    #expect(paper?.frame == CGRect(x: 5, y: 5, width: 290, height: 110))
  }

  @Test func insetsReference_keepsClearOfMargins() {
    let section = Make.rows(.absolute(50))
    section.contentInsetsReference = .layoutMargins
    let wall = Wall(Gallery([1]), layout(section))
    wall.view.layoutMargins = UIEdgeInsets(top: 8, left: 25, bottom: 8, right: 35)
    wall.view.collectionViewLayout.invalidateLayout()
    wall.view.layoutIfNeeded()
    #expect(wall.frame(0) == CGRect(x: 25, y: 0, width: 240, height: 50))
  }

  @Test func measuringOneSection_doesNotAskForTheOthersAgain() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { index, _ in
      asked.append(index)
      return Make.rows(.estimated(50))
    }
    let gallery = Gallery([1, 1])
    gallery.sizes[IndexPath(item: 0, section: 0)] = CGSize(width: 300, height: 90)
    let wall = Wall(gallery, layout)
    #expect(wall.frame(0)?.height == 90)
    #expect(wall.frame(0, 1)?.minY == 90)
    #expect(asked == [0, 1])
  }
}
