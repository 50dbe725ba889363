import Foundation

@testable import UIKit

/// A cell that may ask for a size of its own.
final class PlateCell: UICollectionViewCell {
  static let made = CellCounter()
  var wish: CGSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    MainActor.assumeIsolated { Self.made.value += 1 }
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let wish, let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    copy.size = wish
    return copy
  }
}

@MainActor
final class CellCounter {
  nonisolated init() {}
  var value = 0
}

/// A data source of names, and a log of what the collection does.
@MainActor
class Gallery: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  var log: [String] = []
  var sizes: [IndexPath: CGSize] = [:]
  var logs = false

  init(_ counts: [Int]) {
    sections = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
  }

  func note(_ line: String) { if logs { log.append(line) } }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell \(indexPath.section).\(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "plate", for: indexPath)
    cell.restorationIdentifier = sections[indexPath.section][indexPath.item]
    (cell as? PlateCell)?.wish = sizes[indexPath]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note("view \(kind) \(indexPath.map(String.init).joined(separator: "."))")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
    view.restorationIdentifier = "\(kind) \(indexPath.map(String.init).joined(separator: "."))"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("willDisplay \(indexPath.section).\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("didEnd \(indexPath.section).\(indexPath.item)") }

  var moves: [String] = []
  var proposals: [Int] = []

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  { note("didUnhighlight") }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    note("shouldSelect")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect")
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    note("shouldDeselect")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect")
  }
  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) { note("primaryAction") }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposals.append(proposedIndexPath.item)
    return proposedIndexPath.item == 0 ? currentIndexPath : proposedIndexPath
  }
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
    let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
  }
}

/// A collection in a window.
@MainActor
struct Wall {
  let play = Play()
  let gallery: Gallery
  let view: UICollectionView

  init(
    _ gallery: Gallery,
    _ layout: UICollectionViewLayout,
    kinds: [String] = [],
    size: CGSize = CGSize(width: 300, height: 400)
  ) {
    self.gallery = gallery
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(PlateCell.self, forCellWithReuseIdentifier: "plate")
    for kind in kinds {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = gallery
    view.delegate = gallery
    play.open(UIViewController())
    play.window.addSubview(view)
    view.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ kind: String, _ section: Int = 0, item: Int = 0) -> UICollectionReusableView? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: section))
  }
}

/// Shorthands for compositional layouts.
@MainActor
enum Make {
  static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func item(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  /// Rows of a height that fill the width.
  static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    )
  }

  /// Single cards of a width beside each other, for sections that scroll by themselves.
  static func cards(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    width: CGFloat = 200
  ) -> NSCollectionLayoutSection {
    let card = size(.absolute(width), .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: card,
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
      )
    )
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  static func header(
    _ height: CGFloat = 30,
    _ alignment: NSRectAlignment = .top,
    kind: String = "header"
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)),
      elementKind: kind,
      alignment: alignment
    )
  }
}
