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

  /// Forgets everything and keeps the memory.
  mutating func removeAll() {
    symbols.removeAll(keepingCapacity: true)
    factors.removeAll(keepingCapacity: true)
    constant = 0
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
  ///
  /// - Parameters:
  ///   - other: The other row.
  ///   - factor: How much of it.
  ///   - scratch: Memory to work in; takes the old memory of this row.
  ///   - onNew: Called with each symbol that this row did not have before.
  mutating func add(
    _ other: borrowing Row,
    _ factor: Double,
    scratch: inout Row,
    onNew: (Int) -> Void
  ) {
    constant += other.constant * factor
    guard factor != 0, !other.symbols.isEmpty else { return }
    let sum = constant
    scratch.removeAll()
    var (i, j) = (0, 0)
    while i < symbols.count || j < other.symbols.count {
      if j == other.symbols.count || (i < symbols.count && symbols[i] < other.symbols[j]) {
        scratch.append(symbols[i], factors[i])
        i += 1
      } else if i == symbols.count || symbols[i] > other.symbols[j] {
        let product = other.factors[j] * factor
        if abs(product) >= Row.tolerance {
          scratch.append(other.symbols[j], product)
          onNew(other.symbols[j])
        }
        j += 1
      } else {
        let both = factors[i] + other.factors[j] * factor
        if abs(both) >= Row.tolerance { scratch.append(symbols[i], both) }
        i += 1
        j += 1
      }
    }
    swap(&self, &scratch)
    constant = sum
  }

  private mutating func append(_ symbol: Int, _ factor: Double) {
    symbols.append(symbol)
    factors.append(factor)
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
}
