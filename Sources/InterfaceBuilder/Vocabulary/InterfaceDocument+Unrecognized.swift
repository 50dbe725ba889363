extension InterfaceDocument {
  /// What the document says and nobody would notice when it is loaded: elements and attributes
  /// that the format does not have, and those without an effect yet.
  ///
  /// - Parameter vocabulary: The elements and attributes of the format.
  /// - Returns: The problems in the order of the file.
  public func unrecognized(
    _ vocabulary: InterfaceVocabulary = .standard
  ) -> [InterfaceProblem] {
    var problems: [InterfaceProblem] = []
    Self.look(at: root, vocabulary, &problems)
    return problems
  }

  private static func look(
    at element: InterfaceElement,
    _ vocabulary: InterfaceVocabulary,
    _ problems: inout [InterfaceProblem]
  ) {
    guard let entry = vocabulary.entries[element.name] else {
      problems.append(InterfaceProblem(.unknownElement(element.name), at: element))
      return
    }
    switch entry.effect {
    case .applied: break
    case .canvas: return
    case .unsupported:
      problems.append(InterfaceProblem(.unsupported("<\(element.name)>"), at: element))
      return
    }
    for name in element.attributes.keys.sorted() {
      switch entry.attributes[name] {
      case .applied, .canvas: break
      case .unsupported:
        let words = "the attribute '\(name)' of <\(element.name)>"
        problems.append(InterfaceProblem(.unsupported(words), at: element))
      case nil:
        let reason = InterfaceProblem.Reason.unknownAttribute(name, element: element.name)
        problems.append(InterfaceProblem(reason, at: element))
      }
    }
    for child in element.children {
      switch entry.effect(of: child) {
      case .applied: look(at: child, vocabulary, &problems)
      case .canvas: break
      case .unsupported:
        let words = "'\(child.key ?? child.name)' of <\(element.name)>"
        problems.append(InterfaceProblem(.unsupported(words), at: child))
      case nil:
        let words = child.key.map { "\(child.name) key=\"\($0)\"" } ?? child.name
        problems.append(InterfaceProblem(.unknownElement(words), at: child))
      }
    }
  }
}
