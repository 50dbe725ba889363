public import Foundation

/// Changes a menu of the system before it is shown.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The menu system that is built.
  var system: UIMenuSystem { get }

  /// The menu with an identity.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?

  /// The action with an identity.
  func action(for identifier: UIAction.Identifier) -> UIAction?

  /// The command with a method and data.
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  /// Replaces a menu by another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  )

  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

  /// Inserts a menu at the beginning of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

  /// Inserts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// The command with a method and no data.
  public func command(for action: Selector) -> UICommand? {
    command(for: action, propertyList: nil)
  }
}

/// A menu of the system: the main menu, or those of contexts.
///
/// The main menu is built when somebody asks for it: the app's delegate, as the last of the
/// responder chain, changes it in `buildMenu(with:)`. Its keys work everywhere.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The main menu.
  open class var main: UIMenuSystem { MenuSystems.current.main }

  /// The menus of contexts.
  open class var context: UIMenuSystem { MenuSystems.current.context }

  private var built: UIMenu?

  /// Makes the menu be built anew.
  open func setNeedsRebuild() { built = nil }

  /// Asks the commands of the menu anew whether they can be used.
  open func setNeedsRevalidate() {}

  /// The menu, built now if it has to be.
  package var menu: UIMenu {
    if let built { return built }
    let builder = MenuTree(self, MenuTree.standard)
    // A builder that asks for the menu gets what there was.
    built = builder.root
    (UIApplication.shared as UIResponder).buildMenu(with: builder)
    built = builder.root
    return builder.root
  }

  /// All keys of the menu, from top to bottom.
  var keyCommands: [UIKeyCommand] {
    func collect(_ menu: UIMenu) -> [UIKeyCommand] {
      menu.children.flatMap { child -> [UIKeyCommand] in
        if let command = child as? UIKeyCommand { return [command] }
        return (child as? UIMenu).map(collect) ?? []
      }
    }
    return collect(menu)
  }
}

/// The menu systems of an application.
@MainActor
private final class MenuSystems {
  let main = UIMenuSystem()
  let context = UIMenuSystem()

  static var current: MenuSystems {
    UIApplication.shared.attachment(MenuSystems.self) { MenuSystems() }
  }
}

/// A menu while it is built.
@MainActor
private final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, _ root: UIMenu) {
    self.system = system
    self.root = root
  }

  /// The menus that every app has.
  static var standard: UIMenu {
    let titles: [(UIMenu.Identifier, String)] = [
      (.application, "App"), (.file, "File"), (.edit, "Edit"), (.format, "Format"),
      (.view, "View"), (.window, "Window"), (.help, "Help"),
    ]
    return UIMenu(
      identifier: .root,
      children: titles.map { UIMenu(title: $0.1, identifier: $0.0) }
    )
  }

  // MARK: - Looking

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    find { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    find { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    find { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return (command.propertyList as? NSObject) == (propertyList as? NSObject)
    } as? UICommand
  }

  private func find(_ isWanted: (UIMenuElement) -> Bool) -> UIMenuElement? {
    var open: [UIMenuElement] = [root]
    while !open.isEmpty {
      let element = open.removeFirst()
      if isWanted(element) { return element }
      open.insert(contentsOf: (element as? UIMenu)?.children ?? [], at: 0)
    }
    return nil
  }

  // MARK: - Changing

  func replace(menu identifier: UIMenu.Identifier, with replacement: UIMenu) {
    change { $0.identifier == identifier ? [replacement] : nil }
  }

  func replaceChildren(
    ofMenu identifier: UIMenu.Identifier,
    from block: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change { $0.identifier == identifier ? [$0.replacingChildren(block($0.children))] : nil }
  }

  func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier) {
    change { $0.identifier == identifier ? [menu, $0] : nil }
  }

  func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier) {
    change { $0.identifier == identifier ? [$0, menu] : nil }
  }

  func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: identifier) { [menu] + $0 }
  }

  func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: identifier) { $0 + [menu] }
  }

  func remove(menu identifier: UIMenu.Identifier) {
    change { $0.identifier == identifier ? [] : nil }
  }

  /// Replaces menus by what a block says; `nil` leaves a menu and looks into it.
  private func change(_ block: (UIMenu) -> [UIMenu]?) {
    func changed(_ menu: UIMenu) -> [UIMenu] {
      if let replacement = block(menu) { return replacement }
      var isOther = false
      let children = menu.children.flatMap { child -> [UIMenuElement] in
        guard let inner = child as? UIMenu else { return [child] }
        let result = changed(inner)
        if result.count != 1 || result[0] !== inner { isOther = true }
        return result
      }
      return isOther ? [menu.replacingChildren(children)] : [menu]
    }
    root = changed(root).first ?? root
  }
}
