/// What is to be made small: the sum of the errors of each strength, the
/// strongest first.
///
/// Levels are compared one after another, never added with weights: no number of
/// weak errors outweighs a strong one, and nothing is lost to rounding. A level
/// keeps one slope per symbol: by how much its sum grows when the symbol does.
struct Objective {
  private struct Level {
    let strength: ConstraintStrength
    var slopes: [Double]
  }

  private var levels: [Level] = []
  private var symbolCount = 0

  mutating func makeRoom(for symbol: Int) {
    guard symbol >= symbolCount else { return }
    symbolCount = symbol + 1
    for index in levels.indices {
      while levels[index].slopes.count < symbolCount { levels[index].slopes.append(0) }
    }
  }

  /// Adds a multiple of an error of a strength.
  mutating func add(
    _ error: Int,
    _ factor: Double,
    _ strength: ConstraintStrength,
    in tableau: borrowing Tableau
  ) {
    let place = place(of: strength)
    guard let slot = tableau.slot(of: error) else {
      add(factor, to: error, in: place)
      return
    }
    tableau.withRow(slot) { row in add(row, factor, in: place) }
  }

  private mutating func place(of strength: ConstraintStrength) -> Int {
    var place = 0
    while place < levels.count, levels[place].strength > strength { place += 1 }
    if place == levels.count || levels[place].strength != strength {
      let slopes = [Double](repeating: 0, count: symbolCount)
      levels.insert(Level(strength: strength, slopes: slopes), at: place)
    }
    return place
  }

  private mutating func add(_ row: borrowing Row, _ factor: Double, in level: Int) {
    for index in row.symbols.indices {
      add(row.factors[index] * factor, to: row.symbols[index], in: level)
    }
  }

  private mutating func add(_ difference: Double, to symbol: Int, in level: Int) {
    let slope = levels[level].slopes[symbol] + difference
    levels[level].slopes[symbol] = abs(slope) < Row.tolerance ? 0 : slope
  }

  mutating func forget(_ symbol: Int) {
    for index in levels.indices { levels[index].slopes[symbol] = 0 }
  }

  mutating func substitute(_ symbol: Int, by row: borrowing Row) {
    for index in levels.indices {
      let factor = levels[index].slopes[symbol]
      guard factor != 0 else { continue }
      levels[index].slopes[symbol] = 0
      add(row, factor, in: index)
    }
  }

  /// What a symbol's growth does: the strongest level that it touches decides.
  func slope(of symbol: Int) -> Double {
    for level in levels where level.slopes[symbol] != 0 { return level.slopes[symbol] }
    return 0
  }

  /// The first symbol, by strength and then by age, whose slope fits.
  func first(where isUseful: (_ symbol: Int, _ slope: Double) -> Bool) -> Int? {
    for index in levels.indices {
      for (symbol, slope) in levels[index].slopes.enumerated() where slope != 0 {
        if isUseful(symbol, slope), !isDecided(symbol, before: index) { return symbol }
      }
    }
    return nil
  }

  private func isDecided(_ symbol: Int, before level: Int) -> Bool {
    for index in 0..<level where levels[index].slopes[symbol] != 0 { return true }
    return false
  }

  /// Whether the first of two candidates costs less per unit, level by level.
  func costsLess(_ one: Int, _ oneFactor: Double, than other: Int, _ otherFactor: Double) -> Bool {
    for level in levels {
      let difference = level.slopes[one] / oneFactor - level.slopes[other] / otherFactor
      if abs(difference) > Row.tolerance { return difference < 0 }
    }
    return one < other
  }
}
