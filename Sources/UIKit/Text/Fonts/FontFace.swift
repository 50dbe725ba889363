import CoreGraphics

/// What a font looks like apart from its size.
struct FontFace: Hashable, Sendable {
  var family: String
  var weight: UIFont.Weight
  var isItalic = false
  var isMonospaced = false
  var textStyle: UIFont.TextStyle?
  var givenName: String?

  static let systemFamily = ".AppleSystemUIFont"

  static func system(_ weight: UIFont.Weight) -> FontFace {
    FontFace(family: systemFamily, weight: weight)
  }

  var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }

  /// The full name; the system's fonts have names that start with a full stop.
  var fullName: String {
    if let givenName { return givenName }
    guard family.hasPrefix(".") else { return family }
    let base = isMonospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
    return "\(base)-\(weightName)\(isItalic ? "Italic" : "")"
  }

  private var weightName: String {
    switch weight {
    case .ultraLight: "Ultralight"
    case .thin: "Thin"
    case .light: "Light"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    default: "Regular"
    }
  }

  /// The face with other symbolic traits.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontFace {
    var copy = self
    let wantsBold = traits.contains(.traitBold)
    if wantsBold != isBold { copy.weight = wantsBold ? .bold : .regular }
    copy.isItalic = traits.contains(.traitItalic)
    copy.isMonospaced = traits.contains(.traitMonoSpace) || isMonospaced
    if givenName != nil {
      copy.givenName = FontCatalog.name(
        family: family,
        isBold: wantsBold,
        isItalic: copy.isItalic
      )
    }
    return copy
  }
}
