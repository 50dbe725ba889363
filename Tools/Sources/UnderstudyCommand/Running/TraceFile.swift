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
  func print(to console: Console) {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map(String.init)
    var shown = 0
    for (index, line) in lines.enumerated() {
      let next = index + 1 < lines.count ? lines[index + 1] : Self.heading
      if line.hasPrefix(Self.heading), next.hasPrefix(Self.heading) { continue }
      console.print(line)
      shown += 1
    }
    if shown == 0 {
      console.print("No test showed a view controller, so there is no transcript.")
    } else {
      console.print("\nTranscripts: \(path)\n")
    }
  }

  /// How the line with the name of a test begins.
  private static let heading = "▸ "
}
