import UIKit
import XCTest

@testable import Notes

final class NotesListTests: XCTestCase {
  private var store = Fixture.store()
  private var settings = Fixture.settings()
  private lazy var list = NotesListViewController(store: store, settings: settings)
  private let listener = ListListener()

  override func setUp() {
    super.setUp()
    list.delegate = listener
  }

  private var titles: [String] {
    list.visibleNotes.map(\.title)
  }

  private func cell(_ row: Int) throws -> NoteCell {
    let cell = list.tableView.cellForRow(at: IndexPath(row: row, section: 0))
    return try XCTUnwrap(cell as? NoteCell)
  }

  private func showList() {
    show(UINavigationController(rootViewController: list))
    waitUntil("the list is on screen") { list.viewIfLoaded?.window != nil && !titles.isEmpty }
    list.view.layoutIfNeeded()
  }

  // MARK: - Rows

  func testRowsAreTheNotesNewestFirst() throws {
    showList()
    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 3)
    XCTAssertEqual(try cell(0).titleLabel.text, "Bread")
    XCTAssertEqual(try cell(1).titleLabel.text, "Milk")
    XCTAssertEqual(try cell(1).previewLabel.text, "two bottles")
  }

  func testCellIsLaidOutAcrossTheTable() throws {
    showList()
    let cell = try cell(0)
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.frame.width, list.tableView.bounds.width)
    XCTAssertEqual(cell.frame.height, 58, accuracy: 0.5)
    XCTAssertEqual(cell.titleLabel.frame.minX, 16)
    XCTAssertTrue(cell.pinView.isHidden)
  }

  func testReusedCellForgetsItsNote() {
    let cell = NoteCell(style: .default, reuseIdentifier: NoteCell.reuseIdentifier)
    cell.configure(with: Fixture.milk, showsPreview: true)
    cell.prepareForReuse()
    XCTAssertNil(cell.titleLabel.text)
    XCTAssertEqual(cell.reuseIdentifier, "NoteCell")
  }

  func testListReloadsWhenItComesBack() {
    let counting = CountingNoteStore(notes: [Fixture.milk])
    list = NotesListViewController(store: counting, settings: settings)
    let navigation = UINavigationController(rootViewController: list)
    show(navigation)
    waitUntil("the list appears") { counting.readCount > 0 }
    navigation.pushViewController(AboutViewController(), animated: false)
    waitUntil("the list is gone") { list.viewIfLoaded?.window == nil }
    let reads = counting.readCount
    navigation.popViewController(animated: false)
    waitUntil("the list reloads") { counting.readCount > reads }
  }

  func testStoreChangesShowAtOnce() {
    showList()
    store.save(Note(title: "Eggs", edited: noon))
    XCTAssertEqual(titles, ["Eggs", "Bread", "Milk", "Trip"])
    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 4)
  }

  func testSettingsChangeOrderAndPreviews() throws {
    showList()
    settings.sortOrder = .title
    settings.showsPreviews = false
    XCTAssertEqual(titles, ["Bread", "Milk", "Trip"])
    list.tableView.layoutIfNeeded()
    XCTAssertTrue(try cell(0).previewLabel.isHidden)
  }

  func testEmptyListSaysSo() {
    list = NotesListViewController(store: InMemoryNoteStore(), settings: settings)
    show(list)
    waitUntil("the list appears") { !list.emptyView.message.isEmpty }
    XCTAssertFalse(list.emptyView.isHidden)
    XCTAssertTrue(list.emptyView.message.hasPrefix("No notes yet"))
  }

  // MARK: - Selection and bar buttons

  func testSelectionIsReported() {
    showList()
    let row = IndexPath(row: 1, section: 0)
    list.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
    list.tableView(list.tableView, didSelectRowAt: row)
    XCTAssertEqual(listener.calls, ["select Milk"])
    XCTAssertEqual(list.tableView.indexPathForSelectedRow, row)
  }

  func testBarButtonsReachTheDelegate() {
    list.loadViewIfNeeded()
    tap(list.addItem)
    tap(list.settingsItem)
    XCTAssertEqual(listener.calls, ["add", "settings"])
    XCTAssertTrue(list.navigationItem.leftBarButtonItem === list.settingsItem)
  }

  func testListBringsTheNavigationBarBack() {
    let navigation = UINavigationController(rootViewController: list)
    navigation.setNavigationBarHidden(true, animated: false)
    show(navigation)
    waitUntil("the bar is back") { !navigation.isNavigationBarHidden }
  }

  // MARK: - Search

  func testSearchFiltersRows() {
    showList()
    list.search(for: " milk ")
    XCTAssertEqual(titles, ["Milk", "Trip"])
    list.search(for: "zebra")
    XCTAssertEqual(titles, [])
    XCTAssertEqual(list.emptyView.message, "No results for “zebra”")
    list.searchBarCancelButtonClicked(list.searchBar)
    XCTAssertEqual(titles.count, 3)
    XCTAssertTrue(list.emptyView.isHidden)
  }

  func testTypingSearchesAfterAPause() {
    showList()
    list.searchDelay = 0.05
    list.searchBar(list.searchBar, textDidChange: "b")
    list.searchBar(list.searchBar, textDidChange: "bread")
    XCTAssertEqual(titles.count, 3)
    waitUntil("the search runs") { titles == ["Bread"] }
    XCTAssertNil(list.searchTimer)
  }

  // MARK: - Deleting

  func testSwipeDeletesTheRow() {
    showList()
    let row = IndexPath(row: 0, section: 0)
    XCTAssertTrue(list.tableView(list.tableView, canEditRowAt: row))
    list.tableView(list.tableView, commit: .delete, forRowAt: row)
    XCTAssertEqual(titles, ["Milk", "Trip"])
    XCTAssertEqual(store.notes.count, 2)
    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)
  }

  func testUndoBringsTheNoteBack() {
    showList()
    XCTAssertFalse(list.undoItem.isEnabled)
    list.deleteNote(at: IndexPath(row: 1, section: 0))
    XCTAssertTrue(list.undoItem.isEnabled)
    tap(list.undoItem)
    XCTAssertEqual(titles, ["Bread", "Milk", "Trip"])
    XCTAssertFalse(list.undoItem.isEnabled)
  }

  func testShakeUndoesTheLastDeletionOnly() {
    showList()
    list.deleteNote(at: IndexPath(row: 0, section: 0))
    list.deleteNote(at: IndexPath(row: 0, section: 0))
    list.motionEnded(.motionShake, with: nil)
    XCTAssertEqual(titles, ["Milk", "Trip"])
    list.motionEnded(.motionShake, with: nil)
    XCTAssertEqual(titles, ["Bread", "Milk", "Trip"])
  }

  func testListIsFirstResponderWhileOnScreen() {
    showList()
    waitUntil("it is first responder") { list.isFirstResponder }
  }
}

/// Writes down what the list asks for.
private final class ListListener: NotesListViewControllerDelegate {
  private(set) var calls: [String] = []

  func notesList(_ list: NotesListViewController, didSelect note: Note) {
    calls.append("select " + note.title)
  }

  func notesListDidTapAdd(_ list: NotesListViewController) {
    calls.append("add")
  }

  func notesListDidTapSettings(_ list: NotesListViewController) {
    calls.append("settings")
  }
}
