import CoreGraphics
public import Foundation

/// Scales fonts and distances with the text size of the user.
///
/// Status: complete · A
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The font at the present text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The font at the present text size, no larger than a limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the text size of some traits.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font at the text size of some traits, no larger than a limit.
  ///
  /// A view that adjusts its font scales it anew when the text size changes.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    var face = font.face
    face.textStyle = style
    face.scaledFrom = font.pointSize
    face.scaledMaximum = maximumPointSize
    return UIFont(face: face, size: maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// A distance at the present text size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A distance at the text size of some traits, in whole pixels.
  ///
  /// - Evidence: a printed value on iOS (B: 17 points become 16.333 at `.medium`) that is the
  ///   ratio of the published distances of lines, not that of the sizes (D)
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let current = UITraitCollection.current
    let category = (traitCollection ?? current).preferredContentSizeCategory
    let growth = TextStyleLeading.growth(of: style, for: category)
    guard growth != 1 else { return value }
    let given = traitCollection?.displayScale ?? 0
    let scale = given > 0 ? given : current.displayScale
    return scale > 0 ? (value * growth * scale).rounded() / scale : value * growth
  }
}
