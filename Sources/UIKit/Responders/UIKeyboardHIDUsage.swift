/// The places of keys on a keyboard, by the USB standard.
///
/// Status: complete · A
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// No key.
  case keyboardErrorUndefined = 0x03
  /// The letter A.
  case keyboardA = 0x04
  /// The letter B.
  case keyboardB = 0x05
  /// The letter C.
  case keyboardC = 0x06
  /// The letter D.
  case keyboardD = 0x07
  /// The letter E.
  case keyboardE = 0x08
  /// The letter F.
  case keyboardF = 0x09
  /// The letter G.
  case keyboardG = 0x0a
  /// The letter H.
  case keyboardH = 0x0b
  /// The letter I.
  case keyboardI = 0x0c
  /// The letter J.
  case keyboardJ = 0x0d
  /// The letter K.
  case keyboardK = 0x0e
  /// The letter L.
  case keyboardL = 0x0f
  /// The letter M.
  case keyboardM = 0x10
  /// The letter N.
  case keyboardN = 0x11
  /// The letter O.
  case keyboardO = 0x12
  /// The letter P.
  case keyboardP = 0x13
  /// The letter Q.
  case keyboardQ = 0x14
  /// The letter R.
  case keyboardR = 0x15
  /// The letter S.
  case keyboardS = 0x16
  /// The letter T.
  case keyboardT = 0x17
  /// The letter U.
  case keyboardU = 0x18
  /// The letter V.
  case keyboardV = 0x19
  /// The letter W.
  case keyboardW = 0x1a
  /// The letter X.
  case keyboardX = 0x1b
  /// The letter Y.
  case keyboardY = 0x1c
  /// The letter Z.
  case keyboardZ = 0x1d
  /// The digit 1.
  case keyboard1 = 0x1e
  /// The digit 2.
  case keyboard2 = 0x1f
  /// The digit 3.
  case keyboard3 = 0x20
  /// The digit 4.
  case keyboard4 = 0x21
  /// The digit 5.
  case keyboard5 = 0x22
  /// The digit 6.
  case keyboard6 = 0x23
  /// The digit 7.
  case keyboard7 = 0x24
  /// The digit 8.
  case keyboard8 = 0x25
  /// The digit 9.
  case keyboard9 = 0x26
  /// The digit 0.
  case keyboard0 = 0x27
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Delete.
  case keyboardDeleteOrBackspace = 0x2a
  /// Tab.
  case keyboardTab = 0x2b
  /// Space.
  case keyboardSpacebar = 0x2c
  /// Hyphen.
  case keyboardHyphen = 0x2d
  /// Equal sign.
  case keyboardEqualSign = 0x2e
  /// Opening bracket.
  case keyboardOpenBracket = 0x2f
  /// Closing bracket.
  case keyboardCloseBracket = 0x30
  /// Backslash.
  case keyboardBackslash = 0x31
  /// Pound, outside of the US.
  case keyboardNonUSPound = 0x32
  /// Semicolon.
  case keyboardSemicolon = 0x33
  /// Quote.
  case keyboardQuote = 0x34
  /// Grave accent.
  case keyboardGraveAccentAndTilde = 0x35
  /// Comma.
  case keyboardComma = 0x36
  /// Period.
  case keyboardPeriod = 0x37
  /// Slash.
  case keyboardSlash = 0x38
  /// Caps lock.
  case keyboardCapsLock = 0x39
  /// The function key 1.
  case keyboardF1 = 0x3a
  /// The function key 2.
  case keyboardF2 = 0x3b
  /// The function key 3.
  case keyboardF3 = 0x3c
  /// The function key 4.
  case keyboardF4 = 0x3d
  /// The function key 5.
  case keyboardF5 = 0x3e
  /// The function key 6.
  case keyboardF6 = 0x3f
  /// The function key 7.
  case keyboardF7 = 0x40
  /// The function key 8.
  case keyboardF8 = 0x41
  /// The function key 9.
  case keyboardF9 = 0x42
  /// The function key 10.
  case keyboardF10 = 0x43
  /// The function key 11.
  case keyboardF11 = 0x44
  /// The function key 12.
  case keyboardF12 = 0x45
  /// Print screen.
  case keyboardPrintScreen = 0x46
  /// Scroll lock.
  case keyboardScrollLock = 0x47
  /// Pause.
  case keyboardPause = 0x48
  /// Insert.
  case keyboardInsert = 0x49
  /// Home.
  case keyboardHome = 0x4a
  /// Page up.
  case keyboardPageUp = 0x4b
  /// Delete forward.
  case keyboardDeleteForward = 0x4c
  /// End.
  case keyboardEnd = 0x4d
  /// Page down.
  case keyboardPageDown = 0x4e
  /// Right arrow.
  case keyboardRightArrow = 0x4f
  /// Left arrow.
  case keyboardLeftArrow = 0x50
  /// Down arrow.
  case keyboardDownArrow = 0x51
  /// Up arrow.
  case keyboardUpArrow = 0x52
  /// Num lock.
  case keypadNumLock = 0x53
  /// Slash of the number pad.
  case keypadSlash = 0x54
  /// Asterisk of the number pad.
  case keypadAsterisk = 0x55
  /// Hyphen of the number pad.
  case keypadHyphen = 0x56
  /// Plus of the number pad.
  case keypadPlus = 0x57
  /// Enter of the number pad.
  case keypadEnter = 0x58
  /// The digit 1 of the number pad.
  case keypad1 = 0x59
  /// The digit 2 of the number pad.
  case keypad2 = 0x5a
  /// The digit 3 of the number pad.
  case keypad3 = 0x5b
  /// The digit 4 of the number pad.
  case keypad4 = 0x5c
  /// The digit 5 of the number pad.
  case keypad5 = 0x5d
  /// The digit 6 of the number pad.
  case keypad6 = 0x5e
  /// The digit 7 of the number pad.
  case keypad7 = 0x5f
  /// The digit 8 of the number pad.
  case keypad8 = 0x60
  /// The digit 9 of the number pad.
  case keypad9 = 0x61
  /// The digit 0 of the number pad.
  case keypad0 = 0x62
  /// Period of the number pad.
  case keypadPeriod = 0x63
  /// Backslash, outside of the US.
  case keyboardNonUSBackslash = 0x64
  /// Application.
  case keyboardApplication = 0x65
  /// Power.
  case keyboardPower = 0x66
  /// Equal sign of the number pad.
  case keypadEqualSign = 0x67
  /// The function key 13.
  case keyboardF13 = 0x68
  /// The function key 14.
  case keyboardF14 = 0x69
  /// The function key 15.
  case keyboardF15 = 0x6a
  /// The function key 16.
  case keyboardF16 = 0x6b
  /// The function key 17.
  case keyboardF17 = 0x6c
  /// The function key 18.
  case keyboardF18 = 0x6d
  /// The function key 19.
  case keyboardF19 = 0x6e
  /// The function key 20.
  case keyboardF20 = 0x6f
  /// The function key 21.
  case keyboardF21 = 0x70
  /// The function key 22.
  case keyboardF22 = 0x71
  /// The function key 23.
  case keyboardF23 = 0x72
  /// The function key 24.
  case keyboardF24 = 0x73
  /// Help.
  case keyboardHelp = 0x75
  /// Menu.
  case keyboardMenu = 0x76
  /// Select.
  case keyboardSelect = 0x77
  /// Stop.
  case keyboardStop = 0x78
  /// Again.
  case keyboardAgain = 0x79
  /// Undo.
  case keyboardUndo = 0x7a
  /// Cut.
  case keyboardCut = 0x7b
  /// Copy.
  case keyboardCopy = 0x7c
  /// Paste.
  case keyboardPaste = 0x7d
  /// Find.
  case keyboardFind = 0x7e
  /// Mute.
  case keyboardMute = 0x7f
  /// Louder.
  case keyboardVolumeUp = 0x80
  /// Softer.
  case keyboardVolumeDown = 0x81
  /// Left control.
  case keyboardLeftControl = 0xe0
  /// Left shift.
  case keyboardLeftShift = 0xe1
  /// Left option.
  case keyboardLeftAlt = 0xe2
  /// Left command.
  case keyboardLeftGUI = 0xe3
  /// Right control.
  case keyboardRightControl = 0xe4
  /// Right shift.
  case keyboardRightShift = 0xe5
  /// Right option.
  case keyboardRightAlt = 0xe6
  /// Right command.
  case keyboardRightGUI = 0xe7
}

