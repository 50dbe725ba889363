import UIKit

/// What an empty list shows instead of rows.
@IBDesignable
final class EmptyStateView: UIView {
  private let label = UILabel()

  @IBInspectable var message: String = "" {
    didSet {
      label.text = message
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    addSubview(label)
    isUserInteractionEnabled = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 64)
    let height: CGFloat = 60
    label.frame = CGRect(
      x: 32,
      y: (bounds.height - height) / 3,
      width: width,
      height: height
    )
  }
}
