/// Finds the folder of a dependency by the name of its module: given on the command line, or
/// where CocoaPods and Carthage put what they check out.
struct DependencyFolders {
  /// What a folder holds.
  enum Content: Equatable {
    case package(String)
    case project(String)
    /// Mere sources.
    case folder(String)
  }

  /// The project's folders, where `Pods` and `Carthage` are looked for.
  var folders: [String]
  /// Folders by name in lower case, from the command line.
  var given: [String: String]

  /// What there is of a module, if anything.
  func find(_ module: String) -> Content? {
    if let path = given[module.lowercased()] { return content(path, of: module) }
    for folder in folders {
      let places = [
        "\(folder)/Carthage/Checkouts/\(module)", "\(folder)/Pods/\(module)",
        "\(folder)/SourcePackages/checkouts/\(module)",
      ]
      for place in places where Paths.isFolder(place) {
        if let found = content(place, of: module) { return found }
      }
    }
    return nil
  }

  /// What a folder holds: a package, a project, or sources.
  private func content(_ path: String, of module: String) -> Content? {
    if path.hasSuffix(".xcodeproj") { return .project(path) }
    if Paths.exists(path + "/Package.swift") { return .package(path) }
    let project = Paths.entries(path).filter { $0.hasSuffix(".xcodeproj") }
    if let named = project.first(where: { Paths.stem($0) == module }) ?? project.first {
      return .project("\(path)/\(named)")
    }
    return Paths.isFolder(path) ? .folder(path) : nil
  }

  /// The model of a module whose sources stand in a folder without any description.
  static func model(_ module: String, at path: String) -> TargetModel {
    let usual = ["Sources/\(module)", "Source/\(module)", "Sources", "Source", module, "src"]
    let root = usual.map { "\(path)/\($0)" }.first(where: Paths.isFolder) ?? path
    var model = TargetModel(name: module, kind: .library, roots: [root], languageMode: "5")
    let others = ["Tests", "Test", "Example", "Examples", "Demo", "Pods", "\(module)Tests"]
    model.excludes = others.map { "\(root)/\($0)" } + ["\(root)/Package.swift"]
    return model
  }
}
