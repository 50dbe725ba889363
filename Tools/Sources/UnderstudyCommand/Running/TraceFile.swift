import Foundation

/// The file into which a traced run writes its transcripts.
struct TraceFile {
  /// The path of the report.
  let path: String

  /// Makes room for the report of a run.
  init(cache: String) {
    path = cache + "/trace.txt"
    try? FileManager.default.removeItem(atPath: path)
  }

  /// What tells the runtime that this tool runs it, and where to write.
  static func environment(_ trace: TraceFile?) -> [String: String] {
    var environment = ["UNDERSTUDY_TEST_RUN": "1"]
    environment["UNDERSTUDY_TRACE"] = trace?.path
    return environment
  }

  /// Prints the transcripts and where they stand; tests without one are left out.
  ///
  /// Layout comes and goes with every turn; it is left to the file.
  func print(to console: Console) {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let shown = Self.abridged(text.split(separator: "\n").map(String.init))
    guard !shown.isEmpty else {
      console.print("No test showed a view controller, so there is no transcript.")
      return
    }
    for line in shown { console.print(line) }
    console.print("\nTranscripts with every layout pass: \(path)\n")
  }

  /// The lines for people: no layout, no heading without a line below.
  static func abridged(_ lines: [String]) -> [String] {
    let story = lines.filter { line in !layout.contains { line.hasSuffix($0) } }
    return story.indices.filter { index in
      guard story[index].hasPrefix(heading) else { return true }
      return index + 1 < story.count && !story[index + 1].hasPrefix(heading)
    }
    .map { story[$0] }
  }

  private static let layout = [
    ".viewWillLayoutSubviews", ".viewDidLayoutSubviews", ".viewSafeAreaInsetsDidChange",
    ".viewLayoutMarginsDidChange", ".updateViewConstraints", ".updateProperties",
  ]

  /// How the line with the name of a test begins.
  private static let heading = "▸ "
}
