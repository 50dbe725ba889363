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

/// Whether typed arithmetic is completed.
///
/// Status: complete · A
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// By the system.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the rest of a line is suggested.
///
/// Status: complete · A
public enum UITextInlinePredictionType: Int, Sendable {
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
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A title behind a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A position at work.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A firm or club.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A street address in one text.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// When a card expires.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month in which a card expires.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year in which a card expires.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The code of a card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The kind of a card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The name on a card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The given name on a card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The family name on a card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// A date with a time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The number of a phone.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The number of a phone.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
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
  /// Whether typed arithmetic is completed.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// Whether the rest of a line is suggested.
  var inlinePredictionType: UITextInlinePredictionType { get set }
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
    get { OptionalMessage.send("autocapitalizationType", to: self) { .sentences } }
    set { OptionalMessage.send("setAutocapitalizationType:", to: self, newValue) {} }
  }
  /// By the system.
  public var autocorrectionType: UITextAutocorrectionType {
    get { OptionalMessage.send("autocorrectionType", to: self) { .default } }
    set { OptionalMessage.send("setAutocorrectionType:", to: self, newValue) {} }
  }
  /// By the system.
  public var spellCheckingType: UITextSpellCheckingType {
    get { OptionalMessage.send("spellCheckingType", to: self) { .default } }
    set { OptionalMessage.send("setSpellCheckingType:", to: self, newValue) {} }
  }
  /// By the system.
  public var smartQuotesType: UITextSmartQuotesType {
    get { OptionalMessage.send("smartQuotesType", to: self) { .default } }
    set { OptionalMessage.send("setSmartQuotesType:", to: self, newValue) {} }
  }
  /// By the system.
  public var smartDashesType: UITextSmartDashesType {
    get { OptionalMessage.send("smartDashesType", to: self) { .default } }
    set { OptionalMessage.send("setSmartDashesType:", to: self, newValue) {} }
  }
  /// By the system.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { OptionalMessage.send("smartInsertDeleteType", to: self) { .default } }
    set { OptionalMessage.send("setSmartInsertDeleteType:", to: self, newValue) {} }
  }
  /// By the system.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { OptionalMessage.send("mathExpressionCompletionType", to: self) { .default } }
    set { OptionalMessage.send("setMathExpressionCompletionType:", to: self, newValue) {} }
  }
  /// By the system.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { OptionalMessage.send("inlinePredictionType", to: self) { .default } }
    set { OptionalMessage.send("setInlinePredictionType:", to: self, newValue) {} }
  }
  /// As the language.
  public var keyboardType: UIKeyboardType {
    get { OptionalMessage.send("keyboardType", to: self) { .default } }
    set { OptionalMessage.send("setKeyboardType:", to: self, newValue) {} }
  }
  /// As the interface.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { OptionalMessage.send("keyboardAppearance", to: self) { .default } }
    set { OptionalMessage.send("setKeyboardAppearance:", to: self, newValue) {} }
  }
  /// Return.
  public var returnKeyType: UIReturnKeyType {
    get { OptionalMessage.send("returnKeyType", to: self) { .default } }
    set { OptionalMessage.send("setReturnKeyType:", to: self, newValue) {} }
  }
  /// No.
  public var enablesReturnKeyAutomatically: Bool {
    get { OptionalMessage.send("enablesReturnKeyAutomatically", to: self) { false } }
    set { OptionalMessage.send("setEnablesReturnKeyAutomatically:", to: self, newValue) {} }
  }
  /// No.
  public var isSecureTextEntry: Bool {
    get { OptionalMessage.send("isSecureTextEntry", to: self) { false } }
    set { OptionalMessage.send("setSecureTextEntry:", to: self, newValue) {} }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Nothing known.
  public var textContentType: UITextContentType! {
    get { OptionalMessage.send("textContentType", to: self) { nil } }
    set { OptionalMessage.send("setTextContentType:", to: self, newValue) {} }
  }
  /// None.
  public var passwordRules: UITextInputPasswordRules? {
    get { OptionalMessage.send("passwordRules", to: self) { nil } }
    set { OptionalMessage.send("setPasswordRules:", to: self, newValue) {} }
  }
}
