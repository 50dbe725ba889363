import Foundation
import Testing

@testable import UIKit

/// What UIKit refuses, in its words.
@MainActor @Suite("Tables: updates that are refused", .serialized)
struct TableUpdateRuleTests {
  private func reasons(
    _ change: (NotedTable) -> Void
  ) -> [String] {
    let noted = NotedTable([["a", "b"], ["c"]])
    change(noted)
    return noted.play.exceptions.map(\.reason)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func deletion_ofARowThatDoesNotExist() {
    #expect(
      reasons { $0.table.deleteRows(at: [path(2)], with: .fade) } == [
        "attempt to delete row 2 from section 0 which only contains 2 rows before the update"
      ]
    )
    #expect(
      reasons { $0.table.deleteRows(at: [path(0, 2)], with: .fade) } == [
        "attempt to delete row 0 from section 2, but there are only 2 sections before the update"
      ]
    )
    #expect(
      reasons { $0.table.deleteSections([5], with: .fade) } == [
        "attempt to delete section 5, but there are only 2 sections before the update"
      ]
    )
  }

  @Test func insertion_whereNothingIsAfterwards() {
    #expect(
      reasons { $0.table.insertRows(at: [path(2)], with: .fade) } == [
        "attempt to insert row 2 into section 0, but there are only 2 rows in section 0 after the "
          + "update"
      ]
    )
    #expect(
      reasons { $0.table.insertRows(at: [path(0, 2)], with: .fade) } == [
        "attempt to insert row 0 into section 2, but there are only 2 sections after the update"
      ]
    )
    #expect(
      reasons { $0.table.insertSections([2], with: .fade) } == [
        "attempt to insert section 2 but there are only 2 sections after the update"
      ]
    )
  }

  @Test func moves_fromAndToNowhere() {
    #expect(
      reasons { $0.table.moveRow(at: path(0, 2), to: path(0)) } == [
        "attempt to move index path (<NSIndexPath> {length = 2, path = 2 - 0}) that does not exist "
          + "- there are only 0 rows in section 2 before the update"
      ]
    )
    #expect(
      reasons { $0.table.moveSection(4, toSection: 0) } == [
        "attempt to move section 4, but there are only 2 sections before the update"
      ]
    )
  }

  @Test func conflicts_areNamed() {
    #expect(
      reasons { noted in
        noted.rows.sections[0].removeFirst()
        noted.table.performBatchUpdates {
          noted.table.deleteRows(at: [path(0)], with: .fade)
          noted.table.reloadRows(at: [path(0)], with: .fade)
        }
      } == [
        "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 0})"
      ]
    )
    #expect(
      reasons { noted in
        noted.table.beginUpdates()
        noted.table.moveRow(at: path(1), to: path(0))
        noted.table.reloadRows(at: [path(1)], with: .fade)
        noted.table.endUpdates()
      } == [
        "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = "
          + "2, path = 0 - 1})"
      ]
    )
    #expect(
      reasons { noted in
        noted.rows.sections[0].insert("n", at: 0)
        noted.table.beginUpdates()
        noted.table.moveRow(at: path(1), to: path(0))
        noted.table.insertRows(at: [path(0)], with: .fade)
        noted.table.endUpdates()
      } == [
        "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = "
          + "2, path = 0 - 0})"
      ]
    )
  }

  @Test func moves_betweenSectionsThatComeAndGo() {
    #expect(
      reasons { noted in
        noted.rows.sections = [["b"], ["c"], ["a"]]
        noted.table.beginUpdates()
        noted.table.insertSections([2], with: .fade)
        noted.table.moveRow(at: path(0), to: path(0, 2))
        noted.table.endUpdates()
      } == ["cannot move a row into a newly inserted section (2)"]
    )
    #expect(
      reasons { noted in
        noted.rows.sections = [["a", "b", "c"]]
        noted.table.beginUpdates()
        noted.table.deleteSections([1], with: .fade)
        noted.table.moveRow(at: path(0, 1), to: path(2))
        noted.table.endUpdates()
      } == ["cannot move a row from a deleted section (1)"]
    )
  }

  @Test func sections_whoseNumbersDoNotAgree() {
    #expect(
      reasons { noted in
        noted.rows.sections.append([])
        noted.table.reloadRows(at: [path(0)], with: .fade)
      } == [
        "Invalid update: invalid number of sections. The number of sections contained in the table "
          + "view after the update (3) must be equal to the number of sections contained in the "
          + "table view before the update (2), plus or minus the number of sections inserted or "
          + "deleted (0 inserted, 0 deleted)."
      ]
    )
  }

  @Test func moves_countAsMovedInAndOut() {
    let found = reasons { $0.table.moveRow(at: path(0), to: path(0, 1)) }
    #expect(found.first?.hasSuffix("(0 moved in, 1 moved out).") == true)
    #expect(found.first?.contains("in section 0") == true)
  }

  @Test func refusedUpdate_changesNothing() {
    let noted = NotedTable([["a", "b"]])
    noted.table.deleteRows(at: [path(0), path(1)], with: .fade)
    #expect(noted.play.exceptions.count == 1)
    #expect(noted.texts == ["a", "b"])
    #expect(!noted.table.hasUncommittedUpdates)
  }

  // MARK: - Groups

  @Test func nestedGroups_endWithTheOuterOne() {
    let noted = NotedTable([["a", "b", "c"]])
    noted.table.beginUpdates()
    noted.rows.sections[0].remove(at: 0)
    noted.table.deleteRows(at: [path(0)], with: .fade)
    noted.table.beginUpdates()
    noted.rows.sections[0].append("d")
    noted.table.insertRows(at: [path(2)], with: .fade)
    noted.table.endUpdates()
    #expect(noted.table.hasUncommittedUpdates)
    #expect(noted.table.numberOfRows(inSection: 0) == 3)
    noted.table.endUpdates()
    #expect(!noted.table.hasUncommittedUpdates)
    #expect(noted.texts == ["b", "c", "d"])
    #expect(noted.play.exceptions == [])
  }

  @Test func completion_comesWithTheEndOfTheAnimation() {
    let noted = NotedTable([["a", "b"]])
    var completions: [Bool] = []
    noted.rows.sections[0].removeLast()
    noted.table.performBatchUpdates {
      noted.table.deleteRows(at: [path(1)], with: .fade)
    } completion: {
      completions.append($0)
    }
    #expect(noted.texts == ["a"])
    #expect(completions == [])
    noted.play.settle()
    #expect(completions == [true])
  }

  @Test func sections_comeGoAndMoveWithTheirHeaders() {
    let noted = NotedTable([["a"], ["b"], ["c"]]) { $0.rows.titled = true }
    let header = noted.table.headerView(forSection: 2)
    noted.rows.log = []
    noted.rows.sections = [["c"], ["a"], ["n"]]
    noted.table.performBatchUpdates {
      noted.table.moveSection(2, toSection: 0)
      noted.table.deleteSections([1], with: .fade)
      noted.table.insertSections([2], with: .fade)
    }
    #expect(noted.texts == ["c", "a", "n"])
    #expect(noted.table.headerView(forSection: 0) === header)
    #expect(
      noted.rows.taken("willDisplayHeader", "didEndDisplayingHeader") == [
        "didEndDisplayingHeader 1", "willDisplayHeader 2",
      ]
    )
  }

  @Test func selection_followsMovesAndEndsWithDeletionsAndReloads() {
    let noted = NotedTable([["a", "b", "c", "d"]]) { $0.table.allowsMultipleSelection = true }
    for row in 0..<4 {
      noted.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    noted.rows.sections = [["d", "b", "c"]]
    noted.table.performBatchUpdates {
      noted.table.deleteRows(at: [path(0)], with: .fade)
      noted.table.moveRow(at: path(3), to: path(0))
      noted.table.reloadRows(at: [path(1)], with: .fade)
    }
    #expect(Set(noted.table.indexPathsForSelectedRows ?? []) == [path(0), path(2)])
    #expect(noted.table.visibleCells.map(\.isSelected) == [true, false, true])
  }
}
