/// An Xcode project: its targets with files, settings and references.
struct XcodeProject {
  let file: ProjectFile
  let tree: FileTree
  private(set) var targets: [XcodeTarget] = []
  /// The projects that it refers to.
  private(set) var projects: [String] = []
  /// The local packages that it refers to.
  private(set) var localPackages: [String] = []
  /// The addresses of the packages that would be downloaded.
  private(set) var remotePackages: [String] = []

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: The `.xcodeproj`.
  ///   - configuration: The wanted configuration; `nil` for the one for debugging.
  /// - Throws: ``ToolError`` if the project cannot be read.
  init(path: String, configuration: String?) throws {
    file = try ProjectFile(path: path)
    tree = FileTree(file)
    projects = file.root["projectReferences"].elements.compactMap {
      tree.path($0["ProjectRef"].string)
    }
    readPackages()
    for id in file.root["targets"].strings {
      guard file[id] != .null else {
        throw ToolError(
          what: "the Xcode project lists a target that it does not describe",
          place: path + "/project.pbxproj",
          advice: ["The object '\(id)' is missing; bring the file back from version control."]
        )
      }
      targets.append(target(id, configuration: configuration))
    }
  }

  private mutating func readPackages() {
    for id in file.root["packageReferences"].strings {
      let object = file[id]
      if let path = object["relativePath"].string {
        localPackages.append(Paths.join(file.sourceRoot, path))
      } else if let address = object["repositoryURL"].string {
        remotePackages.append(address)
      }
    }
    // A package may stand in the navigator as a mere folder.
    for entry in tree.entries.values.sorted(by: { $0.path < $1.path })
    where entry.isa == "PBXFileReference" && !localPackages.contains(entry.path)
      && Paths.exists(entry.path + "/Package.swift")
    {
      localPackages.append(entry.path)
    }
  }

  private func target(_ id: String, configuration: String?) -> XcodeTarget {
    let object = file[id]
    let reader = SettingsReader(file: file, tree: tree, configuration: configuration)
    let (settings, missing) = reader.settings(of: object)
    var target = XcodeTarget(
      reference: .init(project: file.path, id: id),
      name: object["name"].string ?? "",
      kind: XcodeTarget.kind(object),
      settings: settings
    )
    target.missingSettings = missing
    for phase in object["buildPhases"].strings { add(phase: file[phase], to: &target) }
    SynchronizedFolders(file: file, tree: tree).add(to: &target, id: id, object: object)
    for dependency in object["dependencies"].strings {
      add(dependency: file[dependency], to: &target)
    }
    for product in object["packageProductDependencies"].strings {
      target.packageProducts.append(packageProduct(file[product]))
    }
    // The host is a dependency even where the project forgets to say so.
    let attributes = file.root["attributes"]["TargetAttributes"][id]
    if let host = attributes["TestTargetID"].string, file[host] != .null {
      target.dependencies.append(.init(project: file.path, id: host))
    }
    return target
  }

  private func add(phase: JSONValue, to target: inout XcodeTarget) {
    let isa = phase["isa"].string ?? ""
    if isa == "PBXShellScriptBuildPhase" {
      target.scripts.append(phase["name"].string ?? "Run Script")
      return
    }
    for id in phase["files"].strings {
      let entry = file[id]
      guard Self.isForIOS(entry) else { continue }
      let reference = entry["fileRef"].string
      switch isa {
      case "PBXSourcesBuildPhase": target.sources += reference.map(tree.paths) ?? []
      case "PBXResourcesBuildPhase": target.resources += reference.map(tree.paths) ?? []
      case "PBXFrameworksBuildPhase":
        if let product = entry["productRef"].string {
          target.packageProducts.append(packageProduct(file[product]))
        } else if let reference {
          link(file[reference], to: &target)
        }
      default: break
      }
    }
  }

  /// Whether a file of a phase is meant for iOS, too.
  private static func isForIOS(_ entry: JSONValue) -> Bool {
    let filters =
      entry["platformFilters"].strings + [entry["platformFilter"].string].compactMap(\.self)
    return filters.isEmpty || filters.contains("ios")
  }

  private func link(_ reference: JSONValue, to target: inout XcodeTarget) {
    let path = reference["path"].string ?? reference["name"].string ?? ""
    target.linked.append(Paths.name(path))
    if reference["isa"].string == "PBXReferenceProxy" {
      addProxy(file[reference["remoteRef"].string], to: &target)
    }
  }

  private func add(dependency: JSONValue, to target: inout XcodeTarget) {
    guard Self.isForIOS(dependency) else { return }
    if let product = dependency["productRef"].string {
      target.packageProducts.append(packageProduct(file[product]))
    } else if let id = dependency["target"].string {
      target.dependencies.append(.init(project: file.path, id: id))
    } else {
      addProxy(file[dependency["targetProxy"].string], to: &target)
    }
  }

  /// Adds what a proxy stands for: a target here or elsewhere, or the product of one.
  private func addProxy(_ proxy: JSONValue, to target: inout XcodeTarget) {
    guard let id = proxy["remoteGlobalIDString"].string else { return }
    let portal = proxy["containerPortal"].string
    let project = portal == file.rootID ? file.path : tree.path(portal)
    if let project { target.dependencies.append(.init(project: project, id: id)) }
  }

  private func packageProduct(_ object: JSONValue) -> XcodeTarget.PackageProduct {
    let package = file[object["package"].string]
    let local = package["relativePath"].string.map { Paths.join(file.sourceRoot, $0) }
    return .init(
      name: object["productName"].string ?? "",
      package: local ?? package["repositoryURL"].string
    )
  }
}
