import Foundation

/// One note, as the store keeps it.
struct Note: Codable, Equatable, Identifiable {
  let id: UUID
  var title: String
  var body: String
  var edited: Date
  var isPinned: Bool

  init(
    id: UUID = UUID(),
    title: String,
    body: String = "",
    edited: Date = Date(),
    isPinned: Bool = false
  ) {
    self.id = id
    self.title = title
    self.body = body
    self.edited = edited
    self.isPinned = isPinned
  }

  /// What the list shows in its first line.
  var displayTitle: String {
    title.isEmpty ? "New Note" : title
  }

  /// The first line of the body, for the list.
  var preview: String {
    body.split(separator: "\n").first.map(String.init) ?? "No additional text"
  }

  /// Whether the words of a search all occur in the note.
  func matches(_ query: String) -> Bool {
    let words = query.lowercased().split(separator: " ")
    let text = (title + "\n" + body).lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
