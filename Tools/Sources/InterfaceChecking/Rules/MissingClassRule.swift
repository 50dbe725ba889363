import Findings
import InterfaceBuilder

/// `class_missing_in_code`: a document names a class of the project that no source declares; iOS
/// prints "Unknown class … in Interface Builder file." and makes an object of UIKit's class.
///
/// `class_without_module`: the class is Swift's and the document names no module.
/// `class_in_other_module`: it belongs to another module than the document says.
/// `class_not_checked` (note): the class is Objective-C's or a library's, so that its outlets and
/// actions cannot be compared; said once for each class.
struct MissingClassRule: InterfaceRule {
  static func findings(in context: CheckContext) -> [Finding] {
    guard context.hasCode else { return [] }
    var seen: Set<String> = []
    return context.documents.flatMap { document in
      document.nodes.compactMap { node -> Finding? in
        let element = node.element
        guard let name = element.customClass,
          let resolution = context.resolution(of: element, in: document)
        else { return nil }
        // Whoever loads a xib brings the owner along; its class in the document is a hint for Xcode.
        let isOwner = element.name == "placeholder"
        switch resolution {
        case .withoutModule where isOwner: return nil
        case .elsewhere where isOwner: return nil
        case .swift(let type):
          guard !context.code.chain(of: type).isReadable, seen.insert(name).inserted else {
            return nil
          }
          return context.finding(
            "class_not_checked",
            .note,
            document,
            element,
            "class \(name) is not checked: it inherits from one whose source is not here"
          )
        case .apple: return nil
        case .unreadable:
          guard seen.insert(name).inserted else { return nil }
          return context.finding(
            "class_not_checked",
            .note,
            document,
            element,
            "class \(name) is not checked: it is Objective-C's or a library's"
          )
        case .missing(let near):
          return context.finding(
            "class_missing_in_code",
            isOwner ? .warning : .error,
            document,
            element,
            "no source declares class \(name) of \(element.words)"
              + (near.map { "; did you mean '\($0)'?" } ?? "")
          )
        case .withoutModule:
          return context.finding(
            "class_without_module",
            .error,
            document,
            element,
            "class \(name) of \(element.words) is Swift's and needs its module's name in the document"
          )
        case .elsewhere(let type):
          let owner = type.modules.sorted().first ?? "another module"
          return context.finding(
            "class_in_other_module",
            .error,
            document,
            element,
            "class \(name) of \(element.words) belongs to \(owner), not to "
              + (element.attributes["customModule"] ?? "the module that the document names")
          )
        }
      }
    }
  }
}
