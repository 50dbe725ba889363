import CoreGraphics
import Foundation

/// The accessories and lines of a list's cell.
@MainActor
final class ListCellParts {
  private(set) var accessories: [UICellAccessory] = []
  private var views: [AccessoryView] = []
  private var lines: [UIView] = []
  var hasListBackground = false
  /// How far a swipe moved the content; to the left it is negative.
  var offset: CGFloat = 0

  enum Metrics {
    /// Between an accessory and its neighbours, in points.
    static let gap: CGFloat = 8
    static let margin: CGFloat = 16
    static let reserved: CGFloat = 28
  }

  func setAccessories(_ new: [UICellAccessory], in cell: UICollectionViewListCell) {
    var known: Set<UICellAccessory.AccessoryType> = []
    for accessory in new where accessory.isSystem {
      if !known.insert(accessory.accessoryType).inserted {
        raise(.twoAccessories(accessory.accessoryType))
        return
      }
    }
    accessories = new
    for view in views { view.holder.removeFromSuperview() }
    views = new.map { AccessoryView($0, in: cell) }
    cell.partsDidChange()
  }

  /// The accessories that are shown in the cell's state, from the leading to the trailing edge.
  private func shown(
    _ placement: UICellAccessory.Side,
    in cell: UICollectionViewListCell
  ) -> [AccessoryView] {
    let side = views.filter {
      $0.accessory.side == placement && $0.accessory.isShown(whenEditing: cell.isEditing)
    }
    return UICellAccessory.arranged(side)
  }

  func widths(in cell: UICollectionViewListCell) -> (before: CGFloat, after: CGFloat, both: CGFloat)
  {
    let leading = shown(.leading, in: cell)
    let trailing = shown(.trailing, in: cell)
    let indent = CGFloat(cell.indentationLevel) * cell.indentationWidth
    var before = indent
    if !leading.isEmpty {
      before +=
        Metrics.margin + leading.reduce(0) { $0 + $1.width }
        + CGFloat(leading.count - 1) * Metrics.gap
    }
    var after: CGFloat = 0
    if !trailing.isEmpty {
      after +=
        Metrics.margin + trailing.reduce(0) { $0 + $1.width }
        + CGFloat(trailing.count - 1) * Metrics.gap
    }
    return (before, after, before + after)
  }

  private func isBackwards(_ cell: UIView) -> Bool {
    cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func placeContent(of cell: UICollectionViewListCell) {
    let (before, after, both) = widths(in: cell)
    let place = CGRect(
      x: (isBackwards(cell) ? after : before) + offset,
      y: 0,
      width: max(0, cell.bounds.width - both),
      height: cell.bounds.height
    )
    if cell.contentView.frame != place { cell.contentView.frame = place }
  }

  func layOut(_ cell: UICollectionViewListCell) {
    let leading = shown(.leading, in: cell)
    let trailing = shown(.trailing, in: cell)
    let isShown = Set((leading + trailing).map { ObjectIdentifier($0) })
    for view in views { view.holder.isHidden = !isShown.contains(ObjectIdentifier(view)) }
    let indent =
      cell.indentsAccessories ? CGFloat(cell.indentationLevel) * cell.indentationWidth : 0
    var start = Metrics.margin + indent
    for view in leading {
      view.place(at: start, in: cell, isBackwards: isBackwards(cell), moved: offset)
      start += view.width + Metrics.gap
    }
    var end = cell.bounds.width - Metrics.margin
    for view in trailing.reversed() {
      view.place(at: end - view.width, in: cell, isBackwards: isBackwards(cell), moved: offset)
      end -= view.width + Metrics.gap
    }
    for view in views { view.show(isExpanded: cell.isExpanded, isSelected: cell.isSelected) }
    layOutLines(of: cell)
    roundCorners(of: cell)
  }

  // MARK: - Lines and corners

  private func layOutLines(of cell: UICollectionViewListCell) {
    let look = cell.listAppearance
    let separator = look?.separator
    var places: [(CGRect, UIColor)] = []
    let scale = max(1, cell.traitCollection.displayScale)
    let usual = contentStart(of: cell)
    func add(_ y: CGFloat, _ insets: NSDirectionalEdgeInsets) {
      let before = insets.leading == .greatestFiniteMagnitude ? usual : insets.leading
      let after = insets.trailing == .greatestFiniteMagnitude ? 0 : insets.trailing
      let x = isBackwards(cell) ? after : before
      places.append(
        (
          CGRect(x: x, y: y, width: max(0, cell.bounds.width - before - after), height: 1 / scale),
          separator?.color ?? .separator
        )
      )
    }
    if let separator, look?.showsTop == true { add(0, separator.topSeparatorInsets) }
    if let separator, look?.showsBottom == true {
      add(cell.bounds.height - 1 / scale, separator.bottomSeparatorInsets)
    }
    while lines.count > places.count { lines.removeLast().removeFromSuperview() }
    while lines.count < places.count {
      let line = UIView(frame: .zero)
      line.isUserInteractionEnabled = false
      lines.append(line)
      cell.addSubview(line)
    }
    for (line, (frame, color)) in zip(lines, places) {
      if line.frame != frame { line.frame = frame }
      line.backgroundColor = color
    }
  }

  /// Where the text of the content begins, which lines are aligned with.
  private func contentStart(of cell: UICollectionViewListCell) -> CGFloat {
    let before = widths(in: cell).before
    guard let shown = cell.contentConfiguration as? UIListContentConfiguration else {
      return before + Metrics.margin
    }
    guard let image = shown.image else { return before + shown.directionalLayoutMargins.leading }
    return before + shown.directionalLayoutMargins.leading + image.size.width
      + shown.imageToTextPadding
  }

  private func roundCorners(of cell: UICollectionViewListCell) {
    guard let look = cell.listAppearance, look.cornerRadius > 0 else { return }
    var corners: CACornerMask = []
    if look.roundsTop { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if look.roundsBottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let radius = corners.isEmpty ? 0 : look.cornerRadius
    cell.layer.cornerRadius = radius
    cell.layer.maskedCorners = corners
    cell.layer.masksToBounds = radius > 0
  }
}
