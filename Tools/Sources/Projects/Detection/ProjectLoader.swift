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
    try ProjectFinder.requirePackage(at: directory)
    let reader = ManifestReader(toolchain: toolchain, scratch: scratch)
    let graph = try PackageGraph(
      directory: directory,
      overrides: request.dependencies,
      reader: reader
    )
    return DetectedProject(
      kind: .package,
      directory: directory,
      file: directory + "/Package.swift",
      graph: graph
    )
  }
}
