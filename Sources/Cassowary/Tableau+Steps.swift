/// The steps of the simplex method.
///
/// Steps that change nothing could go round in circles. After a number of them in
/// a row the oldest of all possible symbols is taken (Bland's rule), which cannot,
/// until a step changes something again.
extension Tableau {
  private static let idleLimit = 40

  private var isCareful: Bool { idleSteps > Self.idleLimit }

  private mutating func count(_ progress: Double) {
    idleSteps = progress > Tolerance.pivot ? 0 : idleSteps + 1
  }

  /// Finds the best solution.
  ///
  /// - Returns: A row that rules out any, or `nil`.
  mutating func solve() -> Int? {
    var turns = 0
    while true {
      let broken = repair()
      if broken == nil { optimize() }
      guard isStrained, turns < 4 else {
        isStrained = false
        return broken
      }
      // What the steps led to is right; the numbers may not be.
      recompute()
      turns += 1
    }
  }

  // MARK: - The primal method

  /// Makes the errors as small as they can be, when no row is broken.
  mutating func optimize() {
    idleSteps = 0
    while let entering = nextCandidate() {
      guard let limit = limit(of: entering, besides: -1) else {
        // No sum of errors falls without end; the numbers are not good enough.
        isStrained = true
        continue
      }
      count(limit.growth)
      pivot(entering, in: limit.row)
    }
  }

  /// Whether errors could become smaller.
  mutating func hasCandidate() -> Bool {
    while let symbol = candidates.last {
      if isUseful(symbol) { return true }
      symbols.base[Int(symbol)].isCandidate = false
      _ = candidates.popLast()
    }
    return false
  }

  private mutating func nextCandidate() -> Int32? {
    guard hasCandidate() else { return nil }
    var place = candidates.count - 1
    if isCareful {
      for other in 0..<candidates.count
      where candidates.base[other] < candidates.base[place] && isUseful(candidates.base[other]) {
        place = other
      }
    }
    let symbol = candidates.base[place]
    candidates.swapRemove(at: place)
    symbols.base[Int(symbol)].isCandidate = false
    return symbol
  }

  /// How far a symbol can grow, and the row whose owner is zero then.
  ///
  /// - Parameters:
  ///   - entering: A symbol that is not basic.
  ///   - target: The row that is being restored; it and other broken rows do not count. -1 if none.
  /// - Returns: `nil` if the symbol can grow without end.
  func limit(of entering: Int32, besides target: Int) -> (growth: Double, row: Int)? {
    var best: (growth: Double, row: Int, factor: Double)?
    let column = symbols.base[Int(entering)].column
    for index in 0..<column.count {
      let link = column.base[index]
      let row = Int(link.row)
      let factor = rows.base[row].cells.base[Int(link.cell)].factor
      guard factor < -Tolerance.pivot, row != target else { continue }
      let owner = rows.base[row].owner
      let constant = rows.base[row].constant
      guard kind(of: owner).isNeverNegative, target < 0 || constant >= -Tolerance.value else {
        continue
      }
      let growth = max(0, constant) / -factor
      if let found = best {
        if growth > found.growth + 1e-12 { continue }
        if growth >= found.growth - 1e-12 {
          // Ties: a large factor rounds best; the oldest owner cannot go in circles.
          let older = owner < rows.base[found.row].owner
          let isBetter =
            isCareful || factor == found.factor ? older : factor < found.factor
          guard isBetter else { continue }
        }
      }
      best = (growth, row, factor)
    }
    return best.map { ($0.growth, $0.row) }
  }

  // MARK: - Repairs

  /// Gives all symbols values that they may have.
  ///
  /// - Returns: A row that rules that out, or `nil`.
  mutating func repair() -> Int? {
    idleSteps = 0
    let isOptimal = !hasCandidate()
    while let row = nextBroken() {
      let isMended =
        isOptimal && kind(of: rows.base[row].owner) != .dummy ? mend(row) : restore(row)
      if !isMended, isContradictory(row) {
        enqueue(row)
        return row
      }
    }
    return nil
  }

