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

  /// Prints the transcripts and where they stand.
  func print(to console: Console) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), !text.isEmpty else {
      console.print("No test showed a view controller; there is no transcript.")
      return
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      console.print(String(line))
    }
    console.print("Transcripts: \(path)")
  }
}
