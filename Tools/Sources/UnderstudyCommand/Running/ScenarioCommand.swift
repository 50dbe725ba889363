import Foundation
import Projects

/// `understudy scenario`: hands the files to the player in Understudy's own package.
///
/// The player is a program of its own, built where UIKit is built already, so that
/// this tool needs no second copy of it.
struct ScenarioCommand {
  private let words: [String]
  private let console: Console

  init(_ parsed: ParsedArguments, console: Console) throws {
    guard !parsed.operands.isEmpty else {
      throw UsageError.missingOperand(
        "at least one scenario file",
        command: Commands.scenario.name
      )
    }
    var words = parsed.operands
    if parsed.switches.contains("--strict") { words.append("--strict") }
    if let path = parsed.value("--junit") { words += ["--junit", path] }
    self.words = words
    self.console = console
  }

  func run() throws -> ExitCode {
    let toolchain = try Toolchain()
    let runtime = try RuntimeProduct()
    let player = try runtime.buildPlayer(toolchain, console: console)
    let end = try ChildProcess(executable: player, arguments: words).run { console.print($0) }
    switch end {
    case .exited(let code): return ExitCode(rawValue: code) ?? .couldNotRun
    default:
      throw ToolError(what: "the scenario player ended early: \(TestBundle.words(end))")
    }
  }
}