  /// Whether a row that no step mends is broken by more than rounding.
  mutating func isContradictory(_ row: Int) -> Bool {
    let exact = exactConstant(of: row)
    rows.base[row].constant = exact.value
    return isBroken(row) && abs(exact.value) > Tolerance.conflict + exact.size * 1e-12
  }

  private mutating func nextBroken() -> Int? {
    while let last = queue.last {
      if isBroken(Int(last)) { break }
      rows.base[Int(last)].isQueued = false
      _ = queue.popLast()
    }
    guard !queue.isEmpty else { return nil }
    var place = queue.count - 1
    if isCareful {
      for other in 0..<queue.count where isBroken(Int(queue.base[other])) {
        let (one, two) = (Int(queue.base[other]), Int(queue.base[place]))
        if rows.base[one].owner < rows.base[two].owner { place = other }
      }
    }
    let row = Int(queue.base[place])
    queue.swapRemove(at: place)
    rows.base[row].isQueued = false
    return row
  }

  /// One step of the dual method: lifts a row at the least cost, so that the errors stay as small
  /// as can be.
  private mutating func mend(_ row: Int) -> Bool {
    var best: (symbol: Int32, factor: Double)?
    let cells = rows.base[row].cells
    for index in 0..<cells.count {
      let cell = cells.base[index]
      guard cell.factor > Tolerance.pivot, kind(of: cell.symbol) != .dummy else { continue }
      if let found = best {
        let order = compareCosts(cell.symbol, cell.factor, found.symbol, found.factor)
        if order > 0 { continue }
        if order == 0 {
          let isOlder = cell.symbol < found.symbol
          let isBetter =
            isCareful || cell.factor == found.factor ? isOlder : cell.factor > found.factor
          guard isBetter else { continue }
        }
      }
      best = (cell.symbol, cell.factor)
    }
    guard let best else { return false }
    let costs = symbols.base[Int(best.symbol)].costs
    count(costs.isEmpty ? 0 : abs(costs.base[0].slope))
    pivot(best.symbol, in: row)
    return true
  }

  /// Compares what two symbols cost per unit, level by level: -1, 0 or 1.
  private func compareCosts(
    _ one: Int32,
    _ oneFactor: Double,
    _ two: Int32,
    _ twoFactor: Double
  ) -> Int {
    let (left, right) = (symbols.base[Int(one)].costs, symbols.base[Int(two)].costs)
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      let isLeft =
        j == right.count || (i < left.count && left.base[i].strength >= right.base[j].strength)
      let isRight =
        i == left.count || (j < right.count && right.base[j].strength >= left.base[i].strength)
      let a = isLeft ? left.base[i].slope / oneFactor : 0
      let b = isRight ? right.base[j].slope / twoFactor : 0
      if abs(a - b) > Tolerance.cost * max(1, abs(a)) { return a < b ? -1 : 1 }
      if isLeft { i += 1 }
      if isRight { j += 1 }
    }
    return 0
  }

  /// Brings the owner of a row to zero by the primal method, whatever errors grow.
  ///
  /// - Returns: `false` if it stays broken.
  mutating func restore(_ row: Int) -> Bool {
    while isBroken(row) {
      guard let entering = lift(of: row) else { return false }
      let gap = abs(rows.base[row].constant / entering.factor)
      guard let limit = limit(of: entering.symbol, besides: row), limit.growth < gap else {
        count(gap)
        pivot(entering.symbol, in: row)
        return true
      }
      count(limit.growth)
      pivot(entering.symbol, in: limit.row)
    }
    return true
  }

  /// The symbol whose growth brings a row nearer to zero.
  func lift(of row: Int) -> (symbol: Int32, factor: Double)? {
    let sign: Double = rows.base[row].constant < 0 ? 1 : -1
    var best: (symbol: Int32, factor: Double)?
    let cells = rows.base[row].cells
    for index in 0..<cells.count {
      let cell = cells.base[index]
      let factor = cell.factor * sign
      guard factor > Tolerance.pivot, kind(of: cell.symbol) != .dummy else { continue }
      if let found = best {
        let older = cell.symbol < found.symbol
        let isBetter = isCareful || factor == found.factor ? older : factor > found.factor
        guard isBetter else { continue }
      }
      best = (cell.symbol, factor)
    }
    return best
  }
}
