import Foundation
import Testing

@testable import UIKit

/// A row of items that are as wide as their cells want; nothing at first.
private final class RowLayout: UICollectionViewLayout {
  var widths: [IndexPath: CGFloat] = [:]
  var estimate: CGFloat = 0

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var left: CGFloat = 0
    return (0..<3).map { item in
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: left, y: 0, width: widths[path] ?? estimate, height: 50)
      left += widths[path] ?? estimate
      return attributes
    }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    guard widths[path] != preferredAttributes.size.width else { return false }
    widths[path] = preferredAttributes.size.width
    return true
  }
}

/// Changes what it gets and returns that, as many do.
private final class GreedyCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.width = CGFloat(layoutAttributes.indexPath.item + 1) * 50
    return layoutAttributes
  }
}

private final class Source: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// - Evidence: tests of rechsteiner/Parchment that pass on iOS (grade B)
@MainActor
@Suite("Items of an app's layout that measure themselves", .serialized)
struct OwnLayoutSizingTests {
  @Test func cells_areMeasured_fromNothingAndAgain() {
    let play = Play()
    let (layout, source) = (RowLayout(), Source())
    let frame = CGRect(x: 0, y: 0, width: 400, height: 100)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(GreedyCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    #expect(paths.map { layout.widths[$0] } == [50, 100, 150])
    layout.widths = [:]
    layout.estimate = 10
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(paths.map { view.cellForItem(at: $0)?.frame.width } == [50, 100, 150])
    withExtendedLifetime((play, source)) {}
  }
}
