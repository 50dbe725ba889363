/// A hash that is the same in every process.
///
/// It takes eight bytes at a time; contents are told apart, nobody is kept from making them equal.
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { feed(UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ flag: Bool) { mix(flag ? 3 : 5) }

  mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  private mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    mix(rest)
    mix(UInt64(bytes.count))
  }

  @inline(__always)
  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value >> 32
  }

  static func hex(of text: String) -> String {
    var hash = Fingerprint()
    hash.add(text)
    return String(hash.value, radix: 16)
  }
}
