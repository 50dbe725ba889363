import Dispatch
import Foundation
import Projects

/// `understudy doctor`: says what would stop a run, before anything is built.
struct DoctorCommand {
  var parsed: ParsedArguments
  var console: Console

  /// Runs the command.
  ///
  /// - Throws: ``UsageError`` for a command line that makes no sense.
  func run() throws -> ExitCode {
    let report = DoctorReport(checkups: try checkups())
    if parsed.switches.contains("--json") {
      console.print(try report.json())
    } else {
      for line in report.lines { console.print(line) }
    }
    return report.canRun ? .passed : .couldNotRun
  }

  private func checkups() throws -> [Checkup] {
    let toolchain = try? Toolchain()
    let version = Answer()
    DispatchQueue.global().async { version.give(try? toolchain?.run(["--version"]).capture()) }
    var found: [Checkup] = []
    var cache = TestOptions.absolute(parsed.operands.first ?? ".") + "/.build/understudy"
    do {
      let options = try TestOptions.reading(parsed, syntax: Commands.doctor)
      cache = options.cache ?? options.directory + "/.build/understudy"
      if let toolchain { found += try project(options, toolchain, cache: cache) }
    } catch let error as ToolError {
      found.append(.error(error, subject: "project"))
    }
    return MachineCheckup(cache: cache).checkups(version: version.value) + found
  }

  private func project(
    _ options: TestOptions,
    _ toolchain: Toolchain,
    cache: String
  ) throws -> [Checkup] {
    console.progress("Reading the project")
    let scratch = NSTemporaryDirectory() + "understudy-doctor-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let loader = ProjectLoader(request: options.project, toolchain: toolchain, scratch: scratch)
    let project = try loader.load()
    var graph = project.graph
    let nodes = graph.nodesForTests().defining(options.conditions, in: graph.root.name)
    let map = PathMap(base: FileManager.default.currentDirectoryPath)
    var found = [
      Checkup(
        status: .ok,
        subject: "project",
        what: "\(project.words) '\(graph.root.name)'",
        place: map.shown(project.file ?? project.directory)
      )
    ]
    found += (project.notes + PluginNotes.list(nodes)).map {
      Checkup(status: .note, subject: "project", what: $0)
    }
    let problems = ProjectProblems.list(project, nodes: nodes, graphProblems: graph.problems)
    found += problems.map { .error($0, subject: "project") }
    console.progress("Reading the sources")
    let sources = SourceCheckup(
      project: project,
      nodes: nodes,
      missing: graph.missing,
      facts: SourceFacts.read(nodes),
      shown: map.shown
    )
    found += sources.checkups
    console.clearProgress()
    return found
  }

  /// What another thread finds out meanwhile.
  private final class Answer: @unchecked Sendable {
    private let ready = DispatchSemaphore(value: 0)
    private var text: String?

    func give(_ answer: (end: ProcessEnd, output: String)?) {
      text = answer?.end.isSuccess == true ? answer?.output : nil
      ready.signal()
    }

    /// Waits for the answer; to be asked once.
    var value: String? {
      ready.wait()
      return text
    }
  }
}

extension DetectedProject {
  /// What kind of project it is.
  var words: String {
    switch kind {
    case .package: "package"
    case .options, .folders: "folders of"
    case .xcode: "Xcode project"
    }
  }

  /// The compilation conditions of a debug build.
  func conditions(of nodes: [PackageGraph.Node]) -> Set<String> {
    let own = Set(nodes.flatMap(\.model.conditions))
    return own.union(isPackage ? ["DEBUG", "SWIFT_PACKAGE"] : ["DEBUG"])
  }
}
