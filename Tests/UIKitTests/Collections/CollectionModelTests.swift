import Foundation
import Testing

@testable import UIKit

extension SeededNumbers {
  mutating func next(_ bound: Int) -> Int { Int(next() % UInt64(Swift.max(1, bound))) }
}

extension RandomUpdate {
  /// Tells a collection what happened, in an order that must not matter.
  func tell(_ view: UICollectionView, using numbers: inout SeededNumbers) {
    var steps: [() -> Void] = [
      { view.deleteItems(at: deleted) },
      { view.insertItems(at: inserted) },
      { view.reloadItems(at: reloaded) },
      { for move in moved { view.moveItem(at: move.from, to: move.to) } },
      { view.deleteSections(deletedSections) },
      { view.insertSections(insertedSections) },
      { view.reloadSections(reloadedSections) },
      { for move in movedSections { view.moveSection(move.from, toSection: move.to) } },
    ]
    steps.shuffle(using: &numbers)
    for step in steps { step() }
  }
}

/// Items of a collection as nested arrays, in lines of three, with headers.
@MainActor
private final class CollectionModel: NSObject, UICollectionViewDataSource, UICollectionViewDelegate
{
  let rows = TableModel()
  var strange: [String] = []
  var shown: Set<ObjectIdentifier> = []
  var shownHeaders: Set<ObjectIdentifier> = []

