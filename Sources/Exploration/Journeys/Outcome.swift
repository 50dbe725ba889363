/// What came of one journey.
package struct Outcome: Sendable {
  package let journey: Journey
  /// What did not hold; empty for a good journey.
  package internal(set) var violations: [Violation] = []
  /// The operations that are possible at the end.
  package internal(set) var extensions: [Operation] = []
  /// How many kinds of operation were not, as they would be refused or change nothing.
  package var skipped: Int { Operation.allCases.count - extensions.count }
  /// A digest of everything that was recorded, with virtual times.
  package internal(set) var digest = Digest()
  /// The journey in the words of scenario files.
  package internal(set) var script: [String] = []
  /// What was recorded; kept only if something did not hold.
  package internal(set) var trace: [String] = []

  init(_ journey: Journey) { self.journey = journey }

  /// The first violation with a script that reproduces it and what was recorded.
  package var report: [String] {
    guard !violations.isEmpty else { return [] }
    var lines = ["\(journey)"]
    lines += violations.map { "  \($0)" }
    lines += ["  given: A, B, C = UIViewController()"]
    lines += (journey.shape.statements + ["window.makeKeyAndVisible()", "settle()"]).map {
      "    \($0)"
    }
    lines += journey.shape.laterStatements.map { "    \($0)" }
    lines += ["  when:"] + script.map { "    \($0)" }
    lines += ["  recorded:"] + trace.map { "    \($0)" }
    return lines
  }
}

/// A number that stands for a text: FNV-1a, the same on every machine.
package struct Digest: Equatable, Sendable, CustomStringConvertible {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(UInt8(ascii: "\n"))
  }

  mutating func add(_ other: Digest) {
    withUnsafeBytes(of: other.value.littleEndian) { for byte in $0 { add(byte) } }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  package var description: String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
