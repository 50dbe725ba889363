import Projects

/// The command line tool: finds the command, runs it, gives the exit code.
public struct Tool {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  private let console: Console

  /// Creates the tool.
  public init(console: Console = Console()) {
    self.console = console
  }

  /// Runs one command line, without the name of the program.
  public func run(_ arguments: [String]) -> ExitCode {
    do {
      return try dispatch(arguments)
    } catch let error as UsageError {
      console.note("error: \(error.message)")
      let page = error.command.map { "understudy \($0) --help" } ?? "understudy --help"
      console.note("  See: \(page)")
      return .usage
    } catch let error as ToolError {
      for line in error.lines { console.note(line) }
      return .couldNotRun
    } catch {
      console.note("error: \(error)")
      return .couldNotRun
    }
  }

  private func dispatch(_ arguments: [String]) throws -> ExitCode {
    guard let word = arguments.first else {
      console.note(Commands.overview)
      return .usage
    }
    if word == "--version" {
      console.print("understudy \(Self.version)")
      return .passed
    }
    if word == "--help" || word == "-h" || word == "help" {
      return try help(Array(arguments.dropFirst()))
    }
    guard let syntax = Commands.all.first(where: { $0.name == word }) else {
      let names = Commands.all.map(\.name) + ["--help", "--version"]
      throw UsageError.unknownCommand(
        word,
        suggestion: Suggestion.nearest(to: word, among: names)
      )
    }
    let parsed = try ParsedArguments(Array(arguments.dropFirst()), syntax: syntax)
    if parsed.switches.contains("--help") {
      console.print(syntax.helpText)
      return .passed
    }
    switch syntax.name {
    case Commands.test.name:
      return try TestCommand(options: TestOptions.reading(parsed), console: console).run()
    case Commands.initialize.name:
      return try InitCommand(parsed: parsed, console: console).run()
    case Commands.doctor.name:
      return try DoctorCommand(parsed: parsed, console: console).run()
    case Commands.interface.name:
      return try InterfaceCommand(parsed, console: console).run()
    default:
      return try ScenarioCommand(parsed, console: console).run()
    }
  }

  private func help(_ topic: [String]) throws -> ExitCode {
    guard let word = topic.first else {
      console.print(Commands.overview)
      return .passed
    }
    guard let syntax = Commands.all.first(where: { $0.name == word }) else {
      throw UsageError.unknownCommand(
        word,
        suggestion: Suggestion.nearest(to: word, among: Commands.all.map(\.name))
      )
    }
    console.print(syntax.helpText)
    return .passed
  }
}
