import CoreGraphics

/// Rows that are as high as their cells want.
extension UITableView {
  /// The height of the line below a cell: one pixel.
  var separatorHeight: CGFloat {
    separatorStyle == .none ? 0 : 1 / max(traitCollection.displayScale, 1)
  }

  /// The margin at the sides of cells and separators.
  var sideMargin: CGFloat {
    let width = bounds.width
    let isWide = width >= 414 || traitCollection.horizontalSizeClass == .regular
    let side = isWide ? CellMetrics.wideMargin : CellMetrics.narrowMargin
    guard cellLayoutMarginsFollowReadableWidth else { return side }
    return max(side, (width - readableWidth) / 2)
  }

  /// What the device covers of the content of rows at both sides.
  var rowInsets: UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    let safe = safeAreaInsets
    let side = sideInset
    return UIEdgeInsets(
      top: 0,
      left: max(0, safe.left - side),
      bottom: 0,
      right: max(0, safe.right - side)
    )
  }

  /// The height that the content of a cell asks for, with the line below it.
  ///
  /// The line is part of the cell, so that content whose constraints leave no choice gets a pixel
  /// more than it asks for.
  ///
  /// - Evidence: https://example-a.com/answer/62599451 (54.3333 for 54 points, grade B)
  func fittedHeight(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height + (cell.parts.isSizedByConstraints ? separatorHeight : 0)
  }

  /// Lays out the cells that are shown, whose content may have another width.
  func cellMarginsMayHaveChanged() {
    for path in shownRows { table.cells[path]?.setNeedsLayout() }
  }

  // MARK: - Measuring again

  /// Lets the row of a cell be measured again in the next layout, if it measures itself.
  func remeasure(_ cell: UITableViewCell) {
    guard !table.isLayingOutRows, let path = indexPath(for: cell), isRow(path) else { return }
    guard table.sections[path.section].rows.isMeasured(path.row) else { return }
    table.sections[path.section].rows.forgetMeasure(path.row)
    setNeedsLayout()
  }

  /// Measures all rows again when they are shown; until then they keep their heights.
  func forgetMeasuredRows() {
    for section in table.sections.indices { table.sections[section].rows.forgetMeasures() }
    setNeedsLayout()
  }

  /// Follows another width: what is shown is measured in it.
  func followWidth() {
    let width = bounds.width
    guard width > 0, width != table.measuredWidth else { return }
    let old = table.measuredWidth
    table.measuredWidth = width
    guard old > 0 else { return }
    for section in table.sections.indices { table.sections[section].rows.forgetMeasures() }
    for section in table.headers.keys
    where explicitHeight(of: .header, in: section) == UITableView.automaticDimension {
      table.sections[section].header.isEstimate = true
    }
    for section in table.footers.keys
    where explicitHeight(of: .footer, in: section) == UITableView.automaticDimension {
      table.sections[section].footer.isEstimate = true
    }
  }
}

extension UITableViewCell {
  /// The margin at the sides of the content.
  var sideMargin: CGFloat { owningTable?.sideMargin ?? CellMetrics.narrowMargin }

  /// Follows a content view that says that its size changed.
  func contentSizeMayHaveChanged() {
    guard let table = owningTable, table.selfSizingInvalidation != .disabled else { return }
    table.remeasure(self)
  }

  /// Follows a layout of the content, which may come of other constraints.
  func contentWasLaidOut() {
    guard let table = owningTable, table.selfSizingInvalidation == .enabledIncludingConstraints,
      parts.isSizedByConstraints, window != nil,
      table.fittedHeight(of: self, width: bounds.width) != bounds.height
    else { return }
    table.remeasure(self)
  }
}
