import Configuration
import Foundation
import Projects

/// The text of a new `.understudy.yml`.
struct ConfigurationText {
  var summary: ProjectSummary
  /// What the command line said beside the project's folder.
  var options: TestOptions

  /// The text: comments that say what was found, keys, and keys to fill in.
  var text: String {
    var lines = [
      "# What `understudy test` reads of this project. The command line wins over it.",
      "# All keys: understudy init --help",
      "#",
      "# Found on the first look:",
    ]
    lines += summary.lines.map { "#   \($0)" }
    for block in blocks where !block.isEmpty { lines += [""] + block }
    return lines.joined(separator: "\n") + "\n"
  }

  private var blocks: [[String]] {
    [layout, excludes, given, wanted, run]
  }

  /// What says where the project is; a package says that itself.
  private var layout: [String] {
    let project = summary.project
    if project.isPackage { return [] }
    if let file = project.file {
      let tests = summary.nodes.filter { $0.model.kind == .test }.map(\.model.name)
      return ConfigurationWriter.lines("project", [summary.relative(file)])
        + ["# The test targets; without the key all of them."]
        + ConfigurationWriter.lines("target", tests).map { "# \($0)" }
    }
    let modules = summary.nodes.filter { $0.model.kind != .test }.map(\.model)
    let tests = summary.nodes.filter { $0.model.kind == .test }.flatMap(\.model.roots)
    var lines: [String] = []
    if modules.count == 1, let module = modules.first {
      lines += ConfigurationWriter.lines("module", [module.name])
      lines += ConfigurationWriter.lines("sources", module.roots.map(summary.relative))
    } else {
      lines.append("modules:")
      for module in modules {
        lines.append("  - name: \(ConfigurationWriter.scalar(module.name))")
        lines += ConfigurationWriter.lines("sources", module.roots.map(summary.relative))
          .map { "    \($0)" }
      }
    }
    return lines + ConfigurationWriter.lines("tests", tests.map(summary.relative))
  }

  private var excludes: [String] {
    let paths = options.project.excludes.map { summary.relative(TestOptions.absolute($0)) }
    return paths.isEmpty ? [] : ConfigurationWriter.lines("exclude", paths)
  }

  private var given: [String] {
    let entries = options.project.dependencies.sorted { $0.key < $1.key }
    guard !entries.isEmpty else { return [] }
    return ConfigurationWriter.lines(
      "dependencies",
      entries.map { ($0.key, summary.relative($0.value)) }
    )
  }

  /// A place to fill in for each package that is missing.
  private var wanted: [String] {
    let names = Set(summary.unmet.map(\.identity)).sorted()
    guard !names.isEmpty else { return [] }
    let head =
      "# Folders of packages that are not on this machine; correct the paths and take the # away."
    let lines = names.map { "  \(ConfigurationWriter.scalar($0)): ../\($0)" }
    return [head] + ((given.isEmpty ? ["dependencies:"] : []) + lines).map { "# \($0)" }
  }

  /// How tests are run.
  private var run: [String] {
    var lines = options.device.map { ConfigurationWriter.lines("device", [$0]) } ?? []
    if !options.conditions.isEmpty {
      lines += ConfigurationWriter.lines("conditions", options.conditions)
    }
    if !options.isTimeVirtual { lines.append("virtual_time: false") }
    if options.timeLimit != TestOptions.usualTimeLimit {
      lines.append("time_limit: \(options.timeLimit)")
    }
    return lines.isEmpty ? ["# device: iPhone-SE"] : lines
  }
}
