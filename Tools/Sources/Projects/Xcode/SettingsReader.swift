/// Collects the build settings of a target: those of the project, of its files and its own.
struct SettingsReader {
  var file: ProjectFile
  var tree: FileTree
  /// The wanted configuration; `nil` for the one for debugging.
  var configuration: String?

  /// The settings of a target, and the files of settings that do not exist.
  func settings(of target: JSONValue) -> (settings: BuildSettings, missing: [String]) {
    let name = target["name"].string ?? ""
    let own = chosen(target["buildConfigurationList"].string)
    let whole = chosen(file.root["buildConfigurationList"].string, named: own["name"].string)
    var settings = BuildSettings(
      defaults: [
        "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": file.name,
        "SRCROOT": file.sourceRoot, "SOURCE_ROOT": file.sourceRoot,
        "PROJECT_DIR": file.sourceRoot, "PROJECT_FILE_PATH": file.path,
        "SOLUTION_DIR": Paths.folder(file.path), "PODS_ROOT": file.sourceRoot + "/Pods",
      ],
      configuration: own["name"].string ?? "Debug"
    )
    var missing: [String] = []
    for object in [whole, own] {
      if let path = base(object) {
        let base = Xcconfig(path: path, sourceRoot: file.sourceRoot)
        settings.add(base.assignments)
        missing += base.missing
      }
      settings.add(object["buildSettings"])
    }
    return (settings, missing)
  }

  /// The file of settings below a configuration.
  private func base(_ configuration: JSONValue) -> String? {
    if let path = tree.path(configuration["baseConfigurationReference"].string) { return path }
    guard let anchor = tree.path(configuration["baseConfigurationReferenceAnchor"].string),
      let relative = configuration["baseConfigurationReferenceRelativePath"].string
    else { return nil }
    return Paths.join(anchor, relative)
  }

  /// The configuration of a list: the wanted one, `Debug`, one like it, or the first.
  private func chosen(_ list: String?, named name: String? = nil) -> JSONValue {
    let all = file[list]["buildConfigurations"].strings.map { file[$0] }
    func named(_ name: String?) -> JSONValue? {
      name.flatMap { name in all.first { $0["name"].string == name } }
    }
    return named(name) ?? named(configuration) ?? named("Debug")
      ?? all.first { $0["name"].string?.lowercased().contains("debug") ?? false }
      ?? named(file[list]["defaultConfigurationName"].string) ?? all.first ?? .null
  }
}
