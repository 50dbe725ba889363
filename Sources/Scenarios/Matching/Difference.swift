/// Puts a mismatch into words: what came, what should have come, the first divergence marked.
enum Difference {
  /// The lines of the message; empty for a match.
  static func lines(
    events: [RecordedEvent],
    patterns: [Pattern],
    verdict: Matcher.Verdict
  ) -> [String] {
    switch verdict {
    case .match: return []
    case .undecided:
      return ["`then` is too ambiguous to be compared; write it with fewer nested groups"]
    case .mismatch(let reached, let expected):
      var lines = ["recorded \(events.count) event(s), the first \(reached) as expected:"]
      for event in events.prefix(reached) { lines.append("    \(event)") }
      let wanted = expected.joined(separator: " | ")
      if reached < events.count {
        lines.append("  ✗ \(events[reached])")
        lines.append("    expected here: \(wanted)")
        for event in events.dropFirst(reached + 1) { lines.append("    \(event)") }
      } else {
        lines.append("  ✗ (nothing more)")
        lines.append("    expected here: \(wanted)")
      }
      lines.append("all that was expected:")
      lines += patterns.isEmpty ? ["    (nothing)"] : patterns.lines(indent: "    ")
      return lines
    }
  }
}
