public import Foundation

/// A storyboard or xib: its elements, its scenes, and what refers to what.
///
/// The document knows the format, not UIKit: it says which element is a scene's controller and
/// which id names which element, and leaves it to the loader to make objects of them.
public struct InterfaceDocument: Sendable {
  /// What a document describes.
  public enum Kind: Sendable {
    /// Scenes with controllers, and the ways between them.
    case storyboard
    /// The objects of one nib.
    case xib
  }

  /// What the document describes.
  public let kind: Kind
  /// The name or path by which errors speak of the document.
  public let name: String
  /// The root element, `document`.
  public let root: InterfaceElement
  /// The scenes of a storyboard, in the order of the file; empty for a xib.
  public let scenes: [InterfaceScene]
  /// The objects of a xib; empty for a storyboard.
  public let objects: [InterfaceElement]
  /// What stands in the document and could be meant, but is wrong.
  public let problems: [InterfaceProblem]

  private let byID: [String: InterfaceElement]

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: What errors call the file: its path or its name.
  /// - Throws: `InterfaceError` if the file is not an interface document for iOS.
  public init(data: Data, name: String) throws(InterfaceError) {
    let root = try DocumentReader.read(data, name: name)
    guard root.name == "document" else {
      if root.name == "archive" { throw InterfaceError(.oldFormat, in: name, line: root.line) }
      if root.name == "plist" { throw InterfaceError(.compiled, in: name, line: root.line) }
      throw InterfaceError(.notADocument(root: root.name), in: name, line: root.line)
    }
    let type = root["type"] ?? ""
    let runtime = root["targetRuntime"] ?? ""
    guard type.contains("CocoaTouch") || (type.isEmpty && runtime.contains("CocoaTouch")) else {
      let platform = runtime.isEmpty ? "another platform" : runtime
      throw InterfaceError(.platform(platform), in: name, line: root.line)
    }
    self.root = root
    self.name = name
    let scenes = root.list("scenes").filter { $0.name == "scene" }.map(InterfaceScene.init)
    kind = type.contains("Storyboard") || !scenes.isEmpty ? .storyboard : .xib
    self.scenes = scenes
    objects = root.list("objects")
    var byID: [String: InterfaceElement] = [:]
    var problems: [InterfaceProblem] = []
    root.visit { element in
      guard let id = element.id, Self.isReferable(element) else { return }
      if byID[id] == nil {
        byID[id] = element
      } else {
        problems.append(InterfaceProblem(.duplicateID(id), at: element))
      }
    }
    self.byID = byID
    self.problems = problems
  }

  /// A storyboard without scenes, in the place of one that could not be read.
  public init(emptyStoryboard name: String) {
    kind = .storyboard
    self.name = name
    root = InterfaceElement(name: "document", attributes: [:], line: 1)
    scenes = []
    objects = []
    problems = []
    byID = [:]
  }

  /// The element with an id; for an id that stands twice the first.
  public func element(id: String) -> InterfaceElement? { byID[id] }

  /// The scene of the controller with which the storyboard begins.
  public var initialScene: InterfaceScene? {
    guard let id = root["initialViewController"] else { return nil }
    return scene(controllerID: id)
  }

  /// The scene whose controller has an id in the document.
  public func scene(controllerID id: String) -> InterfaceScene? {
    scenes.first { $0.controller?.id == id }
  }

  /// The scene whose controller has a name that code knows.
  public func scene(identifier: String) -> InterfaceScene? {
    scenes.first { $0.identifier == identifier }
  }

  /// The names of the scenes that have one, in the order of the file.
  public var identifiers: [String] { scenes.compactMap(\.identifier) }

  /// Whether the document lays views out by constraints.
  public var usesConstraints: Bool { root["useAutolayout"] == "YES" }

  /// Whether the document belongs to the start of the app, before its code runs.
  public var isLaunchScreen: Bool { root["launchScreen"] == "YES" }

  /// The elements in `resources`, such as `image`, `namedColor` and `systemColor`, by name.
  public func resource(_ kind: String, named name: String) -> InterfaceElement? {
    root.list("resources").first { $0.name == kind && $0["name"] == name }
  }

  /// The devices of the canvas and the like have ids that nothing refers to.
  private static func isReferable(_ element: InterfaceElement) -> Bool {
    element.name != "device" && element.name != "adaptation"
  }
}
