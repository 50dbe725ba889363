/// How many journeys were taken and what came of them.
package struct Summary: Sendable {
  /// Journeys by the number of their operations.
  package private(set) var byLength: [Int: Int] = [:]
  /// Journeys by shape.
  package private(set) var byShape: [Shape: Int] = [:]
  /// Operations that were left out, as they would be refused or change nothing.
  package private(set) var skipped = 0
  /// Journeys on which something did not hold.
  package private(set) var failures = 0
  /// A digest of everything that was recorded.
  package private(set) var digest = Digest()

  /// All journeys.
  package var total: Int { byLength.values.reduce(0, +) }

  mutating func count(_ outcome: Outcome, isLast: Bool) {
    byLength[outcome.journey.operations.count, default: 0] += 1
    byShape[outcome.journey.shape, default: 0] += 1
    if !isLast, outcome.violations.isEmpty { skipped += outcome.skipped }
    if !outcome.violations.isEmpty { failures += 1 }
    digest.add(outcome.digest)
  }

  /// The counts, one per line.
  package var lines: [String] {
    var lines = byLength.sorted { $0.key < $1.key }.map { "length \($0.key): \($0.value)" }
    lines += Shape.allCases.compactMap { shape in
      byShape[shape].map { "shape \(shape.rawValue): \($0)" }
    }
    lines.append("skipped: \(skipped) operations that would be refused or change nothing")
    lines.append("digest: \(digest)")
    lines.append("\(total) journeys, each taken twice; \(failures) failed")
    return lines
  }
}
