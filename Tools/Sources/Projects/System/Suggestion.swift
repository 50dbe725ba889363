/// Finds the word that somebody probably meant.
package enum Suggestion {
  /// The nearest of the known words, if one is near enough to be a slip of the hand.
  package static func nearest(to word: String, among known: [String]) -> String? {
    var best: (word: String, distance: Int)?
    for candidate in known {
      let distance = editDistance(word, candidate)
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, word.count / 3) else {
      return known.first { !word.isEmpty && $0.hasPrefix(word) }
    }
    return best.word
  }

  /// The number of slips between two words: a letter added, left out, changed, or two swapped.
  package static func editDistance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var rows = [Array(0...right.count)]
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let replaced: Int = rows[row][column] + (character == other ? 0 : 1)
        var best = min(replaced, rows[row][column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == right[column - 1], other == left[row - 1] {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        current.append(best)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }
}
