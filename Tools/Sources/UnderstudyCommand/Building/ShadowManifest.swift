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
    // Another package of the graph may have translations.
    let hasResources = nodes.contains { !$0.model.resources.isEmpty }
    if let localization = package.defaultLocalization ?? (hasResources ? "en" : nil) {
      lines.append("  defaultLocalization: \(ManifestSettings.literal(localization)),")
    }
    lines.append("  targets: [")
    for node in nodes { lines += target(node).map { "    " + $0 } }
    lines.append("  ]" + standards)
    lines += [")", ""]
    return lines.joined(separator: "\n")
  }

  /// The standards for C and C++; the first package that names one decides.
  private var standards: String {
    var text = ""
    if let name = package.cStandard {
      text +=
        ",\n  cLanguageStandard: CLanguageStandard(rawValue: \(ManifestSettings.literal(name)))"
    }
    if let name = package.cxxStandard {
      let value = ManifestSettings.literal(name)
      text += ",\n  cxxLanguageStandard: CXXLanguageStandard(rawValue: \(value))"
    }
    return text
  }

  private func target(_ node: PackageGraph.Node) -> [String] {
    let model = node.model
    if model.kind == .system { return library(model) }
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
    if let folder = model.publicHeaders {
      lines.append("  publicHeadersPath: \(ManifestSettings.literal(folder)),")
    }
    let others = model.otherSettings.filter { !$0.hasPrefix("linkerSettings") }
    lines += others.map { "  \($0)," }
    lines.append("  swiftSettings: [\(settings.joined(separator: ", "))],")
    lines += model.otherSettings.filter { $0.hasPrefix("linkerSettings") }.map { "  \($0)," }
    return lines + ["),"]
  }

  private func library(_ model: TargetModel) -> [String] {
    let name = ManifestSettings.literal(model.name)
    let path = ManifestSettings.literal(ShadowPackage.folder(of: model.name))
    let pkgConfig = model.pkgConfig.map { ", pkgConfig: \(ManifestSettings.literal($0))" } ?? ""
    return [".systemLibrary(name: \(name), path: \(path)\(pkgConfig)),"]
  }

  private func resource(_ resource: TargetModel.Resource) -> String {
    let path = ManifestSettings.literal(resource.place ?? resource.path)
    guard resource.rule == "process", let localization = resource.localization else {
      return ".\(resource.rule)(\(path))"
    }
    return ".process(\(path), localization: .\(localization))"
  }
}
