/// What differs between two texts, in the form that patches have.
///
/// Minus and plus are the typographic ones and a blank is as wide as they are, so
/// that the columns of a diff stand under each other in a failure's text.
struct LineDifference: CustomStringConvertible {
  private static let context = 4
  private static let minus = "\u{2212}"
  private static let plus = "+"
  private static let blank = "\u{2007}"

  private struct Line {
    var mark: String
    var text: String
    /// The numbers of the line before and after, counted from 1.
    var old: Int
    var new: Int
  }

  let description: String

  /// Compares; `nil` for equal texts.
  init?(_ reference: String, _ text: String) {
    guard reference != text else { return nil }
    let old = reference.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = Self.merged(old, new)
    let hunks = Self.hunks(lines)
    // Texts that differ in no line differ in how their line ends are written.
    guard !hunks.isEmpty else {
      description = "The lines are equal; their ends are written differently."
      return
    }
    description = hunks.map(Self.text).joined(separator: "\n")
  }

  private static func merged(_ old: [String], _ new: [String]) -> [Line] {
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var first = 0
    var second = 0
    while first < old.count || second < new.count {
      if first < old.count, removed.contains(first) {
        lines.append(Line(mark: minus, text: old[first], old: first + 1, new: second + 1))
        first += 1
      } else if second < new.count, inserted.contains(second) {
        lines.append(Line(mark: plus, text: new[second], old: first + 1, new: second + 1))
        second += 1
      } else {
        lines.append(Line(mark: blank, text: old[first], old: first + 1, new: second + 1))
        first += 1
        second += 1
      }
    }
    return lines
  }

  private static func hunks(_ lines: [Line]) -> [ArraySlice<Line>] {
    var ranges: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.mark != blank {
      let range = max(index - context, 0)..<min(index + context + 1, lines.count)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { lines[$0] }
  }

  private static func text(_ hunk: ArraySlice<Line>) -> String {
    let olds = hunk.count { $0.mark != plus }
    let news = hunk.count { $0.mark != minus }
    let head =
      "@@ \(minus)\(hunk.first?.old ?? 1),\(olds) +\(hunk.first?.new ?? 1),\(news) @@"
    return ([head] + hunk.map { $0.mark + $0.text }).joined(separator: "\n")
  }
}
