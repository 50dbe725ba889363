/// Unknowns that the constraints do not pin down.
extension Solver {
  /// Whether an unknown could have another value without a constraint being
  /// missed by more.
  package mutating func isAmbiguous(_ unknown: Unknown) -> Bool {
    solve()
    guard let slot = tableau.slot(of: unknown.index) else {
      return kinds[unknown.index] == .free
        || objective.slope(of: unknown.index) == 0 && canGrow(unknown.index)
    }
    let symbols = tableau.withRow(slot) { row in row.symbols }
    return symbols.contains { symbol in
      switch kinds[symbol] {
      case .free: true
      case .dummy: false
      case .slack, .error, .restricted: objective.slope(of: symbol) == 0 && canGrow(symbol)
      }
    }
  }

  /// Whether one of the unknowns of an expression is ambiguous.
  package mutating func isAmbiguous(_ expression: LinearExpression) -> Bool {
    expression.terms.contains { isAmbiguous($0.variable) }
  }

  /// Whether nothing stops a symbol right at zero.
  private mutating func canGrow(_ symbol: Int) -> Bool {
    guard let leaving = leaving(for: symbol) else { return true }
    return tableau.value(of: leaving) > Row.tolerance
  }
}
