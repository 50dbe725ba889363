/// Where to look for a project, and what a command line says about it.
package struct ProjectRequest: Equatable {
  /// One module of a project that is described by options.
  package struct Module: Equatable {
    /// Its name.
    package var name: String
    /// Its source folders, as given.
    package var sources: [String]

    package init(name: String, sources: [String]) {
      self.name = name
      self.sources = sources
    }
  }

  /// The folder or project file, absolute.
  package var directory: String
  /// The modules of a project that is described by options; empty to look for a project.
  package var modules: [Module] = []
  /// The test folders of a project that is described by options.
  package var tests: [String] = []
  package var excludes: [String] = []
  /// Local folders for dependencies, by name in lower case.
  package var dependencies: [String: String] = [:]

  /// The Xcode project or workspace to take, absolute.
  package var project: String?
  /// The targets to test; empty for all.
  package var targets: [String] = []
  /// The scheme whose tests are meant.
  package var scheme: String?

  package init(directory: String) {
    self.directory = directory
  }

  /// The project's folder: where the project file stands if that is what was named.
  package var folder: String {
    Self.isXcode(directory) ? Paths.folder(directory) : directory
  }

  /// Whether a path names an Xcode project or workspace.
  package static func isXcode(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
  }

  /// Whether options describe the project, so that nothing is looked for.
  package var isDescribed: Bool { !modules.isEmpty }
}
