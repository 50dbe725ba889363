import Foundation

/// Which part of a table a height belongs to.
enum TablePart {
  case row, header, footer, estimatedRow, estimatedHeader, estimatedFooter
}

/// The heights of the rows of a section; uniform ones cost nothing.
struct RowHeights {
  private(set) var count: Int
  private var uniform: CGFloat
  private var varied: [CGFloat]?
  private var isMeasured: [Bool] = []
  private var starts: [CGFloat] = []

  init(count: Int, uniform: CGFloat) {
    self.count = count
    self.uniform = uniform
  }

  init(_ heights: [CGFloat]) {
    count = heights.count
    uniform = 0
    varied = heights
    restart(from: 0)
  }

  var total: CGFloat {
    guard let varied else { return uniform * CGFloat(count) }
    guard let last = starts.last, let height = varied.last else { return 0 }
    return last + height
  }

  subscript(row: Int) -> CGFloat { varied?[row] ?? uniform }

  func start(of row: Int) -> CGFloat {
    varied == nil ? uniform * CGFloat(row) : row < starts.count ? starts[row] : total
  }

  func isMeasured(_ row: Int) -> Bool { row < isMeasured.count && isMeasured[row] }

  /// Puts a measured height in the place of an estimate.
  mutating func measure(_ row: Int, _ height: CGFloat) {
    if isMeasured.isEmpty { isMeasured = Array(repeating: false, count: count) }
    isMeasured[row] = true
    guard self[row] != height else { return }
    var heights = varied ?? Array(repeating: uniform, count: count)
    heights[row] = height
    varied = heights
    restart(from: starts.count == count ? row : 0)
  }

  /// Makes a measured height an estimate again.
  mutating func forgetMeasure(_ row: Int) {
    if row < isMeasured.count { isMeasured[row] = false }
  }

  /// Makes all measured heights estimates again.
  mutating func forgetMeasures() { isMeasured = [] }

  /// Puts another estimate in the place of a height.
  mutating func estimate(_ row: Int, _ height: CGFloat) {
    measure(row, height)
    forgetMeasure(row)
  }

  private mutating func restart(from row: Int) {
    guard let varied else { return }
    if starts.count != count { starts = Array(repeating: 0, count: count) }
    guard row < count else { return }
    var next = row == 0 ? 0 : starts[row]
    for index in row..<count {
      starts[index] = next
      next += varied[index]
    }
  }

  /// The last row that begins at or above a distance from the top.
  func row(at distance: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    guard varied != nil else {
      return uniform > 0 ? min(max(Int(distance / uniform), 0), count - 1) : 0
    }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= distance { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// A section of a table as layout sees it.
struct TableSection {
  var rows: RowHeights
  var top: CGFloat = 0
  /// The space above the header.
  var padding: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0

  var headerTop: CGFloat { top + padding }
  var rowsTop: CGFloat { headerTop + header }
  var footerTop: CGFloat { rowsTop + rows.total }
  var bottom: CGFloat { footerTop + footer }
}
