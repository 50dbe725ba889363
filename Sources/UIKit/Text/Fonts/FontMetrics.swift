import CoreGraphics

/// The vertical measures of a font, as shares of its size.
struct FontMetrics: Hashable, Sendable {
  var ascender: CGFloat
  /// Negative, as it lies below the baseline.
  var descender: CGFloat
  var leading: CGFloat = 0
  var capHeight: CGFloat
  var xHeight: CGFloat

  var lineHeight: CGFloat { ascender - descender + leading }

  /// Those of the system's font in every weight, slant and design.
  static let system = FontMetrics(
    ascender: 1950.0 / 2048,
    descender: -494.0 / 2048,
    capHeight: 1443.0 / 2048,
    xHeight: 1078.0 / 2048
  )

  /// The measures of a face; families that are not listed get those of the system's font.
  static func of(_ face: FontFace) -> FontMetrics {
    guard face.givenName != nil else { return system }
    switch face.family {
    case "Helvetica Neue": return face.isBold ? helveticaNeueBold : helveticaNeue
    case "Helvetica": return helvetica
    case "Arial": return arial
    case "Times New Roman": return times
    case "Courier New", "Courier": return courier
    case "Georgia": return georgia
    case "Verdana": return verdana
    case "Trebuchet MS": return trebuchet
    case "Menlo": return menlo
    case "Avenir", "Avenir Next", "Avenir Next Condensed": return avenir
    default: return system
    }
  }

  // The numbers stand in the fonts' headers and are listed publicly, for example in
  // https://github.com/seek-oss/capsize.

  /// The text system adds 15 % to the ascender of this family.
  private static let helvetica = FontMetrics(
    ascender: 0.92,
    descender: -0.23,
    capHeight: 0.7173,
    xHeight: 0.5229
  )
  private static let helveticaNeue = FontMetrics(
    ascender: 0.952,
    descender: -0.213,
    leading: 0.028,
    capHeight: 0.714,
    xHeight: 0.517
  )
  private static let helveticaNeueBold = FontMetrics(
    ascender: 0.975,
    descender: -0.217,
    leading: 0.029,
    capHeight: 0.714,
    xHeight: 0.517
  )
  private static let arial = FontMetrics(
    ascender: 1854.0 / 2048,
    descender: -434.0 / 2048,
    leading: 67.0 / 2048,
    capHeight: 1467.0 / 2048,
    xHeight: 1062.0 / 2048
  )
  private static let times = FontMetrics(
    ascender: 1825.0 / 2048,
    descender: -443.0 / 2048,
    leading: 87.0 / 2048,
    capHeight: 1356.0 / 2048,
    xHeight: 916.0 / 2048
  )
  private static let courier = FontMetrics(
    ascender: 1705.0 / 2048,
    descender: -615.0 / 2048,
    capHeight: 1170.0 / 2048,
    xHeight: 866.0 / 2048
  )
  private static let georgia = FontMetrics(
    ascender: 1878.0 / 2048,
    descender: -449.0 / 2048,
    capHeight: 1419.0 / 2048,
    xHeight: 986.0 / 2048
  )
  private static let verdana = FontMetrics(
    ascender: 2059.0 / 2048,
    descender: -430.0 / 2048,
    capHeight: 1489.0 / 2048,
    xHeight: 1117.0 / 2048
  )
  private static let trebuchet = FontMetrics(
    ascender: 1923.0 / 2048,
    descender: -455.0 / 2048,
    capHeight: 1465.0 / 2048,
    xHeight: 1071.0 / 2048
  )
  private static let menlo = FontMetrics(
    ascender: 1901.0 / 2048,
    descender: -483.0 / 2048,
    capHeight: 1493.0 / 2048,
    xHeight: 1120.0 / 2048
  )
  private static let avenir = FontMetrics(
    ascender: 1,
    descender: -0.366,
    capHeight: 0.708,
    xHeight: 0.468
  )
}
