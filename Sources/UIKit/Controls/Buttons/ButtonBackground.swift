import CoreGraphics
import Foundation

/// The background that a button's configuration asks for.
final class ButtonBackground: UIView {
  private var insets = NSDirectionalEdgeInsets.zero
  private var style = UIButton.Configuration.CornerStyle.dynamic
  private var fixedRadius: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ configuration: UIButton.Configuration, of button: UIButton) {
    let background = configuration.background
    insets = background.backgroundInsets
    style = configuration.cornerStyle
    fixedRadius = background.cornerRadius
    backgroundColor = configuration.fill(of: button)
    layer.borderColor = background.strokeColor?.cgColor
    layer.borderWidth = background.strokeWidth
    place(in: button.bounds)
  }

  func place(in bounds: CGRect) {
    frame = CGRect(
      x: bounds.minX + insets.leading,
      y: bounds.minY + insets.top,
      width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0)
    )
    let half = min(frame.width, frame.height) / 2
    let radius: CGFloat =
      switch style {
      case .fixed: fixedRadius
      case .dynamic: fixedRadius > 0 ? fixedRadius : 5.95
      case .small: 3.5
      case .medium: 5.95
      case .large: 8.75
      case .capsule: half
      }
    layer.cornerRadius = min(radius, half)
  }
}