extension UIKeyboardHIDUsage {
  /// The key that types a text, or has a name of `UIKeyCommand`.
  init(input: String) {
    self = Self.named[input] ?? Self.typing(input)
  }

  private static let named: [String: UIKeyboardHIDUsage] = [
    UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
    UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
    UIKeyCommand.inputRightArrow: .keyboardRightArrow,
    UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputPageUp: .keyboardPageUp,
    UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputHome: .keyboardHome,
    UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputDelete: .keyboardDeleteOrBackspace,
    UIKeyCommand.f1: .keyboardF1, UIKeyCommand.f2: .keyboardF2, UIKeyCommand.f3: .keyboardF3,
    UIKeyCommand.f4: .keyboardF4, UIKeyCommand.f5: .keyboardF5, UIKeyCommand.f6: .keyboardF6,
    UIKeyCommand.f7: .keyboardF7, UIKeyCommand.f8: .keyboardF8, UIKeyCommand.f9: .keyboardF9,
    UIKeyCommand.f10: .keyboardF10, UIKeyCommand.f11: .keyboardF11,
    UIKeyCommand.f12: .keyboardF12, "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter,
    "\t": .keyboardTab, " ": .keyboardSpacebar, "\u{8}": .keyboardDeleteOrBackspace,
    "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
    "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon,
    "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma,
    ".": .keyboardPeriod, "/": .keyboardSlash, "+": .keyboardEqualSign, "?": .keyboardSlash,
  ]

  private static func typing(_ input: String) -> UIKeyboardHIDUsage {
    guard let ascii = input.lowercased().first?.asciiValue else { return .keyboardErrorUndefined }
    let usage: Int? =
      switch ascii {
      case 97...122: Int(ascii) - 97 + 0x04
      case 49...57: Int(ascii) - 49 + 0x1e
      case 48: 0x27
      default: nil
      }
    return usage.flatMap(UIKeyboardHIDUsage.init(rawValue:)) ?? .keyboardErrorUndefined
  }
}
