import CoreGraphics
public import Foundation

/// The region that a text view fills with text.
///
/// - Differs: text is measured without a layout manager; `size`, the padding and
///   the number of lines are honoured.
///
/// Status: partial · A
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The size of the region, in points.
  open var size: CGSize

  /// The space at the start and end of lines, in points.
  open var lineFragmentPadding: CGFloat = 5

  /// The number of lines; zero for any number.
  open var maximumNumberOfLines = 0

  /// What happens to the last line.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping

  /// Whether the width follows the view's.
  open var widthTracksTextView = false

  /// Whether the height follows the view's.
  open var heightTracksTextView = false

  /// Creates a region.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a region of size zero.
  public convenience override init() {
    self.init(size: .zero)
  }
}
