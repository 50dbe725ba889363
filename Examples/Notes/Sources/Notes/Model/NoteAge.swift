import Foundation

/// Words for the time since a note was edited.
enum NoteAge {
  static func text(edited: Date, now: Date) -> String {
    let minutes = Int(now.timeIntervalSince(edited) / 60)
    switch minutes {
    case ..<1: return "edited just now"
    case ..<60: return "edited " + count(minutes, "minute") + " ago"
    case ..<1440: return "edited " + count(minutes / 60, "hour") + " ago"
    default: return "edited " + count(minutes / 1440, "day") + " ago"
    }
  }

  private static func count(_ number: Int, _ unit: String) -> String {
    number == 1 ? "1 \(unit)" : "\(number) \(unit)s"
  }
}