  final class Cell: UICollectionViewCell {
    static let made = CellCounter()
    var row: ModelRow?

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made.value += 1
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      row = nil
    }
  }

  final class Header: UICollectionReusableView {
    var section: Int?
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { rows.sections[section].rows.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.row = rows.row(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    (view as? Header)?.section = rows.sections[indexPath.section].id
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { if !shown.insert(ObjectIdentifier(cell)).inserted { strange.append("twice \(indexPath)") } }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if shown.remove(ObjectIdentifier(cell)) == nil { strange.append("ended twice \(indexPath)") }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    if !shownHeaders.insert(ObjectIdentifier(view)).inserted { strange.append("header twice") }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    if shownHeaders.remove(ObjectIdentifier(view)) == nil { strange.append("header ended twice") }
  }
}

/// Collections against plain arrays, changed at random.
@MainActor @Suite("Collections: random changes", .serialized)
struct CollectionModelTests {
  @MainActor private final class Bench {
    let play = Play()
    let model = CollectionModel()
    let view: UICollectionView
    var numbers: SeededNumbers
    var nextID = 0
    let headerKind = UICollectionView.elementKindSectionHeader

    init(_ layout: UICollectionViewLayout, items: Int, sections: Int, seed: UInt64) {
      numbers = SeededNumbers(seed)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: layout
      )
      for section in 0..<sections {
        var made = ModelSection(id: -section - 1, rows: [])
        for _ in 0..<(items / sections) {
          nextID += 1
          made.rows.append(ModelRow(id: nextID))
        }
        model.rows.sections.append(made)
      }
      view.register(CollectionModel.Cell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        CollectionModel.Header.self,
        forSupplementaryViewOfKind: headerKind,
        withReuseIdentifier: "header"
      )
      view.allowsMultipleSelection = true
      view.contentInsetAdjustmentBehavior = .never
      view.dataSource = model
      view.delegate = model
      play.open(UIViewController())
      play.window.addSubview(view)
      view.layoutIfNeeded()
    }

    /// The differences between the collection and the model, in words.
    func differences(_ selection: Set<IndexPath>) -> [String] {
      var found = model.strange + play.exceptions.map(\.reason)
      model.strange = []
      if view.numberOfSections != model.rows.sections.count { found.append("sections") }
      for (index, section) in model.rows.sections.enumerated()
      where view.numberOfItems(inSection: index) != section.rows.count {
        found.append("items in \(index)")
      }
      let expected = (view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [])
        .filter { $0.frame.overlaps(view.bounds) }
      let paths = expected.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
      if view.indexPathsForVisibleItems != paths.sorted() { found.append("visible items") }
      for attributes in expected {
        let path = attributes.indexPath
        if let kind = attributes.representedElementKind {
          let header = view.supplementaryView(forElementKind: kind, at: path)
          if header?.frame != attributes.frame { found.append("frame of header \(path)") }
          if (header as? CollectionModel.Header)?.section != model.rows.sections[path.section].id {
            found.append("header of \(path)")
          }
          continue
        }
        guard let cell = view.cellForItem(at: path) as? CollectionModel.Cell else { continue }
        if cell.row != model.rows.row(path) { found.append("cell at \(path)") }
        if view.indexPath(for: cell) != path { found.append("indexPath(for:) at \(path)") }
        if cell.frame != attributes.frame { found.append("frame at \(path)") }
        if cell.isSelected != selection.contains(path) { found.append("selection of \(path)") }
        if !model.shown.contains(ObjectIdentifier(cell)) { found.append("unannounced \(path)") }
        if cell.superview !== view { found.append("off screen \(path)") }
      }
      if Set(view.indexPathsForSelectedItems ?? []) != selection { found.append("selected items") }
      return found
    }

    func settled() -> [String] {
      play.settle()
      let cells = view.subviews.count { $0 is CollectionModel.Cell }
      var found: [String] = []
      if cells != view.visibleCells.count { found.append("\(cells) cells in the collection") }
      if model.shown.count != cells { found.append("\(model.shown.count) announced") }
      return found
    }
  }

  private func flow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    layout.headerReferenceSize = CGSize(width: 300, height: 30)
    return layout
  }

  private func compositional() -> UICollectionViewLayout {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Make.size(.fractionalWidth(1), .absolute(40)),
        subitem: Make.item(.fractionalWidth(1), .fractionalHeight(1)),
        count: 3
      )
    )
    section.boundarySupplementaryItems = [
      Make.header(30, kind: UICollectionView.elementKindSectionHeader)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func aThousandBatches_inAFlow_leaveNothingOutOfPlace() {
    run(Bench(flow(), items: 600, sections: 12, seed: 21), times: 1_000)
  }

  @Test(arguments: [22, 23] as [UInt64])
  func batches_inACompositionalLayout_leaveNothingOutOfPlace(seed: UInt64) {
    run(Bench(compositional(), items: 300, sections: 8, seed: seed), times: 150)
  }

  private func run(_ bench: Bench, times: Int) {
    let view = bench.view
    let before = CollectionModel.Cell.made.value - view.visibleCells.count
    var selection: Set<IndexPath> = []
    for number in 0..<times {
      if number % 5 == 0 {
        let end = max(view.contentSize.height - view.bounds.height, 0)
        view.contentOffset.y = CGFloat(bench.numbers.next(Int(end) + 1))
        view.layoutIfNeeded()
      }
      if let path = view.indexPathsForVisibleItems.randomElement(using: &bench.numbers) {
        view.selectItem(at: path, animated: false, scrollPosition: [])
        selection.insert(path)
      }
      let change = RandomUpdate(
        bench.model.rows,
        near: view.indexPathsForVisibleItems,
        selected: selection,
        nextID: &bench.nextID,
        using: &bench.numbers
      )
      let update = { view.performBatchUpdates { change.tell(view, using: &bench.numbers) } }
      if number % 2 == 0 { update() } else { UIView.performWithoutAnimation { update() } }
      selection = change.selection
      var found = bench.differences(selection)
      if number % 10 == 0 { found += bench.settled() }
      guard found.isEmpty else {
        Issue.record("update \(number): \(found.prefix(5)) after \(change)")
        return
      }
    }
    #expect(bench.settled() == [])
    // 33 cells fit. Those on their way out cannot be used again before they left.
    #expect(CollectionModel.Cell.made.value - before <= 66)
  }
}
