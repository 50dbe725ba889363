import CoreGraphics
public import Foundation

extension UITextField {
  /// Posted when editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted when editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Posted when the user changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
}

/// The places of a field's parts.
extension UITextField {
  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  func sideSize(of view: UIView) -> CGSize {
    let own = view.bounds.size
    if own.width > 0, own.height > 0 { return own }
    let intrinsic = view.intrinsicContentSize
    return CGSize(width: max(intrinsic.width, 0), height: max(intrinsic.height, 0))
  }

  private var showsClearButton: Bool { shows(clearButtonMode) && hasText }

  private var borderInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: 2
    case .roundedRect: 7
    }
  }

  func innerRect(_ bounds: CGRect) -> CGRect {
    var rect = borderRect(forBounds: bounds).insetBy(dx: borderInset, dy: 2)
    let left = leftViewRect(forBounds: bounds)
    if left.width > 0 {
      let start = max(left.maxX, rect.minX)
      rect.size.width -= start - rect.minX
      rect.origin.x = start
    }
    let right = rightViewRect(forBounds: bounds)
    if right.width > 0 {
      rect.size.width -= max(rect.maxX - right.minX, 0)
    } else if showsClearButton {
      rect.size.width -= 24
    }
    rect.size.width = max(rect.size.width, 0)
    return rect
  }

  /// The place of a view at the left or right end.
  func sideRect(_ view: UIView?, _ mode: ViewMode, _ bounds: CGRect, atEnd: Bool) -> CGRect {
    guard let view, shows(mode) else { return .zero }
    let size = sideSize(of: view)
    return CGRect(
      x: atEnd ? bounds.maxX - size.width : bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Shows the clear button while there is something to clear, unless a view stands there.
  func placeClearButton() {
    let isShown = shows(clearButtonMode) && hasText && rightViewRect(forBounds: bounds).isEmpty
    guard isShown else {
      clearButton?.removeFromSuperview()
      clearButton = nil
      return
    }
    if clearButton == nil {
      let button = UIButton(type: .custom)
      button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
      button.accessibilityLabel = "Clear text"
      button.addAction(UIAction { [weak self] _ in self?.tapClearButton() }, for: .touchUpInside)
      clearButton = button
      addSubview(button)
    }
    clearButton?.frame = clearButtonRect(forBounds: bounds)
  }

  func place(_ view: UIView?, _ mode: ViewMode, _ frame: CGRect) {
    guard let view else { return }
    guard shows(mode) else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = frame
  }

  var fittingSize: CGSize {
    let font = self.font ?? .systemFont(ofSize: 17)
    var shown = content.length > 0 ? attributedText : attributedPlaceholder
    if isSecureTextEntry, content.length > 0 {
      shown = NSAttributedString(string: String(repeating: "•", count: content.length))
    }
    let layout = TextLayout(shown ?? NSAttributedString(string: ""), font: font, maxWidth: 0)
    let height = roundedUp(max(font.lineHeight, layout.height))
    var width = roundedUp(layout.width) + 2 * borderInset
    width += leftViewRect(forBounds: bounds).width + rightViewRect(forBounds: bounds).width
    return switch borderStyle {
    case .none: CGSize(width: width, height: (height + 1).rounded(.up))
    case .line, .bezel: CGSize(width: width, height: (height + 5).rounded(.up))
    case .roundedRect: CGSize(width: width, height: max((height + 13).rounded(.up), 34))
    }
  }
}

extension UITextField {
  /// The baseline of the text in a size, from its top; the text is in the middle of its rectangle.
  func baselines(in size: CGSize) -> TextBaselines {
    let font = self.font ?? .systemFont(ofSize: 17)
    let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
    let baseline = rect.midY - font.lineHeight / 2 + font.ascender
    return TextBaselines(first: baseline, last: baseline)
  }
}

/// Places in a text.
@MainActor
extension EditableText {
  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let low = min(start.offset, end.offset)
    return UITextRange(
      clamped(NSRange(location: low, length: max(start.offset, end.offset) - low))
    )
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(offset: place) : nil
  }

  func compare(_ left: UITextPosition, _ right: UITextPosition) -> ComparisonResult {
    if left.offset == right.offset { return .orderedSame }
    return left.offset < right.offset ? .orderedAscending : .orderedDescending
  }
}
