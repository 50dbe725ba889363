import Foundation
import InterfaceBuilder

extension NibTables {
  /// How the keyboard behaves for a text, the element `textInputTraits`.
  static func addTraits<Owner: UIView & UITextInputTraits>(_ table: inout NibTable<Owner>) {
    let traits = textTraits(of: Owner.self)
    table.value("textInputTraits") { owner, element, coder in
      traits.apply(to: owner, NibCoder(element, coder.session))
    }
  }

  /// The attributes of `textInputTraits`.
  static func textTraits<Owner: UIView & UITextInputTraits>(
    of type: Owner.Type
  ) -> NibTable<Owner> {
    var table = NibTable<Owner>()
    table.ignore("key")
    table.choice("autocapitalizationType", capitals) { $0.autocapitalizationType = $1 }
    table.choice("autocorrectionType", words(.default, .no, .yes)) { $0.autocorrectionType = $1 }
    table.choice("spellCheckingType", words(.default, .no, .yes)) { $0.spellCheckingType = $1 }
    table.choice("smartQuotesType", words(.default, .no, .yes)) { $0.smartQuotesType = $1 }
    table.choice("smartDashesType", words(.default, .no, .yes)) { $0.smartDashesType = $1 }
    table.choice("smartInsertDeleteType", words(.default, .no, .yes)) {
      $0.smartInsertDeleteType = $1
    }
    table.choice("mathExpressionCompletionType", words(.default, .no, .yes)) {
      $0.mathExpressionCompletionType = $1
    }
    table.choice("inlinePredictionType", words(.default, .no, .yes)) {
      $0.inlinePredictionType = $1
    }
    table.choice("keyboardType", keyboards) { $0.keyboardType = $1 }
    table.choice("keyboardAppearance", appearances) { $0.keyboardAppearance = $1 }
    table.choice("returnKeyType", returnKeys) { $0.returnKeyType = $1 }
    table.flag("enablesReturnKeyAutomatically") { $0.enablesReturnKeyAutomatically = $1 }
    table.flag("secureTextEntry") { $0.isSecureTextEntry = $1 }
    table.text("textContentType") { $0.textContentType = UITextContentType(rawValue: $1) }
    table.text("passwordRules") { $0.passwordRules = UITextInputPasswordRules(descriptor: $1) }
    return table
  }

  private static func words<Value>(_ automatic: Value, _ no: Value, _ yes: Value)
    -> KeyValuePairs<String, Value>
  {
    ["default": automatic, "no": no, "yes": yes]
  }

  private static let capitals: KeyValuePairs<String, UITextAutocapitalizationType> = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  private static let keyboards: KeyValuePairs<String, UIKeyboardType> = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let appearances: KeyValuePairs<String, UIKeyboardAppearance> = [
    "default": .default, "dark": .dark, "light": .light, "alert": .dark,
  ]

  private static let returnKeys: KeyValuePairs<String, UIReturnKeyType> = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
