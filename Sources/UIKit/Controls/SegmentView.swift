import CoreGraphics
import Foundation

/// What a segmented control shows of one segment; touches go to the control.
final class SegmentView: UIView {
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
    addSubview(picture)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(
    _ title: String?,
    _ image: UIImage?,
    _ attributes: [NSAttributedString.Key: Any]?,
    isChosen: Bool,
    _ isEnabled: Bool
  ) {
    label.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 13)
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
    label.text = title
    label.isEnabled = isEnabled
    label.frame = bounds
    let size = image?.size ?? .zero
    picture.image = image
    picture.isHidden = image == nil
    picture.frame = CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    accessibilityLabel = title
    var traits: UIAccessibilityTraits = .button
    if isChosen { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }
}
