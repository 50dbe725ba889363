import Clockwork
import Foundation

/// Keys of a keyboard that are pressed: commands, responders, text, focus.
///
/// The order is that of iOS: commands that want priority over the system; for plain keys the text
/// input that is the first responder; commands of the responder chain and of the main menu; then
/// `pressesBegan` along the chain, at whose end plain keys become text; Tab and arrows
/// move the focus.
///
/// - Evidence: Apple, `wantsPriorityOverSystemBehavior` and "Handling key presses made on a
///   physical keyboard" (grade A); that presses are not sent for a key that a command took
///   (grade D)
@MainActor
package struct KeyPresses {
  private let key: UIKey
  private let application = UIApplication.shared

  /// - Parameters:
  ///   - input: What the key types, or a name of `UIKeyCommand`.
  ///   - modifiers: The modifier keys that are held.
  package init(_ input: String, _ modifiers: UIKeyModifierFlags) {
    key = UIKey(input, modifiers)
  }

  /// What took a key.
  package enum Outcome: Equatable {
    /// A command with a title or an input.
    case command(String)
    /// A responder that overrides `pressesBegan` and does not pass the press on.
    case responder
    /// The text input that is the first responder.
    case text
    /// The focus moved.
    case focus
    /// Nobody.
    case nobody
  }

  /// Presses and releases the key.
  @discardableResult
  package func perform() -> Outcome {
    let start = Self.start
    let commands = KeyCommands(start).matching(key)
    if let command = commands.first(where: { $0.command.wantsPriorityOverSystemBehavior }),
      command.perform()
    {
      return .command(command.name)
    }
    let isTyped = typesText(into: start)
    if !isTyped {
      if FocusMovement.take(key) { return .focus }
      for command in commands where command.perform() { return .command(command.name) }
    }
    return press(start, types: isTyped)
  }

  static var start: UIResponder? { EventStart.responder }

  private func typesText(into start: UIResponder?) -> Bool {
    guard start is any UIKeyInput else { return false }
    // Tab leaves a field for one line.
    if key.charactersIgnoringModifiers == "\t", start is UITextField { return false }
    return key.modifierFlags.isDisjoint(with: [.command, .control])
      && (key.charactersIgnoringModifiers.count == 1
        || key.charactersIgnoringModifiers == UIKeyCommand.inputDelete)
  }

  private func press(_ start: UIResponder?, types: Bool) -> Outcome {
    guard let start else { return .nobody }
    let press = UIPress()
    press.key = key
    press.type = UIPress.PressType(key.charactersIgnoringModifiers)
    press.window = application.keyWindow
    press.responder = start
    press.timestamp = MainLoop.current.now.seconds
    let event = UIPressesEvent(type: .presses)
    event.presses = [press]
    event.timestamp = press.timestamp
    event.modifierFlags = key.modifierFlags
    start.pressesBegan([press], with: event)
    let isUnhandled = event.reachedTheEnd
    if isUnhandled, types { type() }
    press.phase = .ended
    start.pressesEnded([press], with: event)
    if !isUnhandled { return .responder }
    return types ? .text : .nobody
  }

  private func type() {
    let keyboard = KeyboardController.current
    switch key.charactersIgnoringModifiers {
    case UIKeyCommand.inputDelete, "\u{8}": keyboard.pressDelete()
    case "\r", "\n": keyboard.pressReturn()
    default: keyboard.type(key.characters)
    }
  }
}

extension UIPress.PressType {
  fileprivate init(_ input: String) {
    switch input {
    case UIKeyCommand.inputUpArrow: self = .upArrow
    case UIKeyCommand.inputDownArrow: self = .downArrow
    case UIKeyCommand.inputLeftArrow: self = .leftArrow
    case UIKeyCommand.inputRightArrow: self = .rightArrow
    case UIKeyCommand.inputPageUp: self = .pageUp
    case UIKeyCommand.inputPageDown: self = .pageDown
    default: self = .keyboard
    }
  }
}

