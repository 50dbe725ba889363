/// Why a run could not take place: what, where, and what to do about it.
struct ToolError: Error, Equatable {
  /// What happened, as a sentence without a period.
  var what: String
  /// The file, folder or place concerned.
  var place: String?
  /// What to do, one line each.
  var advice: [String] = []

  /// The lines to print.
  var lines: [String] {
    var lines = ["error: \(what)"]
    if let place { lines.append("  at: \(place)") }
    lines += advice.map { "  \($0)" }
    return lines
  }
}
