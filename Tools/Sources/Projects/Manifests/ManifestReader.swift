import Foundation

/// Reads a package manifest by letting the toolchain evaluate it.
package struct ManifestReader {
  package var toolchain: Toolchain
  /// A folder for what the evaluation leaves behind.
  package var scratch: String

  package init(toolchain: Toolchain, scratch: String) {
    self.toolchain = toolchain
    self.scratch = scratch
  }

  /// Reads the manifest of the package in a folder.
  ///
  /// - Parameters:
  ///   - directory: The package's folder.
  ///   - traits: The traits that are asked for.
  /// - Returns: The package.
  /// - Throws: ``ToolError`` with the compiler's words if it cannot be evaluated.
  package func read(
    _ directory: String,
    traits: Set<String> = ["default"]
  ) throws -> PackageModel {
    let words = ["package", "--package-path", directory, "--scratch-path", scratch, "dump-package"]
    let (end, output) = try toolchain.run(words).capture()
    guard end.isSuccess, let start = output.firstIndex(of: "{") else {
      throw Self.failure(directory: directory, output: output)
    }
    let text = String(output[start...])
    guard let json = try? JSONValue(parsing: text) else {
      throw Self.failure(directory: directory, output: output)
    }
    return Self.model(json, directory: directory, traits: traits)
  }

  private static func failure(directory: String, output: String) -> ToolError {
    let lines = output.split(separator: "\n").map(String.init)
    // The compiler shows each error again below its line.
    let wanted = lines.filter { line in
      line.contains("error:") && line.first != " " && !line.hasPrefix("error: invalid manifests")
        && !line.contains("': Invalid manifest")
    }
    let words = wanted.map { line -> String in
      guard let cut = line.range(of: " (compiled with:") else { return line }
      return String(line[..<cut.lowerBound])
    }
    return ToolError(
      what: "the manifest cannot be read",
      place: "\(directory)/Package.swift",
      advice: words.isEmpty ? Array(lines.prefix(5)) : Array(words.prefix(8))
    )
  }

  /// Turns a dumped manifest into a model.
  package static func model(
    _ json: JSONValue,
    directory: String,
    traits: Set<String> = ["default"]
  ) -> PackageModel {
    let version = json["toolsVersion"]["_version"].string ?? "5.0.0"
    var package = PackageModel(
      name: json["name"].string ?? "Package",
      directory: directory,
      toolsVersion: version
    )
    package.defaultLocalization = json["defaultLocalization"].string
    package.products = json["products"].elements.map { product in
      .init(name: product["name"].string ?? "", targets: product["targets"].strings)
    }
    package.cStandard = json["cLanguageStandard"].string
    package.cxxStandard = json["cxxLanguageStandard"].string
    let traits = PackageTraits(json["traits"]).enabled(by: traits)
    package.dependencies = json["dependencies"].elements.compactMap(dependency)
    let modes = json["swiftLanguageVersions"].strings
    let mode = languageMode(toolsVersion: version, listed: modes)
    let targets = json["targets"].elements
    package.targets = targets.map { target in
      Self.target(
        target,
        package: package,
        onlyTarget: targets.count == 1,
        mode: mode,
        traits: traits
      )
    }
    return package
  }

  /// Five before tools version 6, unless the manifest lists six only.
  package static func languageMode(toolsVersion: String, listed: [String]) -> String {
    let majors = listed.compactMap { $0.split(separator: ".").first.map(String.init) }
    if let newest = majors.compactMap(Int.init).filter({ $0 <= 6 }).max() {
      return newest >= 6 ? "6" : "5"
    }
    let major = toolsVersion.split(separator: ".").first.flatMap { Int($0) } ?? 5
    return major >= 6 ? "6" : "5"
  }

  private static func dependency(_ json: JSONValue) -> PackageModel.Dependency? {
    for (kind, list) in json.members {
      let entry = list[0]
      guard let identity = entry["identity"].string else { continue }
      var result = PackageModel.Dependency(identity: identity.lowercased())
      result.name = entry["nameForTargetDependencyResolutionOnly"].string
      if case .array(let traits) = entry["traits"] {
        result.traits = Set(traits.compactMap { $0["name"].string })
      }
      if kind == "fileSystem" {
        result.path = entry["path"].string
      } else {
        let location = entry["location"]
        result.url =
          location["remote"][0]["urlString"].string ?? location["remote"][0].string
          ?? location["local"][0].string ?? identity
      }
      return result
    }
    return nil
  }

  private static func target(
    _ json: JSONValue,
    package: PackageModel,
    onlyTarget: Bool,
    mode: String,
    traits: Set<String>
  ) -> TargetModel {
    let name = json["name"].string ?? ""
    let kind: TargetModel.Kind =
      switch json["type"].string ?? "" {
      case "regular": .library
      case "executable": .executable
      case "test": .test
      case "system": .system
      case let other: .other(other)
      }
    var target = TargetModel(name: name, kind: kind, roots: [], languageMode: mode)
    target.roots = [
      root(json["path"].string, of: name, kind: kind, in: package.directory, only: onlyTarget)
    ]
    if case .array = json["sources"] { target.sources = json["sources"].strings }
    target.excludes = json["exclude"].strings
    target.resources = json["resources"].elements.compactMap { resource in
      guard let path = resource["path"].string, let rule = resource["rule"].members.first else {
        return nil
      }
      return .init(rule: rule.key, path: path, localization: rule.value["localization"].string)
    }
    target.resources += ImplicitResources.list(of: target, toolsVersion: package.toolsVersion)
    target.requirements = json["dependencies"].elements.compactMap { requirement($0, traits) }
    target.plugins = json["pluginUsages"].elements.compactMap { $0.members.first?.value[0].string }
    target.publicHeaders = json["publicHeadersPath"].string
    target.pkgConfig = json["pkgConfig"].string
    target.otherSettings = ForeignSettings(json["settings"].elements, traits: traits).arguments
    let settings = ManifestSettings(json["settings"].elements, traits: traits)
    target.settings = settings.lines
    target.conditions = settings.conditions
    if let own = settings.languageMode { target.languageMode = own }
    return target
  }

  private static func requirement(
    _ json: JSONValue,
    _ traits: Set<String>
  ) -> TargetModel.Requirement? {
    for (kind, list) in json.members {
      let condition = kind == "product" ? list[3] : list[1]
      guard ManifestSettings.holds(condition, traits: traits), let name = list[0].string else {
        return nil
      }
      switch kind {
      case "byName": return .byName(name)
      case "target": return .target(name)
      case "product": return .product(name, package: list[1].string)
      default: continue
      }
    }
    return nil
  }

  /// The folder of a target: as given, or where SwiftPM looks by itself.
  private static func root(
    _ path: String?,
    of name: String,
    kind: TargetModel.Kind,
    in directory: String,
    only: Bool
  ) -> String {
    if let path {
      let url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: directory + "/"))
      return url.standardizedFileURL.path
    }
    let usual = ["Sources", "Source", "src", "srcs"]
    let folders = kind == .test ? ["Tests"] + usual : usual
    let candidates = folders.map { "\(directory)/\($0)/\(name)" }
    if let found = candidates.first(where: isFolder) { return found }
    if only, let found = folders.map({ "\(directory)/\($0)" }).first(where: isFolder) {
      return found
    }
    return candidates[0]
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
