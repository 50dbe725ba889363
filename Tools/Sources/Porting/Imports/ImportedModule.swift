/// A module that a file imports, with the place of the import.
public struct ImportedModule: Hashable, Sendable {
  /// The module; of `import os.log` it is `os`.
  public var name: String
  /// The line of the import, from one.
  public var line: Int

  /// Creates an import.
  public init(name: String, line: Int) {
    self.name = name
    self.line = line
  }
}

/// What becomes of an import on Linux.
public enum ModuleAvailability: Equatable, Sendable {
  /// The module is there, or another takes its place.
  case available
  /// It is one of Apple's, which Linux lacks; what helps.
  case apple(advice: String)
  /// Nobody knows it: it comes from a package or a project.
  case unknown

  /// What becomes of an import of a module that is not one of the project's own.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - others: Further modules that stand ready.
  /// - Returns: Whether it can be imported.
  public static func of(_ module: String, others: Set<String> = []) -> ModuleAvailability {
    guard !others.contains(module) else { return .available }
    guard let facts = ModuleTable.facts(of: module) else {
      return ModuleTable.available.contains(module) ? .available : .unknown
    }
    return facts.isMissing ? .apple(advice: facts.advice) : .available
  }
}
