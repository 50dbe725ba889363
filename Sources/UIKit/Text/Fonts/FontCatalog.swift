/// The fonts that ship with iOS and are asked for by name.
enum FontCatalog {
  struct Family: Sendable {
    let name: String
    let faces: [String]
  }

  static func face(named name: String) -> FontFace? {
    if name.hasPrefix(".") { return systemFace(named: name) }
    for family in families {
      if family.name == name { return makeFace(family.faces[0], family) }
      if family.faces.contains(name) { return makeFace(name, family) }
    }
    return BundledFonts.face(named: name)
  }

  /// The face of a font that the app brings.
  static func face(named name: String, family: String) -> FontFace {
    makeFace(name, Family(name: family, faces: [name]))
  }

  /// The name of a family's font with a weight and a slant, if it has one.
  static func name(family: String, isBold: Bool, isItalic: Bool) -> String? {
    guard let found = families.first(where: { $0.name == family }) else { return nil }
    return found.faces.first {
      isBoldName($0) == isBold && isItalicName($0) == isItalic
    }
  }

  private static func makeFace(_ name: String, _ family: Family) -> FontFace {
    FontFace(
      family: family.name,
      weight: weight(of: name),
      isItalic: isItalicName(name),
      givenName: name
    )
  }

  private static func systemFace(named name: String) -> FontFace {
    let design: FontFace.Design =
      if name.contains("Monospaced") {
        .monospaced
      } else if name.contains("Rounded") {
        .rounded
      } else if name.contains("Serif") || name.contains("NewYork") {
        .serif
      } else {
        .standard
      }
    var face = FontFace.system(weight(of: name), design)
    face.isItalic = isItalicName(name)
    return face
  }

  private static func isBoldName(_ name: String) -> Bool {
    name.contains("Bold") || name.contains("Heavy") || name.contains("Black")
  }

  private static func isItalicName(_ name: String) -> Bool {
    name.contains("Italic") || name.contains("Oblique")
  }

  private static func weight(of name: String) -> UIFont.Weight {
    let lower = name.lowercased()
    for (part, weight) in weights where lower.contains(part) { return weight }
    return .regular
  }

  private static let weights: [(String, UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
    ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  static let families: [Family] = [
    Family(
      name: "American Typewriter",
      faces: ["AmericanTypewriter", "AmericanTypewriter-Light", "AmericanTypewriter-Bold"]
    ),
    Family(
      name: "Arial",
      faces: ["ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"]
    ),
    Family(
      name: "Avenir",
      faces: [
        "Avenir-Roman", "Avenir-Book", "Avenir-Light", "Avenir-Medium", "Avenir-Heavy",
        "Avenir-Black", "Avenir-Oblique", "Avenir-BookOblique", "Avenir-LightOblique",
        "Avenir-MediumOblique", "Avenir-HeavyOblique", "Avenir-BlackOblique",
      ]
    ),
    Family(
      name: "Avenir Next",
      faces: [
        "AvenirNext-Regular", "AvenirNext-UltraLight", "AvenirNext-Medium", "AvenirNext-DemiBold",
        "AvenirNext-Bold", "AvenirNext-Heavy", "AvenirNext-Italic", "AvenirNext-MediumItalic",
        "AvenirNext-DemiBoldItalic", "AvenirNext-BoldItalic",
      ]
    ),
    Family(
      name: "Avenir Next Condensed",
      faces: [
        "AvenirNextCondensed-Regular", "AvenirNextCondensed-Medium",
        "AvenirNextCondensed-DemiBold", "AvenirNextCondensed-Bold",
      ]
    ),
    Family(name: "Chalkboard SE", faces: ["ChalkboardSE-Regular", "ChalkboardSE-Bold"]),
    Family(name: "Chalkduster", faces: ["Chalkduster"]),
    Family(name: "Cochin", faces: ["Cochin", "Cochin-Bold", "Cochin-Italic"]),
    Family(name: "Copperplate", faces: ["Copperplate", "Copperplate-Light", "Copperplate-Bold"]),
    Family(
      name: "Courier New",
      faces: [
        "CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT",
        "CourierNewPS-BoldItalicMT",
      ]
    ),
    Family(
      name: "Courier",
      faces: ["Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"]
    ),
    Family(
      name: "Didot",
      faces: ["Didot", "Didot-Bold", "Didot-Italic"]
    ),
    Family(
      name: "Futura",
      faces: ["Futura-Medium", "Futura-MediumItalic", "Futura-Bold", "Futura-CondensedMedium"]
    ),
    Family(
      name: "Georgia",
      faces: ["Georgia", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic"]
    ),
    Family(
      name: "Gill Sans",
      faces: ["GillSans", "GillSans-Light", "GillSans-SemiBold", "GillSans-Bold"]
    ),
    Family(
      name: "Helvetica",
      faces: [
        "Helvetica", "Helvetica-Light", "Helvetica-Bold", "Helvetica-Oblique",
        "Helvetica-LightOblique", "Helvetica-BoldOblique",
      ]
    ),
    Family(
      name: "Helvetica Neue",
      faces: [
        "HelveticaNeue", "HelveticaNeue-UltraLight", "HelveticaNeue-Thin", "HelveticaNeue-Light",
        "HelveticaNeue-Medium", "HelveticaNeue-Bold", "HelveticaNeue-CondensedBold",
        "HelveticaNeue-CondensedBlack", "HelveticaNeue-Italic", "HelveticaNeue-ThinItalic",
        "HelveticaNeue-LightItalic", "HelveticaNeue-MediumItalic", "HelveticaNeue-BoldItalic",
        "HelveticaNeue-UltraLightItalic",
      ]
    ),
    Family(name: "Marker Felt", faces: ["MarkerFelt-Thin", "MarkerFelt-Wide"]),
    Family(
      name: "Menlo",
      faces: ["Menlo-Regular", "Menlo-Bold", "Menlo-Italic", "Menlo-BoldItalic"]
    ),
    Family(
      name: "Optima",
      faces: ["Optima-Regular", "Optima-Bold", "Optima-Italic"]
    ),
    Family(
      name: "Palatino",
      faces: ["Palatino-Roman", "Palatino-Bold", "Palatino-Italic", "Palatino-BoldItalic"]
    ),
    Family(
      name: "Times New Roman",
      faces: [
        "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT",
        "TimesNewRomanPS-BoldItalicMT",
      ]
    ),
    Family(
      name: "Trebuchet MS",
      faces: ["TrebuchetMS", "TrebuchetMS-Bold", "TrebuchetMS-Italic"]
    ),
    Family(
      name: "Verdana",
      faces: ["Verdana", "Verdana-Bold", "Verdana-Italic", "Verdana-BoldItalic"]
    ),
    Family(name: "Zapfino", faces: ["Zapfino"]),
  ]
}
