import Foundation

/// Rectangles of rows and sections, and the rows at places.
extension UITableView {
  /// The space at both sides of the groups of an inset table.
  var sideInset: CGFloat { style == .insetGrouped ? max(layoutMargins.left, 16) : 0 }

  private func strip(_ top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: bounds.width, height: height)
  }

  func rectOfSection(_ section: Int) -> CGRect {
    loadSectionsIfNeeded()
    guard table.sections.indices.contains(section) else { return .zero }
    let found = table.sections[section]
    return strip(found.top, found.bottom - found.top)
  }

  func rectOfHeader(_ section: Int) -> CGRect {
    loadSectionsIfNeeded()
    guard table.sections.indices.contains(section) else { return .zero }
    return strip(table.sections[section].headerTop, table.sections[section].header.height)
  }

  func rectOfFooter(_ section: Int) -> CGRect {
    loadSectionsIfNeeded()
    guard table.sections.indices.contains(section) else { return .zero }
    return strip(table.sections[section].footerTop, table.sections[section].footer.height)
  }

  func rectOfRow(_ indexPath: IndexPath) -> CGRect {
    guard isRow(indexPath) else { return .zero }
    let section = table.sections[indexPath.section]
    let top = section.rowsTop + section.rows.start(of: indexPath.row)
    return strip(top, section.rows[indexPath.row]).insetBy(dx: sideInset, dy: 0)
  }

  func isRow(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && table.sections.indices.contains(indexPath.section)
      && indexPath.row >= 0 && indexPath.row < table.sections[indexPath.section].rows.count
  }

  /// The rows that touch a rectangle, from top to bottom.
  func rows(in rect: CGRect) -> [IndexPath] {
    var found: [IndexPath] = []
    guard rect.height > 0 else { return found }
    for index in sections(in: rect) {
      let section = table.sections[index]
      let rows = section.rows
      guard rows.count > 0, section.footerTop > rect.minY, section.rowsTop < rect.maxY else {
        continue
      }
      var row = rows.row(at: rect.minY - section.rowsTop)
      var top = section.rowsTop + rows.start(of: row)
      while row < rows.count, top < rect.maxY {
        let height = rows[row]
        if height > 0, top + height > rect.minY {
          found.append(IndexPath(row: row, section: index))
        }
        top += height
        row += 1
      }
    }
    return found
  }

  /// The sections that touch a rectangle.
  func sections(in rect: CGRect) -> Range<Int> {
    let sections = table.sections
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].bottom < rect.minY { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < sections.count, sections[end].top <= rect.maxY { end += 1 }
    return low..<end
  }

  func indexPath(at point: CGPoint) -> IndexPath? {
    loadSectionsIfNeeded()
    guard point.x >= 0, point.x < max(bounds.width, 1) else { return nil }
    return rows(in: CGRect(x: 0, y: point.y, width: 1, height: 0.001)).first
  }

  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadSectionsIfNeeded()
    guard scrollOnce(to: indexPath, at: position, animated: animated) else { return }
    // Rows that are measured on the way move the target.
    guard !animated, window != nil, !hasSameHeights else { return }
    for _ in 0..<4 {
      let offset = contentOffset
      layoutIfNeeded()
      _ = scrollOnce(to: indexPath, at: position, animated: false)
      if contentOffset == offset { break }
    }
  }

  /// Scrolls to where a row is as far as is known.
  ///
  /// - Returns: Whether there is such a row.
  private func scrollOnce(
    to indexPath: IndexPath,
    at position: ScrollPosition,
    animated: Bool
  ) -> Bool {
    let target: CGRect
    if indexPath.row == NSNotFound, table.sections.indices.contains(indexPath.section) {
      target = rectOfHeader(indexPath.section)
    } else {
      guard isRow(indexPath) else {
        raise(.scrolledBeyondRows(indexPath, in: table.sections.map { $0.rows.count }))
        return false
      }
      target = rectOfRow(indexPath)
    }
    let insets = adjustedContentInset
    let height = bounds.height - insets.top - insets.bottom
    var offset = contentOffset
    switch position {
    case .none:
      scrollRectToVisible(target, animated: animated)
      return true
    case .top: offset.y = target.minY - insets.top - pinnedHeaderHeight(indexPath.section)
    case .middle: offset.y = target.midY - insets.top - height / 2
    case .bottom: offset.y = target.maxY - insets.top - height
    }
    setContentOffset(clamped(offset), animated: animated)
    if !animated { setNeedsLayout() }
    return true
  }

  private func pinnedHeaderHeight(_ section: Int) -> CGFloat {
    style == .plain ? table.sections[section].header.height : 0
  }
}

/// The places of sections.
extension UITableView {
  /// Puts the sections below each other, if a height changed since the last time.
  func placeSectionsIfNeeded() {
    let now = (
      bounds.width, tableHeaderView?.frame.height ?? 0, tableFooterView?.frame.height ?? 0
    )
    if table.needsPlacing || now != table.placement { placeSections() }
  }

  /// Puts the sections below each other and takes over the size of the content.
  func placeSections() {
    let header = tableHeaderView?.frame.height ?? 0
    let footer = tableFooterView?.frame.height ?? 0
    table.needsPlacing = false
    table.placement = (bounds.width, header, footer)
    var next = header
    for index in table.sections.indices {
      table.sections[index].top = next
      next = table.sections[index].bottom
    }
    placeAccessories(footerTop: next)
    let size = CGSize(width: bounds.width, height: next + footer)
    if size != contentSize { contentSize = size }
  }

  private func placeAccessories(footerTop: CGFloat) {
    if let view = tableHeaderView {
      place(view, CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height))
    }
    if let view = tableFooterView {
      place(view, CGRect(x: 0, y: footerTop, width: bounds.width, height: view.frame.height))
    }
  }

  func accessoryDidChange(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    if table.hasLoaded { placeSections() }
    setNeedsLayout()
  }

  func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }
}
