import XCTest

@testable import Notes

final class NoteModelTests: XCTestCase {
  func testPreviewIsTheFirstLineOfTheBody() {
    XCTAssertEqual(Fixture.milk.preview, "two bottles")
    XCTAssertEqual(Note(title: "Empty").preview, "No additional text")
  }

  func testUntitledNoteHasADisplayTitle() {
    XCTAssertEqual(Note(title: "").displayTitle, "New Note")
  }

  func testSearchNeedsAllWordsInAnyCase() {
    XCTAssertTrue(Fixture.milk.matches("CREAM milk"))
    XCTAssertFalse(Fixture.milk.matches("cream bread"))
  }

  func testQueryPutsPinnedNotesFirst() {
    var trip = Fixture.trip
    trip.isPinned = true
    let found = NoteQuery().run(on: [Fixture.milk, trip, Fixture.bread])
    XCTAssertEqual(found.map(\.title), ["Trip", "Bread", "Milk"])
  }

  func testQuerySortsByTitle() {
    let query = NoteQuery(text: "milk", order: .title)
    let found = query.run(on: [Fixture.trip, Fixture.milk, Fixture.bread])
    XCTAssertEqual(found.map(\.title), ["Milk", "Trip"])
  }

  func testNoteSurvivesCoding() throws {
    let data = try JSONEncoder().encode(Fixture.milk)
    XCTAssertEqual(try JSONDecoder().decode(Note.self, from: data), Fixture.milk)
  }

  func testAgeInWords() {
    let ages: [(TimeInterval, String)] = [
      (0, "edited just now"), (59, "edited just now"), (60, "edited 1 minute ago"),
      (180, "edited 3 minutes ago"), (3600, "edited 1 hour ago"), (7300, "edited 2 hours ago"),
      (200_000, "edited 2 days ago"),
    ]
    for (seconds, text) in ages {
      XCTAssertEqual(NoteAge.text(edited: noon, now: noon.addingTimeInterval(seconds)), text)
    }
  }

  func testDraftsAreEqualByContent() {
    let draft = NoteDraft(note: Fixture.milk)
    XCTAssertEqual(draft, draft.snapshot())
    XCTAssertFalse(draft === draft.snapshot())
    let other = draft.snapshot()
    other.title = "Cheese"
    XCTAssertNotEqual(draft, other)
  }
}
