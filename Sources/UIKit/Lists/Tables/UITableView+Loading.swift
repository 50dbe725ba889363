import Foundation

/// Counts and heights: what the table knows about its rows.
extension UITableView {
  func setNeedsReload() {
    table.needsReload = true
    setNeedsLayout()
  }

  /// Asks for counts now and for cells in the next layout.
  func reloadAll() {
    guard !table.isLoading else { return }
    table.needsReload = false
    table.missing = []
    putAwayEverything()
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
    let count = dataSource?.numberOfSections(in: self) ?? 0
    table.sections = (0..<max(0, count)).map { makeSection($0) }
    placeSections()
  }

  func makeSection(_ section: Int) -> TableSection {
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    var made = TableSection(rows: makeRows(count, in: section))
    measureEnds(of: section, in: &made)
    return made
  }

  func measureEnds(of section: Int, in made: inout TableSection) {
    made.header = height(of: .header, in: section)
    made.footer = height(of: .footer, in: section)
    made.padding = style == .plain && made.header > 0 ? topPadding : 0
  }

  private var topPadding: CGFloat {
    sectionHeaderTopPadding == UITableView.automaticDimension
      ? TableMetrics.headerPadding : sectionHeaderTopPadding
  }

  // MARK: - Rows

  private func makeRows(_ count: Int, in section: Int) -> RowHeights {
    guard count > 0 else { return RowHeights(count: 0, uniform: 0) }
    let first = guessedHeight(IndexPath(row: 0, section: section))
    if isUniform { return RowHeights(count: count, uniform: first) }
    let rest = (1..<max(count, 1)).map { guessedHeight(IndexPath(row: $0, section: section)) }
    return RowHeights([first] + rest)
  }

  /// Whether all rows start with the same height, as nobody tells them apart.
  private var isUniform: Bool {
    delegate == nil
      || table.missing.contains(.row)
        && (rowHeight != UITableView.automaticDimension || table.missing.contains(.estimatedRow))
  }

  /// The height of a row before it is shown.
  func guessedHeight(_ indexPath: IndexPath) -> CGFloat {
    let height = explicitHeight(indexPath)
    if height != UITableView.automaticDimension { return max(0, height) }
    var guess = estimatedRowHeight
    if let delegate, !table.missing.contains(.estimatedRow) {
      guess = delegate.tableView(self, estimatedHeightForRowAt: indexPath)
    }
    return guess > 0 ? guess : TableMetrics.row
  }

  /// The height that someone gives; automatic if the content decides.
  func explicitHeight(_ indexPath: IndexPath) -> CGFloat {
    guard let delegate, !table.missing.contains(.row) else { return rowHeight }
    return delegate.tableView(self, heightForRowAt: indexPath)
  }

  /// What a delegate without a method answers; the table notes that it has none.
  func defaultHeight(_ part: TablePart) -> CGFloat {
    table.missing.insert(part)
    switch part {
    case .row: return rowHeight
    case .header: return sectionHeaderHeight
    case .footer: return sectionFooterHeight
    case .estimatedRow: return estimatedRowHeight
    case .estimatedHeader: return estimatedSectionHeaderHeight
    case .estimatedFooter: return estimatedSectionFooterHeight
    }
  }

  // MARK: - Headers and footers

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

  private func height(of part: TablePart, in section: Int) -> CGFloat {
    let isHeader = part == .header
    let height = explicitHeight(of: part, in: section)
    let title = isHeader ? headerTitle(section) : footerTitle(section)
    let hasView = table.missing.contains(part) || height == UITableView.automaticDimension
    if height != UITableView.automaticDimension { return max(0, height) }
    if hasView, let view = makeEnd(part, in: section, title: title) {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      putAwayEnd(view)
      if size.height > 0 { return size.height }
    }
    if title != nil { return isHeader ? TableMetrics.titledHeader(style) : TableMetrics.footer }
    guard style != .plain else { return 0 }
    return isHeader && section == 0 ? TableMetrics.firstGroup : TableMetrics.groupGap
  }

  func headerTitle(_ section: Int) -> String? {
    dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  func footerTitle(_ section: Int) -> String? {
    dataSource?.tableView(self, titleForFooterInSection: section)
  }

  // MARK: - Places

  /// Puts the sections below each other and takes over the size of the content.
  func placeSections() {
    var next = tableHeaderView?.frame.height ?? 0
    for index in table.sections.indices {
      table.sections[index].top = next
      next = table.sections[index].bottom
    }
    let footerHeight = tableFooterView?.frame.height ?? 0
    placeAccessories(footerTop: next)
    let size = CGSize(width: bounds.width, height: next + footerHeight)
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

/// Heights of tables that apps do not set, from memory (grade C).
enum TableMetrics {
  static let row: CGFloat = 44
  static let footer: CGFloat = 28
  static let headerPadding: CGFloat = 22
  static let firstGroup: CGFloat = 35
  static let groupGap: CGFloat = 18

  static func titledHeader(_ style: UITableView.Style) -> CGFloat { style == .plain ? 28 : 38 }
}
