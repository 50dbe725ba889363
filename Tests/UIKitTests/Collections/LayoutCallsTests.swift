import Foundation
import Testing

@testable import UIKit

/// Rows of 50 points that note what they are asked.
@MainActor
private final class NotingLayout: UICollectionViewLayout {
  var log: [String] = []
  var invalidatesOnBounds = false
  var namesItem: IndexPath?
  var initials = true
  var target: CGPoint?

  final class Context: UICollectionViewLayoutInvalidationContext {}

  override class var invalidationContextClass: AnyClass { Context.self }

  private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes(forCellWith: path)
    made.frame = CGRect(x: 0, y: CGFloat(path.item) * 50, width: 300, height: 50)
    return made
  }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }
  override var collectionViewContentSize: CGSize {
    log.append("size")
    return CGSize(width: 300, height: CGFloat(count) * 50)
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log.append("elements \(Int(rect.minY))-\(Int(rect.maxY))")
    return (0..<count).map { attributes(IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("item \(indexPath.item)")
    return attributes(indexPath)
  }
  override func invalidateLayout() {
    log.append("invalidate")
    super.invalidateLayout()
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let kind =
      context.invalidateEverything
      ? "everything" : context.invalidateDataSourceCounts ? "counts" : "part"
    log.append("invalidate with \(context is Context ? "own " : "")\(kind)")
    super.invalidateLayout(with: context)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.append(
      "bounds \(Int(collectionView?.bounds.minY ?? -1)) to \(Int(newBounds.minY))"
    )
    return invalidatesOnBounds
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let namesItem { context.invalidateItems(at: [namesItem]) }
    return context
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    log.append(
      "updates "
        + updateItems.map {
          "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) "
            + "\($0.indexPathAfterUpdate?.item ?? -1)"
        }
        .joined(separator: ", ")
    )
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log.append("finalize")
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("initial \(itemIndexPath.item)")
    guard initials else { return nil }
    let made = attributes(itemIndexPath)
    made.alpha = 0
    return made
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("final \(itemIndexPath.item)")
    let made = attributes(itemIndexPath)
    made.center.x += 300
    return made
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    log.append("target")
    return target ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    log.append("from")
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    log.append("to")
  }
  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    log.append("finalize transition")
  }

  func taken() -> [String] {
    defer { log = [] }
    return log
  }
}

@MainActor
@Suite("Layouts of apps: what they are asked, and when", .serialized)
struct LayoutCallsTests {
  private let layout = NotingLayout()

  private func open(_ count: Int = 30) -> Wall {
    let wall = Wall(Gallery([count]), layout)
    layout.log = []
    return wall
  }

  @Test func firstLayout_preparesOnce_thenAsksForAPage() {
    let wall = Wall(Gallery([30]), layout)
    let calls = layout.taken().filter { !$0.hasPrefix("bounds") && !$0.hasPrefix("item") }
    #expect(calls.suffix(3) == ["prepare", "size", "elements 0-400"])
    #expect(calls.filter { $0 == "prepare" }.count == 1)
    withExtendedLifetime(wall) {}
  }

