import Foundation
import Porting
import Projects

/// The imports that nobody can satisfy.
///
/// Files are searched first; only those that seem to import something unknown are parsed, since
/// the import may stand in a comment or under a condition.
struct MissingImports {
  /// An import without a module.
  struct Found: Equatable, Sendable {
    var name: String
    var path: String
    var line: Int
  }

  /// One for each file and module, in the order of the files.
  private(set) var found: [Found] = []

  /// A file with what a search found in it.
  struct File: Sendable {
    var module: String
    var path: String
    var imports: [ImportedModule]
    /// The text, if it was read already.
    var text: String?
  }

  /// Looks for the imports.
  ///
  /// - Parameters:
  ///   - files: The files of all targets.
  ///   - nodes: The targets.
  ///   - conditions: The compilation conditions.
  init(_ files: [File], nodes: [PackageGraph.Node], conditions: Set<String>) {
    let modules = Set(nodes.map(\.model.name))
    let ours = Set(RuntimeProduct.modules)
    var known = modules.union(ours)
    guard files.contains(where: { Self.hasMissing($0, known) }) else { return }
    known.formUnion(Self.clangModules(nodes))
    let options = LoweringOptions(conditions: conditions, availableModules: ours)
    let suspects = files.filter { Self.hasMissing($0, known) }
    let lists = Concurrently.map(suspects) { [known] file -> [Found] in
      guard let text = file.text ?? (try? SourceText.read(file.path)) else { return [] }
      let input = SourceInput(module: file.module, path: file.path, text: text)
      var seen: Set<String> = []
      let last = file.imports.last { Self.isMissing($0.name, known) }
      return
        ActiveImports
        .imports(in: input, modules: modules, options: options, upTo: last?.line)
        .filter { Self.isMissing($0.name, known) && seen.insert($0.name).inserted }
        .map { Found(name: $0.name, path: file.path, line: $0.line) }
    }
    found = lists.flatMap(\.self)
  }

  private static func hasMissing(_ file: File, _ known: Set<String>) -> Bool {
    file.imports.contains { isMissing($0.name, known) }
  }

  /// The modules that module maps of C targets declare under names of their own.
  private static func clangModules(_ nodes: [PackageGraph.Node]) -> Set<String> {
    var names: Set<String> = []
    for node in nodes {
      for file in TargetFiles(of: node.model).clang where file.path.hasSuffix(".modulemap") {
        guard let text = try? String(contentsOfFile: file.path, encoding: .utf8) else { continue }
        names.formUnion(text.matches(of: /\bmodule\s+(\w+)/).map { String($0.1) })
      }
    }
    return names
  }

  /// The modules, the most wanted first.
  var names: [String] {
    let counts = Dictionary(found.map { ($0.name, 1) }, uniquingKeysWith: +)
    return counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
  }

  private static func isMissing(_ name: String, _ known: Set<String>) -> Bool {
    !name.hasPrefix("_") && ModuleAvailability.of(name, others: known) != .available
  }
}
