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
    var options: UIMenu.Options = []
    if element["displayInline"] == "YES" { options.insert(.displayInline) }
    if element["singleSelection"] == "YES" { options.insert(.singleSelection) }
    return UIMenu(
      title: session.string("title", of: element) ?? "",
      image: NibTables.picture("image", of: element, session),
      options: options,
      children: element.list("children").compactMap { entry($0, session) }
    )
  }

  private static func entry(_ element: InterfaceElement, _ session: NibSession) -> UIMenuElement? {
    switch element.name {
    case "menu": return menu(element, session)
    case "command", "action", "menuItem":
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
