import Foundation

/// Looks at a folder and says what kind of project it is, or what to do instead.
package enum ProjectFinder {
  /// Checks that the folder can be tested as a package.
  ///
  /// - Throws: ``ToolError`` with the command line that would work, where one can be guessed.
  package static func requirePackage(at directory: String) throws {
    var isDirectory: ObjCBool = false
    let files = FileManager.default
    guard files.fileExists(atPath: directory, isDirectory: &isDirectory) else {
      throw ToolError(
        what: "there is no folder '\(directory)'",
        advice: ["Give the folder of the package: understudy test DIR"]
      )
    }
    guard isDirectory.boolValue else {
      throw ToolError(
        what: "'\(directory)' is a file, not the folder of a package",
        advice: ["Give the folder of the package: understudy test DIR"]
      )
    }
    if files.fileExists(atPath: directory + "/Package.swift") { return }
    let entries = (try? files.contentsOfDirectory(atPath: directory))?.sorted() ?? []
    if let project = entries.first(where: { $0.hasSuffix(".xcodeproj") }) {
      throw xcodeOnly(project, entries: entries, directory: directory)
    }
    throw ToolError(
      what: "there is no Package.swift",
      place: directory,
      advice: [
        "Give the folder of a Swift package, or describe the project by options:",
        "understudy test DIR --sources DIR --tests DIR --module NAME",
      ]
    )
  }

  private static func xcodeOnly(
    _ project: String,
    entries: [String],
    directory: String
  ) -> ToolError {
    let name = String(project.dropLast(".xcodeproj".count))
    let folders = entries.filter { entry in
      var isDirectory: ObjCBool = false
      let path = "\(directory)/\(entry)"
      return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
        && isDirectory.boolValue && !entry.hasPrefix(".") && !entry.contains(".xc")
    }
    let tests = folders.first { $0.hasSuffix("Tests") && !$0.contains("UITests") }
    let sources =
      folders.first { $0 == name }
      ?? folders.first { ["Source", "Sources", "src"].contains($0) }
    let module = name.replacingOccurrences(of: "-", with: "_")
    return ToolError(
      what: "there is an Xcode project but no Package.swift",
      place: "\(directory)/\(project)",
      advice: [
        "Describe the project by options, for example:",
        "understudy test \(directory) --sources \(sources ?? "SOURCES")"
          + " --tests \(tests ?? "TESTS") --module \(module)",
      ]
    )
  }
}
