import CoreGraphics
public import Foundation

/// A control that is on or off.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The look of a switch.
  public enum Style: Int, Sendable {
    /// By the system.
    case automatic = 0
    /// A box with a tick.
    case checkbox = 1
    /// A knob that slides.
    case sliding = 2
  }

  private static let size = CGSize(width: 51, height: 31)
  private var on = false

  /// Creates a switch; its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a switch from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.switch.apply(to: self, nib) }
  }

  /// Whether the switch is on; setting it sends no event.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  /// Switches on or off without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    self.on = on
    setNeedsDisplay()
  }

  /// The colour of a switch that is on.
  open var onTintColor: UIColor?

  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// The image of a switch that is on; without effect, as on iOS.
  open var onImage: UIImage?

  /// The image of a switch that is off; without effect, as on iOS.
  open var offImage: UIImage?

  /// The title of a box with a tick.
  open var title: String?

  /// The wanted look.
  open var preferredStyle = Style.automatic

  /// The look.
  open var style: Style { .sliding }

  override var claimsTaps: Bool { true }

  override func touchDidEndInside(with event: UIEvent?) {
    toggle()
  }

  /// Does what a tap does.
  package func toggle() {
    setOn(!on, animated: true)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// The fixed size.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// The fixed size, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
