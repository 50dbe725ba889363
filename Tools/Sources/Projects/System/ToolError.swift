/// Why a run could not take place: what, where, and what to do about it.
package struct ToolError: Error, Equatable, Sendable {
  /// What happened, as a sentence without a period.
  package var what: String
  /// The file, folder or place concerned.
  package var place: String?
  /// What to do, one line each.
  package var advice: [String] = []

  package init(what: String, place: String? = nil, advice: [String] = []) {
    self.what = what
    self.place = place
    self.advice = advice
  }

  /// The lines to print.
  package var lines: [String] {
    var lines = ["error: \(what)"]
    if let place { lines.append("  at: \(place)") }
    lines += advice.map { "  \($0)" }
    return lines
  }
}
