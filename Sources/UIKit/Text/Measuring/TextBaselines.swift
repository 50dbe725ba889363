import CoreGraphics

/// The distances from the top of a view to the baselines of its first and last line.
package struct TextBaselines: Equatable, Sendable {
  /// The first line's, in points.
  package var first: CGFloat
  /// The last line's, in points.
  package var last: CGFloat
}

extension UIView {
  /// Where the baselines of a view with text are if it has a size; `nil` for views without text.
  ///
  /// Layout asks it of the views that `forFirstBaselineLayout` and
  /// `forLastBaselineLayout` name.
  package func textBaselines(in size: CGSize) -> TextBaselines? {
    switch self {
    case let label as UILabel: label.baselines(in: size)
    case let field as UITextField: field.baselines(in: size)
    case let text as UITextView: text.baselines(in: size)
    case let button as UIButton: button.baselines(in: size)
    default: nil
    }
  }
}

extension UIButton {
  /// The title's baselines; a button without a title has none.
  fileprivate func baselines(in size: CGSize) -> TextBaselines? {
    guard let label = titleLabel, label.attributedText?.length ?? 0 > 0 else { return nil }
    let frame = label.frame
    // Before its layout the title is taken to be in the middle.
    guard frame.height > 0 else {
      let height = label.intrinsicContentSize.height
      let top = max((size.height - height) / 2, 0)
      let inner = label.baselines(in: CGSize(width: size.width, height: height))
      return TextBaselines(first: top + inner.first, last: top + inner.last)
    }
    let inner = label.baselines(in: frame.size)
    let moved = (size.height - bounds.height) / 2
    return TextBaselines(
      first: frame.minY + inner.first + moved,
      last: frame.minY + inner.last + moved
    )
  }
}
