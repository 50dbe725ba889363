import Clockwork
import Foundation

/// Groups of changes: checking the counts, then moving what is shown.
extension UITableView {
  func update(_ change: (inout TableUpdate) -> Void) {
    beginUpdateGroup()
    change(&table.pending)
    endUpdateGroup(completion: nil)
  }

  func beginUpdateGroup() {
    if table.updateDepth == 0 {
      loadSectionsIfNeeded()
      table.pending = TableUpdate()
    }
    table.updateDepth += 1
  }

  func endUpdateGroup(completion: ((Bool) -> Void)?) {
    guard table.updateDepth > 0 else { return }
    if table.updateDepth == 1 { commitUpdates() }
    table.updateDepth -= 1
    if table.updateDepth == 0 {
      setNeedsLayout()
      if window != nil { layoutIfNeeded() }
    }
    guard let completion else { return }
    // What nobody sees is not animated.
    let isAnimated = window != nil && UIView.areAnimationsEnabled
    MainLoop.current.schedule(
      .animation,
      "table updates",
      after: .milliseconds(isAnimated ? 300 : 0)
    ) {
      completion(true)
    }
  }

  private func commitUpdates() {
    let update = table.pending
    table.pending = TableUpdate()
    guard let dataSource else { return }
    if standIns != nil { unimplemented("updates of a table beside the placeholders of a drop") }
    let old = table.sections.map { $0.rows.count }
    let newCount = dataSource.numberOfSections(in: self)
    var new: [Int] = []
    for section in 0..<max(0, newCount) {
      new.append(dataSource.tableView(self, numberOfRowsInSection: section))
    }
    let plan = UpdatePlan(update, old: old, new: new, isTable: true)
    if let problem = plan.problem {
      raise(.invalidUpdate(problem, in: self))
      return
    }
    apply(plan)
  }

  /// Moves cells, selection and heights to where a plan says.
  func apply(_ plan: UpdatePlan) {
    endRowSwipe(animated: false)
    let cells = table.cells
    var kept: [IndexPath: UITableViewCell] = [:]
    for indexPath in cells.keys.sorted() {
      guard let cell = cells[indexPath] else { continue }
      if let target = plan.target(of: indexPath) {
        kept[target] = cell
      } else {
        table.leaving.append((indexPath, cell))
      }
    }
    table.cells = kept
    table.replaceSelection(table.selectionOrder.compactMap { plan.target(of: $0) })
    forgetPrefetches()
    dragging?.follow(plan)
    moveEnds(plan)
    var old = table.sections
    table.sections = []
    table.sections.reserveCapacity(plan.new.count)
    for index in plan.new.indices {
      if let source = plan.source(ofSection: index), !plan.isReloaded(source) {
        table.sections.append(remade(index, from: source, &old[source], plan))
      } else {
        table.sections.append(makeSection(index, rows: plan.new[index]))
      }
    }
    remeasureShownRows()
    for path in plan.update.reloadedRows {
      guard let place = plan.place(of: path), isRow(place) else { continue }
      table.sections[place.section].rows.forgetMeasure(place.row)
    }
    placeSections()
  }

  /// Keeps the headers and footers of sections that stay.
  private func moveEnds(_ plan: UpdatePlan) {
    forgetMeasuredEnds()
    for section in table.headers.keys.sorted() where target(of: section, plan) == nil {
      putAwayHeader(section)
    }
    for section in table.footers.keys.sorted() where target(of: section, plan) == nil {
      putAwayFooter(section)
    }
    func moved(_ views: [Int: UIView]) -> [Int: UIView] {
      var result: [Int: UIView] = [:]
      for (section, view) in views { target(of: section, plan).map { result[$0] = view } }
      return result
    }
    table.headers = moved(table.headers)
    table.footers = moved(table.footers)
  }

  private func target(of section: Int, _ plan: UpdatePlan) -> Int? {
    plan.isReloaded(section) ? nil : plan.target(ofSection: section)
  }

  /// A section after the update, with the heights of the rows that stay.
  private func remade(
    _ index: Int,
    from source: Int,
    _ old: inout TableSection,
    _ plan: UpdatePlan
  ) -> TableSection {
    let isGiven = isGivenRowByRow(index)
    guard isGiven || !plan.isUntouched(source) else {
      var kept = old
      guessEnds(of: index, replacing: &kept)
      return kept
    }
    var made = makeSection(index, rows: plan.new[index])
    keepEnds(of: old, in: &made)
    if !isGiven, !hasSameHeights {
      made.rows.takeOver(old.rows) { plan.place(ofRow: $0, in: source) }
    }
    return made
  }

  /// Asks for given heights of headers and footers again; measured ones stay.
  private func guessEnds(of index: Int, replacing kept: inout TableSection) {
    let old = kept
    guessEnds(of: index, in: &kept)
    keepEnds(of: old, in: &kept)
  }

  private func keepEnds(of old: TableSection, in made: inout TableSection) {
    if made.header.isEstimate, !old.header.isEstimate {
      made.header = old.header
      made.padding = old.padding
    }
    if made.footer.isEstimate, !old.footer.isEstimate { made.footer = old.footer }
  }

  /// Rows that are shown are measured anew: an empty group of updates is how apps ask for that.
  private func remeasureShownRows() {
    for path in table.cells.keys where isRow(path) {
      table.sections[path.section].rows.forgetMeasure(path.row)
    }
  }

  func reconfigure(_ indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let old = table.cells[indexPath], let identifier = old.reuseIdentifier else { continue }
      table.reconfigured = (identifier, old)
      let cell = requestCell(indexPath)
      table.reconfigured = nil
      guard let cell, cell !== old else { continue }
      raise(.reconfiguredWithAnotherCell(indexPath))
    }
    for indexPath in indexPaths where isRow(indexPath) {
      table.sections[indexPath.section].rows.forgetMeasure(indexPath.row)
    }
    setNeedsLayout()
  }
}

extension UITableView {
  /// Performs a group of changes that was found elsewhere.
  func performUpdate(_ changes: TableUpdate, completion: @escaping () -> Void) {
    beginUpdateGroup()
    table.pending = changes
    endUpdateGroup { _ in completion() }
  }
}
