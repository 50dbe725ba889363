/// The word of a list that a misspelt one was probably meant to be.
///
/// - Returns: `nil` if no word is close: at most a third of its letters may differ.
package func closestWord(to word: String, in words: some Sequence<String>) -> String? {
  var best: (word: String, distance: Int)?
  let wanted = Array(word.lowercased())
  for candidate in words where candidate != word {
    let other = Array(candidate.lowercased())
    guard abs(other.count - wanted.count) <= 4 else { continue }
    let distance = editDistance(wanted, other)
    guard distance <= max(1, min(4, max(wanted.count, other.count) / 3)) else { continue }
    // A word of which nothing is left was not meant.
    guard distance < max(wanted.count, other.count) else { continue }
    if best.map({ (distance, candidate) < ($0.distance, $0.word) }) ?? true {
      best = (candidate, distance)
    }
  }
  return best?.word
}

/// The tail of an error message: `; did you mean 'x'?`, or nothing.
package func suggestion(for word: String, in words: some Sequence<String>) -> String {
  closestWord(to: word, in: words).map { "; did you mean '\($0)'?" } ?? ""
}

/// The number of insertions, removals, changes and swaps of neighbours between two words.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      let change = last[column] + (left[row] == right[column] ? 0 : 1)
      var cost = min(change, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
