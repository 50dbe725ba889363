import Foundation

/// Prints what the doctor found, for people or for tools.
struct DoctorReport {
  var checkups: [Checkup]

  /// Whether a run can take place.
  var canRun: Bool { !checkups.contains { $0.status == .error } }

  /// The lines for people.
  var lines: [String] {
    var lines: [String] = []
    for checkup in checkups {
      let indent = String(repeating: " ", count: 9)
      let word = checkup.status.rawValue
      lines.append(word + indent.dropFirst(word.count) + checkup.what)
      if let place = checkup.place { lines.append("\(indent)  at: \(place)") }
      lines += checkup.advice.map { "\(indent)  \($0)" }
    }
    return lines + ["", summary]
  }

  /// One line: the numbers and the verdict.
  var summary: String {
    let counts = Checkup.Status.allCases.reversed().compactMap { status -> String? in
      let count = count(status)
      guard count > 0, status != .ok else { return nil }
      return "\(count) \(status.rawValue)\(count == 1 ? "" : "s")"
    }
    let verdict = canRun ? "the tests can run" : "the tests cannot run"
    return counts.isEmpty
      ? "No problems: \(verdict)."
      : counts.joined(separator: ", ")
        + ": \(verdict)."
  }

  private func count(_ status: Checkup.Status) -> Int {
    checkups.count { $0.status == status }
  }

  // MARK: - JSON

  private struct File: Encodable {
    var version = 1
    var canRun: Bool
    var counts: [String: Int]
    var checks: [Entry]
  }

  private struct Entry: Encodable {
    var status: String
    var subject: String
    var what: String
    var place: String?
    var advice: [String]
  }

  /// The report as JSON, with sorted keys.
  func json() throws -> String {
    let entries = checkups.map { checkup in
      Entry(
        status: checkup.status.rawValue,
        subject: checkup.subject,
        what: checkup.what,
        place: checkup.place,
        advice: checkup.advice
      )
    }
    let counts = Checkup.Status.allCases.map { ($0.rawValue, count($0)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = File(
      canRun: canRun,
      counts: Dictionary(uniqueKeysWithValues: counts),
      checks: entries
    )
    return String(decoding: try encoder.encode(file), as: UTF8.self)
  }
}
