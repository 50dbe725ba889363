import Foundation

/// Lists the targets of a project with their files, tested or not.
package struct TargetListing {
  package var toolchain: Toolchain?
  /// A folder for what the evaluation of a manifest leaves behind.
  package var scratch: String

  package init(toolchain: Toolchain?, scratch: String) {
    self.toolchain = toolchain
    self.scratch = scratch
  }

  /// The targets of a package, an Xcode project, or a folder.
  ///
  /// - Parameter path: A folder, a `.xcodeproj` or a `.xcworkspace`.
  /// - Returns: The targets; one without a name for a plain folder.
  /// - Throws: ``ToolError`` if the project cannot be read.
  package func targets(at path: String) throws -> [ListedTarget] {
    if ProjectRequest.isXcode(path) {
      try ProjectFinder.requireProject(path)
      return try xcode(path)
    }
    if Paths.exists(path + "/Package.swift"), let toolchain {
      let package = try ManifestReader(toolchain: toolchain, scratch: scratch).read(path)
      return package.targets.map(Self.target)
    }
    let projects = Paths.entries(path).filter { ProjectRequest.isXcode($0) }
    if let workspace = projects.first(where: { $0.hasSuffix(".xcworkspace") }) {
      return try xcode("\(path)/\(workspace)")
    }
    if projects.count == 1 { return try xcode("\(path)/\(projects[0])") }
    return [ListedTarget(name: nil, files: Self.files(below: path))]
  }

  // MARK: - Packages

  private static func target(_ model: TargetModel) -> ListedTarget {
    let files = TargetFiles(of: model)
    let all = files.swift + files.objectiveC + files.clang + files.others
    var seen: Set<String> = []
    let paths = all.map { unit(of: $0.path) }.filter { seen.insert($0).inserted }
    return ListedTarget(name: model.name, files: paths)
  }

  /// The asset catalogue or compiled document around a file, or the file itself.
  private static func unit(of path: String) -> String {
    for ending in units {
      if let range = path.range(of: ".\(ending)/") {
        return path[..<range.lowerBound] + "." + ending
      }
    }
    return path
  }

  private static let units = ["xcassets", "storyboardc", "nib"]

  // MARK: - Xcode projects

  private func xcode(_ path: String) throws -> [ListedTarget] {
    let universe = try XcodeUniverse(path: path, configuration: nil)
    var listed = universe.ownTargets.filter(\.isForIOS).map { target in
      var result = ListedTarget(name: target.module, files: target.sources + target.resources)
      let root = universe.projects.first { $0.file.path == target.reference.project }
      if target.kind == .app, let root = root?.file.sourceRoot {
        let info = InfoPlist(of: target, sourceRoot: root).content
        result.mainStoryboards = Self.mainStoryboards(info)
        let header = target.settings.value("SWIFT_OBJC_BRIDGING_HEADER")
        if !header.isEmpty { result.files.append(Paths.join(root, header)) }
      }
      return result
    }
    // Packages stand in the navigator as folders, too, or below one that is synchronized.
    let entries = universe.projects.filter { universe.own.contains($0.file.path) }
      .flatMap(\.tree.entries.values)
    let folders = entries.flatMap { entry -> [String] in
      guard entry.isa == "PBXFileSystemSynchronizedRootGroup" else { return [entry.path] }
      return Paths.entries(entry.path).map { "\(entry.path)/\($0)" }
    }
    let packages = Set(folders).filter { Paths.exists($0 + "/Package.swift") }.sorted()
    for package in XcodeTargetModel.unique(universe.localPackages + packages) {
      for folder in Paths.entries(package + "/Sources") {
        let root = "\(package)/Sources/\(folder)"
        listed.append(ListedTarget(name: folder, files: Self.files(below: root)))
      }
    }
    return listed
  }

  private static func mainStoryboards(_ info: [String: JSONValue]) -> [String] {
    let keys = ["UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone"]
    guard let manifest = info["UIApplicationSceneManifest"] else {
      return keys.compactMap { info[$0]?.string }
    }
    return manifest["UISceneConfigurations"].members.values.flatMap { role in
      role.elements.compactMap { $0["UISceneStoryboardFile"].string }
    }
  }

  // MARK: - Folders

  private static let skipped: Set<String> = [
    "Pods", "Carthage", "build", "DerivedData", "node_modules",
  ]

  /// The files below a folder, sorted; what others made is left out.
  private static func files(below root: String) -> [String] {
    var result: [String] = []
    var folders = [root]
    while let folder = folders.popLast() {
      for entry in Paths.entries(folder) where !skipped.contains(entry) {
        let path = "\(folder)/\(entry)"
        if !units.contains(Paths.ending(entry)), Paths.isFolder(path) {
          folders.append(path)
        } else {
          result.append(path)
        }
      }
    }
    return result.sorted()
  }
}
