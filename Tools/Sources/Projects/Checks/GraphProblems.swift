import Foundation

/// What forbids a build of a package's targets, in words.
enum GraphProblems {
  /// Two targets of one name, which would be two modules of one name.
  static func twins(_ name: String, _ first: String, _ second: String) -> ToolError {
    ToolError(
      what: "two packages have a target '\(name)'",
      place: "\(first) and \(second)",
      advice: ["Modules need different names: rename one, or leave out its package."]
    )
  }

  /// Targets that need each other.
  static func cycle(_ names: [String], in directory: String) -> ToolError {
    ToolError(
      what: "the targets depend on each other in a circle: "
        + names.joined(separator: " → "),
      place: directory,
      advice: ["Take one of these dependencies out of the project."]
    )
  }

  /// Checks that a local dependency is a package.
  ///
  /// - Throws: ``ToolError`` if nothing is there, or no manifest.
  static func requirePackage(
    at path: String,
    for dependency: PackageModel.Dependency,
    of directory: String
  ) throws {
    let files = FileManager.default
    if files.fileExists(atPath: path + "/Package.swift") { return }
    let name = dependency.name ?? dependency.identity
    let isGiven = dependency.path != path
    let given = isGiven ? "that was given for it" : "that \(directory)/Package.swift names"
    throw ToolError(
      what: files.fileExists(atPath: path)
        ? "the folder of the package '\(name)' \(given) has no Package.swift"
        : "the folder of the package '\(name)' \(given) does not exist",
      place: path,
      advice: [
        isGiven
          ? "Correct --dependency \(dependency.identity)=PATH, or the configuration."
          : "Put the package there, or give --dependency \(dependency.identity)=PATH."
      ]
    )
  }
}