  @Test func scrolling_asksAboutBoundsBeforeTheyChange_andForMorePagesOnly() {
    let wall = open()
    wall.view.contentOffset.y = 100
    wall.view.layoutIfNeeded()
    #expect(
      layout.taken().filter { !$0.hasPrefix("item") } == ["bounds 0 to 100", "elements 0-800"]
    )
    wall.view.contentOffset.y = 300
    wall.view.layoutIfNeeded()
    #expect(layout.taken().filter { !$0.hasPrefix("item") } == ["bounds 100 to 300"])
    #expect(wall.view.indexPathsForVisibleItems.first?.item == 6)
  }

  @Test func invalidationByBounds_namesOneItem_whichAloneIsAskedAgain() {
    let wall = open()
    layout.invalidatesOnBounds = true
    layout.namesItem = IndexPath(item: 2, section: 0)
    wall.view.contentOffset.y = 10
    wall.view.layoutIfNeeded()
    layout.log = []
    wall.view.contentOffset.y = 20
    wall.view.layoutIfNeeded()
    #expect(
      layout.taken().filter { $0 != "item 8" } == [
        "bounds 10 to 20", "invalidate with own part", "prepare", "item 2", "size",
      ]
    )
  }

  @Test func invalidateLayout_goesThroughAContext_andAsksForAll() {
    let wall = open()
    layout.invalidateLayout()
    wall.view.layoutIfNeeded()
    #expect(
      layout.taken() == [
        "invalidate", "invalidate with own part", "prepare", "size", "elements 0-400",
      ]
    )
  }

  @Test func reloadData_isAboutEverything() {
    let wall = open()
    wall.view.reloadData()
    wall.view.layoutIfNeeded()
    #expect(layout.taken().first == "invalidate with own everything")
  }

  @Test func insertion_tellsTheLayoutInOrder() {
    let wall = open(3)
    wall.gallery.sections[0].insert("new", at: 1)
    wall.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    let calls = layout.taken().filter { !$0.hasPrefix("item") }
    #expect(
      calls == [
        "invalidate with own counts", "prepare", "size", "updates insert -1 1", "target", "final 0",
        "final 1", "final 2", "elements 0-400", "initial 0", "initial 1", "initial 2", "initial 3",
        "finalize",
      ]
    )
  }

  @Test func insertion_comesFromItsInitialAttributes_deletionGoesToItsFinalOnes() {
    let wall = open(3)
    let first = wall.view.cellForItem(at: IndexPath(item: 0, section: 0))
    wall.gallery.sections[0].remove(at: 0)
    wall.gallery.logs = true
    wall.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(first?.superview === wall.view)
    #expect(first?.frame.minX == 300)
    #expect(wall.view.visibleCells.count == 2)
    #expect(wall.gallery.log == [])
    wall.play.settle()
    #expect(first?.superview == nil)
    #expect(wall.gallery.log == ["didEnd 0.0"])
  }

  @Test func updateWithoutAnimation_removesAtOnce() {
    let wall = open(3)
    let first = wall.view.cellForItem(at: IndexPath(item: 0, section: 0))
    wall.gallery.sections[0].remove(at: 0)
    UIView.performWithoutAnimation {
      wall.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(first?.superview == nil)
  }

  @Test func targetOffset_isAdopted() {
    let wall = open(30)
    layout.target = CGPoint(x: 0, y: 50)
    wall.gallery.sections[0].insert("new", at: 0)
    wall.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(wall.view.contentOffset.y == 50)
  }

  @Test func attributesOfNoItem_raise() {
    let wall = open(3)
    let bad = TooManyLayout()
    wall.view.collectionViewLayout = bad
    wall.view.layoutIfNeeded()
    #expect(
      wall.play.exceptions.first?.reason
        == "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist: <NSIndexPath> {length = 2, path = 0 - 3}"
    )
  }

  // MARK: - Other layouts

  @Test func setLayout_tellsBothLayouts_andMovesTheCells() {
    let wall = open(3)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumInteritemSpacing = 0
    let cell = wall.view.cellForItem(at: IndexPath(item: 1, section: 0))
    var done: [Bool] = []
    wall.view.setCollectionViewLayout(flow, animated: true) { done.append($0) }
    #expect(
      layout.taken().filter { $0.hasPrefix("to") || $0.hasPrefix("final") } == [
        "to", "finalize transition",
      ]
    )
    #expect(wall.view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    #expect(cell?.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
    #expect(done == [])
    wall.play.settle()
    #expect(done == [true])
    #expect(layout.collectionView == nil)
    wall.view.setCollectionViewLayout(layout, animated: false)
    #expect(layout.taken().first == "from")
    #expect(cell?.frame == CGRect(x: 0, y: 50, width: 300, height: 50))
  }

  @Test func interactiveTransition_mixesTheLayouts() {
    let wall = open(3)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumInteritemSpacing = 0
    var ended: [(Bool, Bool)] = []
    let between = wall.view.startInteractiveTransition(to: flow) { ended.append(($0, $1)) }
    #expect(wall.view.collectionViewLayout === between)
    between.transitionProgress = 0.5
    wall.view.layoutIfNeeded()
    #expect(wall.frame(0) == CGRect(x: 0, y: 0, width: 200, height: 75))
    between.updateValue(3, forAnimatedKey: "spread")
    #expect(between.value(forAnimatedKey: "spread") == 3)
    wall.view.cancelInteractiveTransition()
    wall.play.settle()
    #expect(wall.view.collectionViewLayout === layout)
    #expect(wall.frame(1) == CGRect(x: 0, y: 50, width: 300, height: 50))
    #expect(ended.map(\.1) == [false])
    _ = wall.view.startInteractiveTransition(to: flow)
    wall.view.finishInteractiveTransition()
    wall.play.settle()
    #expect(wall.view.collectionViewLayout === flow)
    #expect(wall.frame(1)?.minX == 100)
  }
}

/// A layout with one item too many.
private final class TooManyLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<4).map { item in
      let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      made.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 300, height: 50)
      return made
    }
  }
}
