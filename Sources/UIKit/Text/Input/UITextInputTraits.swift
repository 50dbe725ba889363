public import Foundation

/// The keys of the keyboard.
///
/// Status: complete · A
public enum UIKeyboardType: Int, Sendable {
  /// As the language.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Phone numbers.
  case phonePad = 5
  /// Names and phone numbers.
  case namePhonePad = 6
  /// Addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Short messages.
  case twitter = 9
  /// Search in the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// Letters, in old code.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Light or dark keys.
///
/// Status: complete · A
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Dark, in old code.
  public static let alert = UIKeyboardAppearance.dark
}

/// The title of the return key.
///
/// Status: complete · A
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// What is written with capitals.
///
/// Status: complete · A
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// Every word.
  case words = 1
  /// Every sentence.
  case sentences = 2
  /// Everything.
  case allCharacters = 3
}

/// Whether misspelt words are replaced.
///
/// Status: complete · A
public enum UITextAutocorrectionType: Int, Sendable {
  /// By the system.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether misspelt words are marked.
///
/// Status: complete · A
public enum UITextSpellCheckingType: Int, Sendable {
  /// By the system.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether quotation marks are curled.
///
/// Status: complete · A
public enum UITextSmartQuotesType: Int, Sendable {
  /// By the system.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether hyphens become dashes.
///
/// Status: complete · A
public enum UITextSmartDashesType: Int, Sendable {
  /// By the system.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether pasting adds and removes spaces.
///
/// Status: complete · A
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// By the system.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a text means.
///
/// Status: complete · A
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// Apple's name of the meaning.
  public var rawValue: String
  /// Creates a type from Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A phone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Rules for new passwords.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules.
  public let passwordRulesDescriptor: String

  /// Creates rules from their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// How text is entered.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// What is written with capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether misspelt words are replaced.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelt words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks are curled.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether pasting adds and removes spaces.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// Light or dark keys.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key needs text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means.
  var textContentType: UITextContentType! { get set }
  /// Rules for new passwords.
  var passwordRules: UITextInputPasswordRules? { get set }
}

/// The defaults of classes that do not say how text is entered.
extension UITextInputTraits {
  /// Sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// By the system.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// By the system.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// By the system.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// By the system.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// By the system.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// As the language.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// As the interface.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// Return.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// No.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// No.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Nothing known.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// None.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
