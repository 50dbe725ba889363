import Foundation

/// Counts of rows, and what the table knows about their heights before it shows them.
extension UITableView {
  func setNeedsReload() {
    table.needsReload = true
    table.missing = []
    table.inherited = []
    table.hasAskedForHeights = false
    setNeedsLayout()
  }

  /// Asks for counts now and for cells in the next layout.
  func reloadAll() {
    guard !table.isLoading else { return }
    table.needsReload = false
    putAwayEverything()
    forgetPrefetches()
    dragging?.placeholders = []
    table.replaceSelection([])
    loadSections()
    setNeedsLayout()
  }

  func loadSectionsIfNeeded() {
    guard table.needsReload, !table.isLoading else { return }
    reloadAll()
  }

  private func loadSections() {
    table.isLoading = true
    defer { table.isLoading = false }
    table.hasLoaded = true
    table.measuredWidth = bounds.width
    let count = dataSource?.numberOfSections(in: self) ?? 0
    table.sections = []
    table.sections.reserveCapacity(max(0, count))
    for section in 0..<max(0, count) { table.sections.append(makeSection(section)) }
    placeSections()
    loadIndexTitles()
  }

  private func makeSection(_ section: Int) -> TableSection {
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    return makeSection(section, rows: count)
  }

  func makeSection(_ section: Int, rows count: Int) -> TableSection {
    var made = TableSection(rows: makeRows(count, in: section))
    guessEnds(of: section, in: &made)
    return made
  }

  // MARK: - Rows

  private func makeRows(_ count: Int, in section: Int) -> RowHeights {
    guard count > 0 else { return RowHeights(count: 0, guess: usualGuess) }
    if isGivenRowByRow(section) {
      let heights = (0..<count).map { row in
        let height = explicitHeight(IndexPath(row: row, section: section))
        return height == UITableView.automaticDimension ? usualGuess : max(0, height)
      }
      return RowHeights(heights, isMeasured: true)
    }
    guard !hasSameHeights, let delegate, mayAnswer(.estimatedRow) else {
      return RowHeights(count: count, guess: usualGuess)
    }
    let first = IndexPath(row: 0, section: section)
    var guesses = [delegate.tableView(self, estimatedHeightForRowAt: first)]
    guard mayAnswer(.estimatedRow) else { return RowHeights(count: count, guess: usualGuess) }
    for row in 1..<max(count, 1) {
      let path = IndexPath(row: row, section: section)
      guesses.append(delegate.tableView(self, estimatedHeightForRowAt: path))
    }
    return RowHeights(guesses.map { $0 > 0 ? $0 : usualGuess }, isMeasured: false)
  }

  /// Whether the delegate may have an optional method, as far as is known.
  private func mayAnswer(_ part: TablePart) -> Bool { !table.missing.contains(part) }

  /// Whether `rowHeight` is the height of all rows.
  var hasSameHeights: Bool {
    rowHeight != UITableView.automaticDimension && !delegateGivesHeights && standIns == nil
  }

  /// Whether the delegate has a say about heights; asks for a row if that is not known yet.
  private var delegateGivesHeights: Bool { delegate != nil && mayAnswer(.row) }

  /// Whether all heights are asked for at once, as there are no estimates.
  ///
  /// Without estimates a delegate is asked for every row, with them only for rows that are shown.
  ///
  /// - Evidence: https://developer.apple.com/documentation/uikit/uitableview/estimatedrowheight
  ///   (grade A); a log of 100 rows of 50 points, whose content has 4,400 points at first, as the
  ///   estimate is 44 by default:
  ///   https://www.itworkman.com/explain-the-estimatedrowheight-property-in-ios11 (grade B)
  func isGivenRowByRow(_ section: Int) -> Bool {
    guard delegateGivesHeights else { return false }
    let first = IndexPath(row: 0, section: section)
    if !table.hasAskedForHeights {
      // Finds out whether there is such a method at all.
      table.hasAskedForHeights = true
      _ = explicitHeight(first)
    }
    guard mayAnswer(.row), estimatedRowHeight == 0 else { return false }
    if let delegate, mayAnswer(.estimatedRow) {
      _ = delegate.tableView(self, estimatedHeightForRowAt: first)
    }
    return !mayAnswer(.estimatedRow) || table.inherited.contains(.estimatedRow)
  }

  /// The height of rows of which nothing else is known.
  var usualGuess: CGFloat {
    if hasSameHeights { return max(0, rowHeight) }
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight > 0 ? rowHeight : TableMetrics.row
  }

  /// The height that someone gives; automatic if the content decides.
  func explicitHeight(_ indexPath: IndexPath) -> CGFloat {
    if let height = standIns?.placeholderHeight(at: indexPath) { return height }
    guard let delegate, mayAnswer(.row) else { return rowHeight }
    let path = standIns?.dataPath(of: indexPath) ?? indexPath
    return delegate.tableView(self, heightForRowAt: path)
  }

  /// What a delegate without a method answers; the table notes that it has none.
  func defaultHeight(_ part: TablePart) -> CGFloat {
    table.missing.insert(part)
    return ownHeight(part)
  }

  /// Notes that the delegate does not have a method.
  func noteMissing(_ part: TablePart) { table.missing.insert(part) }

  /// What a table controller answers as delegate; a subclass may call `super` for some rows.
  func inheritedHeight(_ part: TablePart, of controller: UITableViewController) -> CGFloat {
    if type(of: controller) == UITableViewController.self { return defaultHeight(part) }
    table.inherited.insert(part)
    return ownHeight(part)
  }

  private func ownHeight(_ part: TablePart) -> CGFloat {
    switch part {
    case .row: rowHeight
    case .header: sectionHeaderHeight
    case .footer: sectionFooterHeight
    case .estimatedRow: estimatedRowHeight
    case .estimatedHeader: estimatedSectionHeaderHeight
    case .estimatedFooter: estimatedSectionFooterHeight
    default: 0
    }
  }
}

/// Heights of tables that apps do not set, from memory (grade C).
enum TableMetrics {
  static let row: CGFloat = 44
  static let footer: CGFloat = 28
  static let headerPadding: CGFloat = 22
  static let firstGroup: CGFloat = 35
  static let groupGap: CGFloat = 18

  static func titledHeader(_ style: UITableView.Style) -> CGFloat { style == .plain ? 28 : 38 }
}
