extension InterfaceElement {
  /// The element and all below it as XML, with the attributes in the order of their names.
  ///
  /// Reading the text again gives the same elements, attributes and texts, on other lines.
  public var xml: String {
    var text = ""
    write(into: &text)
    return text
  }

  private func write(into text: inout String) {
    text += "<\(name)"
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      text += " \(name)=\""
      Self.escape(value, isAttribute: true, into: &text)
      text += "\""
    }
    guard !children.isEmpty || !self.text.isEmpty else {
      text += "/>"
      return
    }
    text += ">"
    Self.escape(self.text, isAttribute: false, into: &text)
    for child in children { child.write(into: &text) }
    text += "</\(name)>"
  }

  /// Writes what must not stand by itself as references; white space in attributes, and returns
  /// everywhere, would be read as something else.
  package static func escape(_ value: String, isAttribute: Bool, into text: inout String) {
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"" where isAttribute: text += "&quot;"
      case "\n" where isAttribute: text += "&#10;"
      case "\t" where isAttribute: text += "&#9;"
      case "\r": text += "&#13;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether two elements have the same name, attributes, text and children.
  ///
  /// - Parameter other: An element of any document.
  /// - Returns: `true` if they differ in lines and white space at most.
  public func hasSameContent(as other: InterfaceElement) -> Bool {
    name == other.name && attributes == other.attributes && text == other.text
      && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.hasSameContent(as: $1) }
  }
}
