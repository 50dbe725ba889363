import Foundation

/// Which notes a list shows, and in which order.
struct NoteQuery: Equatable {
  var text = ""
  var order = SortOrder.edited

  func run(on notes: [Note]) -> [Note] {
    let found = text.isEmpty ? notes : notes.filter { $0.matches(text) }
    return found.sorted(by: precedes)
  }

  private func precedes(_ left: Note, _ right: Note) -> Bool {
    if left.isPinned != right.isPinned { return left.isPinned }
    switch order {
    case .edited:
      return left.edited > right.edited
    case .title:
      return left.displayTitle.lowercased() < right.displayTitle.lowercased()
    }
  }
}
