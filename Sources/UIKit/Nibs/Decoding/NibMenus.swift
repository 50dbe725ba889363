import Foundation
import InterfaceBuilder

/// The menus of buttons and bar buttons.
@MainActor
enum NibMenus {
  /// A menu with its entries; entries send their selectors along the responder chain.
  static func menu(_ element: InterfaceElement, _ session: NibSession) -> UIMenu? {
    if element.name == "nil" { return nil }
    guard element.name == "menu" else {
      session.report(.unknownElement(element.name), at: element)
      return nil
    }
    let words: KeyValuePairs<String, UIMenu.Options> = [
      "displayInline": .displayInline, "destructive": .destructive,
      "singleSelection": .singleSelection, "displayAsPalette": .displayAsPalette,
    ]
    let held = element.child(key: "menuOptions")
    let listed = (element["options"] ?? "").split(separator: " ").map(String.init)
    let options = words.filter { listed.contains($0.key) }
      .reduce(into: NibValue.options(held, words)) { $0.formUnion($1.value) }
    let entries = element.child(named: "children") ?? element.child(named: "items") ?? element
    return UIMenu(
      title: session.string("title", of: element) ?? "",
      image: NibTables.picture("image", of: element, session),
      options: options,
      children: entries.children.compactMap { entry($0, session) }
    )
  }

  private static func entry(_ element: InterfaceElement, _ session: NibSession) -> UIMenuElement? {
    switch element.name {
    case "menu": return menu(element, session)
    case "connections", "menuOptions", "imageReference": return nil
    case "command", "action", "menuItem", "menuElement":
      let title = session.string("title", of: element) ?? ""
      let image = NibTables.picture("image", of: element, session)
      let action = element.connections.first { $0.name == "action" }
      guard let selector = element["selector"] ?? action?["selector"] else {
        return UIAction(title: title, image: image) { _ in }
      }
      return UICommand(title: title, image: image, action: Selector(selector))
    default:
      session.report(.unknownElement(element.name), at: element)
      return nil
    }
  }
}
