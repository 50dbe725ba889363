import Findings
import InterfaceBuilder

/// `duplicate_id`: two objects of a document have one id, so that connections are ambiguous.
///
/// `dangling_reference`: a connection, constraint or reference names an id that the document does
/// not have. `segue_without_destination`: a segue leads nowhere.
struct IdentityRule: InterfaceRule {
  static func findings(in context: CheckContext) -> [Finding] {
    context.documents.flatMap { document -> [Finding] in
      duplicates(document, context) + dangling(document, context)
    }
  }

  private static func duplicates(
    _ document: CheckedDocument,
    _ context: CheckContext
  ) -> [Finding] {
    var lines: [String: Int] = [:]
    return document.nodes.compactMap { node -> Finding? in
      guard let id = node.element.attributes["id"], node.element.name != "customObject" || id != ""
      else { return nil }
      guard let first = lines[id] else {
        lines[id] = node.element.line
        return nil
      }
      return context.finding(
        "duplicate_id",
        .error,
        document,
        node.element,
        "id \(id) of \(node.element.name) is that of the object in line \(first), too"
      )
    }
  }

  private static let references = [
    "destination", "firstItem", "secondItem", "popoverAnchorView", "popoverAnchorBarButtonItem",
  ]

  private static func dangling(
    _ document: CheckedDocument,
    _ context: CheckContext
  ) -> [Finding] {
    document.nodes.indices.flatMap { index -> [Finding] in
      let element = document.nodes[index].element
      let parent = document.nodes[index].parent.map { document.nodes[$0].element.name }
      if element.name == "segue", parent == "connections",
        element.attributes["destination"] ?? "" == ""
      {
        return [
          context.finding(
            "segue_without_destination",
            .error,
            document,
            element,
            "\(element.words) has no destination"
          )
        ]
      }
      return references.compactMap { key -> Finding? in
        guard let id = element.attributes[key], !id.isEmpty, document.index(id) == nil,
          key == "destination" ? parent == "connections" : true
        else { return nil }
        return context.finding(
          "dangling_reference",
          .error,
          document,
          element,
          "\(key) of \(element.words) is \(id), which no object of the document has"
        )
      }
    }
  }
}
