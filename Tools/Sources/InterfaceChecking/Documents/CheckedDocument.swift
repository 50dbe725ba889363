import Foundation
import InterfaceBuilder

/// A storyboard or xib, with the way from each element to what is around it.
struct CheckedDocument {
  /// An element and its place in the tree.
  struct Node {
    var element: InterfaceElement
    /// The element around it.
    var parent: Int?
    /// The scene that it belongs to; `nil` outside of scenes.
    var scene: Int?
  }

  /// A connection and the element that has it.
  struct Connection {
    var element: InterfaceElement
    /// The index of the element that the connection starts from.
    var owner: Int
  }

  let path: String
  /// The name without its ending, by which code finds it.
  let name: String
  let isStoryboard: Bool
  let nodes: [Node]
  let connections: [Connection]
  private let indices: [String: Int]

  init(path: String, root: InterfaceElement) {
    self.path = path
    let last = (path as NSString).lastPathComponent as NSString
    name = last.deletingPathExtension
    isStoryboard = last.pathExtension.lowercased() == "storyboard"
    var nodes: [Node] = []
    var waiting: [(InterfaceElement, parent: Int?, scene: Int?)] = [(root, nil, nil)]
    while let (element, parent, scene) = waiting.popLast() {
      let index = nodes.count
      nodes.append(Node(element: element, parent: parent, scene: scene))
      let inner = element.name == "scene" ? index : scene
      for child in element.children.reversed() { waiting.append((child, index, inner)) }
    }
    self.nodes = nodes
    indices = Dictionary(
      nodes.indices.compactMap { index in
        nodes[index].element.attributes["id"].map { ($0, index) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    connections = nodes.indices.compactMap { index in
      guard let parent = nodes[index].parent, nodes[parent].element.name == "connections",
        let owner = nodes[parent].parent
      else { return nil }
      return Connection(element: nodes[index].element, owner: owner)
    }
  }

  /// The index of the element with an id.
  func index(_ id: String?) -> Int? { id.flatMap { indices[$0] } }

  /// The element with an id.
  func element(_ id: String?) -> InterfaceElement? { index(id).map { nodes[$0].element } }

  /// The controllers of scenes.
  var controllers: [Int] {
    nodes.indices.filter { index in
      guard let parent = nodes[index].parent, nodes[parent].element.name == "objects",
        nodes[index].scene != nil
      else { return false }
      let element = nodes[index].element
      return element.attributes["sceneMemberID"] == "viewController"
        || element.name.lowercased().hasSuffix("controller")
    }
  }

  /// The controller of a scene, or the owner of a xib.
  func controller(around index: Int) -> Int? {
    guard let scene = nodes[index].scene else { return self.index("-1") }
    return controllers.first { nodes[$0].scene == scene }
  }

  /// The elements around one, innermost first.
  func parents(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = nodes[index].parent
    while let parent = next {
      result.append(parent)
      next = nodes[parent].parent
    }
    return result
  }

  /// The segues, each with the index of the element that has it.
  var segues: [Connection] { connections.filter { $0.element.name == "segue" } }
}

extension InterfaceElement {
  /// The class of the user's that the element is of.
  var customClass: String? { attributes["customClass"].flatMap { $0.isEmpty ? nil : $0 } }

  /// How a message names the element: by its id and what it is.
  var words: String {
    let label = attributes["userLabel"].map { " \"\($0)\"" } ?? ""
    return "\(name)\(label) (id \(attributes["id"] ?? "none"))"
  }
}
