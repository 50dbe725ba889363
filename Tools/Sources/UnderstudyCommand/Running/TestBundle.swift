import Foundation
import Projects

/// The built test program of a package: lists its tests and runs them.
struct TestBundle {
  /// The program.
  var path: String
  /// The user's folder, in which tests run.
  var directory: String
  var map: PathMap
  var timeLimit: Double
  var environment: [String: String]
  /// The qualified names of test classes inside other types, with their modules.
  var nestedCases: [String]
  /// The app in which the tests run.
  var host: HostApp?
  var hostLog: HostLog
  var console: Console
  var isVerbose: Bool

  /// The names of the tests of each framework.
  struct Listing: Equatable {
    var xcTest: [String] = []
    var swiftTesting: [String] = []
    var isEmpty: Bool { xcTest.isEmpty && swiftTesting.isEmpty }

    /// The tests whose name the pattern matches.
    func filtered(_ pattern: NSRegularExpression) -> Listing {
      func matches(_ name: String) -> Bool {
        pattern.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
      }
      return Listing(
        xcTest: xcTest.filter(matches),
        swiftTesting: swiftTesting.filter(matches)
      )
    }
  }

  private func child(_ arguments: [String], inHost: Bool = false) -> ChildProcess {
    var environment = environment
    if inHost, let host, !hostLog.isOut { environment.merge(host.environment) { $1 } }
    hostLog.begin()
    return ChildProcess(
      executable: path,
      arguments: arguments,
      directory: directory,
      environment: environment.merging(CrashLog.environment) { $1 },
      timeLimit: timeLimit
    )
  }

  /// Asks the program for its tests.
  ///
  /// - Throws: ``ToolError`` if the program does not answer.
  func list() throws -> Listing {
    let (end, output) = try child(["--dump-tests-json"]).capture()
    guard let start = output.firstIndex(of: "{"),
      let last = output.lastIndex(of: "}"),
      let json = try? JSONValue(parsing: String(output[start...last]))
    else {
      throw ToolError(
        what: "the test program does not start (\(Self.words(end)))",
        place: path,
        advice: output.split(separator: "\n").suffix(5).map { map.mapping(String($0)) }
      )
    }
    var listing = Listing(xcTest: Self.names(json).map(qualified))
    let words = ["--list-tests", "--testing-library", "swift-testing"]
    let (_, tests) = try child(words).capture()
    listing.swiftTesting = tests.split(separator: "\n").map(String.init)
      .filter { $0.contains(".") && !$0.contains(" ") && $0.hasSuffix(")") }
    return listing
  }

  /// The name by which the program selects a test; it lists classes by their last names.
  private func qualified(_ name: String) -> String {
    guard !nestedCases.isEmpty, let slash = name.firstIndex(of: "/"),
      let dot = name.firstIndex(of: "."), dot < slash
    else { return name }
    let (module, type) = (name[..<dot], name[name.index(after: dot)..<slash])
    let found = nestedCases.first { $0.hasPrefix("\(module).") && $0.hasSuffix(".\(type)") }
    return found.map { $0 + name[slash...] } ?? name
  }

  private static func names(_ json: JSONValue) -> [String] {
    var names: [String] = []
    for suite in json["tests"].elements {
      let inner = suite["tests"].elements
      guard inner.contains(where: { $0["tests"] != .null }) || inner.isEmpty else {
        let name = suite["name"].string ?? ""
        names += inner.compactMap { $0["name"].string.map { "\(name)/\($0)" } }
        continue
      }
      names += Self.names(suite)
    }
    return names
  }

  static func words(_ end: ProcessEnd) -> String {
    switch end {
    case .exited(let code): "exit code \(code)"
    case .signalled(let signal): CrashLog.name(of: signal)
    case .silent(let seconds): "silent for \(Int(seconds)) s, stopped"
    }
  }

  // MARK: - XCTest

