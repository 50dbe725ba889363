/// Where a transcript leaves the path that a test expected.
public struct TranscriptDifference: Error, Equatable, Sendable, CustomStringConvertible {
  /// The number of lines that agree before the first divergence.
  public let agreement: Int
  /// The lines that were expected.
  public let expected: [String]
  /// The lines that were recorded.
  public let recorded: [String]

  /// Both lists merged: `-` was expected and did not come, `+` came unexpectedly.
  ///
  /// The first divergence is marked with an arrow.
  public var description: String {
    var lines: [String] = []
    var isMarked = false
    for step in steps() {
      let mark = step.sign == " " || isMarked ? "  " : "→ "
      if step.sign != " " { isMarked = true }
      lines.append("\(mark)\(step.sign) \(step.text)")
    }
    let head = "the transcript leaves the expected path at line \(agreement + 1)"
    return ([head + " (- expected, + recorded):"] + lines).joined(separator: "\n")
  }

  private func steps() -> [(sign: Character, text: String)] {
    let difference = recorded.difference(from: expected)
    var removed: [Int: String] = [:]
    var inserted: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, let text, _): removed[offset] = text
      case .insert(let offset, let text, _): inserted[offset] = text
      }
    }
    var steps: [(sign: Character, text: String)] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < recorded.count {
      if let text = removed[left] {
        steps.append(("-", text))
        left += 1
      } else if let text = inserted[right] {
        steps.append(("+", text))
        right += 1
      } else {
        steps.append((" ", recorded[right]))
        left += 1
        right += 1
      }
    }
    return steps
  }
}

extension Transcript {
  /// The difference from the lines that a test expects; `nil` if there is none.
  ///
  /// `(_)` in an expected line stands for any argument list.
  public func difference(from expected: [String]) -> TranscriptDifference? {
    var recorded = lines
    for index in recorded.indices where index < expected.count {
      let pattern = expected[index]
      if pattern.hasSuffix("(_)"),
        recorded[index].prefix(while: { $0 != "(" }) == pattern.dropLast(3)
      {
        recorded[index] = pattern
      }
    }
    guard recorded != expected else { return nil }
    let agreement = zip(recorded, expected).prefix { $0 == $1 }.count
    return TranscriptDifference(agreement: agreement, expected: expected, recorded: recorded)
  }
}

/// Collects the expected lines of a transcript.
@resultBuilder
public enum TranscriptBuilder {
  /// One line.
  public static func buildExpression(_ line: String) -> [String] { [line] }
  /// Several lines.
  public static func buildExpression(_ lines: [String]) -> [String] { lines }
  /// All lines of a block.
  public static func buildBlock(_ lines: [String]...) -> [String] { lines.flatMap { $0 } }
  /// Lines that may be left out.
  public static func buildOptional(_ lines: [String]?) -> [String] { lines ?? [] }
  /// The lines of the first branch.
  public static func buildEither(first lines: [String]) -> [String] { lines }
  /// The lines of the second branch.
  public static func buildEither(second lines: [String]) -> [String] { lines }
  /// The lines of a loop.
  public static func buildArray(_ lines: [[String]]) -> [String] { lines.flatMap { $0 } }
}

/// Fails a test, under either framework, when a transcript is not as expected.
///
/// ```swift
/// try expectTranscript(stage.transcript(of: Inbox.self)) {
///   "Inbox#1.viewWillAppear(true)"
///   "Inbox#1.viewDidAppear(true)"
/// }
/// ```
///
/// - Throws: ``TranscriptDifference``, which prints both with the first divergence marked.
public func expectTranscript(
  _ transcript: Transcript,
  @TranscriptBuilder _ lines: () -> [String]
) throws {
  if let difference = transcript.difference(from: lines()) { throw difference }
}
