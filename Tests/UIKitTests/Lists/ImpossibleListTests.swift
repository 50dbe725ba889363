import Foundation
import Testing

@testable import UIKit

/// Data sources that answer nonsense, or change their mind while they are asked.
@MainActor
@Suite("Impossible lists", .serialized)
struct ImpossibleListTests {
  @Test func table_thatLosesItsDataSourceInARow_isEmpty() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let root = UIViewController()
    let table = UITableView(frame: root.view.bounds)
    let source = ImpossibleSource()
    source.asked = { table.dataSource = nil }
    table.dataSource = source
    root.view.addSubview(table)
    play.open(root)
    #expect(table.visibleCells.isEmpty)
  }

  @Test func collection_withFewerThanNoItems_isEmpty() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let source = ImpossibleSource()
    source.count = -2
    let view = show(source, play)
    #expect(view.numberOfItems(inSection: 0) == 0)
  }

  @Test func flowLayout_withSpacingThatIsNoNumber_goesOn() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = .nan
    let view = show(ImpossibleSource(), play, layout)
    #expect(view.numberOfItems(inSection: 0) == 3)
    layout.sectionInset = UIEdgeInsets(top: 0, left: .nan, bottom: 0, right: 0)
    play.settle()
  }

  @Test func emptyIndexPath_isNamed() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = IndexPath().section
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid index path for use with UITableView."))
  }

  private func show(
    _ source: ImpossibleSource,
    _ play: Play,
    _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    let root = UIViewController()
    let view = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    root.view.addSubview(view)
    play.open(root)
    withExtendedLifetime(source) { view.layoutIfNeeded() }
    return view
  }
}

private final class ImpossibleSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count = 3
  var asked: () -> Void = {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked()
    return UITableViewCell()
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
