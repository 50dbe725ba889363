import Foundation
import Porting
import Projects

/// What `understudy init` found in a folder, as lines for people.
struct ProjectSummary {
  var project: DetectedProject
  var nodes: [PackageGraph.Node]
  var missing: [PackageGraph.Missing]
  /// Modules that files import and nobody has, the most wanted first.
  var unknown: [String]
  /// The folder to which paths are relative.
  var base: String

  /// The lines, in an order that depends on the project alone.
  var lines: [String] {
    var lines = ["\(project.words) '\(project.graph.root.name)'" + file]
    lines += nodes.map { node in
      let kind =
        node.model.kind == .test ? "tests" : node.model.kind == .library ? "library" : "program"
      let folders = places(of: node.model).joined(separator: ", ")
      return "  \(kind) \(node.model.name): \(SourceCheckup.size(node.model))"
        + (folders.isEmpty ? "" : " in \(folders)")
    }
    lines += (project.notes + PluginNotes.list(nodes)).map { "  note: \($0)" }
    lines += unmet.map { "  not here: \($0.name), from \(relative($0.package))" }
    let named = Set(unmet.map(\.name))
    lines += unknown.filter { !named.contains($0) }.map { name in
      if case .apple = ModuleAvailability.of(name) {
        return "  not on Linux: \(name)"
      }
      return "  not here: \(name), from a package or project that is not known"
    }
    return lines
  }

  /// What a target asks for and nobody has, each once.
  var unmet: [PackageGraph.Missing] {
    var seen: Set<String> = []
    return missing.filter { $0.plugin == nil && seen.insert($0.name).inserted }
  }

  /// The folders of a target: as described, or the one that holds all files that are listed.
  private func places(of target: TargetModel) -> [String] {
    let roots = target.roots.map(relative)
    guard roots == ["."] else { return roots }
    let folders = TargetFiles(of: target).swift.map { file in
      relative(file.path).split(separator: "/").dropLast()
    }
    guard var common = folders.first else { return roots }
    for folder in folders {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return [common.isEmpty ? "." : common.joined(separator: "/")]
  }

  private var file: String {
    project.file.map { " (\(relative($0)))" } ?? ""
  }

  /// A path below the base without it.
  func relative(_ path: String) -> String {
    if path == base { return "." }
    return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
  }
}
