/// All projects that belong together: those of a workspace, and those that projects refer to.
struct XcodeUniverse {
  private(set) var projects: [XcodeProject] = []
  /// The projects whose tests are meant: not `Pods`, and below the chosen folder where possible.
  private(set) var own: Set<String> = []
  private(set) var localPackages: [String] = []
  private(set) var remotePackages: [String] = []
  private(set) var notes: [String] = []

  /// Reads a project or workspace with everything that belongs to it.
  ///
  /// - Parameters:
  ///   - path: The `.xcodeproj` or `.xcworkspace`.
  ///   - configuration: The wanted configuration; `nil` for the one for debugging.
  /// - Throws: ``ToolError`` if a project cannot be read.
  init(path: String, configuration: String?) throws {
    let folder = Paths.folder(path)
    var waiting: [String] = []
    if path.hasSuffix(".xcworkspace") {
      let workspace = try read(workspace: path)
      waiting = workspace.projects
      let inside = workspace.projects.filter { $0.hasPrefix(folder + "/") }
      own = Set((inside.isEmpty ? workspace.projects : inside).filter { !Self.isPods($0) })
    } else {
      waiting = [path]
      own = [path]
      // What Xcode finds next to it when the workspace is open.
      for name in Paths.entries(folder) where name.hasSuffix(".xcworkspace") {
        let workspace = try read(workspace: "\(folder)/\(name)")
        if workspace.projects.contains(path) { waiting += workspace.projects }
      }
    }
    waiting.append(folder + "/Pods/Pods.xcodeproj")
    var seen: Set<String> = []
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard seen.insert(next).inserted else { continue }
      guard Paths.isFolder(next) else {
        if next != folder + "/Pods/Pods.xcodeproj" {
          notes.append("the project \(next) does not exist; what it would build is missing")
        }
        continue
      }
      try add(project: next, configuration: configuration)
      waiting += projects.last?.projects ?? []
    }
  }

  private mutating func read(workspace path: String) throws -> Workspace {
    let workspace = try Workspace(path: path)
    localPackages += workspace.packages
    for missing in workspace.missing where !missing.hasSuffix("/Pods/Pods.xcodeproj") {
      notes.append("the workspace names \(missing), which does not exist")
    }
    return workspace
  }

  /// Adds a project and its packages.
  ///
  /// - Throws: ``ToolError`` if it cannot be read.
  mutating func add(project path: String, configuration: String?) throws {
    guard !projects.contains(where: { $0.file.path == path }) else { return }
    let project = try XcodeProject(path: path, configuration: configuration)
    projects.append(project)
    localPackages += project.localPackages.filter { !localPackages.contains($0) }
    remotePackages += project.remotePackages.filter { !remotePackages.contains($0) }
  }

  private static func isPods(_ path: String) -> Bool { path.hasSuffix("/Pods/Pods.xcodeproj") }

  /// All targets, those of the own projects first.
  var targets: [XcodeTarget] {
    let first = projects.filter { own.contains($0.file.path) }
    let others = projects.filter { !own.contains($0.file.path) }
    return (first + others).flatMap(\.targets)
  }

  /// The targets of the own projects.
  var ownTargets: [XcodeTarget] { targets.filter { own.contains($0.reference.project) } }

  /// The target of a reference; a proxy may name the product instead of the target.
  func target(_ reference: XcodeTarget.Reference) -> XcodeTarget? {
    guard let project = projects.first(where: { $0.file.path == reference.project }) else {
      return nil
    }
    return project.targets.first {
      $0.reference.id == reference.id
        || project.file[$0.reference.id]["productReference"].string == reference.id
    }
  }

  /// The target whose product has a name, near the asking target first.
  func target(product: String, near project: String) -> XcodeTarget? {
    let found = targets.filter { $0.wrapper == product && $0.isForIOS }
    return found.first { $0.reference.project == project } ?? found.first
  }

  /// The same module for iOS, for a target of another platform.
  func iOSSibling(of target: XcodeTarget) -> XcodeTarget? {
    if target.isForIOS { return target }
    return targets.first {
      $0.isForIOS && $0.module == target.module && $0.kind == target.kind
    }
  }
}
