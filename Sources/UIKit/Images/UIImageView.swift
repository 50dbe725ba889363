import Clockwork
import CoreGraphics
public import Foundation

/// Shows an image or several in turn.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIImageView: UIView {
  private var isRunning = false
  private var laps: ScheduledWork?

  /// Creates a view in the size of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// Creates a view in the size of an image, with another one for highlighting.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder.nib { NibTables.imageView.apply(to: self, nib) }
  }

  /// Whether images grow with large text sizes; without effect here.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// The image.
  open var image: UIImage? {
    didSet {
      defer { KeyValueObserving.changed(self, "image") }
      guard image !== oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }

  /// The image while highlighted.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { setNeedsDisplay() } }
  }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The size of symbols that do not say it themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Images that are shown in turn.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// Images that are shown in turn while highlighted.
  open var highlightedAnimationImages: [UIImage]?

  /// How long showing all images takes; zero for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0

  /// How often the images are shown; zero for without end.
  open var animationRepeatCount = 0

  /// Whether the focus engine lifts the image.
  open var adjustsImageWhenAncestorFocused = false

  /// Starts showing the images in turn.
  open func startAnimating() {
    guard let images = animationImages ?? image?.images, !images.isEmpty else { return }
    stopAnimating()
    isRunning = true
    guard animationRepeatCount > 0 else { return }
    let lap = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    let total = Duration.seconds(lap * Double(animationRepeatCount))
    laps = MainLoop.current.schedule(.timer, "image animation", after: total) { [weak self] in
      self?.isRunning = false
    }
  }

  /// Stops showing the images in turn.
  open func stopAnimating() {
    isRunning = false
    laps?.cancel()
    laps = nil
  }

  /// Whether images are shown in turn.
  open var isAnimating: Bool { isRunning }

  /// The image that is shown now, in the form for the traits of the view.
  package var shownImage: UIImage? {
    guard var image = isHighlighted ? highlightedImage ?? image : image else { return nil }
    if image.followsTraits { image = image.form(for: traitCollection) }
    guard let preferred = preferredSymbolConfiguration, image.isSymbolImage,
      let own = image.symbolConfiguration
    else { return image }
    return image.withConfiguration(preferred.merged(with: own))
  }

  /// Shows the image in the form for the new traits.
  ///
  /// The image of the view stays the one that was set.
  ///
  /// - Evidence: documentation of `UIImageAsset` and "Providing images for different appearances"
  ///   (grade A)
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let image = isHighlighted ? highlightedImage ?? image : image, image.followsTraits else {
      return
    }
    setNeedsDisplay()
    let former = previousTraitCollection.map { image.form(for: $0).size }
    if former != image.form(for: traitCollection).size { invalidateIntrinsicContentSize() }
  }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size of the image, whatever the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }

  /// The insets of the image for alignment.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }
}
