import CoreGraphics

/// What a font looks like apart from its size.
struct FontFace: Hashable, Sendable {
  /// The shapes of the system's font.
  enum Design: Hashable, Sendable {
    case standard, rounded, serif, monospaced
  }

  var family: String
  var weight: UIFont.Weight
  var isItalic = false
  var design = Design.standard
  var width = UIFont.Width.standard
  var hasTabularDigits = false
  /// The style with which the font follows the user's text size.
  var textStyle: UIFont.TextStyle?
  /// The size before scaling, and the largest size, of a font of `UIFontMetrics`.
  var scaledFrom: CGFloat?
  var scaledMaximum: CGFloat = 0
  var givenName: String?

  static let systemFamily = ".AppleSystemUIFont"

  static func system(_ weight: UIFont.Weight) -> FontFace {
    FontFace(family: systemFamily, weight: weight)
  }

  static func system(_ weight: UIFont.Weight, _ design: Design) -> FontFace {
    var face = system(weight)
    face.design = design
    face.family = systemFamily(design)
    return face
  }

  static func systemFamily(_ design: Design) -> String {
    switch design {
    case .standard: systemFamily
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    }
  }

  /// Whether all characters are equally wide.
  var isMonospaced: Bool {
    design == .monospaced
      || givenName != nil && (family == "Menlo" || family.hasPrefix("Courier"))
  }

  var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }

  /// The full name; the system's fonts have names that start with a full stop.
  var fullName: String {
    if let givenName { return givenName }
    guard family.hasPrefix(".") else { return family }
    let base = design == .standard ? ".SFUI" : Self.systemFamily(design)
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
    if traits.contains(.traitMonoSpace), givenName == nil { copy = copy.with(.monospaced) }
    if givenName != nil {
      copy.givenName = FontCatalog.name(
        family: family,
        isBold: wantsBold,
        isItalic: copy.isItalic
      )
    }
    return copy
  }

  /// The system's font in another design.
  func with(_ design: Design) -> FontFace {
    var copy = self
    copy.design = design
    copy.family = Self.systemFamily(design)
    return copy
  }
}