/// The commands that a key can mean, nearest responder first, then the main menu's.
@MainActor
package struct KeyCommands {
  /// A command and the responder from which its action is looked for.
  package struct Offer {
    package let command: UIKeyCommand
    let owner: UIResponder?

    /// What the command is called.
    @MainActor package var name: String {
      command.title.isEmpty
        ? command.discoverabilityTitle ?? command.input ?? "" : command.title
    }

    /// Performs the command; `false` if nobody can or it is disabled.
    @MainActor
    func perform() -> Bool {
      let start = KeyPresses.start ?? owner
      let target =
        start?.target(forAction: command.action, withSender: command)
        ?? owner?.target(forAction: command.action, withSender: command)
      guard let responder = target else { return false }
      if let responder = responder as? UIResponder { responder.validate(command) }
      guard !command.attributes.contains(.disabled) else { return false }
      return UIApplication.shared.sendAction(
        command.action,
        to: responder,
        from: command,
        for: nil
      )
    }
  }

  /// All commands, as the user sees them while the command key is held.
  package let offers: [Offer]

  package init(_ start: UIResponder?) {
    var offers: [Offer] = []
    var responder = start
    while let current = responder {
      offers += (current.keyCommands ?? []).map { Offer(command: $0, owner: current) }
      if let controller = current as? UIViewController {
        offers += controller.addedKeyCommands.map { Offer(command: $0, owner: controller) }
      }
      responder = current.next
    }
    offers += UIMenuSystem.main.keyCommands.map { Offer(command: $0, owner: nil) }
    self.offers = offers
  }

  func matching(_ key: UIKey) -> [Offer] {
    offers.filter { offer in
      guard let input = offer.command.input, !offer.command.attributes.contains(.disabled) else {
        return false
      }
      let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
      return input.lowercased() == key.charactersIgnoringModifiers.lowercased()
        && offer.command.modifierFlags.subtracting([.alphaShift, .numericPad]) == flags
    }
  }
}

extension UIWindow {
  /// The innermost visible controller of what is presented last.
  var topmostController: UIViewController? {
    var top = rootViewController
    while let current = top {
      if let presented = current.presentedViewController {
        top = presented
      } else if let navigation = current as? UINavigationController,
        let inner = navigation.topViewController
      {
        top = inner
      } else if let tabs = current as? UITabBarController, let inner = tabs.selectedViewController {
        top = inner
      } else {
        return current
      }
    }
    return nil
  }
}

// MARK: - Commands that controllers add

@MainActor
private final class AddedKeyCommands {
  var commands: [UIKeyCommand] = []
}

extension UIViewController {
  private var keyCommandsIfAny: AddedKeyCommands? {
    objc_getAssociatedObject(self, AddedKeyCommandsKey.pointer) as? AddedKeyCommands
  }

  /// The commands that were added one by one.
  var addedKeyCommands: [UIKeyCommand] { keyCommandsIfAny?.commands ?? [] }

  /// Keeps a keyboard shortcut beside those of the class.
  func keep(_ keyCommand: UIKeyCommand) {
    let store = keyCommandsIfAny ?? AddedKeyCommands()
    store.commands.append(keyCommand)
    objc_setAssociatedObject(
      self,
      AddedKeyCommandsKey.pointer,
      store,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
  }

  /// Takes away a keyboard shortcut that was added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    keyCommandsIfAny?.commands.removeAll { $0 === keyCommand }
  }
}

private enum AddedKeyCommandsKey {
  nonisolated(unsafe) static let pointer = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )
}

/// Where events begin that have no place on the screen: keys, motion, remotes.
@MainActor
package enum EventStart {
  /// The first responder, else the topmost controller, else the window.
  package static var responder: UIResponder? {
    let window = UIApplication.shared.keyWindow
    return window?.firstResponder ?? window?.topmostController ?? window
  }
}
