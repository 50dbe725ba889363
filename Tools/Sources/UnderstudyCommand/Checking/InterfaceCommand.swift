import Findings
import Foundation
import InterfaceChecking
import Projects

/// `understudy check-ib`: compares storyboards and xibs with the sources.
struct InterfaceCommand {
  private let paths: [String]
  private let isJSON: Bool
  private let console: Console

  init(_ parsed: ParsedArguments, console: Console) throws {
    guard !parsed.operands.isEmpty else {
      throw UsageError.missingOperand(
        "a storyboard, xib, folder, package or Xcode project",
        command: Commands.interface.name
      )
    }
    paths = parsed.operands.map(TestOptions.absolute)
    isJSON = parsed.switches.contains("--json")
    self.console = console
  }

  /// Runs the command.
  ///
  /// - Throws: ``ToolError`` for a path without documents.
  func run() throws -> ExitCode {
    console.progress("Reading the documents")
    let modules = try modules()
    let documents = Set(modules.flatMap(\.documents))
    guard !documents.isEmpty else {
      throw ToolError(
        what: "there is no storyboard or xib",
        place: paths.joined(separator: ", "),
        advice: ["Give a document, or the folder of a package or an Xcode project."]
      )
    }
    let isWhole = paths.contains { !Self.isDocument($0) }
    let report = InterfaceCheck(modules, knowsAllDocuments: isWhole).report()
    console.clearProgress()
    let map = PathMap(base: FileManager.default.currentDirectoryPath)
    let output = InterfaceReport(report: report, shown: map.shown)
    if isJSON {
      console.print(try output.json())
    } else {
      for line in output.lines { console.print(line) }
    }
    return output.isClean ? .passed : .failed
  }

  private static func isDocument(_ path: String) -> Bool {
    ["storyboard", "xib", "storyboardc", "nib"].contains(Paths.ending(path))
  }

  /// The files of all paths; documents that are named by themselves make one module.
  private func modules() throws -> [CheckedModule] {
    let scratch = NSTemporaryDirectory() + "understudy-check-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let listing = TargetListing(toolchain: try? Toolchain(), scratch: scratch)
    var single = CheckedModule(name: nil)
    var modules: [CheckedModule] = []
    for path in paths {
      guard Paths.exists(path) else {
        throw ToolError(
          what: "there is nothing at '\(path)'",
          advice: ["Give a storyboard, a xib, or the folder of a project."]
        )
      }
      if Self.isDocument(path) {
        single.add(path)
        continue
      }
      guard Paths.isFolder(path) else {
        throw ToolError(
          what: "'\(path)' is neither a storyboard nor a xib",
          advice: ["Give a document, or the folder of a project."]
        )
      }
      for target in try listing.targets(at: path) {
        var module = CheckedModule(name: target.name)
        for file in target.files { module.add(file) }
        module.mainStoryboards = target.mainStoryboards
        modules.append(module)
      }
    }
    return single.documents.isEmpty ? modules : modules + [single]
  }
}
