import Foundation

@testable import Notes

/// A fixed moment, so that ages and orders do not depend on the day.
let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)

enum Fixture {
  static let milk = Note(
    title: "Milk",
    body: "two bottles\nand cream",
    edited: noon.addingTimeInterval(-180)
  )
  static let bread = Note(
    title: "Bread",
    body: "rye",
    edited: noon.addingTimeInterval(-60)
  )
  static let trip = Note(
    title: "Trip",
    body: "tickets, milk for the baby",
    edited: noon.addingTimeInterval(-7200)
  )

  static func store() -> InMemoryNoteStore {
    InMemoryNoteStore(notes: [milk, bread, trip])
  }

  static func settings() -> NotesSettings {
    NotesSettings(values: TransientKeyValueStore())
  }

  static func environment(store: NoteStore = store()) -> AppEnvironment {
    AppEnvironment(
      store: store,
      drafts: InMemoryDraftStore(),
      settings: settings(),
      now: { noon }
    )
  }
}

/// Counts how often its notes are read.
final class CountingNoteStore: InMemoryNoteStore {
  private(set) var readCount = 0

  override var notes: [Note] {
    readCount += 1
    return super.notes
  }
}
