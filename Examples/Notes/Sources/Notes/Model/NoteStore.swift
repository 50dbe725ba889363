import Foundation

extension Notification.Name {
  /// Posted by a store after each change; the object is the store.
  static let notesDidChange = Notification.Name("NotesDidChange")
}

/// Where notes live.
protocol NoteStore: AnyObject {
  var notes: [Note] { get }
  func save(_ note: Note)
  @discardableResult func delete(id: UUID) -> Note?
}

extension NoteStore {
  func note(withID id: UUID) -> Note? {
    notes.first { $0.id == id }
  }
}

/// A store for tests, previews and the first launch.
class InMemoryNoteStore: NoteStore {
  private(set) var notes: [Note]

  init(notes: [Note] = []) {
    self.notes = notes
  }

  func save(_ note: Note) {
    if let index = notes.firstIndex(where: { $0.id == note.id }) {
      notes[index] = note
    } else {
      notes.append(note)
    }
    didChange()
  }

  @discardableResult
  func delete(id: UUID) -> Note? {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return nil }
    let note = notes.remove(at: index)
    didChange()
    return note
  }

  func didChange() {
    NotificationCenter.default.post(name: .notesDidChange, object: self)
  }
}

/// A store that writes through to one JSON file.
final class FileNoteStore: InMemoryNoteStore {
  private let url: URL
  private(set) var lastError: Error?

  init(url: URL) {
    self.url = url
    let data = try? Data(contentsOf: url)
    let notes = data.flatMap { try? JSONDecoder().decode([Note].self, from: $0) }
    super.init(notes: notes ?? [])
  }

  override func didChange() {
    do {
      try JSONEncoder().encode(notes).write(to: url, options: .atomic)
      lastError = nil
    } catch {
      lastError = error
    }
    super.didChange()
  }
}
