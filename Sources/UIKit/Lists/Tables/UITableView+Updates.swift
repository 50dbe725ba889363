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
    MainLoop.current.schedule(.animation, "table updates", after: .milliseconds(300)) {
      completion(true)
    }
  }

  private func commitUpdates() {
    let update = table.pending
    table.pending = TableUpdate()
    guard let dataSource else { return }
    let old = table.sections.map { $0.rows.count }
    let newCount = dataSource.numberOfSections(in: self)
    var new: [Int] = []
    for section in 0..<max(0, newCount) {
      new.append(dataSource.tableView(self, numberOfRowsInSection: section))
    }
    let plan = UpdatePlan(update, old: old, new: new)
    if let problem = plan.problem {
      raise(.invalidUpdate(problem, in: self))
      return
    }
    apply(plan)
  }

  private func apply(_ plan: UpdatePlan) {
    let cells = table.cells
    var kept: [IndexPath: UITableViewCell] = [:]
    for indexPath in cells.keys.sorted() {
      if let target = plan.target(of: indexPath) {
        kept[target] = cells[indexPath]
      } else {
        putAwayRow(indexPath)
      }
    }
    table.cells = kept
    table.replaceSelection(table.selectionOrder.compactMap { plan.target(of: $0) })
    for section in table.headers.keys.sorted() { putAwayHeader(section) }
    for section in table.footers.keys.sorted() { putAwayFooter(section) }
    let old = table.sections
    table.sections = plan.new.indices.map { index in
      remade(index, from: plan.source(ofSection: index).map { ($0, old[$0]) }, plan)
    }
    placeSections()
  }

  /// A section after the update, with the measured heights of the rows that stay.
  ///
  /// Those of rows that are shown are measured anew: an empty group of updates is how apps ask
  /// for that.
  private func remade(
    _ index: Int,
    from source: (index: Int, section: TableSection)?,
    _ plan: UpdatePlan
  ) -> TableSection {
    var made = makeSection(index)
    guard let source, !plan.isReloaded(source.index) else { return made }
    let rows = source.section.rows
    for row in 0..<rows.count where rows.isMeasured(row) {
      guard let target = plan.target(of: IndexPath(row: row, section: source.index)),
        target.section == index
      else { continue }
      if table.cells[target] == nil || explicitHeight(target) != UITableView.automaticDimension {
        made.rows.measure(target.row, rows[row])
      } else {
        made.rows.estimate(target.row, rows[row])
      }
    }
    return made
  }

  func reconfigure(_ indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let old = table.cells[indexPath], let identifier = old.reuseIdentifier else { continue }
      table.spareCells[identifier, default: []].append(old)
      guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { continue }
      table.spareCells[identifier]?.removeAll { $0 === old }
      table.cells[indexPath] = cell
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
