import Findings
import InterfaceBuilder

/// `reuse_identifier_missing`: a prototype cell has none, so that no code can ask for it.
///
/// `reuse_identifier_duplicate`: two prototypes of one list share it; the last one wins.
/// `prototype_registered_in_code`: the code registers a class for the identifier of a prototype;
/// its cells come without what the prototype holds, and their outlets are `nil`.
struct CellRule: InterfaceRule {
  static func findings(in context: CheckContext) -> [Finding] {
    context.documents.flatMap { document in
      document.nodes.indices.flatMap { index -> [Finding] in
        let node = document.nodes[index]
        let owner = node.parent.map { document.nodes[$0].element.name }
        // The cells of a table's sections are made once, and nobody asks for them.
        guard
          node.element.name == "prototypes"
            || node.element.name == "cells" && owner == "collectionView"
        else { return [] }
        return cells(of: index, document, context)
      }
    }
  }

  private static func cells(
    of list: Int,
    _ document: CheckedDocument,
    _ context: CheckContext
  ) -> [Finding] {
    var lines: [String: Int] = [:]
    return document.nodes[list].element.children.flatMap { cell -> [Finding] in
      guard cell.name.hasSuffix("Cell") else { return [] }
      guard let identifier = cell.attributes["reuseIdentifier"], !identifier.isEmpty else {
        return [
          context.finding(
            "reuse_identifier_missing",
            .warning,
            document,
            cell,
            "the prototype \(cell.words) has no reuse identifier"
          )
        ]
      }
      if let first = lines[identifier] {
        return [
          context.finding(
            "reuse_identifier_duplicate",
            .warning,
            document,
            cell,
            "the prototype \(cell.words) has the reuse identifier '\(identifier)' of the one in "
              + "line \(first)"
          )
        ]
      }
      lines[identifier] = cell.line
      return registrations(of: identifier, list, document, context)
    }
  }

  private static func registrations(
    of identifier: String,
    _ list: Int,
    _ document: CheckedDocument,
    _ context: CheckContext
  ) -> [Finding] {
    let owners = Set(
      ([list] + document.parents(of: list)).compactMap {
        context.readableType(of: document.nodes[$0].element, in: document)?.name
      }
    )
    return context.code.literals.filter { literal in
      literal.kind == .registration && literal.value == identifier
        && literal.type.map(owners.contains) ?? false
    }
    .map { literal in
      context.finding(
        "prototype_registered_in_code",
        .warning,
        literal.path,
        literal.line,
        literal.column,
        "'\(identifier)' is a prototype of \(document.name); registering a class for it makes "
          + "cells without the prototype's content"
      )
    }
  }
}
