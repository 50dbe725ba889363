import Foundation
import FoundationXML

/// An Xcode workspace: the projects and packages that it holds.
struct Workspace {
  /// The `.xcodeproj` folders, in the order of the file.
  private(set) var projects: [String] = []
  /// The folders with a package.
  private(set) var packages: [String] = []
  /// Projects that are named and do not exist.
  private(set) var missing: [String] = []

  /// Reads a workspace.
  ///
  /// - Throws: ``ToolError`` if its file is missing or broken.
  init(path: String) throws {
    let file = path + "/contents.xcworkspacedata"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ToolError(what: "the Xcode workspace has no contents", place: file)
    }
    let reader = WorkspaceReader(folder: Paths.folder(path))
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), reader.isComplete else {
      throw ToolError(
        what: "the Xcode workspace is broken",
        place: "\(file):\(parser.lineNumber)",
        advice: ["Its contents are not XML; bring the file back from version control."]
      )
    }
    for path in reader.paths {
      if path.hasSuffix(".xcodeproj") {
        if Paths.isFolder(path) { projects.append(path) } else { missing.append(path) }
      } else if Paths.exists(path + "/Package.swift") {
        packages.append(path)
      }
    }
  }
}

/// Collects the locations of a workspace's file.
private final class WorkspaceReader: NSObject, XMLParserDelegate {
  private(set) var paths: [String] = []
  /// Whether the outermost element was closed.
  private(set) var isComplete = false
  private let root: String
  private var folders: [String]

  init(folder: String) {
    root = folder
    folders = [folder]
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard element == "Group" || element == "FileRef" else { return }
    let path = place(attributes["location"] ?? "")
    if element == "Group" { folders.append(path) } else { paths.append(path) }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "Group" { folders.removeLast() }
    if element == "Workspace" { isComplete = true }
  }

  private func place(_ location: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count > 1 ? String(parts[1]) : location
    switch parts[0] {
    case "absolute": return Paths.tidy(path)
    case "container": return Paths.join(root, path)
    case "self": return path.isEmpty ? root : Paths.join(root, path)
    default: return Paths.join(folders.last ?? root, path)
    }
  }
}
