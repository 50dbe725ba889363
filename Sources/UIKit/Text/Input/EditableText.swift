import Foundation

/// A text with a selection, in the units of `NSString`.
struct EditableText {
  private(set) var string = ""
  var selection = NSRange(location: 0, length: 0)

  var length: Int { (string as NSString).length }

  /// Replaces everything; the cursor goes to the end.
  mutating func set(_ text: String) {
    string = text
    selection = NSRange(location: length, length: 0)
  }

  /// Replaces a part; the cursor goes behind the new text.
  mutating func replace(_ range: NSRange, with text: String) {
    let range = clamped(range)
    string = (string as NSString).replacingCharacters(in: range, with: text)
    selection = NSRange(location: range.location + (text as NSString).length, length: 0)
  }

  func part(_ range: NSRange) -> String {
    (string as NSString).substring(with: clamped(range))
  }

  /// What a press on the delete key removes.
  var rangeBeforeCursor: NSRange {
    if selection.length > 0 { return clamped(selection) }
    guard selection.location > 0 else { return NSRange(location: 0, length: 0) }
    return (string as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }
}

/// How text is entered into a field or view.
@MainActor
struct InputTraits {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
}
