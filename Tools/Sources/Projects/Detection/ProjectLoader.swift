/// Looks at a folder and gives the project in it, whatever its kind.
package struct ProjectLoader {
  package var request: ProjectRequest
  package var toolchain: Toolchain
  /// A folder for what the evaluation of manifests leaves behind.
  package var scratch: String

  package init(request: ProjectRequest, toolchain: Toolchain, scratch: String) {
    self.request = request
    self.toolchain = toolchain
    self.scratch = scratch
  }

  /// Finds the project and reads it.
  ///
  /// - Returns: The project with its targets.
  /// - Throws: ``ToolError`` if there is none, or if it cannot be read.
  package func load() throws -> DetectedProject {
    let directory = request.directory
    if request.isDescribed {
      let graph = PackageGraph(try FolderProject.model(request))
      return DetectedProject(kind: .options, directory: directory, graph: graph)
    }
    let finder = XcodeFinder(directory: request.folder)
    if let project = request.project { return try xcode(project) }
    if ProjectRequest.isXcode(directory) { return try xcode(directory) }
    try ProjectFinder.requireFolder(directory)
    if Paths.exists(directory + "/Package.swift") {
      let package = try package()
      let hasTests = !package.graph.testTargets.isEmpty
      if hasTests, request.scheme == nil { return package }
      guard let found = try finder.find() else { return package }
      var project = try xcode(found)
      if !hasTests {
        project.notes.insert("Package.swift has no test target, the Xcode project has", at: 0)
      }
      return project
    }
    if let found = try finder.find() { return try xcode(found) }
    if let found = try FolderGuess(request: request).project() { return found }
    throw ProjectFinder.nothing(at: directory, project: finder.any())
  }

  private var reader: ManifestReader { ManifestReader(toolchain: toolchain, scratch: scratch) }

  private func xcode(_ path: String) throws -> DetectedProject {
    try ProjectFinder.requireProject(path)
    return try XcodeLoader(request: request, reader: reader, path: path).load()
  }

  private func package() throws -> DetectedProject {
    let file = request.directory + "/Package.swift"
    var graph = try PackageGraph(
      directory: request.directory,
      overrides: request.dependencies,
      reader: reader
    )
    if !request.targets.isEmpty {
      let names = graph.testTargets.map(\.name)
      for target in request.targets where !names.contains(target) {
        throw ToolError(
          what: "the package has no test target '\(target)'",
          place: file,
          advice: names.isEmpty ? [] : ["It has these: \(names.joined(separator: ", "))"]
        )
      }
      graph.chosenTests = Set(request.targets)
    }
    return DetectedProject(
      kind: .package,
      directory: request.directory,
      file: file,
      graph: graph
    )
  }
}
