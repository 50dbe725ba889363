/// Finds single bytes and pairs of bytes in a text, thirty-two places at a time.
///
/// Each word that is looked for has a rare pair in it, its anchor. One pass over the text finds
/// the anchors of all words; the few places that it reports are compared with whole words.
struct AnchorSearch: Sendable {
  private typealias Block = SIMD16<UInt8>
  private typealias Mask = SIMDMask<SIMD16<Int8>>

  /// Blocks filled with one byte each: the single bytes, then both bytes of each pair.
  private let patterns: [SIMD16<UInt8>]
  private let singles: Int

  /// Looks for characters, and for pairs of them.
  init(_ anchors: String...) {
    let bytes = anchors.map { Array($0.utf8) }
    let ones = bytes.filter { $0.count == 1 }.joined()
    let pairs = bytes.filter { $0.count == 2 }.joined()
    singles = ones.count
    patterns = (Array(ones) + Array(pairs)).map { Block(repeating: $0) }
  }

  /// Calls a closure with each place where an anchor stands, in their order.
  @inline(__always)
  func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    patterns.withUnsafeBufferPointer { patterns in
      let start = UnsafeRawPointer(bytes.baseAddress)
      var index = 0
      while index + 33 <= bytes.count, let start {
        look(at: start + index, patterns, from: index, below: bytes.count, body)
        index += 32
      }
      // What is left is looked at in a copy with zeros behind it.
      withUnsafeTemporaryAllocation(byteCount: 80, alignment: 16) { rest in
        guard let copy = rest.baseAddress, let start, index < bytes.count else { return }
        rest.initializeMemory(as: UInt8.self, repeating: 0)
        copy.copyMemory(from: start + index, byteCount: bytes.count - index)
        look(at: UnsafeRawPointer(copy), patterns, from: index, below: bytes.count, body)
      }
    }
  }

  @inline(__always)
  private func look(
    at start: UnsafeRawPointer,
    _ patterns: UnsafeBufferPointer<Block>,
    from index: Int,
    below end: Int,
    _ body: (Int) -> Void
  ) {
    let low0 = start.loadUnaligned(fromByteOffset: 0, as: Block.self)
    let low1 = start.loadUnaligned(fromByteOffset: 1, as: Block.self)
    let high0 = start.loadUnaligned(fromByteOffset: 16, as: Block.self)
    let high1 = start.loadUnaligned(fromByteOffset: 17, as: Block.self)
    var low = Mask(repeating: false)
    var high = Mask(repeating: false)
    for one in 0..<singles {
      low = low .| (low0 .== patterns[one])
      high = high .| (high0 .== patterns[one])
    }
    var pair = singles
    while pair < patterns.count {
      let (first, second) = (patterns[pair], patterns[pair + 1])
      low = low .| ((low0 .== first) .& (low1 .== second))
      high = high .| ((high0 .== first) .& (high1 .== second))
      pair += 2
    }
    Self.report(low, at: index, below: end, body)
    Self.report(high, at: index + 16, below: end, body)
  }

  @inline(__always)
  private static func report(
    _ mask: Mask,
    at index: Int,
    below end: Int,
    _ body: (Int) -> Void
  ) {
    let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    guard halves[0] | halves[1] != 0 else { return }
    for half in 0..<2 {
      var rest = halves[half]
      while rest != 0 {
        let lane = rest.trailingZeroBitCount >> 3
        if index + half * 8 + lane < end { body(index + half * 8 + lane) }
        rest &= ~(0xFF << UInt64(lane << 3))
      }
    }
  }
}
