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

  init(facts: [SourceFacts], modules: Set<String>, conditions: Set<String>) {
    let known = modules.union(RuntimeProduct.modules).union(["UnderstudyXCTest"])
    let options = LoweringOptions(
      conditions: conditions,
      availableModules: Set(RuntimeProduct.modules)
    )
    let suspects = facts.filter { file in
      file.imports.contains { Self.isMissing($0.name, known) }
    }
    let lists = Concurrently.map(suspects) { file -> [Found] in
      guard let text = try? SourceText.read(file.path) else { return [] }
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

  /// The modules, the most wanted first.
  var names: [String] {
    let counts = Dictionary(found.map { ($0.name, 1) }, uniquingKeysWith: +)
    return counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
  }

  private static func isMissing(_ name: String, _ known: Set<String>) -> Bool {
    !name.hasPrefix("_") && ModuleAvailability.of(name, others: known) != .available
  }
}
