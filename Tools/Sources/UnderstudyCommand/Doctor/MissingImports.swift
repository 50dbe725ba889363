import Foundation
import Porting

/// The imports that nobody can satisfy.
///
/// Files are searched first; only those that seem to import something unknown are parsed, since
/// the import may stand in a comment or under a condition.
struct MissingImports {
  /// An import without a module.
  struct Found: Equatable {
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
    for file in facts {
      guard file.imports.contains(where: { Self.isMissing($0.name, known) }),
        let text = try? String(contentsOfFile: file.path, encoding: .utf8)
      else { continue }
      let input = SourceInput(module: file.module, path: file.path, text: text)
      var seen: Set<String> = []
      for item in ActiveImports.imports(in: input, modules: modules, options: options)
      where Self.isMissing(item.name, known) && seen.insert(item.name).inserted {
        found.append(Found(name: item.name, path: file.path, line: item.line))
      }
    }
  }

  private static func isMissing(_ name: String, _ known: Set<String>) -> Bool {
    !name.hasPrefix("_") && ModuleAvailability.of(name, others: known) != .available
  }
}
