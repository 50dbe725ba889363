import Foundation

/// Says what is wrong with a folder that cannot be tested, and what to do instead.
enum ProjectFinder {
  /// Checks that there is a folder.
  ///
  /// - Throws: ``ToolError`` if there is none, or if it cannot be read.
  static func requireFolder(_ directory: String) throws {
    guard Paths.exists(directory) else {
      throw ToolError(
        what: "there is no folder '\(directory)'",
        advice: ["Give the folder of the package: understudy test DIR"]
      )
    }
    guard Paths.isFolder(directory) else {
      throw ToolError(
        what: "'\(directory)' is a file, not the folder of a package",
        advice: ["Give the folder of the package: understudy test DIR"]
      )
    }
    guard FileManager.default.isReadableFile(atPath: directory) else {
      throw ToolError(
        what: "the folder cannot be read",
        place: directory,
        advice: ["Check its permissions."]
      )
    }
  }

  /// Checks that there is an Xcode project or workspace.
  ///
  /// - Throws: ``ToolError`` if there is none.
  static func requireProject(_ path: String) throws {
    guard ProjectRequest.isXcode(path) else {
      throw ToolError(
        what: "'\(path)' is no Xcode project",
        advice: ["Name a .xcodeproj or .xcworkspace."]
      )
    }
    guard Paths.isFolder(path) else {
      throw ToolError(
        what: "there is no Xcode project '\(path)'",
        advice: ["Name a .xcodeproj or .xcworkspace that exists."]
      )
    }
  }

  /// What to say of a folder without anything to test.
  static func nothing(at directory: String, project: String?) -> ToolError {
    if let project {
      return ToolError(
        what: "the Xcode project has no unit test target, and there is no Package.swift",
        place: project,
        advice: [
          "Name another project with --project, or describe the tests by options:",
          "understudy test DIR --sources DIR --tests DIR --module NAME",
        ]
      )
    }
    return ToolError(
      what: "there is no Package.swift",
      place: directory,
      advice: [
        "Nor is there an Xcode project with unit tests, or a folder of tests.",
        "Give the folder of a Swift package, or describe the project by options:",
        "understudy test DIR --sources DIR --tests DIR --module NAME",
      ]
    )
  }
}
