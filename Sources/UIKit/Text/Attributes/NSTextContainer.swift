import CoreGraphics
public import Foundation

/// The region that a text view fills with text.
///
/// - Differs: text does not flow around shapes.
///
/// Status: partial · A
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The size of the region, in points.
  open var size: CGSize {
    didSet { if size != oldValue { didChange() } }
  }

  /// The space at the start and end of lines, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { didChange() }
  }

  /// The number of lines; zero for any number.
  open var maximumNumberOfLines = 0 {
    didSet { didChange() }
  }

  /// What happens to the last line.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { didChange() }
  }

  /// The manager that fills the region.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Shapes that the text leaves free.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if !exclusionPaths.isEmpty { unimplemented("exclusion paths of a text container") } }
  }

  /// Told when the region changes; the text view that shows it listens.
  var geometryDidChange: (() -> Void)?

  private func didChange() {
    layoutManager?.textContainerChangedGeometry(self)
    geometryDidChange?()
  }

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
