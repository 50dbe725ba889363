import CoreGraphics
public import Foundation

/// A control that shows a colour and lets the user pick another one.
///
/// A tap presents a colour picker from the controller that holds the control; each
/// pick sends `.valueChanged`.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  private static let size = CGSize(width: 28, height: 28)

  /// Creates a control without a colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.colorWell.apply(to: self, nib) }
  }

  /// The title of the picker.
  open var title: String?

  /// The colour; setting it sends no event.
  open var selectedColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the user can make the colour transparent.
  open var supportsAlpha = true

  /// The brightest colour, as a multiple of white.
  open var maximumLinearExposure: CGFloat = 1

  override var claimsTaps: Bool { true }

  override func touchDidEndInside(with event: UIEvent?) {
    var next: UIResponder? = self
    while let current = next, !(current is UIViewController) { next = current.next }
    guard let presenter = next as? UIViewController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    presenter.present(picker, animated: true)
  }

  /// Takes the picked colour and sends the event.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  /// The size of a well.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// The size of a well, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
