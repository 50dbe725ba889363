import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Sizes: Gallery, UICollectionViewDelegateFlowLayout {
  var asked = 0
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 50) }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return size(indexPath)
  }
}

@MainActor
@Suite("Flow layout", .serialized)
struct FlowLayoutTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func layout(_ size: CGSize = CGSize(width: 300, height: 50)) -> UICollectionViewFlowLayout
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  @Test func pinnedHeadersAndFooters_stayInTheirSections() {
    let layout = layout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let wall = Wall(Gallery([10, 10]), layout, kinds: [header, footer])
    #expect(wall.header(footer)?.frame.minY == 380)
    wall.view.contentOffset.y = 200
    wall.view.layoutIfNeeded()
    #expect(wall.header(header)?.frame.minY == 200)
    #expect(wall.header(footer)?.frame.minY == 530)
    wall.view.contentOffset.y = 515
    wall.view.layoutIfNeeded()
    #expect(wall.header(header)?.frame.minY == 500)
    #expect(wall.header(header, 1)?.frame.minY == 550)
    #expect(wall.header(footer, 1)?.frame.minY == 895)
  }

  @Test func pinning_whenScrollingSideways() {
    let layout = layout(CGSize(width: 50, height: 400))
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 30, height: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    let wall = Wall(Gallery([20]), layout, kinds: [header])
    wall.view.contentOffset.x = 200
    wall.view.layoutIfNeeded()
    #expect(wall.header(header)?.frame == CGRect(x: 200, y: 0, width: 30, height: 400))
  }

  @Test func pinning_doesNotAskTheDelegateAgain() {
    let layout = layout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let sizes = Sizes([100])
    let wall = Wall(sizes, layout, kinds: [header])
    #expect(sizes.asked == 100)
    for y in stride(from: CGFloat(10), to: 400, by: 30) {
      wall.view.contentOffset.y = y
      wall.view.layoutIfNeeded()
    }
    #expect(sizes.asked == 100)
    layout.invalidateLayout()
    wall.view.layoutIfNeeded()
    #expect(sizes.asked == 200)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    wall.view.layoutIfNeeded()
    #expect(sizes.asked == 200)
  }

  @Test func anotherWidth_arrangesAgain() {
    let wall = Wall(Gallery([4]), layout(CGSize(width: 100, height: 50)))
    #expect(wall.frame(3)?.minY == 50)
    wall.view.frame.size.width = 400
    wall.view.layoutIfNeeded()
    #expect(wall.frame(3) == CGRect(x: 300, y: 0, width: 100, height: 50))
  }

  @Test func lastLine_ofMixedSizes_isNotSpread() {
    let sizes = Sizes([5])
    sizes.size = { CGSize(width: [120, 120, 80, 100, 60][$0.item], height: 50) }
    let layout = layout()
    layout.minimumInteritemSpacing = 10
    let wall = Wall(sizes, layout)
    #expect((0..<5).map { wall.frame($0)?.minX } == [0, 180, 0, 90, 200])
  }

  @Test func itemsWiderThanTheCollection_areWarnedAbout() {
    let wall = Wall(Gallery([1]), layout(CGSize(width: 500, height: 50)))
    let said = wall.play.console.first { $0.hasPrefix("The behavior of the") }
    #expect(
      said?.contains(
        "the item width must be less than the width of the UICollectionView minus the section "
          + "insets left and right values, minus the content insets left and right values."
      ) == true
    )
    let sideways = layout(CGSize(width: 50, height: 500))
    sideways.scrollDirection = .horizontal
    let other = Wall(Gallery([1]), sideways)
    #expect(other.play.console.contains { $0.contains("the item height must be less than") })
    let fine = Wall(Gallery([1]), layout(CGSize(width: 300, height: 50)))
    #expect(fine.play.console.filter { $0.hasPrefix("The behavior") } == [])
  }

  @Test func estimates_areKeptAcrossInsertions() {
    let layout = layout()
    layout.estimatedItemSize = CGSize(width: 300, height: 50)
    let gallery = Gallery([3])
    for item in 0..<4 {
      gallery.sizes[IndexPath(item: item, section: 0)] = CGSize(width: 300, height: 80)
    }
    let wall = Wall(gallery, layout)
    #expect(wall.view.contentSize.height == 240)
    gallery.sections[0].insert("new", at: 0)
    wall.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(wall.frame(3)?.minY == 240)
    #expect(wall.view.contentSize.height == 320)
  }
}
