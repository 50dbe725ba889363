import Configuration
import Foundation
import Projects

/// The `.understudy.yml` of a project, as if its keys were options of the command line.
struct ProjectConfiguration {
  /// The file's name in the project's folder.
  static let fileName = ".understudy.yml"

  /// The file.
  var path: String
  /// What it says.
  var configuration: Configuration

  private var directory: String { (path as NSString).deletingLastPathComponent }

  /// Reads the configuration of a folder.
  ///
  /// - Returns: `nil` if the folder has none.
  /// - Throws: ``ToolError`` for a file that cannot be read or has a mistake.
  static func find(in directory: String) throws -> ProjectConfiguration? {
    let path = "\(directory)/\(fileName)"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try ProjectConfiguration(path: path)
  }

  /// Reads a file.
  ///
  /// - Throws: ``ToolError`` for a file that cannot be read or has a mistake.
  init(path: String) throws {
    self.path = path
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw ToolError(
        what: "there is no configuration file",
        place: path,
        advice: ["understudy init writes one."]
      )
    }
    guard !isDirectory.boolValue, let data = FileManager.default.contents(atPath: path) else {
      throw ToolError(
        what: "the configuration cannot be read",
        place: path,
        advice: [isDirectory.boolValue ? "It is a folder." : "Check who may read the file."]
      )
    }
    do {
      configuration = try Configuration(Array(data))
    } catch {
      throw ConfigurationWording.error(error, path: path)
    }
  }

  /// Adds what the file says and the command line does not.
  ///
  /// Modules, sources and tests describe one project together: a command line that names
  /// one of them does without those of the file. Dependencies are taken one by one.
  func merged(into parsed: ParsedArguments, syntax: CommandSyntax) -> ParsedArguments {
    var result = parsed
    let layout = ["--module", "--sources", "--tests"]
    let hasLayout = layout.contains { parsed.groups[$0] != nil }
    for key in ConfigurationKey.all {
      guard let value = configuration.values[key.name] else { continue }
      if case .modules(let modules) = value, !hasLayout {
        result.groups["--module"] = modules.map { [$0.name] }
        result.groups["--sources"] = modules.map { $0.sources.map(absolute) }
      }
      let option = "--" + key.option
      guard syntax.options.contains(where: { $0.name == option }) else { continue }
      if case .namedPaths(let list) = value {
        let words = list.map { "\($0.name)=\(absolute($0.path))" }
        result.groups[option] = words.map { [$0] } + (parsed.groups[option] ?? [])
      }
      guard case .words(let words) = value else { continue }
      if parsed.groups[option] != nil || parsed.switches.contains(option) { continue }
      if let opposite = key.opposite, parsed.switches.contains("--" + opposite) { continue }
      if hasLayout, layout.contains(option) { continue }
      switch key.kind {
      case .path, .paths: result.groups[option] = [words.map(absolute)]
      case .flag:
        guard words != ["true"] else {
          result.switches.insert(option)
          break
        }
        if let opposite = key.opposite { result.switches.insert("--" + opposite) }
      default: result.groups[option] = [words]
      }
    }
    return result
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: directory + "/"))
      .standardizedFileURL.path
  }
}
