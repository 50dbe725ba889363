import CoreGraphics

/// Headers and footers of sections: their heights, and their views where sections are visible.
extension UITableView {
  // MARK: - Heights

  /// The heights that someone gives, and guesses for the others until their views are made.
  func guessEnds(of section: Int, in made: inout TableSection) {
    made.header = guessedEnd(.header, in: section)
    made.footer = guessedEnd(.footer, in: section)
    made.padding = padding(above: made.header)
  }

  private func padding(above header: TableEnd) -> CGFloat {
    guard style == .plain, header.height > 0 else { return 0 }
    return sectionHeaderTopPadding == UITableView.automaticDimension
      ? TableMetrics.headerPadding : sectionHeaderTopPadding
  }

  /// The height that someone gives a header or footer; automatic if the view decides.
  func explicitHeight(of part: TablePart, in section: Int) -> CGFloat {
    let isHeader = part == .header
    guard let delegate, !table.missing.contains(part) else {
      return isHeader ? sectionHeaderHeight : sectionFooterHeight
    }
    return isHeader
      ? delegate.tableView(self, heightForHeaderInSection: section)
      : delegate.tableView(self, heightForFooterInSection: section)
  }

  private func guessedEnd(_ part: TablePart, in section: Int) -> TableEnd {
    let isHeader = part == .header
    let height = explicitHeight(of: part, in: section)
    let isGiven = height != UITableView.automaticDimension
    if isGiven, style != .plain || !isOwnHeight(part) { return TableEnd(height: max(0, height)) }
    let title = isHeader ? headerTitle(section) : footerTitle(section)
    let mayHaveView =
      delegate != nil && !table.missing.contains(isHeader ? .headerView : .footerView)
    if isGiven {
      if title != nil { return TableEnd(height: max(0, height)) }
      return TableEnd(height: 0, isEstimate: mayHaveView)
    }
    guard title != nil || mayHaveView else {
      return TableEnd(height: emptyEnd(part, section))
    }
    let guess = estimatedEnd(part, in: section)
    let usual =
      title == nil
      ? emptyEnd(part, section)
      : isHeader ? TableMetrics.titledHeader(style) : TableMetrics.footer
    return TableEnd(height: guess > 0 ? guess : usual, isEstimate: true)
  }

  /// Whether the height of headers or footers is the table's, not the delegate's.
  ///
  /// A plain table has none where a section has neither a view nor a title.
  ///
  /// - Evidence: storyboards say 28 for both, and tables without titles begin with a row (B).
  private func isOwnHeight(_ part: TablePart) -> Bool {
    delegate == nil || table.missing.contains(part) || table.inherited.contains(part)
  }

  private func estimatedEnd(_ part: TablePart, in section: Int) -> CGFloat {
    let isHeader = part == .header
    let estimated: TablePart = isHeader ? .estimatedHeader : .estimatedFooter
    guard let delegate, !table.missing.contains(estimated) else {
      return isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    }
    return isHeader
      ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
      : delegate.tableView(self, estimatedHeightForFooterInSection: section)
  }

  /// The space where a section has neither a view nor a title.
  private func emptyEnd(_ part: TablePart, _ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    return part == .header && section == 0 ? TableMetrics.firstGroup : TableMetrics.groupGap
  }

  /// Makes the views of headers and footers whose heights are guesses, and measures them.
  ///
  /// - Returns: Whether a height turned out to be another one.
  func measureEnds(of sections: Range<Int>) -> Bool {
    var changed = false
    for section in sections {
      if table.sections[section].header.isEstimate {
        changed = measureHeader(section) || changed
      }
      if table.sections[section].footer.isEstimate {
        changed = measureFooter(section) || changed
      }
    }
    if changed { table.needsPlacing = true }
    return changed
  }

  private func measureHeader(_ section: Int) -> Bool {
    let old = table.sections[section].header.height
    let view =
      table.headers[section] ?? table.measuredHeaders[section]
      ?? makeEnd(.header, in: section, title: headerTitle(section))
    if table.headers[section] == nil { table.measuredHeaders[section] = view }
    let height = fittedHeight(ofEnd: view, .header, section)
    table.sections[section].header = TableEnd(height: height)
    table.sections[section].padding = padding(above: table.sections[section].header)
    return height != old
  }

