import Foundation

/// Cells, headers and footers where rows are visible.
extension UITableView {
  /// The rows that have cells, from top to bottom.
  var shownRows: [IndexPath] { table.cells.keys.sorted() }

  /// Lays out pending rows where the caller needs to see them.
  func bringUpToDate() {
    guard !table.isLayingOutRows, !table.isLoading, table.updateDepth == 0 else { return }
    if window != nil, flags.contains(.needsLayout) || table.needsReload { layoutIfNeeded() }
  }

  func layOutRows() {
    guard !table.isLayingOutRows, !table.isLoading, table.updateDepth == 0 else { return }
    loadSectionsIfNeeded()
    table.isLayingOutRows = true
    defer { table.isLayingOutRows = false }
    backgroundView.map { place($0, bounds) }
    followWidth()
    placeSections()
    guard bounds.height > 0, bounds.width > 0, !table.sections.isEmpty else {
      putAwayRows(except: [])
      return
    }
    if window == nil { ConsoleMessage.emitTableOffWindow(self) }
    showRows()
    showEnds()
  }

  /// Shows rows until measuring them brings no new ones into view.
  private func showRows() {
    var wanted: [IndexPath] = []
    for _ in 0..<8 {
      wanted = rows(in: bounds)
      putAwayRows(except: Set(wanted))
      var changed = false
      for indexPath in wanted { changed = show(indexPath) || changed }
      guard changed else { break }
      placeSections()
    }
    for indexPath in wanted {
      if let cell = table.cells[indexPath] { place(cell, rectOfRow(indexPath)) }
    }
  }

  /// Shows a row.
  ///
  /// - Returns: Whether its height turned out to be another one.
  private func show(_ indexPath: IndexPath) -> Bool {
    guard isRow(indexPath) else { return false }
    if let cell = table.cells[indexPath] {
      place(cell, rectOfRow(indexPath))
      return measure(cell, indexPath)
    }
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return false }
    prepare(cell, for: indexPath)
    table.cells[indexPath] = cell
    place(cell, rectOfRow(indexPath))
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    let changed = measure(cell, indexPath)
    if cell.superview !== self { insertSubview(cell, at: firstCellPosition) }
    return changed
  }

  private var firstCellPosition: Int { backgroundView?.superview === self ? 1 : 0 }

  private func prepare(_ cell: UITableViewCell, for indexPath: IndexPath) {
    cell.owningTable = self
    cell.isHidden = false
    cell.indentationLevel =
      delegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? cell.indentationLevel
    let isSelected = table.selected.contains(indexPath)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
  }

  private func measure(_ cell: UITableViewCell, _ indexPath: IndexPath) -> Bool {
    let rows = table.sections[indexPath.section].rows
    guard !rows.isMeasured(indexPath.row) else { return false }
    guard explicitHeight(indexPath) == UITableView.automaticDimension else { return false }
    let height = fittedHeight(of: cell, width: rectOfRow(indexPath).width)
    let old = rows[indexPath.row]
    table.sections[indexPath.section].rows.measure(indexPath.row, height)
    return old != height
  }

  // MARK: - Putting away

  func putAwayRows(except wanted: Set<IndexPath>) {
    guard !table.cells.isEmpty else { return }
    for indexPath in shownRows where !wanted.contains(indexPath) { putAwayRow(indexPath) }
  }

  func putAwayRow(_ indexPath: IndexPath) {
    guard let cell = table.cells.removeValue(forKey: indexPath) else { return }
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    recycle(cell)
  }

  func recycle(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    table.spareCells[identifier, default: []].append(cell)
  }

  func putAwayEverything() {
    putAwayRows(except: [])
    for section in table.headers.keys.sorted() { putAwayHeader(section) }
    for section in table.footers.keys.sorted() { putAwayFooter(section) }
  }

  func putAwayHeader(_ section: Int) {
    guard let view = table.headers.removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    putAwayEnd(view)
  }

  func putAwayFooter(_ section: Int) {
    guard let view = table.footers.removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    putAwayEnd(view)
  }

  func putAwayEnd(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    if table.spareHeaders[identifier]?.contains(where: { $0 === view }) != true {
      table.spareHeaders[identifier, default: []].append(view)
    }
  }

  // MARK: - Reuse

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = table.spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let type = table.cellClasses[identifier] else { return nil }
    return Construction.cell(type, reuseIdentifier: identifier)
  }

  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = table.spareHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = table.headerClasses[identifier] else { return nil }
    return Construction.header(type, reuseIdentifier: identifier)
  }

  // MARK: - Headers and footers

  private func showEnds() {
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
    guard let view = makeEnd(.header, in: section, title: headerTitle(section)) else { return }
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
    guard let view = makeEnd(.footer, in: section, title: footerTitle(section)) else { return }
    table.footers[section] = view
    place(view, rect)
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    addSubview(view)
  }

  /// Headers of plain tables stick to the top while their section is visible.
  private func pinned(_ rect: CGRect, in section: Int) -> CGRect {
    guard style == .plain else { return rect }
    var rect = rect
    let top = contentOffset.y + adjustedContentInset.top
    let last = table.sections[section].footerTop - rect.height
    rect.origin.y = max(rect.minY, min(top, last))
    return rect
  }

  /// The view that the delegate gives, or one with a title.
  func makeEnd(_ part: TablePart, in section: Int, title: String?) -> UIView? {
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
}
