internal import Foundation
public import Scenarios

/// The whole of `understudy scenario`, for the command line to call.
@MainActor
public enum ScenarioCommand {
  /// Runs scenario files and prints a line per scenario, then the counts.
  ///
  /// - Parameters:
  ///   - files: Paths of files, or of folders whose JSON files are run in order.
  ///   - strict: Whether claims and inferences (grades C and D) count, too.
  ///   - junit: The path of a JUnit report; its folder is made if it is missing.
  ///   - quiet: Whether passing scenarios are left out.
  ///   - isolation: Where the scenarios run.
  ///   - output: Where lines go.
  /// - Returns: The exit status: 0 all that count pass, 1 some fail, 2 some could not be run.
  public static func run(
    files: [String],
    strict: Bool = false,
    junit: String? = nil,
    quiet: Bool = false,
    isolation: ScenarioRunner.Isolation = .processes,
    output: (String) -> Void
  ) -> Int32 {
    guard !files.isEmpty else {
      output("error: no scenario file is named")
      return 2
    }
    var results: [ScenarioResult] = []
    for path in files.flatMap(expand) {
      let lines = ScenarioSummary([], strict: strict)
      let group = ScenarioRunner(isolation: isolation).run(ScenarioFile(path: path))
      for result in group where !(quiet && result.isPassed) {
        lines.lines(for: result).forEach(output)
      }
      if group.isEmpty { output("\(path): no scenarios") }
      results += group
    }
    let summary = ScenarioSummary(results, strict: strict)
    summary.table.forEach(output)
    output(summary.verdict)
    if let junit, !write(JUnitReport(results, strict: strict).text, to: junit) {
      output("error: the report cannot be written to \(junit)")
      return 2
    }
    return summary.exitStatus
  }

  private static func expand(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { return [path] }
    return names.filter { $0.hasSuffix(".json") }.sorted().map {
      path.hasSuffix("/") ? path + $0 : "\(path)/\($0)"
    }
  }

  private static func write(_ text: String, to path: String) -> Bool {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      return true
    } catch {
      return false
    }
  }
}
