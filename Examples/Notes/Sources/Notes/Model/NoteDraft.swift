import Foundation

/// What the editor works on: a mutable copy of a note that Objective-C can see.
@objc class NoteDraft: NSObject {
  @objc let noteID: UUID?
  @objc var title: String
  @objc var body: String

  @objc init(noteID: UUID?, title: String, body: String) {
    self.noteID = noteID
    self.title = title
    self.body = body
    super.init()
  }

  convenience init(note: Note? = nil) {
    self.init(noteID: note?.id, title: note?.title ?? "", body: note?.body ?? "")
  }

  /// The name under which a draft store keeps it.
  var storageKey: String {
    noteID?.uuidString ?? NoteDraft.newNoteKey
  }

  static let newNoteKey = "new"

  @objc var isEmpty: Bool {
    title.isEmpty && body.isEmpty
  }

  @objc func snapshot() -> NoteDraft {
    NoteDraft(noteID: noteID, title: title, body: body)
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NoteDraft else { return false }
    return noteID == other.noteID && title == other.title && body == other.body
  }

  override var hash: Int {
    storageKey.hashValue
  }
}
