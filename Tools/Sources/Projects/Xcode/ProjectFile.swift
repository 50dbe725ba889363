import Foundation

/// The objects of an Xcode project as its file lists them.
struct ProjectFile {
  /// The path of the `.xcodeproj`.
  let path: String
  private let objects: [String: JSONValue]
  /// The object of the project itself.
  let root: JSONValue
  /// The project object's identifier.
  let rootID: String

  /// Reads a project.
  ///
  /// - Throws: ``ToolError`` if its file is missing or broken.
  init(path: String) throws {
    self.path = path
    let file = path + "/project.pbxproj"
    let content = try PropertyList.read(file, what: "the Xcode project file")
    objects = content["objects"].members
    rootID = content["rootObject"].string ?? ""
    root = objects[rootID] ?? .null
    guard root["isa"].string == "PBXProject" else {
      throw ToolError(
        what: "the Xcode project file has no project object",
        place: file,
        advice: ["Open it in Xcode to mend it, or bring it back from version control."]
      )
    }
  }

  /// The project's name: that of its folder.
  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The folder that paths of the project are relative to.
  var sourceRoot: String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return Paths.join(folder, root["projectDirPath"].string ?? "")
  }

  /// The object of an identifier; null if there is none.
  subscript(_ id: String?) -> JSONValue { id.flatMap { objects[$0] } ?? .null }

  /// All objects of a class, ordered by identifier.
  func all(_ isa: String) -> [(id: String, object: JSONValue)] {
    objects.filter { $0.value["isa"].string == isa }.map { (id: $0.key, object: $0.value) }
      .sorted { $0.id < $1.id }
  }
}
