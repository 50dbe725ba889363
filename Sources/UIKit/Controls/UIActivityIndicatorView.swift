import CoreGraphics
public import Foundation

/// A wheel that turns while something goes on.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// Large and white, in old code.
    case whiteLarge = 0
    /// White, in old code.
    case white = 1
    /// Grey, in old code.
    case gray = 2
    /// Medium.
    case medium = 100
    /// Large.
    case large = 101
  }

  private var isTurning = false

  /// Creates a wheel in the size of a style.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    isHidden = true
  }

  /// Creates a medium wheel.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a wheel from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    if let nib = coder.nib { NibTables.activityIndicatorView.apply(to: self, nib) }
  }

  /// The size of the wheel.
  open var style = Style.medium {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether a wheel that stands still is hidden.
  open var hidesWhenStopped = true {
    didSet { if !isTurning { isHidden = hidesWhenStopped } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the wheel.
  open var color: UIColor! = .systemGray

  /// Lets the wheel turn.
  open func startAnimating() {
    isTurning = true
    isHidden = false
  }

  /// Stops the wheel.
  open func stopAnimating() {
    isTurning = false
    if hidesWhenStopped { isHidden = true }
  }

  /// Whether the wheel turns.
  open var isAnimating: Bool { isTurning }

  private static func size(of style: Style) -> CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  /// The size of the style, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }
}
