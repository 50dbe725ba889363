import CoreGraphics

/// The heights of the rows of a section.
///
/// Rows start with one guess that costs nothing per row. Rows that have other heights live in
/// chunks, which come into being with the first of them; sums over chunks are kept in a tree. So a
/// measured row costs the same in a section of a hundred rows and in one of a million.
struct RowHeights {
  private static let chunkSize = 128

  private struct Chunk {
    var heights: [CGFloat]
    var isMeasured: [Bool]
  }

  private(set) var count: Int
  /// The height of every row that nobody told apart.
  let guess: CGFloat
  private var chunks: [Chunk?] = []
  /// What chunks have more than their guesses, as a tree of partial sums.
  private var surplus: [CGFloat] = []
  private var wholeSurplus: CGFloat = 0

  init(count: Int, guess: CGFloat) {
    self.count = count
    self.guess = guess
  }

  /// Rows whose heights somebody gave one by one.
  init(_ heights: [CGFloat], isMeasured: Bool) {
    self.init(count: heights.count, guess: 0)
    for (row, height) in heights.enumerated() { set(row, height, isMeasured: isMeasured) }
  }

  var total: CGFloat { guess * CGFloat(count) + wholeSurplus }

  subscript(row: Int) -> CGFloat {
    guard let chunk = chunk(of: row) else { return guess }
    return chunk.heights[row % Self.chunkSize]
  }

  func isMeasured(_ row: Int) -> Bool {
    chunk(of: row)?.isMeasured[row % Self.chunkSize] ?? false
  }

  /// The distance from the first row's top to a row's.
  func start(of row: Int) -> CGFloat {
    let index = row / Self.chunkSize
    guard !chunks.isEmpty else { return guess * CGFloat(row) }
    let first = index * Self.chunkSize
    let before = guess * CGFloat(first) + surplusBefore(index)
    guard index < chunks.count, let chunk = chunks[index] else {
      return before + guess * CGFloat(row - first)
    }
    var start = before
    for place in 0..<(row - first) { start += chunk.heights[place] }
    return start
  }

  /// The last row that begins at or above a distance from the top.
  func row(at distance: CGFloat) -> Int {
    guard count > 0, distance > 0 else { return 0 }
    guard !chunks.isEmpty else { return row(at: distance, from: 0, through: count - 1) }
    var (low, high) = (0, chunks.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      let start = guess * CGFloat(middle * Self.chunkSize) + surplusBefore(middle)
      if start <= distance { low = middle } else { high = middle - 1 }
    }
    let first = low * Self.chunkSize
    let last = min(first + Self.chunkSize, count) - 1
    let start = guess * CGFloat(first) + surplusBefore(low)
    guard let chunk = chunks[low] else {
      return first + row(at: distance - start, from: 0, through: last - first)
    }
    var (row, next) = (first, start + chunk.heights[0])
    while row < last, next <= distance {
      row += 1
      next += chunk.heights[row - first]
    }
    return row
  }

  private func row(at distance: CGFloat, from least: Int, through most: Int) -> Int {
    guess > 0 ? min(max(Int(distance / guess), least), most) : most
  }

  // MARK: - Changes

  /// Puts a measured height in the place of an estimate.
  mutating func measure(_ row: Int, _ height: CGFloat) { set(row, height, isMeasured: true) }

  /// Makes a measured height an estimate again.
  mutating func forgetMeasure(_ row: Int) {
    guard isMeasured(row) else { return }
    chunks[row / Self.chunkSize]?.isMeasured[row % Self.chunkSize] = false
  }

  /// Makes all measured heights estimates again.
  mutating func forgetMeasures() {
    for index in chunks.indices {
      guard let size = chunks[index]?.isMeasured.count else { continue }
      chunks[index]?.isMeasured = Array(repeating: false, count: size)
    }
  }

  /// Puts another estimate in the place of a height.
  mutating func estimate(_ row: Int, _ height: CGFloat) { set(row, height, isMeasured: false) }

  /// Takes over heights from another state of the section.
  ///
  /// - Parameters:
  ///   - old: The heights before.
  ///   - place: The row where a row is now; `nil` if it is elsewhere or gone.
  mutating func takeOver(_ old: RowHeights, place: (Int) -> Int?) {
    for index in old.chunks.indices {
      guard let chunk = old.chunks[index] else { continue }
      for (offset, height) in chunk.heights.enumerated() {
        guard height != guess || chunk.isMeasured[offset],
          let row = place(index * Self.chunkSize + offset)
        else { continue }
        set(row, height, isMeasured: chunk.isMeasured[offset])
      }
    }
  }

  private mutating func set(_ row: Int, _ height: CGFloat, isMeasured: Bool) {
    guard row >= 0, row < count else { return }
    if chunks.isEmpty {
      let number = (count + Self.chunkSize - 1) / Self.chunkSize
      chunks = Array(repeating: nil, count: number)
      surplus = Array(repeating: 0, count: number + 1)
    }
    let (index, offset) = (row / Self.chunkSize, row % Self.chunkSize)
    if chunks[index] == nil {
      let size = min(Self.chunkSize, count - index * Self.chunkSize)
      chunks[index] = Chunk(
        heights: Array(repeating: guess, count: size),
        isMeasured: Array(repeating: false, count: size)
      )
    }
    let change = height - self[row]
    chunks[index]?.heights[offset] = height
    chunks[index]?.isMeasured[offset] = isMeasured
    guard change != 0 else { return }
    wholeSurplus += change
    var node = index + 1
    while node < surplus.count {
      surplus[node] += change
      node += node & -node
    }
  }

  private func chunk(of row: Int) -> Chunk? {
    let index = row / Self.chunkSize
    return index < chunks.count ? chunks[index] : nil
  }

  private func surplusBefore(_ chunk: Int) -> CGFloat {
    var (sum, node) = (CGFloat.zero, min(chunk, chunks.count))
    while node > 0 {
      sum += surplus[node]
      node -= node & -node
    }
    return sum
  }
}
