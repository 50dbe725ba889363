import Foundation

/// A hash that is the same in every process (FNV-1a).
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { feed($0) }
    feed([0xFF])
  }

  mutating func add(encoding value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let data = try? encoder.encode(value) { feed(data) }
  }

  private mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  static func hex(of text: String) -> String {
    var hash = Fingerprint()
    hash.add(text)
    return String(hash.value, radix: 16)
  }
}
