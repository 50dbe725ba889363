import Foundation

/// Builds a package model from folders that options name, for projects without a manifest.
package enum FolderProject {
  /// The model of a project that only Xcode knows.
  ///
  /// - Throws: ``ToolError`` if a folder does not exist.
  package static func model(_ request: ProjectRequest) throws -> PackageModel {
    let directory = request.directory
    var package = PackageModel(
      name: request.modules.last?.name ?? "Project",
      directory: directory,
      toolsVersion: "5.9.0"
    )
    var earlier: [String] = []
    for module in request.modules {
      var target = TargetModel(
        name: module.name,
        kind: .library,
        roots: try folders(module.sources, in: directory),
        languageMode: "5"
      )
      target.excludes = try excluded(request, in: directory)
      target.requirements = earlier.map { .target($0) }
      earlier.append(module.name)
      package.targets.append(target)
    }
    let last = earlier.last ?? "Project"
    var tests = TargetModel(
      name: last + "Tests",
      kind: .test,
      roots: try folders(request.tests, in: directory),
      languageMode: "5"
    )
    tests.excludes = try excluded(request, in: directory)
    tests.requirements = earlier.map { .target($0) }
    package.targets.append(tests)
    return package
  }

  private static func folders(_ paths: [String], in directory: String) throws -> [String] {
    try paths.map { path in
      guard let found = locate(path, in: directory) else {
        throw ToolError(
          what: "there is no folder '\(path)'",
          place: directory,
          advice: ["Folders of --sources and --tests are relative to DIR."]
        )
      }
      return found
    }
  }

  private static func excluded(_ request: ProjectRequest, in directory: String) throws -> [String] {
    try request.excludes.map { path in
      guard let found = locate(path, in: directory) else {
        throw ToolError(
          what: "there is nothing at '\(path)' to exclude",
          place: directory,
          advice: ["Paths of --exclude are relative to DIR."]
        )
      }
      return found
    }
  }

  /// A path relative to the project or to the working directory.
  private static func locate(_ path: String, in directory: String) -> String? {
    let inside = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: directory + "/"))
    let candidates = [
      inside.standardizedFileURL.path, URL(fileURLWithPath: path).standardizedFileURL.path,
    ]
    return candidates.first { FileManager.default.fileExists(atPath: $0) }
  }
}
