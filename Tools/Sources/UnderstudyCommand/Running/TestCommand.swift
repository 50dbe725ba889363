import Foundation
import Porting
import Projects

/// `understudy test`: from a folder to the results of its tests.
struct TestCommand {
  var options: TestOptions
  var console: Console

  /// Runs the command.
  ///
  /// - Throws: ``ToolError`` or ``UsageError`` if the run cannot take place.
  func run() throws -> ExitCode {
    let start = DispatchTime.now()
    let pattern = try options.filter.map(Self.pattern)
    let toolchain = try Toolchain()
    let runtime = try RuntimeProduct()
    let project = try readProject(toolchain)
    for note in project.notes { console.note("note: \(note)") }
    var graph = project.graph
    let nodes = graph.nodesForTests().defining(options.conditions, in: graph.root.name)
    for note in PluginNotes.list(nodes) { console.note("note: \(note)") }
    let problems = ProjectProblems.list(project, nodes: nodes, graphProblems: graph.problems)
    if let first = problems.first { throw first }
    var shadow = ShadowPackage(cache: cache, base: FileManager.default.currentDirectoryPath)
    try shadow.write(
      graph.root,
      nodes: nodes,
      isFolder: !project.isPackage,
      console: console
    )
    if let code = report(shadow, missing: graph.missing) { return code }
    try runtime.build(toolchain, console: console, isVerbose: options.isVerbose)
    try runtime.linkModules(
      into: shadow.modules,
      targets: Set(nodes.map(\.model.name))
    )
    let builder = ShadowBuilder(
      toolchain: toolchain,
      runtime: runtime,
      shadow: shadow,
      console: console,
      isVerbose: options.isVerbose
    )
    guard let program = try builder.build() else { return .couldNotRun }
    let trace = options.isTracing ? TraceFile(cache: cache) : nil
    let layout = BundleLayout(cache: cache)
    let bundle = TestBundle(
      path: try layout.write(nodes, program: program),
      directory: options.directory,
      map: shadow.map,
      timeLimit: options.timeLimit,
      environment: environment(trace, shadow.classNames).merging(layout.environment) { $1 },
      nestedCases: shadow.nestedCases,
      host: HostApp.choose(
        options.hostApp,
        project: project,
        nodes: nodes,
        programs: shadow.programs
      ),
      hostLog: HostLog(console: console),
      console: console,
      isVerbose: options.isVerbose
    )
    let results = try runTests(bundle, pattern: pattern)
    trace?.print(to: console)
    let nanoseconds = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
    let report = TestReport(
      results: results,
      seconds: Double(nanoseconds) / 1e9,
      shown: shadow.map.shown
    )
    for line in report.lines { console.print(line) }
    return report.isSuccess ? .passed : .failed
  }

  /// What the runtime reads of the options.
  private func environment(_ trace: TraceFile?, _ classNames: [String]) -> [String: String] {
    var environment = TraceFile.environment(trace)
      .merging(PreferencesFolder(cache: cache).environment) { $1 }
    environment["UNDERSTUDY_DEVICE"] = options.device
    environment["UNDERSTUDY_CLASS_NAMES"] = classNames.joined(separator: ",")
    // Apps look for these to know that they are tested.
    for name in ["XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier"] {
      environment[name] = "understudy"
    }
    environment["UNDERSTUDY_VIRTUAL_TIME"] = options.isTimeVirtual ? "1" : "0"
    return environment
  }

  /// Where everything that is built is kept.
  var cache: String { options.cache ?? options.directory + "/.build/understudy" }

  private func readProject(_ toolchain: Toolchain) throws -> DetectedProject {
    console.progress("Reading the project")
    let loader = ProjectLoader(
      request: options.project,
      toolchain: toolchain,
      scratch: cache + "/manifest"
    )
    return try loader.load()
  }

  /// Prints what stands in the way of a build; `nil` if nothing does.
  private func report(_ shadow: ShadowPackage, missing: [PackageGraph.Missing]) -> ExitCode? {
    let syntax = shadow.findings.filter { $0.rule == .syntax && $0.severity == .error }
    if !syntax.isEmpty {
      for finding in syntax.prefix(20) {
        console.note(
          "\(shadow.map.shown(finding.path)):\(finding.line):\(finding.column): error: "
            + finding.message
        )
      }
      if syntax.count > 20 { console.note("and \(syntax.count - 20) more") }
      console.note("error: the sources have syntax errors; nothing was built")
      return .couldNotRun
    }
    let imports = ImportReport(
      findings: shadow.findings,
      missing: missing,
      shown: shadow.map.shown
    )
    for line in imports.lines { console.note(line) }
    if !imports.lines.isEmpty { return .couldNotRun }
    var blocked = false
    for finding in shadow.findings where finding.rule != .importUnavailable {
      let isError = finding.severity == .error
      guard isError || options.isVerbose || finding.rule == .uncalledOverride else { continue }
      blocked = blocked || isError
      console.note(
        "\(shadow.map.shown(finding.path)):\(finding.line):\(finding.column): "
          + "\(finding.severity.rawValue): \(finding.message)"
          + (finding.advice.isEmpty ? "" : "; \(finding.advice)")
      )
    }
    return blocked ? .couldNotRun : nil
  }

  private func runTests(
    _ bundle: TestBundle,
    pattern: NSRegularExpression?
  ) throws -> [TestResult] {
    let all = try bundle.list()
    guard !all.isEmpty else {
      throw ToolError(
        what: "the test targets contain no tests",
        place: options.directory,
        advice: [
          "XCTest runs methods of XCTestCase subclasses whose names begin with 'test';",
          "Swift Testing runs functions marked @Test.",
        ]
      )
    }
    let wanted = pattern.map(all.filtered) ?? all
    guard !wanted.isEmpty else {
      let names = (all.xcTest + all.swiftTesting).prefix(5).map { "  \($0)" }
      throw ToolError(
        what: "no test matches '--filter \(options.filter ?? "")'",
        advice: ["Tests are named like these:"] + names
      )
    }
    var results: [TestResult] = []
    if !wanted.xcTest.isEmpty { results += try bundle.runXCTest(wanted.xcTest) }
    if !wanted.swiftTesting.isEmpty {
      results += try bundle.runSwiftTesting(wanted.swiftTesting, filter: options.filter)
    }
    guard !results.isEmpty else {
      throw ToolError(what: "the test program ran no test", place: bundle.path)
    }
    return results
  }

  private static func pattern(_ text: String) throws -> NSRegularExpression {
    do {
      return try NSRegularExpression(pattern: text)
    } catch {
      throw UsageError.invalid(
        "'--filter \(text)' is not a regular expression",
        command: Commands.test.name
      )
    }
  }
}
