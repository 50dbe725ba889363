import Cassowary
import Foundation

/// Rows: what the solver is asked, and what gives way when it cannot be.
extension LayoutSystem {
  // MARK: - Constraints

  func add(_ constraint: NSLayoutConstraint) {
    guard let container = constraint.containerView,
      isMeasuring || container === root || container.insideSystem === self
    else { return }
    if constraint is LayoutSupportConstraint { return }
    guard ConstraintCheck.relatesOneKind(constraint) else {
      raise(.incompatibleAnchors(constraint))
      return
    }
    let row = newRow(.constraint(constraint))
    if !isMeasuring {
      constraint.layoutSystem = self
      constraint.layoutRow = row
    }
    put(row)
    noteBaselines(of: constraint)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard constraint.layoutSystem === self else { return }
    needsSolve = true
    drop(constraint.layoutRow)
    constraint.layoutSystem = nil
    constraint.layoutRow = -1
  }

  /// Takes over another constant or priority.
  func refresh(_ constraint: NSLayoutConstraint) {
    let row = constraint.layoutRow
    guard let handle = rows[row]?.handle, let base = rows[row]?.base else {
      mayMend = true
      return
    }
    mayMend = mayMend || !brokenRows.isEmpty
    let sign = constraint.runsBackwards ? -1.0 : 1.0
    let constant = base - sign * Double(constraint.constant)
    solver.setConstant(of: handle, to: LayoutTerms.bounded(constant))
  }

  /// Puts a constraint in anew, as its priority or what it rests on changed.
  func reinsert(_ constraint: NSLayoutConstraint) {
    guard constraint.layoutSystem === self else { return }
    needsSolve = true
    remove(constraint)
    noteAddition(of: constraint)
  }

  /// Constraints about baselines change with the fonts of their items.
  private func noteBaselines(of constraint: NSLayoutConstraint) {
    guard !isMeasuring, constraint.mentionsBaseline else { return }
    for place in [constraint.first, constraint.second].compactMap({ $0 })
    where place.attribute == .firstBaseline || place.attribute == .lastBaseline {
      guard let view = place.item as? UIView, let entry = existingEntry(of: view) else { continue }
      entry.baselineConstraints.removeAll { $0 === constraint }
      entry.baselineConstraints.append(constraint)
    }
  }

  // MARK: - Any row

  @discardableResult
  func insert(_ source: LayoutRow.Source) -> Int {
    let row = newRow(source)
    put(row)
    return row
  }

  private func newRow(_ source: LayoutRow.Source) -> Int {
    if let place = unusedRows.popLast() {
      rows[place] = LayoutRow(source: source)
      return place
    }
    rows.append(LayoutRow(source: source))
    return rows.count - 1
  }

  /// Hands a row to the solver; a contradiction breaks this one or another.
  private func put(_ row: Int) {
    guard let terms = terms(of: row)?.bounded else { return }
    while true {
      if let handle = solver.insert(terms.expression, terms.relation, terms.strength) {
        rows[row]?.handle = handle
        return
      }
      if breakOne(of: solver.conflict, instead: row) { return }
    }
  }

  func drop(_ row: Int) {
    guard row >= 0, let known = rows[row] else { return }
    if let handle = known.handle {
      solver.remove(handle)
    } else {
      brokenRows.removeAll { $0 == row }
    }
    mayMend = mayMend || !brokenRows.isEmpty
    rows[row] = nil
    unusedRows.append(row)
  }

  /// Gives a row of the system's own another constant.
  func setConstant(of row: Int, to constant: Double) {
    guard row >= 0, let handle = rows[row]?.handle else { return mayMend = true }
    mayMend = mayMend || !brokenRows.isEmpty
    solver.setConstant(of: handle, to: LayoutTerms.bounded(constant))
  }

  // MARK: - Contradictions

  /// Leaves a constraint out that contradicts others, and says so.
  ///
  /// What the app made gives way before what layout made itself, and what came
  /// later before what came first.
  ///
  /// - Parameters:
  ///   - handles: The required rows in the solver that contradict each other.
  ///   - newRow: A row that could not be put in, if that is how it was noticed.
  /// - Returns: Whether the new row is the one that gave way.
  /// - Evidence: RULES 11 (the first activated won in a probe, grade B)
  @discardableResult
  func breakOne(of handles: [SolverConstraint], instead newRow: Int?) -> Bool {
    let known = Set(handles)
    var concerned = rows.indices.filter { row in
      rows[row]?.handle.map { known.contains($0) } ?? false
    }
    if let newRow { concerned.append(newRow) }
    let all = rows.indices.filter { rows[$0]?.handle != nil }
    guard
      let loser = loser(among: concerned) ?? newRow ?? concerned.last ?? loser(among: all)
        ?? all.last
    else { return true }
    if let constraint = rows[loser]?.constraint, !constraint.wasReportedBroken, !isMeasuring {
      constraint.wasReportedBroken = true
      ConsoleMessage.unsatisfiable(texts(of: concerned), breaking: constraint).emit()
    }
    if let handle = rows[loser]?.handle { solver.remove(handle) }
    rows[loser]?.handle = nil
    brokenRows.append(loser)
    return loser == newRow
  }

  private func loser(among concerned: [Int]) -> Int? {
    var found: (row: Int, activation: Int)?
    for row in concerned {
      guard let constraint = rows[row]?.constraint, !constraint.isOfStack else { continue }
      if let best = found, best.activation >= constraint.activation { continue }
      found = (row, constraint.activation)
    }
    return found?.row
  }

  private func texts(of concerned: [Int]) -> [String] {
    concerned.compactMap { rows[$0] }
      .sorted { ($0.constraint?.activation ?? 0) < ($1.constraint?.activation ?? 0) }
      .map(\.text)
  }

  /// Tries the rows again that were left out, the first one first.
  func mendBroken() {
    guard mayMend else { return }
    mayMend = false
    guard !brokenRows.isEmpty else { return }
    let candidates = brokenRows.sorted {
      (rows[$0]?.constraint?.activation ?? 0, $0) < (rows[$1]?.constraint?.activation ?? 0, $1)
    }
    brokenRows = []
    for row in candidates {
      guard let terms = terms(of: row)?.bounded else { continue }
      if let handle = solver.insert(terms.expression, terms.relation, terms.strength) {
        rows[row]?.handle = handle
        rows[row]?.constraint?.wasReportedBroken = false
      } else {
        brokenRows.append(row)
      }
    }
  }
}
