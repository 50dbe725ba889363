/// A short, stable name for a list of words: 64 bits of FNV-1a.
///
/// It needs no secrecy, only the same bytes on every machine.
struct Fingerprint: CustomStringConvertible {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  init(of words: [String]) {
    for word in words {
      for byte in word.utf8 { mix(byte) }
      mix(0)
    }
  }

  private mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  var description: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
