import CoreGraphics
import Foundation

/// The view of one accessory in one cell.
@MainActor
final class AccessoryView {
  let accessory: UICellAccessory
  let holder: UIView
  private weak var cell: UICollectionViewListCell?
  private var isExpanded = false
  private var start = CGPoint.zero

  init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
    self.accessory = accessory
    self.cell = cell
    switch accessory.accessoryType {
    case .customView(let view): holder = view
    case .label:
      let label = UILabel(frame: .zero)
      label.text = accessory.text
      label.font = accessory.font
      label.textColor = accessory.tintColor ?? .secondaryLabel
      holder = label
    default: holder = Self.button(for: accessory)
    }
    if let color = accessory.tintColor { holder.tintColor = color }
    if let color = accessory.backgroundColor { holder.backgroundColor = color }
    if let button = holder as? AccessoryButton {
      button.onTap = { [weak self] in self?.tap() }
      if accessory.accessoryType == .reorder { followFinger(on: button) }
    }
    cell.addSubview(holder)
  }

  private static func button(for accessory: UICellAccessory) -> AccessoryButton {
    let (symbol, label): (String, String) =
      switch accessory.accessoryType {
      case .disclosure: ("chevron.forward", "chevron")
      case .detail: ("info.circle", "More Info")
      case .checkmark: ("checkmark", "checkmark")
      case .delete: ("minus.circle.fill", "Delete")
      case .insert: ("plus.circle.fill", "Insert")
      case .reorder: ("line.3.horizontal", "Reorder")
      case .multiselect: ("circle", "Select")
      case .outlineDisclosure: ("chevron.forward", "Expand")
      case .popUpMenu: ("chevron.up.chevron.down", "Menu")
      case .label, .customView: ("", "")
      }
    let button = AccessoryButton(frame: .zero)
    button.image = UIImage(systemName: symbol)
    button.accessibilityLabel = label
    switch accessory.accessoryType {
    // These only show something; the touch is for the cell.
    case .disclosure, .checkmark, .multiselect: button.isUserInteractionEnabled = false
    default: break
    }
    return button
  }

  /// Does what the accessory is for.
  private func tap() {
    if let action = accessory.action {
      action()
      return
    }
    guard let cell, let collection = cell.collection, let path = collection.indexPath(for: cell)
    else { return }
    if case .outlineDisclosure = accessory.accessoryType {
      (collection.dataSource as? any OutlineToggling)?.toggleOutline(at: path)
    }
  }

  /// Moves the item with a finger on the handle.
  private func followFinger(on button: AccessoryButton) {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.addHandler { [weak self, weak pan] in
      guard let self, let pan, let cell, let collection = cell.collection else { return }
      let way = pan.translation(in: collection)
      switch pan.state {
      case .began:
        start = cell.center
        if let path = collection.indexPath(for: cell) {
          _ = collection.beginInteractiveMovementForItem(at: path)
        }
      case .changed:
        let place = CGPoint(x: start.x, y: start.y + way.y)
        collection.updateInteractiveMovementTargetPosition(place)
      case .ended: collection.endInteractiveMovement()
      case .cancelled, .failed: collection.cancelInteractiveMovement()
      default: break
      }
    }
    button.addGestureRecognizer(pan)
  }

  /// Shows the state of the cell.
  func show(isExpanded: Bool, isSelected: Bool) {
    switch accessory.accessoryType {
    case .outlineDisclosure:
      guard isExpanded != self.isExpanded else { return }
      self.isExpanded = isExpanded
      holder.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
      holder.accessibilityLabel = isExpanded ? "Collapse" : "Expand"
    case .multiselect:
      (holder as? AccessoryButton)?.image = UIImage(
        systemName: isSelected ? "checkmark.circle.fill" : "circle"
      )
    default: break
    }
  }

  private var ownSize: CGSize {
    if accessory.keepsSize { return holder.bounds.size }
    switch accessory.accessoryType {
    case .customView:
      let size = holder.intrinsicContentSize
      if size.width > 0, size.height > 0 { return size }
      if holder.hasConstraintsInside {
        return holder.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      let fitting = holder.sizeThatFits(.zero)
      return fitting.width > 0 ? fitting : holder.bounds.size
    case .label: return holder.sizeThatFits(CGSize(width: 1000, height: 1000))
    case .disclosure, .outlineDisclosure: return CGSize(width: 12, height: 20)
    default: return CGSize(width: 22, height: 22)
    }
  }

  /// The width that is kept free.
  var width: CGFloat {
    switch accessory.reserved {
    case .actual: ownSize.width
    case .standard:
      accessory.accessoryType == .disclosure || accessory.accessoryType == .outlineDisclosure
        ? ownSize.width : max(ListCellParts.Metrics.reserved, ownSize.width)
    case .custom(let width): width
    }
  }

  func place(at x: CGFloat, in cell: UIView, isBackwards: Bool, moved: CGFloat) {
    let size = ownSize
    var left = x + (width - size.width) / 2
    if isBackwards { left = cell.bounds.width - left - size.width }
    let center = CGPoint(x: left + moved + size.width / 2, y: cell.bounds.height / 2)
    if holder.bounds.size != size { holder.bounds.size = size }
    if holder.center != center { holder.center = center }
  }
}

/// A small button with a symbol.
final class AccessoryButton: UIControl {
  var onTap: (() -> Void)?
  private let imageView = UIImageView(frame: .zero)

  var image: UIImage? {
    get { imageView.image }
    set { imageView.image = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(imageView)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
  }
}

/// A data source whose items can show and hide their children.
@MainActor
protocol OutlineToggling {
  func toggleOutline(at path: IndexPath)
}
