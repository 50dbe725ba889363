import XCTest

@testable import Notes

final class NoteStoreTests: XCTestCase {
  private var url = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("notes-\(UUID().uuidString).json")
  }

  override func tearDownWithError() throws {
    try? FileManager.default.removeItem(at: url)
  }

  func testSavePostsANotification() {
    let store = InMemoryNoteStore()
    let posted = expectation(forNotification: .notesDidChange, object: store) { notification in
      notification.object as AnyObject === store
    }
    store.save(Fixture.milk)
    wait(for: [posted], timeout: 1)
    XCTAssertEqual(store.notes, [Fixture.milk])
  }

  func testSaveReplacesANoteInPlace() {
    let store = Fixture.store()
    var changed = Fixture.milk
    changed.title = "Oat milk"
    store.save(changed)
    XCTAssertEqual(store.notes.map(\.title), ["Oat milk", "Bread", "Trip"])
  }

  func testDeleteOfAStrangerChangesNothing() {
    let store = Fixture.store()
    XCTAssertNil(store.delete(id: UUID()))
    XCTAssertEqual(store.notes.count, 3)
  }

  func testFileStoreReadsWhatItWrote() {
    let store = FileNoteStore(url: url)
    XCTAssertEqual(store.notes, [])
    store.save(Fixture.milk)
    store.save(Fixture.bread)
    XCTAssertNil(store.lastError)
    XCTAssertEqual(FileNoteStore(url: url).notes, [Fixture.milk, Fixture.bread])
  }

  func testFileStoreKeepsNotesWhenTheDiskRefuses() {
    let missing = url.appendingPathComponent("no").appendingPathComponent("folder")
    let store = FileNoteStore(url: missing)
    store.save(Fixture.milk)
    XCTAssertNotNil(store.lastError)
    XCTAssertEqual(store.notes, [Fixture.milk])
  }

  func testDraftStoreHandsOutCopies() {
    let drafts = InMemoryDraftStore()
    let draft = NoteDraft(noteID: nil, title: "a", body: "")
    drafts.setDraft(draft, forKey: draft.storageKey)
    draft.title = "b"
    XCTAssertEqual(drafts.draft(forKey: NoteDraft.newNoteKey)?.title, "a")
    drafts.setDraft(nil, forKey: NoteDraft.newNoteKey)
    XCTAssertFalse(drafts.hasDrafts)
  }
}
