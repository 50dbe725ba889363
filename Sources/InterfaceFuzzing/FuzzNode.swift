import InterfaceBuilder

/// An element that can be changed and written again.
final class FuzzNode {
  var name: String
  var attributes: [(name: String, value: String)]
  var children: [FuzzNode]
  var text: String

  init(
    name: String,
    attributes: [(name: String, value: String)] = [],
    children: [FuzzNode] = [],
    text: String = ""
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  convenience init(_ element: InterfaceElement) {
    self.init(
      name: element.name,
      attributes: element.attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      children: element.children.map { FuzzNode($0) },
      text: element.text
    )
  }

  func copy() -> FuzzNode {
    FuzzNode(
      name: name,
      attributes: attributes,
      children: children.map { $0.copy() },
      text: text
    )
  }

  subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      attributes.removeAll { $0.name == attribute }
      if let newValue { attributes.append((attribute, newValue)) }
    }
  }

  /// The element and all below it, parents first.
  var all: [FuzzNode] {
    var found: [FuzzNode] = []
    var open = [self]
    // No recursion here and below: some documents are deeper than the stack of the process.
    while let next = open.popLast() {
      found.append(next)
      open += next.children.reversed()
    }
    return found
  }

  /// The element and all below it as XML.
  var xml: String {
    var text = ""
    var open: [(node: FuzzNode, isClosing: Bool)] = [(self, false)]
    while let (node, isClosing) = open.popLast() {
      if isClosing {
        text += "</\(node.name)>\n"
        continue
      }
      text += "<\(node.name)"
      for (name, value) in node.attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
      if node.children.isEmpty && node.text.isEmpty {
        text += "/>\n"
        continue
      }
      text += ">" + Self.escaped(node.text)
      open.append((node, true))
      for child in node.children.reversed() { open.append((child, false)) }
    }
    return text
  }

  /// Lets go of all below the element.
  func clear() {
    for node in all { node.children = [] }
  }

  private static func escaped(_ value: String) -> String {
    var text = ""
    InterfaceElement.escape(value, isAttribute: true, into: &text)
    return text
  }
}
