import Findings
import InterfaceBuilder

/// `image_unknown`, `color_unknown`: a document uses a name that no asset catalogue of its targets
/// has; iOS shows nothing and prints a line.
struct AssetRule: InterfaceRule {
  static func findings(in context: CheckContext) -> [Finding] {
    context.documents.flatMap { document -> [Finding] in
      let names = context.assets.names(for: document.path)
      guard names.isKnown else { return [] }
      return document.nodes.compactMap { node -> Finding? in
        let element = node.element
        guard let parent = node.parent, document.nodes[parent].element.name == "resources",
          let name = element.attributes["name"], element.attributes["catalog"] != "system"
        else { return nil }
        switch element.name {
        case "image" where !names.hasImage(name):
          return context.finding(
            "image_unknown",
            .warning,
            document,
            element,
            "no target of \(document.name) has an image '\(name)'"
              + context.hint(name, among: Array(names.images))
          )
        case "namedColor" where !names.colors.contains(name):
          return context.finding(
            "color_unknown",
            .warning,
            document,
            element,
            "no target of \(document.name) has a colour '\(name)'"
              + context.hint(name, among: Array(names.colors))
          )
        default: return nil
        }
      }
    }
  }
}
