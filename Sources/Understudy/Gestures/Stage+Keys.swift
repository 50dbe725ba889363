import Foundation
public import UIKit

/// The keys of a hardware keyboard, the pointer, motion and remotes.
extension Stage {
  /// Presses and releases a key of a hardware keyboard.
  ///
  /// Commands of the responder chain and of the main menu, `pressesBegan`, text inputs and the
  /// focus take it in iOS's order.
  ///
  /// ```swift
  /// stage.press("s", .command)
  /// stage.press(UIKeyCommand.inputEscape)
  /// ```
  ///
  /// - Parameters:
  ///   - input: A character, or a name of `UIKeyCommand`.
  ///   - modifiers: The modifier keys that are held.
  /// - Returns: `false` if nobody took the key.
  @discardableResult
  public func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    settle()
    return KeyPresses(input, modifiers).perform() != .nobody
  }

  /// The commands that the user sees while the command key is held: title and key.
  public var keyCommands: [String] {
    settle()
    return KeyCommands(EventStart.responder).offers
      .filter { !$0.command.attributes.contains(.hidden) }
      .map { "\($0.name) \($0.command.shortcut)" }
  }

  /// The view that has the keyboard's focus; `nil` on phones.
  public var focusedView: UIView? { FocusMovement.focusedView }

  /// Moves the pointer above something.
  ///
  /// - Parameter target: A view, a point of the window, an element, a query or a text.
  /// - Throws: ``QueryError`` if it cannot be reached.
  public func hover(_ target: some GestureTarget) throws(QueryError) {
    let place = try target.touchPlace(on: self)
    PointerController.current.move(to: place.point, in: place.window)
  }

  /// Takes the pointer off the screen.
  public func endHover() { PointerController.current.move(to: nil, in: window) }

  /// The look of the pointer; `nil` for the usual one.
  public var pointerStyle: UIPointerStyle? { PointerController.current.style }

  /// Shakes the device: the first responder and everything around it hear of it.
  public func shake() {
    settle()
    let start = EventStart.responder
    let event = UIEvent(type: .motion, subtype: .motionShake)
    start?.motionBegan(.motionShake, with: event)
    start?.motionEnded(.motionShake, with: event)
  }

  /// Presses a button of a headset or a remote.
  ///
  /// - Parameter subtype: What is asked for, as `.remoteControlPlay`.
  public func sendRemoteControl(_ subtype: UIEvent.EventSubtype) {
    settle()
    EventStart.responder?
      .remoteControlReceived(with: UIEvent(type: .remoteControl, subtype: subtype))
  }
}

extension UIKeyCommand {
  /// The key with its modifiers, as on a menu.
  fileprivate var shortcut: String {
    let signs: [(UIKeyModifierFlags, String)] = [
      (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    let names = [
      UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓",
      UIKeyCommand.inputLeftArrow: "←", UIKeyCommand.inputRightArrow: "→",
      UIKeyCommand.inputEscape: "⎋", "\r": "↩", "\t": "⇥", " ": "Space",
    ]
    let key = input ?? ""
    let prefix = signs.filter { modifierFlags.contains($0.0) }.map(\.1).joined()
    return prefix + (names[key] ?? key.uppercased())
  }
}
