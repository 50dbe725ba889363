import CoreGraphics

/// Which columns of the table stand for a face.
enum AdvanceSource: Hashable, Sendable {
  /// The system's font: Inter between its masters, with tracking.
  case inter(weight: CGFloat, hasTabularDigits: Bool, stretch: CGFloat)
  /// A family for which Liberation is cut to measure, or close to it.
  case liberation(LiberationColumn, scale: CGFloat)
  /// A font whose characters are all equally wide.
  case fixed(CGFloat)

  enum LiberationColumn: Hashable, Sendable {
    case sans, sansBold, serif, serifBold, serifItalic, serifBoldItalic

    var widths: [UInt16] {
      switch self {
      case .sans: FontAdvanceTable.sansRegular
      case .sansBold: FontAdvanceTable.sansBold
      case .serif: FontAdvanceTable.serifRegular
      case .serifBold: FontAdvanceTable.serifBold
      case .serifItalic: FontAdvanceTable.serifItalic
      case .serifBoldItalic: FontAdvanceTable.serifBoldItalic
      }
    }
  }

  init(_ face: FontFace) {
    guard face.givenName != nil else {
      self = Self.system(face)
      return
    }
    switch face.family {
    case "Menlo": self = .fixed(1233.0 / 2048)
    case "Courier", "Courier New": self = .fixed(1229.0 / 2048)
    case "Helvetica", "Arial": self = .liberation(Self.sans(face), scale: 1)
    // The scales are the ratios of the average widths of the families' letters.
    case "Helvetica Neue": self = .liberation(Self.sans(face), scale: 1.009)
    case "Verdana": self = .liberation(Self.sans(face), scale: face.isBold ? 1.19 : 1.149)
    case "Trebuchet MS": self = .liberation(Self.sans(face), scale: face.isBold ? 0.993 : 1.023)
    case "Times New Roman": self = .liberation(Self.serif(face), scale: 1)
    case "Georgia": self = .liberation(Self.serif(face), scale: face.isBold ? 1.199 : 1.098)
    case "Palatino", "Cochin", "Didot", "American Typewriter":
      self = .liberation(Self.serif(face), scale: 1.1)
    default: self = Self.system(face)
    }
  }

  private static func system(_ face: FontFace) -> AdvanceSource {
    switch face.design {
    case .monospaced: return .fixed(1266.0 / 2048)
    case .serif: return .liberation(serif(face), scale: 1.1)
    case .standard, .rounded:
      return .inter(
        weight: styleSheetWeight(face.weight.rawValue),
        hasTabularDigits: face.hasTabularDigits,
        stretch: stretch(face.width.rawValue)
      )
    }
  }

  private static func sans(_ face: FontFace) -> LiberationColumn {
    face.isBold ? .sansBold : .sans
  }

  private static func serif(_ face: FontFace) -> LiberationColumn {
    switch (face.isBold, face.isItalic) {
    case (false, false): .serif
    case (true, false): .serifBold
    case (false, true): .serifItalic
    case (true, true): .serifBoldItalic
    }
  }

  private static let steps: [(CGFloat, CGFloat)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900),
  ]

  /// The weight from 100 to 900 in which Inter's masters are named.
  private static func styleSheetWeight(_ weight: CGFloat) -> CGFloat {
    if weight == 0 { return 400 }
    if weight <= -0.8 { return 100 }
    for index in 1..<steps.count where weight <= steps[index].0 {
      let (low, high) = (steps[index - 1], steps[index])
      return low.1 + (weight - low.0) / (high.0 - low.0) * (high.1 - low.1)
    }
    return 900
  }

  /// How much wider the characters of a condensed or expanded font are; a guess.
  private static func stretch(_ width: CGFloat) -> CGFloat {
    width < 0 ? 1 + 0.625 * width : 1 + 0.85 * width
  }
}
