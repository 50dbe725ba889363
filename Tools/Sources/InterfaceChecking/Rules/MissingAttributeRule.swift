import Findings
import InterfaceBuilder

/// `attribute_missing_in_code`: a user-defined runtime attribute names a property that the class
/// does not have; iOS prints "Failed to set (…) user defined inspected property on (…)".
///
/// Only classes of the project are looked at, and key paths of one key: UIKit's own properties and
/// what libraries add to them are not known here.
struct MissingAttributeRule: InterfaceRule {
  static func findings(in context: CheckContext) -> [Finding] {
    context.documents.flatMap { document in
      document.nodes.indices.compactMap { index -> Finding? in
        let attribute = document.nodes[index].element
        guard attribute.name == "userDefinedRuntimeAttribute",
          let key = attribute.attributes["keyPath"], !key.contains("."),
          let list = document.nodes[index].parent, let owner = document.nodes[list].parent
        else { return nil }
        let element = document.nodes[owner].element
        guard let type = context.readableType(of: element, in: document) else { return nil }
        let properties = context.code.members(of: type).filter {
          $0.kind != .method && $0.kind != .action && $0.kind != .segueAction
        }
        let same = properties.filter { $0.name == key }
        if same.contains(where: \.isExposed) { return nil }
        // Without a near name it may be a property of UIKit's.
        let near = context.hint(
          key,
          among: properties.filter { $0.kind == .inspectable }.map(\.name)
        )
        guard !same.isEmpty || !near.isEmpty || !isUsual(key) && !context.code.hasForeignModules
        else { return nil }
        return context.finding(
          "attribute_missing_in_code",
          .warning,
          document,
          attribute,
          same.isEmpty
            ? "\(type.name) has no property '\(key)', which \(element.words) sets" + near
            : "property '\(key)' of \(type.name), which \(element.words) sets, is not marked "
              + "@IBInspectable"
        )
      }
    }
  }

  private static let usual: Set<String> = [
    "accessibilityIdentifier", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityTraits", "isAccessibilityElement", "hidden", "isHidden", "alpha", "opaque",
    "backgroundColor", "tintColor", "clipsToBounds", "enabled", "isEnabled", "selected",
    "highlighted", "text", "attributedText", "textColor", "font", "textAlignment", "numberOfLines",
    "lineBreakMode", "placeholder", "title", "image", "contentMode", "tag", "exclusiveTouch",
    "multipleTouchEnabled", "userInteractionEnabled", "restorationIdentifier", "barTintColor",
    "translucent", "shadowImage", "backgroundImage", "separatorColor", "rowHeight",
    "estimatedRowHeight", "scrollEnabled", "contentInset", "keyboardDismissMode", "constant",
    "identifier", "priority", "interactivePopGestureRecognizer",
    "adjustsFontForContentSizeCategory",
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "largeTitleDisplayMode",
    "prefersLargeTitles", "viewRespectsSystemMinimumLayoutMargins", "modalPresentationStyle",
    "textContainerInset", "cornerRadius", "borderWidth", "selectedImage",
    "hidesBottomBarWhenPushed",
    "layoutMargins", "cellLayoutMarginsFollowReadableWidth",
    "adjustsImageSizeForAccessibilityContentSizeCategory",
    "delaysContentTouches", "sectionHeaderTopPadding", "showsMenuAsPrimaryAction",
    "clearsContextBeforeDrawing",
  ]

  private static func isUsual(_ key: String) -> Bool { usual.contains(key) }
}
