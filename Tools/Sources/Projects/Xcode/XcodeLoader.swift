/// Reads an Xcode project or workspace as something that can be built and tested here.
struct XcodeLoader {
  var request: ProjectRequest
  var reader: ManifestReader
  /// The `.xcodeproj` or `.xcworkspace`.
  var path: String

  /// Reads it.
  ///
  /// - Throws: ``ToolError`` if there is nothing to test in it, or if it is broken.
  func load() throws -> DetectedProject {
    let scheme = try request.scheme.map { try self.scheme(named: $0) }
    var configuration = scheme?.configuration
    var universe = try XcodeUniverse(path: path, configuration: configuration)
    var selection = self.selection(universe, scheme)
    var tests = try selection.chosen()
    var notes: [String] = []
    if scheme == nil, let usual = try usualScheme(for: tests), usual.configuration != "Debug" {
      // The settings for tests may differ from those for debugging.
      configuration = usual.configuration
      universe = try XcodeUniverse(path: path, configuration: configuration)
      selection = self.selection(universe, nil)
      tests = try selection.chosen()
      notes.append("configuration '\(configuration ?? "")', as the scheme '\(usual.name)' has it")
    }
    let assembly = XcodeAssembly(
      universe,
      request: request,
      place: path,
      configuration: configuration
    )
    let package = try assembly.package(tests, name: BuildSettings.identifier(Paths.stem(path)))
    var graph = try PackageGraph(root: package, overrides: request.dependencies, reader: reader)
    graph.add(missing: assembly.missing)
    let names = tests.map(\.name).joined(separator: ", ")
    return DetectedProject(
      kind: .xcode,
      directory: Paths.folder(path),
      file: path,
      graph: graph,
      notes: ["testing \(names) of \(Paths.name(path))"] + notes + selection.notes + assembly.notes
    )
  }

  private func selection(_ universe: XcodeUniverse, _ scheme: Scheme?) -> TestSelection {
    TestSelection(universe: universe, targets: request.targets, scheme: scheme, place: path)
  }

  private func schemes() throws -> [String] {
    var containers = [path]
    if path.hasSuffix(".xcworkspace") { containers += try Workspace(path: path).projects }
    return Scheme.paths(in: containers)
  }

  /// The scheme that runs the chosen tests in Xcode; one of the project's name goes first.
  private func usualScheme(for tests: [XcodeTarget]) throws -> Scheme? {
    let names = Set(tests.map(\.name))
    // One that cannot be read says nothing; nobody asked for it.
    let found = try schemes().compactMap { try? Scheme(path: $0) }
      .filter { !names.isDisjoint(with: $0.tests) && $0.configuration != nil }
    return found.first { $0.name == Paths.stem(path) } ?? found.first
  }

  private func scheme(named name: String) throws -> Scheme {
    let all = try schemes()
    guard let found = all.first(where: { Paths.stem($0) == name }) else {
      let names = XcodeTargetModel.unique(all.map(Paths.stem)).sorted()
      throw ToolError(
        what: "there is no shared scheme '\(name)'",
        place: path,
        advice: [
          names.isEmpty
            ? "No scheme is shared; name the test target with --target instead."
            : "There are these: \(names.joined(separator: ", "))"
        ]
      )
    }
    return try Scheme(path: found)
  }
}
