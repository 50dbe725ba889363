/// One element of a storyboard or xib, as it stands in the file.
///
/// Nothing is left out: attributes, children and text are kept whether anybody knows what they
/// mean or not. An element never changes after its document was read, so it may be used from
/// everywhere.
public final class InterfaceElement: @unchecked Sendable {
  /// The name of the element, such as `viewController`.
  public let name: String
  /// The attributes as written; their order means nothing in XML.
  public let attributes: [String: String]
  /// The line on which the start tag ends, counted from 1.
  public let line: Int
  /// The children in the order of the file.
  public internal(set) var children: [InterfaceElement] = []
  /// The text directly inside the element; empty for white space between children.
  public internal(set) var text = ""
  /// The element that contains this one; `nil` for the root and once the document is gone.
  public internal(set) weak var parent: InterfaceElement?

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
    id = attributes["id"]
    key = attributes["key"]
  }

  /// The value of an attribute.
  public subscript(attribute: String) -> String? { attributes[attribute] }

  /// The name by which other elements refer to this one.
  public let id: String?

  /// The property of the parent that the element is the value of.
  public let key: String?

  /// The first child of a name.
  public func child(named name: String) -> InterfaceElement? {
    children.first { $0.name == name }
  }

  /// The first child that is the value of a property.
  public func child(key: String) -> InterfaceElement? {
    children.first { $0.key == key }
  }

  /// The children of the first child of a name, such as those of `subviews`.
  public func list(_ name: String) -> [InterfaceElement] {
    child(named: name)?.children ?? []
  }

  /// The connections that start at the element.
  public var connections: [InterfaceElement] { list("connections") }

  /// Calls a function for the element and all below it, parents first.
  public func visit(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// What people call the element: its label in the outline, or its name and id.
  public var label: String {
    let name = attributes["userLabel"].map { "\(self.name) '\($0)'" } ?? self.name
    return id.map { "\(name) (\($0))" } ?? name
  }
}
