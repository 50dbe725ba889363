/// Something in a document that is wrong, but does not keep the rest from being read.
public struct InterfaceProblem: Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// Two elements have the same id.
    case duplicateID(String)
    /// An element that the format does not have.
    case unknownElement(String)
    /// An attribute that the element does not have.
    case unknownAttribute(String, element: String)
    /// A value that cannot be one of the attribute.
    case value(String, attribute: String, element: String)
    /// A reference to an element that the document does not have.
    case missingReference(String, attribute: String)
    /// Something that is understood, but not there yet.
    case unsupported(String)
  }

  /// What is wrong.
  public let reason: Reason
  /// The line of the element, counted from 1.
  public let line: Int
  /// The element, in words: its name, its label and its id.
  public let place: String

  /// Describes a problem of an element.
  public init(_ reason: Reason, at element: InterfaceElement) {
    self.reason = reason
    line = element.line
    place = element.label
  }

  /// What is wrong and where in the document, without the document's name.
  public var words: String {
    let what =
      switch reason {
      case .duplicateID(let id): "the id '\(id)' is there twice; the first one is used"
      case .unknownElement(let name): "the element <\(name)> is not known"
      case .unknownAttribute(let name, let element):
        "the attribute '\(name)' of <\(element)> is not known"
      case .value(let value, let attribute, let element):
        "'\(value)' is no value for '\(attribute)' of <\(element)>"
      case .missingReference(let id, let attribute):
        "'\(attribute)' refers to '\(id)', which the document does not have"
      case .unsupported(let what): "\(what) is not supported yet"
      }
    return "\(place): \(what)"
  }
}
