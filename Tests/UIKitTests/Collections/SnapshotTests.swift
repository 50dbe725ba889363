import Foundation
import Testing

@testable import UIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

@MainActor
@Suite("Snapshots", .serialized)
struct SnapshotTests {
  private func filled() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["s", "t"])
    snapshot.appendItems(["a", "b", "c"], toSection: "s")
    snapshot.appendItems(["d"], toSection: "t")
    return snapshot
  }

  @Test func appendingTwice_inOneCall_raises() {
    let play = Play()
    var snapshot = filled()
    snapshot.appendItems(["x", "y", "x"])
    #expect(
      play.exceptions.first?.reason
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x\n)}"
    )
    #expect(snapshot.itemIdentifiers == ["a", "b", "c", "d"])
    #expect(snapshot.sectionIdentifier(containingItem: "x") == nil)
  }

  @Test func appendingWhatIsThere_movesIt_andSaysSo() {
    let play = Play()
    var snapshot = filled()
    snapshot.appendItems(["a"], toSection: "t")
    #expect(snapshot.itemIdentifiers(inSection: "s") == ["b", "c"])
    #expect(snapshot.itemIdentifiers(inSection: "t") == ["d", "a"])
    #expect(snapshot.sectionIdentifier(containingItem: "a") == "t")
    #expect(
      play.console.first?.hasPrefix(
        "Diffable data source detected an attempt to insert or append 1 item identifier that "
          + "already exists in the snapshot."
      ) == true
    )
  }

  @Test func appendingWithoutSections_raises() {
    let play = Play()
    var snapshot = Snapshot()
    snapshot.appendItems(["a"])
    #expect(
      play.exceptions.first?.reason
        == "There are currently no sections in the data source. Please add a section first."
    )
  }

  @Test func unknownSection_raises() {
    let play = Play()
    var snapshot = filled()
    snapshot.appendItems(["x"], toSection: "nowhere")
    #expect(play.exceptions.first?.reason.hasPrefix("Section identifier was not found.") == true)
    #expect(snapshot.numberOfItems == 4)
  }

  @Test func reloadingAStranger_raises() {
    let play = Play()
    var snapshot = filled()
    snapshot.reloadItems(["z"])
    #expect(
      play.exceptions.first?.reason
        == "Attempted to reload item identifier that does not exist in the snapshot: z"
    )
  }

  @Test func duplicateSections_raise() {
    let play = Play()
    var snapshot = filled()
    snapshot.appendSections(["s"])
    #expect(play.exceptions.count == 1)
    #expect(snapshot.sectionIdentifiers == ["s", "t"])
  }

  @Test func changes_keepPlacesConsistent() {
    var snapshot = filled()
    snapshot.insertItems(["x"], beforeItem: "b")
    snapshot.insertItems(["y"], afterItem: "d")
    snapshot.moveItem("c", beforeItem: "a")
    snapshot.deleteItems(["b", "stranger"])
    snapshot.insertSections(["u"], afterSection: "s")
    snapshot.moveSection("t", beforeSection: "s")
    #expect(snapshot.sectionIdentifiers == ["t", "s", "u"])
    #expect(snapshot.itemIdentifiers == ["d", "y", "c", "a", "x"])
    #expect(snapshot.indexOfItem("a") == 3)
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.sectionIdentifier(containingItem: "y") == "t")
    snapshot.deleteSections(["t"])
    #expect(snapshot.itemIdentifiers == ["c", "a", "x"])
    #expect(snapshot.sectionIdentifier(containingItem: "d") == nil)
    snapshot.appendItems(["d"], toSection: "u")
    #expect(snapshot.numberOfItems(inSection: "u") == 1)
  }

  @Test func longestRise_isTheLongest() {
    #expect([3, 1, 2, 5, 4, 6].longestRise() == [1, 2, 4, 5])
    #expect([Int]().longestRise() == [])
    #expect([2, 1].longestRise().count == 1)
  }

  // MARK: - Trees

  private func tree() -> Tree {
    var tree = Tree()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    return tree
  }

  @Test func tree_showsWhatIsExpanded() {
    var tree = tree()
    #expect(tree.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
    tree.expand(["a1"])
    #expect(tree.isVisible("a1x"))
    #expect(tree.level(of: "a1x") == 2)
    #expect(tree.parent(of: "a1x") == "a1")
    #expect(tree.index(of: "b") == 4)
    tree.collapse(["a"])
    #expect(!tree.isVisible("a1x"))
    #expect(tree.index(of: "a1") == nil)
    #expect(tree.visualDescription() == "+ a\n  - a1\n    * a1x\n  * a2\n* b")
  }

  @Test func tree_insertsDeletesAndReplaces() {
    var tree = tree()
    tree.insert(["a0"], before: "a1")
    tree.insert(["c"], after: "b")
    tree.delete(["a1"])
    #expect(tree.items == ["a", "a0", "a2", "b", "c"])
    var part = Tree()
    part.append(["n"])
    part.append(["n1"], to: "n")
    tree.replace(childrenOf: "a", using: part)
    #expect(tree.items == ["a", "n", "n1", "b", "c"])
    #expect(tree.snapshot(of: "a").items == ["n", "n1"])
    #expect(tree.snapshot(of: "a", includingParent: true).rootItems == ["a"])
    var other = Tree()
    other.append(["m"])
    tree.insert(other, before: "b")
    #expect(tree.rootItems == ["a", "m", "b", "c"])
    #expect(tree.level(of: "n1") == 2)
  }

  @Test func tree_refusesDuplicates() {
    let play = Play()
    var tree = tree()
    tree.append(["b"])
    #expect(
      play.exceptions.first?.reason
        == "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + "{(\n    b\n)}"
    )
  }
}
