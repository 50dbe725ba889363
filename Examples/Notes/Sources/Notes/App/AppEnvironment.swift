import Foundation

/// What the screens share.
struct AppEnvironment {
  var store: NoteStore
  var drafts: DraftStore
  var settings: NotesSettings
  var now: () -> Date = { Date() }

  /// The environment of the real app: one file in the documents folder.
  static func standard() -> AppEnvironment {
    let folder =
      FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    return AppEnvironment(
      store: FileNoteStore(url: folder.appendingPathComponent("notes.json")),
      drafts: InMemoryDraftStore(),
      settings: NotesSettings()
    )
  }
}
