import Foundation

/// What choosing in the menu of a button or bar item does.
@MainActor
package enum MenuChoice {
  /// Ticks the first action of a menu in which one is always ticked, if none is.
  static func prepare(_ menu: UIMenu?, of owner: AnyObject) {
    guard let menu, menu.selectedElements.isEmpty,
      let first = actions(in: menu).first(where: { !$0.attributes.contains(.hidden) })
    else { return }
    first.state = .on
  }

  /// The actions of a menu, those of inner menus included, from the top.
  package static func actions(in menu: UIMenu) -> [UIAction] {
    elements(in: menu).compactMap { $0 as? UIAction }
  }

  /// Everything that can be chosen in a menu; elements that are asked for are asked now.
  package static func elements(in menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { resolve($0) }
  }

  private static func resolve(_ element: UIMenuElement) -> [UIMenuElement] {
    switch element {
    case let menu as UIMenu: return menu.children.flatMap { resolve($0) }
    case let deferred as UIDeferredMenuElement:
      var loaded: [UIMenuElement] = []
      deferred.load { loaded = $0 }
      return loaded.flatMap { resolve($0) }
    default: return [element]
    }
  }

  /// Chooses an element of a menu by its title.
  ///
  /// - Parameters:
  ///   - title: The title, at any depth.
  ///   - menu: The menu.
  ///   - sender: Who opened the menu.
  ///   - tracksSelection: Whether the chosen action stays ticked.
  /// - Returns: `false` if there is no such element, or it cannot be chosen.
  package static func choose(
    _ title: String,
    in menu: UIMenu,
    sender: AnyObject,
    tracksSelection: Bool = false
  ) -> Bool {
    let found = elements(in: menu).first { $0.title == title }
    if let action = found as? UIAction {
      guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
      if tracksSelection {
        tick(action, among: actions(in: menu))
      } else if let siblings = singleSelection(around: action, in: menu) {
        tick(action, among: siblings)
      }
      action.perform(sender: sender)
      return true
    }
    guard let command = found as? UICommand,
      command.attributes.isDisjoint(with: [.disabled, .hidden])
    else { return false }
    return UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
  }

  private static func tick(_ action: UIAction, among actions: [UIAction]) {
    for other in actions { other.state = other === action ? .on : .off }
  }

  /// The actions of which one at a time is ticked, if the action is one of them.
  private static func singleSelection(around action: UIAction, in menu: UIMenu) -> [UIAction]? {
    let all = actions(in: menu)
    if menu.options.contains(.singleSelection), all.contains(where: { $0 === action }) {
      return all
    }
    for inner in menu.children.compactMap({ $0 as? UIMenu }) {
      if let found = singleSelection(around: action, in: inner) { return found }
    }
    return nil
  }
}
