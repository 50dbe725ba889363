/// Says where something that is missing would come from, and what helps.
package enum MissingWording {
  /// What helps when a module is imported and not here, whether a target asks for it or not.
  package static func advice(_ module: String, _ missing: [PackageGraph.Missing]) -> [String] {
    if let known = missing.first(where: { $0.name == module }) { return advice(known) }
    return [
      "No target of the project has this name.",
      "Give its package with --dependency NAME=PATH, or its sources with --module \(module)"
        + " --sources DIR.",
    ]
  }

  /// One or two sentences, a line each.
  package static func advice(_ missing: PackageGraph.Missing) -> [String] {
    switch missing.kind {
    case "binary":
      [
        "It is a binary framework, and Linux cannot run one.",
        "Put the code that needs it behind #if canImport(\(missing.name)).",
      ]
    case "macro":
      ["It is a macro target, and macros are not built here: code that uses them does not compile."]
    case "plugin": ["It is a plugin, and plugins are not run."]
    case let kind?: ["It is a target of kind '\(kind)', which cannot be built here."]
    case nil: origin(missing)
    }
  }

  private static func origin(_ missing: PackageGraph.Missing) -> [String] {
    let option = "--dependency \(missing.identity)=PATH"
    guard let command = missing.command else {
      return ["It would be built from \(missing.package).", "A Swift one can be given: \(option)"]
    }
    let isList = missing.package.hasSuffix("file")
    return [
      isList
        ? "\(missing.package) asks for it, and it is not on this machine."
        : "It comes from \(missing.package), which is not on this machine.",
      "Run '\(command)' there, or give \(option).",
    ]
  }
}

extension PackageGraph.Missing {
  /// The plugin's name if this is one, which Xcode lists among a target's packages.
  package var plugin: String? {
    name.hasPrefix("plugin:") ? String(name.dropFirst("plugin:".count)) : nil
  }
}
