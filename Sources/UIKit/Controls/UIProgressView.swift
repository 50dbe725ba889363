import CoreGraphics
public import Foundation

/// A bar that fills while something goes on.
///
/// - Differs: an observed `Progress` is read when somebody asks for `progress`.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The look of the bar.
  public enum Style: Int, Sendable {
    /// Plain.
    case `default` = 0
    /// For toolbars.
    case bar = 1
  }

  private var share: Float = 0

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar with a look.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style == .bar ? 2.5 : 4))
    progressViewStyle = style
  }

  /// Creates a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.progressView.apply(to: self, nib) }
  }

  /// The look.
  open var progressViewStyle = Style.default {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// How much is done, from 0 to 1.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? share }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) {
    share = min(max(progress, 0), 1)
    defer { KeyValueObserving.changed(self, "progress") }
    setNeedsDisplay()
  }

  /// The progress whose share is shown; `nil` leaves what was shown last.
  open var observedProgress: Progress? {
    didSet {
      if observedProgress == nil, let oldValue { share = Float(oldValue.fractionCompleted) }
    }
  }

  /// The colour of the part that is done.
  open var progressTintColor: UIColor?

  /// The colour of the rest.
  open var trackTintColor: UIColor?

  /// The image of the part that is done.
  open var progressImage: UIImage?

  /// The image of the rest.
  open var trackImage: UIImage?

  /// Any width, and the height of a bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }

  /// The height of a bar, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
