/// A linear expression over symbols: a constant and sorted terms.
struct Row {
  private(set) var symbols: [Int] = []
  private(set) var factors: [Double] = []
  var constant: Double

  init(constant: Double = 0) {
    self.constant = constant
  }

  static let tolerance = 1e-9

  var isEmpty: Bool { symbols.isEmpty }

  private func position(of symbol: Int) -> Int {
    var (low, high) = (0, symbols.count)
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The factor of a symbol; 0 if it does not occur.
  subscript(symbol: Int) -> Double {
    let place = position(of: symbol)
    return place < symbols.count && symbols[place] == symbol ? factors[place] : 0
  }

  /// Adds a multiple of a symbol.
  mutating func add(_ symbol: Int, _ factor: Double) {
    let place = position(of: symbol)
    if place < symbols.count, symbols[place] == symbol {
      factors[place] += factor
      if abs(factors[place]) < Row.tolerance {
        symbols.remove(at: place)
        factors.remove(at: place)
      }
    } else if abs(factor) >= Row.tolerance {
      symbols.insert(symbol, at: place)
      factors.insert(factor, at: place)
    }
  }

  /// Adds a multiple of another row.
  mutating func add(_ other: Row, _ factor: Double) {
    constant += other.constant * factor
    guard factor != 0, !other.symbols.isEmpty else { return }
    if symbols.isEmpty {
      symbols = other.symbols
      factors = other.factors.map { $0 * factor }
      return
    }
    var newSymbols: [Int] = []
    var newFactors: [Double] = []
    newSymbols.reserveCapacity(symbols.count + other.symbols.count)
    newFactors.reserveCapacity(symbols.count + other.symbols.count)
    var (i, j) = (0, 0)
    while i < symbols.count || j < other.symbols.count {
      if j == other.symbols.count || (i < symbols.count && symbols[i] < other.symbols[j]) {
        newSymbols.append(symbols[i])
        newFactors.append(factors[i])
        i += 1
      } else if i == symbols.count || symbols[i] > other.symbols[j] {
        newSymbols.append(other.symbols[j])
        newFactors.append(other.factors[j] * factor)
        j += 1
      } else {
        let sum = factors[i] + other.factors[j] * factor
        if abs(sum) >= Row.tolerance {
          newSymbols.append(symbols[i])
          newFactors.append(sum)
        }
        i += 1
        j += 1
      }
    }
    symbols = newSymbols
    factors = newFactors
  }

  mutating func remove(_ symbol: Int) {
    let place = position(of: symbol)
    guard place < symbols.count, symbols[place] == symbol else { return }
    symbols.remove(at: place)
    factors.remove(at: place)
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in factors.indices { factors[index] *= factor }
  }

  /// Turns `0 = row` into `symbol = row`.
  mutating func solve(for symbol: Int) {
    let factor = self[symbol]
    remove(symbol)
    scale(by: -1 / factor)
  }

  /// Turns `old = row` into `symbol = row`.
  mutating func exchange(_ old: Int, for symbol: Int) {
    add(old, -1)
    solve(for: symbol)
  }

  /// Puts a row in the place of a symbol.
  mutating func substitute(_ symbol: Int, by row: Row) {
    let factor = self[symbol]
    guard factor != 0 else { return }
    remove(symbol)
    add(row, factor)
  }
}
