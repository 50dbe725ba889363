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
    placeSectionsIfNeeded()
    guard bounds.height > 0, bounds.width > 0, !table.sections.isEmpty else {
      putAwayRows(except: [])
      putAwayLeaving()
      return
    }
    if window == nil { ConsoleMessage.emitTableOffWindow(self) }
    showRows()
    putAwayLeaving()
    showEnds()
    placeIndex()
    planPrefetches()
  }

  /// Shows rows until measuring them brings no new ones into view.
  private func showRows() {
    let anchor = self.anchor
    var wanted: [IndexPath] = []
    for _ in 0..<8 {
      wanted = measuredRows(around: anchor)
      putAwayRows(except: Set(wanted))
      var changed = false
      for indexPath in wanted { changed = show(indexPath) || changed }
      guard changed else { break }
      placeSections()
      restore(anchor)
    }
    for indexPath in wanted {
      if let cell = table.cells[indexPath] { place(cell, rectOfRow(indexPath)) }
    }
  }

  /// The visible rows, after heights that someone gives took the place of estimates.
  private func measuredRows(around anchor: RowAnchor?) -> [IndexPath] {
    var wanted: [IndexPath] = []
    for _ in 0..<8 {
      var changed = measureEnds(of: sections(in: bounds))
      if changed { placeSections() }
      wanted = rows(in: bounds)
      for indexPath in wanted {
        // Rows above may have turned out to fill the screen.
        guard rectOfRow(indexPath).minY < bounds.maxY else { break }
        changed = measureGiven(indexPath) || changed
      }
      guard changed else { break }
      placeSections()
      restore(anchor)
    }
    return wanted
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
    guard let cell = requestCell(indexPath) else { return false }
    prepare(cell, for: indexPath)
    table.cells[indexPath] = cell
    place(cell, rectOfRow(indexPath))
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    let changed = measure(cell, indexPath)
    if cell.superview !== self { insertSubview(cell, at: firstCellPosition) }
    return changed
  }

  func requestCell(_ indexPath: IndexPath) -> UITableViewCell? {
    let (outer, hadDequeued) = (table.requested, table.hasDequeuedRequested)
    table.requested = indexPath
    table.hasDequeuedRequested = false
    defer { (table.requested, table.hasDequeuedRequested) = (outer, hadDequeued) }
    if let standIn = standIns?.placeholderCell(at: indexPath) { return standIn }
    let path = standIns?.dataPath(of: indexPath) ?? indexPath
    table.requested = path
    return dataSource?.tableView(self, cellForRowAt: path)
  }

  private var firstCellPosition: Int { backgroundView?.superview === self ? 1 : 0 }

  func prepare(_ cell: UITableViewCell, for indexPath: IndexPath) {
    cell.owningTable = self
    cell.isHidden = false
    if let delegate, !table.missing.contains(.indentation) {
      let level = delegate.tableView(self, indentationLevelForRowAt: indexPath)
      if !table.missing.contains(.indentation) { cell.indentationLevel = level }
    }
    let isSelected = table.selected.contains(indexPath)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    prepareEditing(of: cell, at: indexPath, animated: false)
  }

  /// Takes over the height that someone gives a row.
  ///
  /// - Returns: Whether it is another one than the estimate.
  private func measureGiven(_ indexPath: IndexPath) -> Bool {
    guard !hasSameHeights, !table.sections[indexPath.section].rows.isMeasured(indexPath.row) else {
      return false
    }
    let height = explicitHeight(indexPath)
    guard height != UITableView.automaticDimension else { return false }
    return measure(indexPath, as: max(0, height))
  }

  private func measure(_ cell: UITableViewCell, _ indexPath: IndexPath) -> Bool {
    guard !hasSameHeights, !table.sections[indexPath.section].rows.isMeasured(indexPath.row) else {
      return false
    }
    return measure(indexPath, as: fittedHeight(of: cell, width: rectOfRow(indexPath).width))
  }

  private func measure(_ indexPath: IndexPath, as height: CGFloat) -> Bool {
    let old = table.sections[indexPath.section].rows[indexPath.row]
    table.sections[indexPath.section].rows.measure(indexPath.row, height)
    guard old != height else { return false }
    table.needsPlacing = true
    return true
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
    // A static row keeps its cell.
    guard let identifier = cell.reuseIdentifier, staticTable == nil else { return }
    table.spareCells[identifier, default: []].append(cell)
  }

  /// Puts away the cells that an update took out of the table.
  func putAwayLeaving() {
    let leaving = table.leaving
    table.leaving = []
    for (path, cell) in leaving {
      cell.removeFromSuperview()
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      recycle(cell)
    }
  }

  func putAwayEverything() {
    putAwayRows(except: [])
    putAwayLeaving()
    forgetMeasuredEnds()
    for section in table.headers.keys.sorted() { putAwayHeader(section) }
    for section in table.footers.keys.sorted() { putAwayFooter(section) }
  }

  // MARK: - Reuse

  /// A cell for a row; the data source must not ask for two while the table waits for one.
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell? {
    if indexPath == table.requested {
      if table.hasDequeuedRequested { raise(.dequeuedTwice(identifier, indexPath)) }
      table.hasDequeuedRequested = true
    }
    return dequeueCell(identifier)
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let kept = table.reconfigured, kept.identifier == identifier { return kept.cell }
    if let cell = table.spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let nib = table.cellNibs[identifier] { return NibCells.cell(nib, identifier) }
    guard let type = table.cellClasses[identifier] else { return nil }
    return Construction.cell(type, reuseIdentifier: identifier)
  }

  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = table.spareHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let nib = table.headerNibs[identifier] { return NibCells.header(nib, identifier) }
    guard let type = table.headerClasses[identifier] else { return nil }
    return Construction.header(type, reuseIdentifier: identifier)
  }
}

/// The row that keeps its place on the screen while rows above it get other heights.
struct RowAnchor {
  let path: IndexPath
  /// How far its top is from the top of the visible part.
  let distance: CGFloat
}

extension UITableView {
  /// The first row that was shown before and still is, while the table is scrolled.
  var anchor: RowAnchor? {
    guard !hasSameHeights, contentOffset.y > offsetLimits.least.y else { return nil }
    let visible = bounds
    guard let path = shownRows.first(where: { rectOfRow($0).intersects(visible) }) else {
      return nil
    }
    return RowAnchor(path: path, distance: rectOfRow(path).minY - visible.minY)
  }

  /// Moves the content so that the row is where it was.
  func restore(_ anchor: RowAnchor?) {
    guard let anchor, isRow(anchor.path) else { return }
    let top = rectOfRow(anchor.path).minY - anchor.distance
    if top != bounds.minY, !isScrollAnimating { bounds.origin.y = top }
  }
}
