/// The table of the simplex method: each basic symbol in terms of the others.
///
/// Columns say which rows may contain a symbol, so that a step touches only the
/// rows it concerns. Memory is kept: steps of the same size as earlier ones
/// allocate nothing.
struct Tableau {
  /// The rows; those in `unused` are free.
  private var rows: [Row] = []
  private var unused: [Int] = []
  /// The basic symbol of each row, or -1.
  private var owners: [Int] = []
  /// The row of each symbol, or -1 if it is not basic.
  private var places: [Int] = []
  /// The rows that may contain each symbol, some twice, some no longer.
  private var columns: [[Int]] = []
  /// The last look at a column that met each row.
  private var seen: [Int] = []
  private var stamp = 0
  private var scratch = Row()
  private var pivotRow = Row()
  /// Rows whose constant became negative by a step since the list was emptied.
  var negatives: [Int] = []

  /// Symbols whose value may have changed since the list was emptied, each once.
  private(set) var changed: [Int] = []
  private var isChanged: [Bool] = []

  /// How many rows there are, free ones among them.
  var slots: Range<Int> { 0..<rows.count }

  mutating func makeRoom(for symbol: Int) {
    while places.count <= symbol {
      places.append(-1)
      columns.append([])
      isChanged.append(false)
    }
  }

  private mutating func mark(_ symbol: Int) {
    guard symbol >= 0, !isChanged[symbol] else { return }
    isChanged[symbol] = true
    changed.append(symbol)
  }

  /// Empties the list of changed symbols.
  mutating func forgetChanges() {
    for symbol in changed { isChanged[symbol] = false }
    changed.removeAll(keepingCapacity: true)
  }

  /// Has a row looked at by the next repair.
  mutating func suspect(_ slot: Int) { negatives.append(slot) }

  func isBasic(_ symbol: Int) -> Bool { places[symbol] >= 0 }

  func slot(of symbol: Int) -> Int? { places[symbol] >= 0 ? places[symbol] : nil }

  /// The basic symbol of a row; `nil` if the row is free.
  func owner(of slot: Int) -> Int? { owners[slot] >= 0 ? owners[slot] : nil }

  /// The value of a symbol.
  func value(of symbol: Int) -> Double {
    places[symbol] >= 0 ? rows[places[symbol]].constant : 0
  }

  func constant(_ slot: Int) -> Double { rows[slot].constant }

  mutating func setConstant(_ slot: Int, _ constant: Double) {
    rows[slot].constant = constant
    mark(owners[slot])
    if constant < -Row.tolerance { negatives.append(slot) }
  }

  func factor(of symbol: Int, in slot: Int) -> Double { rows[slot][symbol] }

  /// The rows that contain a symbol, in a stable order, each once.
  mutating func slots(with symbol: Int) -> [Int] {
    cleanColumn(symbol)
    return columns[symbol]
  }

  /// Drops from a column what is there twice or no longer.
  private mutating func cleanColumn(_ symbol: Int) {
    stamp += 1
    var column: [Int] = []
    swap(&column, &columns[symbol])
    var kept = 0
    for slot in column where seen[slot] != stamp {
      seen[slot] = stamp
      guard owners[slot] >= 0, rows[slot][symbol] != 0 else { continue }
      column[kept] = slot
      kept += 1
    }
    column.removeLast(column.count - kept)
    swap(&column, &columns[symbol])
  }

  /// Gives a row to read to a function.
  func withRow<Result>(_ slot: Int, _ body: (borrowing Row) -> Result) -> Result {
    body(rows[slot])
  }

  // MARK: - Changes

  /// Adds the row of a symbol that occurs in no other row.
  mutating func insert(_ symbol: Int, _ row: Row) {
    let slot: Int
    if let free = unused.popLast() {
      slot = free
      rows[slot] = row
    } else {
      slot = rows.count
      rows.append(row)
      owners.append(-1)
      seen.append(0)
    }
    owners[slot] = symbol
    places[symbol] = slot
    mark(symbol)
    for other in row.symbols { columns[other].append(slot) }
  }

  /// Takes the row of a basic symbol out.
  @discardableResult
  mutating func remove(_ symbol: Int) -> Row? {
    guard let slot = slot(of: symbol) else { return nil }
    let row = rows[slot]
    rows[slot].removeAll()
    mark(symbol)
    owners[slot] = -1
    places[symbol] = -1
    unused.append(slot)
    return row
  }

  /// Removes a symbol that is not basic from all rows: it is zero for good.
  mutating func forget(_ symbol: Int) {
    for slot in columns[symbol] { rows[slot].remove(symbol) }
    columns[symbol].removeAll(keepingCapacity: true)
  }

  /// Puts a row in the place of a symbol everywhere.
  mutating func substitute(_ symbol: Int, by row: Row) {
    pivotRow = row
    spread(symbol)
  }

  /// Makes one symbol basic in place of another, and hands the new row to a function.
  mutating func pivot(entering: Int, leaving: Int, _ body: (borrowing Row) -> Void) {
    guard let slot = slot(of: leaving) else { return }
    swap(&pivotRow, &rows[slot])
    rows[slot].removeAll()
    owners[slot] = -1
    places[leaving] = -1
    pivotRow.exchange(leaving, for: entering)
    spread(entering)
    body(pivotRow)
    mark(leaving)
    mark(entering)
    owners[slot] = entering
    places[entering] = slot
    if pivotRow.constant < -Row.tolerance { negatives.append(slot) }
    for other in pivotRow.symbols { columns[other].append(slot) }
    swap(&pivotRow, &rows[slot])
  }

  private mutating func spread(_ symbol: Int) {
    var column: [Int] = []
    swap(&column, &columns[symbol])
    for slot in column where owners[slot] >= 0 {
      let factor = rows[slot][symbol]
      guard factor != 0 else { continue }
      rows[slot].remove(symbol)
      addPivotRow(to: slot, factor)
    }
    column.removeAll(keepingCapacity: true)
    swap(&column, &columns[symbol])
  }

  private mutating func addPivotRow(to slot: Int, _ factor: Double) {
    rows[slot].add(pivotRow, factor, scratch: &scratch) { columns[$0].append(slot) }
    mark(owners[slot])
    if rows[slot].constant < -Row.tolerance { negatives.append(slot) }
    for symbol in pivotRow.symbols where columns[symbol].count > 2 * rows.count + 16 {
      cleanColumn(symbol)
    }
  }
}
