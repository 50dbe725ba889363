import Foundation

/// The settings of a target for C, C++ and the linker as arguments of a manifest, as if built
/// for iOS, less what Linux does not have.
struct ForeignSettings {
  /// Arguments such as `cSettings: [.define("X")]`.
  private(set) var arguments: [String] = []

  /// Reads the settings of a target.
  ///
  /// - Parameters:
  ///   - settings: As a dumped manifest has them.
  ///   - traits: The traits of the package that are enabled.
  init(_ settings: [JSONValue], traits: Set<String>) {
    for (tool, label) in [("c", "cSettings"), ("cxx", "cxxSettings"), ("linker", "linkerSettings")]
    {
      var lines: [String] = []
      for setting in settings where setting["tool"].string == tool {
        guard ManifestSettings.holds(setting["condition"], traits: traits) else { continue }
        for (kind, payload) in setting["kind"].members {
          if let line = Self.line(kind, payload["_0"]) { lines.append(line) }
        }
      }
      if !lines.isEmpty { arguments.append("\(label): [\(lines.joined(separator: ", "))]") }
    }
  }

  private static func line(_ kind: String, _ value: JSONValue) -> String? {
    switch kind {
    case "define":
      // The dump writes a value behind the name.
      let parts = (value.string ?? "").split(separator: "=", maxSplits: 1).map(String.init)
      let name = ManifestSettings.literal(parts.first ?? "")
      guard parts.count > 1 else { return ".define(\(name))" }
      return ".define(\(name), to: \(ManifestSettings.literal(parts[1])))"
    case "headerSearchPath":
      return ".headerSearchPath(\(ManifestSettings.literal(value.string ?? "")))"
    case "linkedLibrary":
      guard let name = value.string, isLibrary(name) else { return nil }
      return ".linkedLibrary(\(ManifestSettings.literal(name)))"
    case "unsafeFlags":
      let flags = value.strings.filter { !$0.hasPrefix("-Werror") && !$0.hasPrefix("-f") }
      guard !flags.isEmpty else { return nil }
      return ".unsafeFlags([\(flags.map(ManifestSettings.literal).joined(separator: ", "))])"
    default:
      // Frameworks, and warnings that are not the user's to mend here.
      return nil
    }
  }

  /// Whether the linker finds a library; many of Apple's are part of others here.
  private static func isLibrary(_ name: String) -> Bool {
    let files = FileManager.default
    let roots = ["/usr/lib", "/lib", "/usr/local/lib"]
    let places =
      roots
      + ["x86_64", "aarch64"].flatMap { machine in
        roots.map { "\($0)/\(machine)-linux-gnu" }
      }
    return places.contains { place in
      ["so", "a"].contains { files.fileExists(atPath: "\(place)/lib\(name).\($0)") }
    }
  }
}
