import Foundation
import Projects

/// What `understudy test` was asked to do.
struct TestOptions: Equatable {
  /// The project and what the command line says about it.
  var project: ProjectRequest
  var filter: String?
  var isVerbose = false
  var isTracing = false
  var cache: String?
  var timeLimit = usualTimeLimit
  /// The words for the device of tests that name none.
  var device: String?
  /// Compilation conditions beside those of the project.
  var conditions: [String] = []
  /// The class of the app in which the tests run, or `none`.
  var hostApp: String?

  /// Whether waits are skipped; `false` lets them take their real time.
  var isTimeVirtual = true

  /// The seconds of silence after which a run stops.
  static let usualTimeLimit = 300.0

  /// The project's folder, absolute.
  var directory: String { project.folder }

  /// Creates the options from a parsed command line.
  ///
  /// - Throws: ``UsageError`` for options that do not fit together.
  init(_ parsed: ParsedArguments) throws {
    let command = Commands.test.name
    if parsed.operands.count > 1 {
      throw UsageError.unexpectedOperand(parsed.operands[1], command: command)
    }
    project = ProjectRequest(directory: Self.absolute(parsed.operands.first ?? "."))
    filter = parsed.value("--filter")
    isVerbose = parsed.switches.contains("--verbose")
    isTracing = parsed.switches.contains("--trace")
    project.project = parsed.value("--project").map { name in
      Self.absolute(Paths.join(Self.absolute(parsed.operands.first ?? "."), name))
    }
    project.targets = parsed.values("--target")
    project.scheme = parsed.value("--scheme")
    project.excludes = parsed.values("--exclude")
    cache = parsed.value("--cache").map(Self.absolute)
    device = parsed.value("--device")
    conditions = parsed.values("--define")
    if let wrong = conditions.first(where: { $0.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) == nil }) {
      throw UsageError.invalid("'--define' needs a name, not '\(wrong)'", command: command)
    }
    hostApp = parsed.value("--host-app")
    isTimeVirtual = !parsed.switches.contains("--real-time")
    if !isTimeVirtual, parsed.switches.contains("--virtual-time") {
      throw UsageError.invalid(
        "'--virtual-time' and '--real-time' exclude each other",
        command: command
      )
    }
    project.tests = parsed.values("--tests")
    project.modules = try Self.modules(parsed)
    if let text = parsed.value("--time-limit") {
      guard let seconds = Double(text), seconds > 0 else {
        throw UsageError.invalid(
          "'--time-limit' needs a number of seconds, not '\(text)'",
          command: command
        )
      }
      timeLimit = seconds
    }
    for text in parsed.values("--dependency") {
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else {
        throw UsageError.invalid(
          "'--dependency' needs NAME=PATH, not '\(text)'",
          command: command
        )
      }
      project.dependencies[parts[0].lowercased()] = Self.absolute(String(parts[1]))
    }
  }

  private static func modules(_ parsed: ParsedArguments) throws -> [ProjectRequest.Module] {
    let command = Commands.test.name
    let names = parsed.values("--module")
    let groups = parsed.groups["--sources"] ?? []
    guard !groups.isEmpty else {
      if !names.isEmpty || !parsed.values("--tests").isEmpty {
        throw UsageError.invalid(
          "'--tests' and '--module' describe a project without Package.swift; "
            + "they need '--sources' too",
          command: command
        )
      }
      return []
    }
    guard !names.isEmpty else {
      throw UsageError.invalid("'--sources' needs '--module NAME' too", command: command)
    }
    guard !parsed.values("--tests").isEmpty else {
      throw UsageError.invalid("'--sources' needs '--tests DIR' too", command: command)
    }
    if names.count == 1 {
      return [ProjectRequest.Module(name: names[0], sources: groups.flatMap(\.self))]
    }
    guard names.count == groups.count else {
      throw UsageError.invalid(
        "\(names.count) '--module' but \(groups.count) '--sources': give one for each",
        command: command
      )
    }
    return zip(names, groups).map { ProjectRequest.Module(name: $0, sources: $1) }
  }

  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
