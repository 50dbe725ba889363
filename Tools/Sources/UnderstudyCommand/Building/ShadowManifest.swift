import Projects

/// Writes the manifest of a shadow package.
struct ShadowManifest {
  var package: PackageModel
  var nodes: [PackageGraph.Node]

  /// The text of `Package.swift`.
  var text: String {
    var lines = [
      "// swift-tools-version: 6.2",
      "// Written by understudy; changes are overwritten.",
      "import PackageDescription",
      "",
      "let package = Package(",
      "  name: \(ManifestSettings.literal(package.name)),",
    ]
    if let localization = package.defaultLocalization {
      lines.append("  defaultLocalization: \(ManifestSettings.literal(localization)),")
    }
    lines.append("  targets: [")
    for node in nodes { lines += target(node).map { "    " + $0 } }
    lines += ["  ]", ")", ""]
    return lines.joined(separator: "\n")
  }

  private func target(_ node: PackageGraph.Node) -> [String] {
    let model = node.model
    let function =
      switch model.kind {
      case .test: "testTarget"
      case .executable: "executableTarget"
      default: "target"
      }
    var lines = [".\(function)(", "  name: \(ManifestSettings.literal(model.name)),"]
    let names = node.dependencies.map { ".target(name: \(ManifestSettings.literal($0)))" }
    lines.append("  dependencies: [\(names.joined(separator: ", "))],")
    lines.append("  path: \(ManifestSettings.literal(ShadowPackage.folder(of: model.name))),")
    let resources = model.resources.map(resource)
    if !resources.isEmpty {
      lines.append("  resources: [\(resources.joined(separator: ", "))],")
    }
    let settings = [".swiftLanguageMode(.v\(model.languageMode))"] + model.settings
    lines.append("  swiftSettings: [\(settings.joined(separator: ", "))]")
    return lines + ["),"]
  }

  private func resource(_ resource: TargetModel.Resource) -> String {
    let path = ManifestSettings.literal(resource.path)
    guard resource.rule == "process", let localization = resource.localization else {
      return ".\(resource.rule)(\(path))"
    }
    return ".process(\(path), localization: .\(localization))"
  }
}
