import Foundation
import Projects

/// `understudy init`: looks at a folder, shows what it found and writes `.understudy.yml`.
struct InitCommand {
  var parsed: ParsedArguments
  var console: Console

  /// Runs the command.
  ///
  /// - Throws: ``ToolError`` if there is no project or the file cannot be written,
  ///   ``UsageError`` for a command line that makes no sense.
  func run() throws -> ExitCode {
    let options = try TestOptions(parsed)
    let base = options.directory
    let path = "\(base)/\(ProjectConfiguration.fileName)"
    let isDry = parsed.switches.contains("--dry-run")
    if !isDry, !parsed.switches.contains("--force"), FileManager.default.fileExists(atPath: path) {
      throw ToolError(
        what: "there is a configuration already",
        place: path,
        advice: ["--force writes a new one over it; --dry-run only shows what it would be."]
      )
    }
    let summary = try summary(options, base: base)
    let text = ConfigurationText(summary: summary, options: options).text
    if isDry {
      console.print(text.trimmingCharacters(in: .newlines))
      return .passed
    }
    try write(text, to: path)
    for line in summary.lines { console.print(line) }
    console.print("")
    console.print("Wrote \(path).")
    console.print("Next: understudy doctor, then understudy test.")
    return .passed
  }

  private func summary(_ options: TestOptions, base: String) throws -> ProjectSummary {
    let scratch = NSTemporaryDirectory() + "understudy-init-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let loader = ProjectLoader(
      request: options.project,
      toolchain: try Toolchain(),
      scratch: scratch
    )
    let project = try loader.load()
    var graph = project.graph
    let nodes = graph.nodesForTests().defining(options.conditions, in: graph.root.name)
    let problems = ProjectProblems.list(project, nodes: nodes, graphProblems: graph.problems)
    if let first = problems.first { throw first }
    let facts = SourceFacts.read(nodes)
    if let first = facts.compactMap(\.problem).first { throw first }
    let imports = MissingImports(
      facts.map(\.file),
      nodes: nodes,
      conditions: project.conditions(of: nodes)
    )
    return ProjectSummary(
      project: project,
      nodes: nodes,
      missing: graph.missing,
      unknown: imports.names,
      base: base
    )
  }

  /// Writes the file as a whole or not at all.
  private func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ToolError(
        what: "the configuration cannot be written",
        place: path,
        advice: [
          error.localizedDescription,
          "--dry-run prints it; test and doctor take it from anywhere "
            + "with --config FILE.",
        ]
      )
    }
  }
}
