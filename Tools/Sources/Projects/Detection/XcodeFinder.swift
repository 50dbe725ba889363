/// Finds the Xcode projects of a folder and chooses among them.
struct XcodeFinder {
  /// The folder.
  var directory: String

  /// The project or workspace to take, if there is one.
  ///
  /// - Throws: ``ToolError`` if several could be meant.
  func find() throws -> String? {
    if let top = best(in: directory) { return top }
    var found: [String] = []
    for folder in Self.folders(below: directory, depth: 2) {
      if let project = best(in: folder) { found.append(project) }
    }
    guard found.count > 1 else { return found.first }
    throw ToolError(
      what: "there are several Xcode projects with tests",
      place: directory,
      advice: ["Name one:"] + found.map { "understudy test \($0)" }
    )
  }

  /// The one of a folder that has unit tests; a workspace goes before a project.
  private func best(in folder: String) -> String? {
    let entries = Paths.entries(folder)
    let projects = entries.filter { $0.hasSuffix(".xcodeproj") }.map { "\(folder)/\($0)" }
    let tested = projects.filter(Self.hasTests)
    let workspaces = entries.filter { $0.hasSuffix(".xcworkspace") }.map { "\(folder)/\($0)" }
    for path in workspaces {
      guard let workspace = try? Workspace(path: path) else { continue }
      // One that holds the tested project of its folder is what its authors open.
      if workspace.projects.contains(where: { $0.hasPrefix(folder + "/") && Self.hasTests($0) }) {
        return path
      }
    }
    return tested.first { Paths.stem($0) == Paths.name(folder) } ?? tested.first
  }

  /// Whether a project has unit tests, or cannot be read, which is to be said.
  private static func hasTests(_ path: String) -> Bool {
    guard !path.hasSuffix("/Pods.xcodeproj") else { return false }
    guard let file = try? ProjectFile(path: path) else { return true }
    return file.all("PBXNativeTarget").contains { XcodeTarget.kind($0.object) == .unitTest }
  }

  /// The first project of the folder, with or without tests.
  func any() -> String? {
    Paths.entries(directory).first { $0.hasSuffix(".xcodeproj") }.map { "\(directory)/\($0)" }
  }

  private static func folders(below root: String, depth: Int) -> [String] {
    guard depth > 0 else { return [] }
    let skipped: Set<String> = [
      "Pods", "Carthage", "Tests", "build", "DerivedData", "node_modules",
    ]
    var result: [String] = []
    for entry in Paths.entries(root) where !skipped.contains(entry) && !entry.contains(".xc") {
      let path = "\(root)/\(entry)"
      guard Paths.isFolder(path) else { continue }
      result.append(path)
      result += folders(below: path, depth: depth - 1)
    }
    return result
  }
}