  private func measureFooter(_ section: Int) -> Bool {
    let old = table.sections[section].footer.height
    let view =
      table.footers[section] ?? table.measuredFooters[section]
      ?? makeEnd(.footer, in: section, title: footerTitle(section))
    if table.footers[section] == nil { table.measuredFooters[section] = view }
    let height = fittedHeight(ofEnd: view, .footer, section)
    table.sections[section].footer = TableEnd(height: height)
    return height != old
  }

  private func fittedHeight(ofEnd view: UIView?, _ part: TablePart, _ section: Int) -> CGFloat {
    guard let view else { return emptyEnd(part, section) }
    let own = part == .header ? sectionHeaderHeight : sectionFooterHeight
    if own != UITableView.automaticDimension, isOwnHeight(part) { return max(0, own) }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    if size.height > 0 { return size.height }
    let title = part == .header ? headerTitle(section) : footerTitle(section)
    guard title != nil else { return emptyEnd(part, section) }
    return part == .header ? TableMetrics.titledHeader(style) : TableMetrics.footer
  }

  func headerTitle(_ section: Int) -> String? {
    dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  func footerTitle(_ section: Int) -> String? {
    dataSource?.tableView(self, titleForFooterInSection: section)
  }

  // MARK: - Views

  func showEnds() {
    let visible = sections(in: bounds)
    for section in table.headers.keys.sorted() where !visible.contains(section) {
      putAwayHeader(section)
    }
    for section in table.footers.keys.sorted() where !visible.contains(section) {
      putAwayFooter(section)
    }
    for section in visible {
      showHeader(section)
      showFooter(section)
    }
  }

  private func showHeader(_ section: Int) {
    let rect = pinned(rectOfHeader(section), in: section)
    guard rect.height > 0 else { return }
    if let view = table.headers[section] {
      place(view, rect)
      return
    }
    let made = table.measuredHeaders.removeValue(forKey: section)
    guard let view = made ?? makeEnd(.header, in: section, title: headerTitle(section)) else {
      return
    }
    table.headers[section] = view
    place(view, rect)
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    addSubview(view)
  }

  private func showFooter(_ section: Int) {
    let rect = rectOfFooter(section)
    guard rect.height > 0 else { return }
    if let view = table.footers[section] {
      place(view, rect)
      return
    }
    let made = table.measuredFooters.removeValue(forKey: section)
    guard let view = made ?? makeEnd(.footer, in: section, title: footerTitle(section)) else {
      return
    }
    table.footers[section] = view
    place(view, rect)
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    addSubview(view)
  }

  /// Headers of plain tables stick to the top while their section is visible.
  private func pinned(_ rect: CGRect, in section: Int) -> CGRect {
    // Asking for the rectangle reloads, and the data source may have gone meanwhile.
    guard style == .plain, table.sections.indices.contains(section) else { return rect }
    var rect = rect
    let top = contentOffset.y + adjustedContentInset.top
    let last = table.sections[section].footerTop - rect.height
    rect.origin.y = max(rect.minY, min(top, last))
    return rect
  }

  /// The view that the delegate gives, or one with a title.
  private func makeEnd(_ part: TablePart, in section: Int, title: String?) -> UIView? {
    let custom =
      part == .header
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let custom { return custom }
    guard let title else { return nil }
    let identifier = "UITableViewHeaderFooterView.title"
    let view =
      table.spareHeaders[identifier]?.popLast()
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.textLabel?.text = title
    return view
  }

  // MARK: - Putting away

  func putAwayHeader(_ section: Int) {
    guard let view = table.headers.removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    recycleEnd(view)
  }

  func putAwayFooter(_ section: Int) {
    guard let view = table.footers.removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    recycleEnd(view)
  }

  /// Takes back views that were measured but never shown.
  func forgetMeasuredEnds() {
    for section in table.measuredHeaders.keys.sorted() {
      table.measuredHeaders[section].map { recycleEnd($0) }
    }
    for section in table.measuredFooters.keys.sorted() {
      table.measuredFooters[section].map { recycleEnd($0) }
    }
    table.measuredHeaders = [:]
    table.measuredFooters = [:]
  }

  private func recycleEnd(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    if table.spareHeaders[identifier]?.contains(where: { $0 === view }) != true {
      table.spareHeaders[identifier, default: []].append(view)
    }
  }
}
