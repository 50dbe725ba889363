import Foundation
import Testing

@testable import UIKit

/// Rows that fingers swipe, delete, insert and move.
@MainActor @Suite("Tables: editing by touches", .serialized)
struct TableEditingTests {
  private func swipeLeft(_ noted: NotedTable, row: Int, by way: CGFloat) {
    let y = CGFloat(row) * 44 + 20
    noted.drag(from: CGPoint(x: 310, y: y), to: CGPoint(x: 310 - way, y: y))
  }

  @Test func swipe_showsTheDeletion_andTheButtonDeletes() throws {
    let noted = NotedTable([["a", "b", "c"]])
    swipeLeft(noted, row: 1, by: 100)
    #expect(
      noted.rows.taken("canEdit", "trailing", "editing", "will", "didTransition") == [
        "canEdit 0-1", "trailing 0-1", "editingStyle 0-1", "willBeginEditing 0-1",
        "willTransition 2", "didTransition 2",
      ]
    )
    #expect(noted.table.isEditing)
    #expect(noted.cell(1)?.showingDeleteConfirmation == true)
    #expect(noted.cell(0)?.isEditing == false)
    #expect(noted.cell(1)?.contentView.frame.minX == -74)
    let button = try #require(noted.table.shownSwipeButtons.first)
    #expect(button.accessibilityLabel == "Delete")
    let middle = button.convert(CGPoint(x: 37, y: 22), to: nil)
    noted.play.tap(middle.x, middle.y)
    noted.play.settle()
    #expect(noted.texts == ["a", "c"])
    #expect(!noted.table.isEditing)
    #expect(
      noted.rows.taken("commit", "did", "will") == [
        "commit 1 0-1", "willTransition 0", "didTransition 0", "didEndEditing 0-1",
        "didEndDisplaying 0-1",
      ]
    )
  }

  @Test func shortSwipe_springsBack() {
    let noted = NotedTable([["a", "b"]])
    swipeLeft(noted, row: 0, by: 30)
    #expect(
      noted.rows.taken("willBegin", "didEnd") == ["willBeginEditing 0-0", "didEndEditing 0-0"]
    )
    #expect(noted.cell(0)?.contentView.frame.minX == 0)
    #expect(!noted.table.isEditing)
  }

  @Test func fullSwipe_performsTheFirstAction() {
    let noted = NotedTable([["a", "b"]])
    var performed: [String] = []
    noted.rows.trailing = [
      UIContextualAction(style: .normal, title: "First") { _, view, done in
        performed.append("first")
        done(view is UITableViewCell)
      },
      UIContextualAction(style: .normal, title: "Second") { _, _, done in done(true) },
    ]
    swipeLeft(noted, row: 0, by: 260)
    #expect(performed == ["first"])
    #expect(!noted.table.isEditing)
    noted.rows.fullSwipe = false
    swipeLeft(noted, row: 0, by: 260)
    #expect(performed == ["first"])
    #expect(noted.table.shownSwipeActions.map(\.title) == ["First", "Second"])
  }

  @Test func swipeToTheRight_showsLeadingActions() {
    let noted = NotedTable([["a", "b"]])
    noted.rows.leading = [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }]
    noted.drag(from: CGPoint(x: 60, y: 20), to: CGPoint(x: 150, y: 20))
    #expect(noted.table.shownSwipeActions.map(\.title) == ["Flag"])
    #expect(noted.cell(0)?.contentView.frame.minX == 74)
  }

  @Test func touchBesideAnOpenRow_onlyPutsItBack() {
    let noted = NotedTable([["a", "b"]])
    swipeLeft(noted, row: 0, by: 100)
    noted.rows.log = []
    noted.play.tap(100, 60)
    noted.play.settle()
    #expect(
      noted.rows.taken("did", "will") == [
        "willTransition 0", "didTransition 0", "didEndEditing 0-0",
      ]
    )
    #expect(noted.table.indexPathForSelectedRow == nil)
  }

  @Test func rowsThatCannotBeEdited_doNotSwipe() {
    let noted = NotedTable([["a", "b"]])
    noted.rows.editable = { $0.row != 0 }
    swipeLeft(noted, row: 0, by: 100)
    #expect(!noted.table.isEditing)
    #expect(noted.rows.taken("canEdit", "trailing", "willBegin") == ["canEdit 0-0"])
  }

  @Test func rowActions_ofTheOldKind_areShown() {
    @MainActor final class Old: NSObject, UITableViewDelegate {
      var done: [Int] = []
      func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
      {
        [
          UITableViewRowAction(style: .destructive, title: "Remove") { [weak self] _, path in
            self?.done.append(path.row)
          },
          UITableViewRowAction(style: .normal, title: "More") { _, _ in },
        ]
      }
    }
    let (noted, old) = (NotedTable([["a", "b"]]), Old())
    noted.table.delegate = old
    noted.play.settle()
    swipeLeft(noted, row: 1, by: 120)
    #expect(noted.table.shownSwipeActions.map(\.title) == ["Remove", "More"])
    swipeLeft(noted, row: 1, by: 250)
    #expect(old.done == [1])
    #expect(!noted.table.isEditing)
  }

  @Test func pager_getsTheSwipesOfRowsThatSayNothingAboutEditing() {
    @MainActor final class Plain: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let (play, plain) = (Play(), Plain())
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    pager.contentInsetAdjustmentBehavior = .never
    pager.contentSize = CGSize(width: 960, height: 440)
    pager.isPagingEnabled = true
    let table = UITableView(frame: pager.bounds)
    table.dataSource = plain
    pager.addSubview(table)
    play.open(UIViewController())
    play.window.addSubview(pager)
    play.settle()
    play.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 80, y: 20))
    play.settle()
    #expect(pager.contentOffset.x == 320)
    #expect(!table.isEditing)
  }

  // MARK: - Edit mode

  @Test func editMode_indentsEditableRows() {
    let noted = NotedTable([["a", "b"]])
    noted.rows.editable = { $0.row != 0 }
    noted.table.setEditing(true, animated: true)
    noted.play.settle()
    #expect(noted.table.visibleCells.map(\.isEditing) == [false, true])
    #expect(noted.cell(0)?.contentView.frame.minX == 0)
    #expect(noted.cell(1)?.contentView.frame.minX == 38)
    noted.table.setEditing(false, animated: false)
    noted.play.settle()
    #expect(noted.table.visibleCells.map(\.isEditing) == [false, false])
  }

  @Test func minus_asksForConfirmation_plusInserts() throws {
    let noted = NotedTable([["a", "b"]])
    noted.table.setEditing(true, animated: false)
    noted.play.settle()
    noted.rows.log = []
    noted.play.tap(20, 20)
    noted.play.settle()
    #expect(noted.rows.taken("commit", "willBegin") == ["willBeginEditing 0-0"])
    #expect(noted.table.shownSwipeActions.map(\.title) == ["Delete"])
    noted.table.setEditing(false, animated: false)
    noted.rows.style = .insert
    noted.table.setEditing(true, animated: false)
    noted.play.settle()
    noted.rows.log = []
    noted.play.tap(20, 20)
    #expect(noted.rows.taken("commit") == ["commit 2 0-0"])
  }

  @Test func selectionWhileEditing_needsPermission() {
    let noted = NotedTable([["a", "b"]])
    noted.table.setEditing(true, animated: false)
    noted.play.settle()
    noted.play.tap(150, 20)
    #expect(noted.table.indexPathForSelectedRow == nil)
    noted.table.allowsMultipleSelectionDuringEditing = true
    noted.play.tap(150, 20)
    noted.play.tap(150, 60)
    #expect(noted.table.indexPathsForSelectedRows == [noted.path(0), noted.path(1)])
    noted.play.tap(150, 20)
    #expect(noted.table.indexPathsForSelectedRows == [noted.path(1)])
    noted.table.setEditing(false, animated: false)
    #expect(noted.table.indexPathsForSelectedRows == nil)
  }

  // MARK: - Moving

  private func movable(_ sections: [[String]]) -> NotedTable {
    let noted = NotedTable(sections)
    noted.rows.mayMove = true
    noted.table.setEditing(true, animated: false)
    noted.play.settle()
    noted.rows.log = []
    return noted
  }

  @Test func handle_movesARow() {
    let noted = movable([["a", "b", "c", "d"]])
    let cells = noted.table.visibleCells
    noted.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 300, y: 20 + 2 * 44))
    #expect(
      noted.rows.taken("move", "target") == ["target 0-0 0-1", "target 0-0 0-2", "move 0-0 0-2"]
    )
    #expect(noted.rows.sections == [["b", "c", "a", "d"]])
    #expect(noted.texts == ["b", "c", "a", "d"])
    #expect(noted.cell(2) === cells[0])
    #expect(noted.cell(2)?.frame.minY == 88)
    #expect(noted.play.exceptions == [])
    #expect(noted.table.contentOffset.y == 0)
  }

  @Test func handle_movesARowBackWhereItWas_silently() {
    let noted = movable([["a", "b", "c"]])
    noted.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 300, y: 30))
    #expect(noted.rows.taken("move") == [])
    #expect(noted.cell(0)?.frame.minY == 0)
  }

  @Test func delegate_decidesAboutTheTarget() {
    let noted = movable([["a", "b", "c"]])
    noted.rows.target = { _ in IndexPath(row: 1, section: 0) }
    noted.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 300, y: 20 + 2 * 44))
    #expect(noted.texts == ["b", "a", "c"])
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func randomDrags_keepModelAndTableAlike(seed: UInt64) {
    let noted = movable([["a", "b", "c"], [], ["d", "e"], ["f"]])
    var numbers = SeededNumbers(seed)
    for _ in 0..<25 {
      let paths = noted.table.indexPathsForVisibleRows ?? []
      guard let source = paths.randomElement(using: &numbers) else { continue }
      let start = noted.table.rectForRow(at: source).midY
      let end = CGFloat(Int.random(in: 5...260, using: &numbers))
      noted.drag(from: CGPoint(x: 300, y: start), to: CGPoint(x: 300, y: end))
      #expect(noted.texts == noted.rows.sections.flatMap { $0 })
      #expect(
        noted.table.visibleCells.map(\.frame)
          == (noted.table.indexPathsForVisibleRows ?? []).map { noted.table.rectForRow(at: $0) }
      )
    }
    #expect(noted.rows.sections.flatMap { $0 }.sorted() == ["a", "b", "c", "d", "e", "f"])
    #expect(noted.play.exceptions == [])
  }

  @Test func handle_movesBetweenSections() {
    let noted = movable([["a", "b"], ["c"]])
    noted.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 300, y: 90))
    #expect(noted.rows.sections == [["b"], ["a", "c"]])
    #expect(noted.texts == ["b", "a", "c"])
    #expect(noted.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
  }
}
