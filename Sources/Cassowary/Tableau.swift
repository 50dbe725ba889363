/// The table of the simplex method: each basic symbol as a constant and a sum of
/// symbols that are not basic, which are zero.
///
/// Rows list their cells, and columns list the cells of a symbol; each knows its
/// place in the other, so that a step costs as much as the cells that it changes.
/// Nothing is allocated once the blocks have their size.
struct Tableau {
  enum Kind: UInt8 {
    /// An unknown of the caller; may be negative.
    case free
    /// An unknown of the caller that is never negative.
    case restricted
    /// The distance of an inequality from its bound; never negative.
    case slack
    /// By how much a weak constraint is missed; never negative.
    case error
    /// The helper of a required equation; zero at all times.
    case dummy

    var isUnknown: Bool { self == .free || self == .restricted }
    var isNeverNegative: Bool { self == .restricted || self == .slack || self == .error }
  }

  struct Cell {
    let symbol: Int32
    /// Its place in the column.
    var link: Int32
    var factor: Double
  }

  struct Link {
    let row: Int32
    /// Its place in the row.
    var cell: Int32
  }

  /// How the errors of a strength grow with a symbol.
  struct Cost {
    let strength: Double
    var slope: Double
  }

  struct Symbol {
    var kind: Kind
    var isChanged = false
    var isCandidate = false
    /// Whether it waits for a row while all of them are computed anew.
    var isAwaited = false
    /// Its row; -1 if it is not basic.
    var row: Int32 = -1
    /// The constraint whose marker it is; -1 if none.
    var constraint: Int32 = -1
    /// The value of an unknown when the caller last heard of it.
    var toldValue = 0.0
    var column = Block<Link>()
    /// Costs, the strongest first; none are zero, and basic symbols have none.
    var costs = Block<Cost>()
  }

  struct Row {
    var cells = Block<Cell>()
    var constant = 0.0
    /// The basic symbol; -1 if the row is free.
    var owner: Int32 = -1
    /// How often rounding touched the constant since it was computed exactly.
    var drift: Int32 = 0
    var isQueued = false
  }

  struct Term {
    let symbol: Int32
    let factor: Double
  }

  /// What is kept of a constraint.
  struct Record {
    /// Orders constraints by when they came.
    var age = 0
    /// The symbol that no other constraint brought in.
    var marker: Int32 = -1
    /// The other symbol of a weak constraint; -1 if it is required.
    var partner: Int32 = -1
    /// The factor of the marker in `expression + … = 0`; the partner has the opposite one.
    var markerFactor = 1.0
    var strength = 0.0
    /// The expression.
    var terms = Block<Term>()
    var constant = 0.0
    var isAlive = false
  }

  /// A row that another is added to, so many times.
  struct Target {
    let row: Int32
    let factor: Double
  }

  /// What counts as nothing.
  enum Tolerance {
    /// A negative value.
    static let value = 1e-9
    /// A contradiction.
    static let conflict = 1e-6
    /// A factor to divide by.
    static let pivot = 1e-11
    /// A slope of the errors.
    static let cost = 1e-12
    /// What rounding leaves of a factor.
    static let factor = 1e-15
    /// The same, in relation to what was added.
    static let cancellation = 1e-12
    /// A sum, in relation to what was added, that may be rounding and no more.
    static let doubt = 1e-7
  }

  var symbols = Block<Symbol>()
  var rows = Block<Row>()
  var records = Block<Record>()
  var unusedSymbols = Block<Int32>()
  var unusedRows = Block<Int32>()
  var unusedRecords = Block<Int32>()
  /// Rows whose owner may have a value that it must not have.
  var queue = Block<Int32>()
  /// Symbols whose growth may make errors smaller.
  var candidates = Block<Int32>()
  /// Unknowns whose value may have changed.
  var changed = Block<Int32>()
  /// For each symbol its place in the row that is being added, plus one.
  var marks = Block<Int32>()
  /// For each row the place of a symbol in it, plus one.
  var places = Block<Int32>()
  var targets = Block<Target>()
  /// For each cell of the row that is being added, whether it was met.
  var met = Block<Int32>()
  var meeting: Int32 = 0
  var constraintsMade = 0
  /// Whether steps divided by numbers that make rounding errors large.
  var isStrained = false
  /// Steps in a row that changed no value.
  var idleSteps = 0

  init() {}

  init(copying other: borrowing Tableau) {
    symbols = Block(copying: other.symbols)
    for index in 0..<symbols.count {
      symbols.base[index].column = Block(copying: symbols.base[index].column)
      symbols.base[index].costs = Block(copying: symbols.base[index].costs)
    }
    rows = Block(copying: other.rows)
    for index in 0..<rows.count {
      rows.base[index].cells = Block(copying: rows.base[index].cells)
    }
    records = Block(copying: other.records)
    for index in 0..<records.count {
      records.base[index].terms = Block(copying: records.base[index].terms)
    }
    unusedSymbols = Block(copying: other.unusedSymbols)
    unusedRows = Block(copying: other.unusedRows)
    unusedRecords = Block(copying: other.unusedRecords)
    queue = Block(copying: other.queue)
    candidates = Block(copying: other.candidates)
    changed = Block(copying: other.changed)
    marks = Block(copying: other.marks)
    places = Block(copying: other.places)
    constraintsMade = other.constraintsMade
    isStrained = other.isStrained
  }

  func free() {
    for index in 0..<symbols.count {
      symbols.base[index].column.free()
      symbols.base[index].costs.free()
    }
    for index in 0..<rows.count { rows.base[index].cells.free() }
    for index in 0..<records.count { records.base[index].terms.free() }
    symbols.free()
    rows.free()
    records.free()
    targets.free()
    for block in [unusedSymbols, unusedRows, unusedRecords, queue, candidates, changed] {
      block.free()
    }
    for block in [marks, places, met] { block.free() }
  }

  /// The value of a symbol.
  func value(of symbol: Int) -> Double {
    let row = symbols.base[symbol].row
    return row < 0 ? 0 : rows.base[Int(row)].constant
  }

  func kind(of symbol: Int32) -> Kind { symbols.base[Int(symbol)].kind }

  /// The row of a basic symbol.
  func row(of symbol: Int32) -> Int? {
    let row = symbols.base[Int(symbol)].row
    return row < 0 ? nil : Int(row)
  }
}
