import CoreGraphics
public import Foundation

/// A row of dots, one per page.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How a touch is followed.
  public enum InteractionState: Int, Sendable {
    /// No touch.
    case none = 0
    /// Taps at the sides.
    case discrete = 1
    /// A drag along the dots.
    case continuous = 2
  }

  /// When the background is visible.
  public enum BackgroundStyle: Int, Sendable {
    /// While touched.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// In which direction pages follow each other.
  public enum Direction: Int, Sendable {
    /// As lines of text.
    case natural = 0
    /// To the right.
    case leftToRight = 1
    /// To the left.
    case rightToLeft = 2
    /// Downwards.
    case topToBottom = 3
    /// Upwards.
    case bottomToTop = 4
  }

  private var page = 0

  /// Creates a control without dots.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.pageControl.apply(to: self, nib) }
  }

  /// The number of dots.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }

  /// The chosen page, kept within the number of dots; setting it sends no event.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  /// Whether a single dot is left out.
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }

  /// The colour of dots.
  open var pageIndicatorTintColor: UIColor?

  /// The colour of the chosen dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// The image of dots.
  open var preferredIndicatorImage: UIImage?

  /// When the background is visible.
  open var backgroundStyle = BackgroundStyle.automatic

  /// How a touch is followed.
  open var interactionState: InteractionState { .none }

  /// Whether a drag along the dots turns pages.
  open var allowsContinuousInteraction = true

  /// Whether the chosen dot changes only by the app.
  open var defersCurrentPageDisplay = false

  /// In which direction the pages follow each other.
  open var direction = Direction.natural

  /// Follows pages that turn by themselves; the control asks it for its duration only.
  open var progress: UIPageControlProgress? {
    didSet {
      oldValue?.control = nil
      progress?.control = self
    }
  }

  private var currentIndicatorImages: [Int: UIImage] = [:]

  /// The image of the dot of the chosen page.
  open var preferredCurrentPageIndicatorImage: UIImage?

  /// Sets the image of a dot while its page is chosen.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
  }

  /// The image of a dot while its page is chosen.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page]
  }

  private var indicatorImages: [Int: UIImage] = [:]

  /// Sets the image of a dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }

  /// The image of a dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// Shows the chosen dot after it was deferred.
  open func updateCurrentPageDisplay() {}

  override var claimsTaps: Bool { true }

  /// Turns a page back in the left half and forward in the right.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    turn(forward: (touch.location(in: self).x >= bounds.midX) != isRightToLeft)
  }

  /// Does what a tap at a side does.
  package func turn(forward: Bool) {
    let old = page
    currentPage = page + (forward ? 1 : -1)
    if page != old { sendActions(for: .valueChanged) }
  }

  /// The size of a control with some number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: pageCount > 0 ? CGFloat(pageCount) * 17 + 20 : 0, height: 26)
  }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size of the dots, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
