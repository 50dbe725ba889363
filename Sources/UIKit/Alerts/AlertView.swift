import CoreGraphics
import Foundation

/// The texts, text fields and buttons of an alert, one below the other.
final class AlertView: UIView {
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private(set) var buttons: [AlertButton] = []
  private weak var controller: UIAlertController?

  static let width: CGFloat = 270
  private static let margin: CGFloat = 16
  private static let buttonHeight: CGFloat = 44
  private static let fieldHeight: CGFloat = 32

  init(_ controller: UIAlertController) {
    self.controller = controller
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 0))
    titleLabel.font = .boldSystemFont(ofSize: 17)
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    rebuild()
    frame.size = fittingSize
  }

  required init?(coder: NSCoder) { nil }

  /// Takes texts, fields and actions over from the controller.
  func rebuild() {
    guard let controller else { return }
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    for field in controller.heldFields where field.superview !== self { addSubview(field) }
    let actions = controller.shownActions
    if !actions.elementsEqual(buttons.map(\.action), by: ===) {
      for button in buttons { button.removeFromSuperview() }
      buttons = actions.map { AlertButton($0, of: controller) }
      for button in buttons { addSubview(button) }
    }
    setNeedsLayout()
  }

  private var isRow: Bool { controller?.isSideBySide ?? false }

  private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(limit).height.rounded(.up)
  }

  /// The size of everything at the width of an alert.
  var fittingSize: CGSize {
    CGSize(width: Self.width, height: arrange(in: Self.width, moves: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for button in buttons { button.refresh(isPreferred: controller?.preferredAction) }
    _ = arrange(in: bounds.width, moves: true)
  }

  /// Goes through the parts from the top and places them, if wished; returns the height.
  private func arrange(in width: CGFloat, moves: Bool) -> CGFloat {
    let inner = width - 2 * Self.margin
    var y = Self.margin
    func place(_ view: UIView, height: CGFloat) {
      if moves { view.frame = CGRect(x: Self.margin, y: y, width: inner, height: height) }
      y += height
    }
    place(titleLabel, height: height(of: titleLabel, in: inner))
    place(messageLabel, height: height(of: messageLabel, in: inner))
    for field in controller?.heldFields ?? [] {
      y += 4
      place(field, height: Self.fieldHeight - 4)
    }
    y += Self.margin
    guard !isRow || buttons.count != 2 else {
      if moves {
        for (index, button) in buttons.enumerated() {
          let half = width / 2
          button.frame = CGRect(
            x: CGFloat(index) * half,
            y: y,
            width: half,
            height: Self.buttonHeight
          )
        }
      }
      return y + Self.buttonHeight
    }
    for button in buttons {
      if moves { button.frame = CGRect(x: 0, y: y, width: width, height: Self.buttonHeight) }
      y += Self.buttonHeight
    }
    return y
  }
}

/// The button of one action.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)
  private weak var controller: UIAlertController?

  init(_ action: UIAlertAction, of controller: UIAlertController) {
    self.action = action
    self.controller = controller
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    addSubview(label)
    accessibilityLabel = action.title
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() { controller?.trigger(action) }

  func refresh(isPreferred preferred: UIAlertAction?) {
    isEnabled = action.isEnabled
    label.isEnabled = action.isEnabled
    let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
    label.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    label.textColor = action.style == .destructive ? .systemRed : tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
