import Foundation
import InterfaceBuilder

/// Values that need the document or its bundle: texts, images, colours, fonts.
extension NibSession {
  /// A text that people read: the translation if there is one, else what the document says.
  ///
  /// - Parameters:
  ///   - key: The attribute, or the key of the child, with the text.
  ///   - element: The element that has it.
  ///   - word: What translations call the text; by default the key.
  ///   - id: The element that translations name; by default `element`.
  /// - Returns: The text; `nil` if the element has none.
  func string(
    _ key: String,
    of element: InterfaceElement,
    as word: String? = nil,
    id: String? = nil
  ) -> String? {
    localized(word ?? key, id: id ?? element.id) ?? plainString(key, of: element)
  }

  /// The translation of a text of an element.
  func localized(_ word: String, id: String?) -> String? {
    guard let translations, let id else { return nil }
    return translations["\(id).\(word)"]
  }

  /// A text as it stands in the document: an attribute if it is short, a child if it has several
  /// lines.
  func plainString(_ key: String, of element: InterfaceElement) -> String? {
    if let text = element[key] { return text }
    guard let child = element.child(key: key) else { return nil }
    switch child.name {
    case "string", "mutableString":
      if child["base64-UTF8"] == "YES" {
        let text = child.text.filter { !$0.isWhitespace }
        let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
        return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
      }
      return child.text
    default: return nil
    }
  }

  /// An image of the bundle, or a symbol; a name without an image gives none, as on iOS.
  func image(named name: String) -> UIImage? {
    let resource = document.resource("image", named: name)
    if resource?["catalog"] == "system" { return UIImage(systemName: name) }
    if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
    ConsoleMessage.missingImage(name, bundle).emit()
    return nil
  }

  /// The options that the attributes of an element name; words that nobody knows are reported.
  func options<Options: OptionSet>(
    _ element: InterfaceElement,
    _ words: [String: Options]
  ) -> Options {
    var options: Options = []
    for (word, value) in element.attributes.sorted(by: { $0.key < $1.key })
    where word != "key" && NibValue.flag(value) == true {
      if let option = words[word] {
        options.formUnion(option)
      } else {
        report(.unknownAttribute(word, element: element.name), at: element)
      }
    }
    return options
  }

  /// The object with an id stands in a part of the document that is not loaded now.
  func isElsewhere(_ id: String) -> Bool { document.element(id: id) != nil }
}
