import CoreGraphics
import Foundation

/// What a cell shows while its row is edited or swiped.
@MainActor
final class CellEditing {
  static let controlWidth: CGFloat = 38
  static let handleWidth: CGFloat = 44

  private(set) var control: UITableViewCellEditControl?
  private(set) var handle: UITableViewCellReorderControl?
  private(set) var detail: UITableViewCellDetailButton?
  /// How far a swipe moved the content; to the left it is negative.
  var offset: CGFloat = 0
  var showsConfirmation = false
  var isTouchableWhileDragging = false

  /// The width that the handle takes from the content.
  var handleSpace: CGFloat { handle == nil ? 0 : Self.handleWidth }

  /// Shows or hides the round control at the leading edge.
  func showControl(_ style: UITableViewCell.EditingStyle, in cell: UITableViewCell) {
    guard style != .none else {
      control?.removeFromSuperview()
      control = nil
      return
    }
    let shown = control ?? UITableViewCellEditControl(frame: .zero)
    shown.style = style
    shown.cell = cell
    if control == nil { cell.addSubview(shown) }
    control = shown
    cell.setNeedsLayout()
  }

  /// Shows or hides the handle by which the row is moved.
  func showHandle(_ isShown: Bool, in cell: UITableViewCell) {
    guard isShown != (handle != nil) else { return }
    if isShown {
      let made = UITableViewCellReorderControl(frame: .zero)
      made.cell = cell
      cell.addSubview(made)
      handle = made
    } else {
      handle?.removeFromSuperview()
      handle = nil
    }
    cell.setNeedsLayout()
  }

  /// Shows or hides the button of a row with details.
  func showDetail(_ isShown: Bool, in cell: UITableViewCell) {
    guard isShown != (detail != nil) else { return }
    if isShown {
      let made = UITableViewCellDetailButton(frame: .zero)
      made.cell = cell
      cell.addSubview(made)
      detail = made
    } else {
      detail?.removeFromSuperview()
      detail = nil
    }
  }

  /// Places the controls in a cell whose accessory takes some width.
  func layOut(in bounds: CGRect, left: CGFloat, right: CGFloat, accessory: CGFloat) {
    detail?.frame = CGRect(
      x: bounds.width - right - accessory + offset,
      y: 0,
      width: Self.handleWidth,
      height: bounds.height
    )
    control?.frame = CGRect(
      x: left + offset,
      y: 0,
      width: Self.controlWidth,
      height: bounds.height
    )
    handle?.frame = CGRect(
      x: bounds.width - right - Self.handleWidth + offset,
      y: 0,
      width: Self.handleWidth,
      height: bounds.height
    )
  }
}

/// The minus or plus at the leading edge of a row that is edited.
final class UITableViewCellEditControl: UIControl {
  @Backward var cell: UITableViewCell?
  var style = UITableViewCell.EditingStyle.none

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(
      UIAction { [weak self] _ in
        guard let self, let cell, let table = cell.owningTable,
          let path = table.indexPath(for: cell)
        else { return }
        table.tapEditControl(at: path)
      },
      for: .touchUpInside
    )
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { style == .insert ? "Insert" : "Delete" }
    set { super.accessibilityLabel = newValue }
  }
}

/// The round button of a row with details.
final class UITableViewCellDetailButton: UIControl {
  @Backward var cell: UITableViewCell?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "More Info"
    addAction(
      UIAction { [weak self] _ in
        guard let self, let cell, let table = cell.owningTable,
          let path = table.indexPath(for: cell)
        else { return }
        table.tapAccessory(at: path)
      },
      for: .touchUpInside
    )
  }

  required init?(coder: NSCoder) { nil }
}

/// The handle at the trailing edge by which a finger moves a row.
final class UITableViewCellReorderControl: UIView {
  @Backward var cell: UITableViewCell?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override var accessibilityLabel: String? {
    get { "Reorder" }
    set { super.accessibilityLabel = newValue }
  }

  private var table: UITableView? { cell?.owningTable }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let cell, let table, let touch = touches.first else { return }
    table.beginReordering(cell, at: touch.location(in: table))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table, let touch = touches.first else { return }
    table.moveReordering(to: touch.location(in: table))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.endReordering(isCancelled: false)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.endReordering(isCancelled: true)
  }
}

/// The button of an action beside a row that is swiped aside.
final class UISwipeActionStandardButton: UIControl {
  static let width: CGFloat = 74
  private let label = UILabel(frame: .zero)
  private let image = UIImageView(frame: .zero)

  convenience init(_ action: UIContextualAction, tap: @escaping () -> Void) {
    self.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.textColor = .white
    label.textAlignment = .center
    image.image = action.image
    image.contentMode = .center
    addSubview(action.image == nil ? label : image)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.title
    addAction(UIAction { _ in tap() }, for: .touchUpInside)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews where view.frame != bounds { view.frame = bounds }
  }
}
