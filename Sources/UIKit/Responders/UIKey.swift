public import Foundation

/// A key of a keyboard that is pressed.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
  /// What the key types, with the modifier keys.
  public nonisolated let characters: String

  /// What the key types without modifier keys; arrows and the like have names.
  public nonisolated let charactersIgnoringModifiers: String

  /// The modifier keys that are held.
  public nonisolated let modifierFlags: UIKeyModifierFlags

  /// The place of the key on the keyboard.
  public nonisolated let keyCode: UIKeyboardHIDUsage

  nonisolated init(
    characters: String,
    charactersIgnoringModifiers: String,
    modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
    super.init()
  }

  /// The key that types a text or has a name of `UIKeyCommand`.
  package nonisolated convenience init(_ input: String, _ modifiers: UIKeyModifierFlags) {
    let isNamed = input.count > 1
    let plain = isNamed ? input : input.lowercased()
    let typed =
      modifiers.contains(.shift) || modifiers.contains(.alphaShift) ? plain.uppercased() : plain
    self.init(
      characters: isNamed ? input : typed,
      charactersIgnoringModifiers: plain,
      modifierFlags: modifiers,
      keyCode: UIKeyboardHIDUsage(input: plain)
    )
  }

  /// The key itself, as it does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
