/// Unknowns that the constraints do not pin down.
extension Tableau {
  /// Whether an unknown could have another value without a constraint being missed by more.
  ///
  /// The other best solutions are those that symbols without costs lead to; this
  /// looks for the largest and the smallest value among them.
  mutating func isAmbiguous(_ unknown: Int32) -> Bool {
    idleSteps = 0
    if row(of: unknown) == nil {
      if kind(of: unknown) == .free { return true }
      guard symbols.base[Int(unknown)].costs.isEmpty else { return false }
      guard let limit = limit(of: unknown, besides: -1) else { return true }
      if limit.growth > Tolerance.value { return true }
      pivot(unknown, in: limit.row)
    }
    return canMove(unknown, 1) || canMove(unknown, -1)
  }

  private mutating func canMove(_ unknown: Int32, _ direction: Double) -> Bool {
    // The oldest symbol that leads there: such steps cannot go round in circles.
    idleSteps = .max - 1
    defer { idleSteps = 0 }
    while let row = row(of: unknown) {
      var entering: Tableau.Cell?
      let cells = rows.base[row].cells
      for index in 0..<cells.count {
        let cell = cells.base[index]
        let kind = kind(of: cell.symbol)
        if kind == .free { return true }
        guard kind != .dummy, cell.factor * direction > Tolerance.pivot,
          symbols.base[Int(cell.symbol)].costs.isEmpty
        else { continue }
        if let found = entering, found.symbol < cell.symbol { continue }
        entering = cell
      }
      guard let entering else { return false }
      guard let limit = limit(of: entering.symbol, besides: -1) else { return true }
      if limit.growth * abs(entering.factor) > 1e-7 { return true }
      pivot(entering.symbol, in: limit.row)
    }
    return false
  }
}