  /// Runs XCTest tests; after a crash the rest is run by a new process.
  func runXCTest(_ names: [String]) throws -> [TestResult] {
    var results: [TestResult] = []
    var rest = names
    while !rest.isEmpty {
      let batch = Array(rest.prefix(1000))
      let (found, end, isCutOff) = try runXCTestOnce(batch, after: results.count, of: names.count)
      results += found
      try hostLog.check()
      if end.isSuccess || end == .exited(1), !isCutOff {
        let done = Set(found.map { "\($0.suite)/\($0.name)" })
        results += batch.filter { !done.contains(Self.short($0)) }.map {
          Self.notRun($0, reason: "not run: the test program does not find it by its name")
        }
        rest.removeFirst(batch.count)
        continue
      }
      // Without its host application the same tests may well run.
      if isCutOff { continue }
      let done = Set(found.map { "\($0.suite)/\($0.name)" })
      let left = rest.filter { !done.contains(Self.short($0)) }
      if left.count == rest.count {
        // It went down between tests: nothing says that another try would get further.
        let reason = "not run: the test process ended (\(Self.words(end)))"
        results += left.map { Self.notRun($0, reason: reason) }
        break
      }
      rest = left
    }
    // The examples of a spec are tests of their own; what ran them is none.
    return results.filter { $0.outcome != .passed || !$0.suite.hasSuffix(QuickShim.suffix) }
  }

  private static func short(_ name: String) -> String {
    let parts = name.split(separator: "/", maxSplits: 1)
    let type = parts[0].split(separator: ".").last ?? parts[0]
    return "\(type)/\(parts.count > 1 ? parts[1] : "")"
  }

  private static func notRun(_ name: String, reason: String) -> TestResult {
    let parts = short(name).split(separator: "/").map(String.init)
    return TestResult(
      framework: .xcTest,
      suite: parts[0],
      name: parts.count > 1 ? parts[1] : "",
      outcome: .notRun,
      issues: [.init(path: nil, line: nil, message: reason)]
    )
  }

  private func runXCTestOnce(
    _ names: [String],
    after count: Int,
    of total: Int
  ) throws -> ([TestResult], ProcessEnd, isCutOff: Bool) {
    var log = XCTestLog(map: map)
    var crash = CrashLog()
    let users = Set(map.users.values)
    let end = try child([names.joined(separator: ",")], inHost: true).run { line in
      if hostLog.read(line) { return }
      if isVerbose, !line.contains(XCTestLog.mark) { console.note(map.mapping(line)) }
      if crash.read(line, users: users) { return }
      log.read(line)
      if let running = log.running {
        console.progress("[\(count + log.results.count + 1)/\(total)] \(running)")
      }
    }
    console.clearProgress()
    if !end.isSuccess, log.running != nil {
      let reason = "the test process ended while this test ran: \(Self.words(end))"
      log.crash(reason, at: crash.place)
    }
    let isCutOff = hostLog.gaveUp(
      log.fatalMessage?.message ?? Self.words(end),
      at: crash.place.map { "\(map.shown($0.path)):\($0.line)" }
    )
    return (log.results, end, isCutOff)
  }

  // MARK: - Swift Testing

  /// Runs Swift Testing tests, one at a time: they share one virtual screen.
  func runSwiftTesting(_ names: [String], filter: String?) throws -> [TestResult] {
    let stream = NSTemporaryDirectory() + "understudy-events-\(getpid()).jsonl"
    defer { try? FileManager.default.removeItem(atPath: stream) }
    var words = [
      "--testing-library", "swift-testing", "--no-parallel", "--event-stream-output-path", stream,
    ]
    if let filter { words += ["--filter", filter] }
    var crash = CrashLog()
    let users = Set(map.users.values)
    var fatal: String?
    let end = try child(words, inHost: true).run { line in
      if hostLog.read(line) { return }
      if isVerbose, !line.contains(XCTestLog.mark) { console.note(map.mapping(line)) }
      if crash.read(line, users: users) { return }
      if line.contains("Fatal error") { fatal = map.mapping(line) }
      if line.hasPrefix("◇ Test ") { console.progress(line) }
    }
    console.clearProgress()
    try hostLog.check()
    let reason = fatal ?? Self.words(end)
    let place = crash.place.map { "\(map.shown($0.path)):\($0.line)" }
    if hostLog.gaveUp(reason, at: place) {
      return try runSwiftTesting(names, filter: filter)
    }
    var log = SwiftTestingLog(map: map)
    let text = (try? String(contentsOfFile: stream, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") { log.read(String(line)) }
    if end != .exited(0), end != .exited(1) {
      var reason = "the test process ended while this test ran: \(Self.words(end))"
      if let fatal { reason = fatal + "\n" + reason }
      log.crash(reason, at: crash.place)
    }
    return log.results
  }
}
