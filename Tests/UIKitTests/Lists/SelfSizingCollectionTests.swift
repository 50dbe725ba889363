import Foundation
import Testing

@testable import UIKit

/// A collection that fills a phone's screen.
@MainActor
private struct Screen {
  let play = Play()
  let source = CardSource()

  func open(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(CardCell.self, forCellWithReuseIdentifier: "card")
    view.register(
      CardHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = source
    let root = UIViewController()
    root.view.addSubview(UIView())
    root.view.addSubview(view)
    play.open(root)
    return view
  }

  func list(header: Bool = false) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(50)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    if header {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size,
          elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top
        )
      ]
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  func frame(_ item: Int, in view: UICollectionView) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }
}

@MainActor
@Suite("Items that measure themselves", .serialized)
struct SelfSizingCollectionTests {
  @Test func compositionalEstimates_giveWayToTheCells() {
    let screen = Screen()
    screen.source.sizes = [CGSize(width: 10, height: 30), CGSize(width: 10, height: 120)]
    let view = screen.open(screen.list())
    #expect(screen.frame(0, in: view) == CGRect(x: 0, y: 0, width: 393, height: 30))
    #expect(screen.frame(1, in: view) == CGRect(x: 0, y: 30, width: 393, height: 120))
    #expect(view.contentSize.height == 150)
  }

  @Test func compositionalHeader_measuresItself() {
    let screen = Screen()
    screen.source.sizes = [CGSize(width: 10, height: 30)]
    let view = screen.open(screen.list(header: true))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 393, height: 77))
    #expect(screen.frame(0, in: view)?.minY == 77)
  }

  @Test func flowEstimates_giveWayToTheCells() {
    let screen = Screen()
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    screen.source.sizes = [CGSize(width: 60, height: 30), CGSize(width: 80, height: 30)]
    let view = screen.open(flow)
    #expect(screen.frame(0, in: view)?.size == CGSize(width: 60, height: 30))
    #expect(screen.frame(1, in: view)?.size == CGSize(width: 80, height: 30))
  }

  @Test func update_keepsMeasuredSizesWithTheirItems() {
    let screen = Screen()
    screen.source.sizes = [CGSize(width: 10, height: 30), CGSize(width: 10, height: 120)]
    let view = screen.open(screen.list())
    screen.source.sizes.remove(at: 0)
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    screen.play.settle()
    #expect(screen.frame(0, in: view) == CGRect(x: 0, y: 0, width: 393, height: 120))
  }

  @Test func cellThatInvalidatesItsSize_isMeasuredAgain() {
    let screen = Screen()
    screen.source.sizes = [CGSize(width: 10, height: 30), CGSize(width: 10, height: 40)]
    let view = screen.open(screen.list())
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? CardCell
    cell?.height?.constant = 90
    screen.play.settle()
    #expect(screen.frame(0, in: view)?.height == 30)
    cell?.invalidateIntrinsicContentSize()
    screen.play.settle()
    #expect(screen.frame(0, in: view)?.height == 90)
    #expect(screen.frame(1, in: view)?.minY == 90)
    view.selfSizingInvalidation = .enabledIncludingConstraints
    cell?.height?.constant = 70
    screen.play.settle()
    #expect(screen.frame(0, in: view)?.height == 70)
  }

  @Test func sectionInsets_canCountFromTheSafeArea() {
    let screen = Screen()
    screen.play.application.rotateDevice(to: .landscapeLeft)
    let flow = UICollectionViewFlowLayout()
    flow.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    flow.sectionInsetReference = .fromSafeArea
    screen.source.sizes = [CGSize(width: 10, height: 30)]
    let view = screen.open(flow)
    view.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    screen.play.settle()
    #expect(screen.frame(0, in: view)?.minX == 64)
    flow.sectionInsetReference = .fromLayoutMargins
    screen.play.settle()
    #expect(screen.frame(0, in: view)?.minX == 72)
  }
}

private final class CardCell: UICollectionViewCell {
  var width: NSLayoutConstraint?
  var height: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    let (wide, high) = (
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10)
    )
    wide.priority = UILayoutPriority(900)
    (width, height) = (wide, high)
    let bottom = view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor), bottom,
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), wide, high,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class CardHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 77),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class CardSource: NSObject, UICollectionViewDataSource {
  var sizes: [CGSize] = []

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    guard let card = cell as? CardCell else { return cell }
    card.width?.constant = sizes[indexPath.item].width
    card.height?.constant = sizes[indexPath.item].height
    return card
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
  }
}
