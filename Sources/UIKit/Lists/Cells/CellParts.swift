import Foundation

/// The parts and the state of a table cell.
@MainActor
final class CellParts {
  let style: UITableViewCell.CellStyle
  var reuseIdentifier: String?
  let contentView = UITableViewCellContentView(
    frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.row)
  )
  weak var table: UITableView?
  var selectionSegue: SegueTemplate?
  var accessorySegue: SegueTemplate?
  private var touchedRow: IndexPath?

  private var label: UILabel?
  private var detailLabel: UILabel?
  private var imageView: UIImageView?

  private(set) var configuration: (any UIContentConfiguration)?
  private var configuredView: (any UIContentView & UIView)?
  var updatesContent = true
  var updatesBackground = true
  var needsUpdate = false
  var background: UIBackgroundConfiguration?
  var updateHandler: UITableViewCell.ConfigurationUpdateHandler?

  private(set) var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var multipleSelectionBackgroundView: UIView?
  var accessoryType = UITableViewCell.AccessoryType.none
  private(set) var accessoryView: UIView?
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  var indentationLevel = 0
  var indentationWidth: CGFloat = 10
  var separatorInset: UIEdgeInsets?

  var selectionStyle = UITableViewCell.SelectionStyle.default
  private(set) var isSelected = false
  private(set) var isHighlighted = false
  private(set) var isEditing = false
  var showsReorderControl = false
  var shouldIndentWhileEditing = true
  let editing = CellEditing()

  init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    // The table keeps the content clear of the safe area by itself.
    contentView.insetsLayoutMarginsFromSafeArea = false
  }

  /// Whether constraints inside the content decide about the height.
  var isSizedByConstraints: Bool { configuredView == nil && contentView.hasConstraintsInside }

  // MARK: - Labels

  func label(for cell: UITableViewCell) -> UILabel? {
    if let label { return label }
    let made = UILabel(frame: .zero)
    label = made
    contentView.addSubview(made)
    cell.setNeedsLayout()
    return made
  }

  func detailLabel(for cell: UITableViewCell) -> UILabel? {
    guard style != .default else { return nil }
    if let detailLabel { return detailLabel }
    let made = UILabel(frame: .zero)
    made.textColor = .secondaryLabel
    detailLabel = made
    contentView.addSubview(made)
    cell.setNeedsLayout()
    return made
  }

  func image(for cell: UITableViewCell) -> UIImageView? {
    if let imageView { return imageView }
    let made = UIImageView(frame: .zero)
    imageView = made
    contentView.addSubview(made)
    cell.setNeedsLayout()
    return made
  }

  /// Takes labels and the image that the content of a nib has already.
  func adopt(label: AnyObject) { self.label = label as? UILabel ?? self.label }

  func adopt(detailLabel: AnyObject) {
    self.detailLabel = detailLabel as? UILabel ?? self.detailLabel
  }

  func adopt(image: AnyObject) { imageView = image as? UIImageView ?? imageView }

  // MARK: - Configuration

  var defaultConfiguration: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  func state(of cell: UITableViewCell) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: cell.traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = editing.showsConfirmation
    state.isReordering = table?.reordering?.cell === cell
    return state
  }

  func apply(_ configuration: (any UIContentConfiguration)?, to cell: UITableViewCell) {
    self.configuration = configuration
    guard let configuration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    if let view = configuredView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      configuredView?.removeFromSuperview()
      let view = configuration.makeContentView()
      view.frame = contentView.bounds
      contentView.addSubview(view)
      configuredView = view
    }
    cell.setNeedsLayout()
    cell.contentSizeMayHaveChanged()
  }

  private func updateConfiguration(of cell: UITableViewCell) {
    needsUpdate = false
    UpdateScope.run(.updateConfiguration, on: cell) {
      let state = cell.configurationState
      if updatesContent, let configuration { apply(configuration.updated(for: state), to: cell) }
      cell.updateConfiguration(using: state)
      updateHandler?(cell, state)
    }
  }

  // MARK: - State

  func setSelected(_ isOn: Bool, in cell: UITableViewCell) {
    guard isOn != isSelected else { return }
    isSelected = isOn
    stateDidChange(in: cell)
  }

  func setHighlighted(_ isOn: Bool, in cell: UITableViewCell) {
    guard isOn != isHighlighted else { return }
    isHighlighted = isOn
    stateDidChange(in: cell)
  }

  func setEditing(_ isOn: Bool, in cell: UITableViewCell) {
    guard isOn != isEditing else { return }
    let mask: UITableViewCell.StateMask = isOn ? .showingEditControl : []
    cell.willTransition(to: mask)
    isEditing = isOn
    stateDidChange(in: cell)
    cell.didTransition(to: mask)
  }

  /// The view behind a selected cell; with several selected ones it may be another.
  private var shownSelectedBackground: UIView? {
    guard let table, table.allowsSeveral, let view = multipleSelectionBackgroundView else {
      return selectedBackgroundView
    }
    return view
  }

  private func stateDidChange(in cell: UITableViewCell) {
    if let view = shownSelectedBackground {
      let isShown = (isSelected || isHighlighted) && selectionStyle != .none
      if isShown, view.superview !== cell {
        view.frame = cell.bounds
        cell.insertSubview(view, at: backgroundView == nil ? 0 : 1)
      } else if !isShown {
        view.removeFromSuperview()
      }
    }
    cell.setNeedsUpdateConfiguration()
  }

  func editingStyle(of cell: UITableViewCell) -> UITableViewCell.EditingStyle {
    guard let table, let path = table.indexPath(for: cell) else { return .none }
    return table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
  }

  func clear(_ cell: UITableViewCell) {
    if isSelected { cell.setSelected(false, animated: false) }
    if isHighlighted { cell.setHighlighted(false, animated: false) }
    if isEditing { cell.setEditing(false, animated: false) }
    editing.showControl(.none, in: cell)
    editing.showHandle(false, in: cell)
  }

  // MARK: - Touches

  /// Highlights the row under a finger.
  ///
  /// - Returns: Whether the table takes the touch.
  func beginTouch(_ cell: UITableViewCell) -> Bool {
    guard let table, let path = table.indexPath(for: cell) else { return false }
    touchedRow = table.highlightRow(at: path) ? path : nil
    return touchedRow != nil
  }

  /// Ends the touch on the row, selecting it or not.
  ///
  /// - Returns: Whether there was a touch.
  func endTouch(_ cell: UITableViewCell, selects: Bool) -> Bool {
    guard let table, let path = touchedRow else { return false }
    touchedRow = nil
    table.releaseRow(at: path, selects: selects)
    return true
  }

  // MARK: - Layout

  func setBackground(_ view: UIView?, in cell: UITableViewCell) {
    guard view !== backgroundView else { return }
    backgroundView?.removeFromSuperview()
    backgroundView = view
    if let view { cell.insertSubview(view, at: 0) }
    cell.setNeedsLayout()
  }

  func setAccessory(_ view: UIView?, in cell: UITableViewCell) {
    guard view !== accessoryView else { return }
    accessoryView?.removeFromSuperview()
    accessoryView = view
    if let view { cell.addSubview(view) }
    cell.setNeedsLayout()
  }

  /// The accessory's type at the moment.
  private var shownAccessory: UITableViewCell.AccessoryType {
    isEditing ? editingAccessoryType : accessoryType
  }

  /// The accessory's view at the moment.
  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  /// The width that accessory and handle take from the content.
  private var accessoryWidth: CGFloat { plainAccessoryWidth + editing.handleSpace }

  private var plainAccessoryWidth: CGFloat {
    if let accessoryView = shownAccessoryView { return accessoryView.frame.width + 16 }
    switch shownAccessory {
    case .none: return 0
    case .disclosureIndicator: return 38
    case .checkmark, .detailButton: return 44
    case .detailDisclosureButton: return 66
    }
  }

  /// The width that the device covers beside the content.
  private var coveredWidth: CGFloat {
    let covered = table?.rowInsets ?? .zero
    return covered.left + covered.right
  }

  func layOut(_ cell: UITableViewCell) {
    if needsUpdate { updateConfiguration(of: cell) }
    let bounds = cell.bounds
    let isIndented = isEditing && shouldIndentWhileEditing
    let editInset: CGFloat = isIndented ? CellEditing.controlWidth : 0
    let covered = table?.rowInsets ?? .zero
    let content = CGRect(
      x: covered.left + editInset + editing.offset,
      y: 0,
      width: max(0, bounds.width - covered.left - covered.right - accessoryWidth - editInset),
      height: bounds.height
    )
    if contentView.frame != content { contentView.frame = content }
    backgroundView?.frame = bounds
    for view in [selectedBackgroundView, multipleSelectionBackgroundView]
    where view?.superview === cell {
      view?.frame = bounds
    }
    configuredView?.frame = contentView.bounds
    let hasDetail = shownAccessory == .detailButton || shownAccessory == .detailDisclosureButton
    editing.showDetail(hasDetail && shownAccessoryView == nil, in: cell)
    editing.layOut(
      in: bounds,
      left: covered.left,
      right: covered.right,
      accessory: accessoryWidth
    )
    showAccessory(in: cell)
    if let view = shownAccessoryView {
      let size = view.frame.size
      view.frame = CGRect(
        x: bounds.width - covered.right - size.width - 16 - editing.handleSpace + editing.offset,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
    }
    layOutLabels(beside: cell.sideMargin)
  }

  /// Puts the accessory's view of the present state into the cell.
  private func showAccessory(in cell: UITableViewCell) {
    let hidden = isEditing ? accessoryView : editingAccessoryView
    if let hidden, hidden !== shownAccessoryView, hidden.superview === cell {
      hidden.removeFromSuperview()
    }
    if let view = shownAccessoryView, view.superview !== cell { cell.addSubview(view) }
  }

  private func layOutLabels(beside margin: CGFloat) {
    let size = contentView.bounds.size
    var left: CGFloat = margin + CGFloat(indentationLevel) * indentationWidth
    if let imageView, imageView.image != nil {
      let side = imageView.intrinsicContentSize
      imageView.frame = CGRect(
        x: left,
        y: (size.height - side.height) / 2,
        width: side.width,
        height: side.height
      )
      left += side.width + 16
    }
    let width = max(0, size.width - left - margin)
    let main = label?.sizeThatFits(CGSize(width: width, height: size.height)) ?? .zero
    let detail = detailLabel?.sizeThatFits(CGSize(width: width, height: size.height)) ?? .zero
    switch style {
    case .subtitle:
      let top = (size.height - main.height - detail.height) / 2
      label?.frame = CGRect(x: left, y: top, width: min(main.width, width), height: main.height)
      detailLabel?.frame = CGRect(
        x: left,
        y: top + main.height,
        width: min(detail.width, width),
        height: detail.height
      )
    case .value1, .value2:
      let shown = min(detail.width, width)
      detailLabel?.frame = CGRect(
        x: left + width - shown,
        y: (size.height - detail.height) / 2,
        width: shown,
        height: detail.height
      )
      label?.frame = CGRect(
        x: left,
        y: (size.height - main.height) / 2,
        width: min(main.width, width - shown),
        height: main.height
      )
    case .default:
      label?.frame = CGRect(x: left, y: 0, width: width, height: size.height)
    }
  }

  /// The height without constraints: that of the labels, at least a standard row.
  func plainHeight(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
    if let view = configuredView {
      let inner = max(0, width - accessoryWidth - coveredWidth)
      return view.sizeThatFits(CGSize(width: inner, height: 0)).height
    }
    let margins = coveredWidth + 2 * cell.sideMargin
    let inner = CGSize(width: max(0, width - accessoryWidth - margins), height: 10_000)
    let main = label?.sizeThatFits(inner).height ?? 0
    let detail = detailLabel?.sizeThatFits(inner).height ?? 0
    let text = style == .subtitle ? main + detail : max(main, detail)
    return max(TableMetrics.row, text + 22)
  }

  func fittingSize(of cell: UITableViewCell, in target: CGSize) -> CGSize {
    if needsUpdate { updateConfiguration(of: cell) }
    guard isSizedByConstraints else {
      return cell.sizeThatFits(CGSize(width: target.width, height: 10_000))
    }
    let width = max(0, target.width - accessoryWidth - coveredWidth)
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return CGSize(width: target.width, height: size.height)
  }
}

extension UITableViewCell {
  var owningTable: UITableView? {
    get { parts.table }
    set { parts.table = newValue }
  }
}
