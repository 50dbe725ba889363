import CoreGraphics

/// The distances of lines in the text styles, by which metrics scale.
///
/// - Evidence: the tables of text sizes in Apple's design guidelines (grade A)
enum TextStyleLeading {
  /// How much larger text of a style is set than at the usual size.
  static func growth(of style: UIFont.TextStyle, for category: UIContentSizeCategory) -> CGFloat {
    let row = row(of: style)
    let position = category.position
    return row[position < 0 ? usual : position] / row[usual]
  }

  private static let usual = UIContentSizeCategory.large.position

  private static func row(of style: UIFont.TextStyle) -> [CGFloat] {
    switch style {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    default: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    }
  }
}
