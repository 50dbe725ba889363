internal import Cassowary

/// One line of a file of operations.
///
/// Unknowns and constraints have the numbers that the file gives.
///
///     system                                          a new, empty system
///     unknown free|nonnegative                        the next unknown, from 0
///     + NUMBER RELATION STRENGTH CONSTANT UNKNOWN FACTOR …      a constraint: a sum against 0
///     - NUMBER                                        takes it out
///     = NUMBER CONSTANT                               gives it another constant
///     ~ NUMBER STRENGTH                               gives it another strength
///     edit NUMBER STRENGTH UNKNOWN VALUE              a wish for the value of an unknown
///     value NUMBER VALUE                              another value for that
///     ?                                               solves
enum Operation {
  case system
  case unknown(isNonNegative: Bool)
  case insert(Int, terms: [(unknown: Int, factor: Double)], Double, LinearRelation, Double)
  case remove(Int)
  case setConstant(Int, Double)
  case setStrength(Int, Double)
  case solve

  /// Reads a line; `nil` if it is not one of these.
  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    func number(_ place: Int) -> Double { place < words.count ? Double(words[place]) ?? 0 : 0 }
    func name(_ place: Int) -> Int { Int(number(place)) }
    switch words.first {
    case "system": self = .system
    case "unknown": self = .unknown(isNonNegative: words.last == "nonnegative")
    case "+":
      let relation: LinearRelation =
        words[2] == "<=" ? .lessOrEqual : words[2] == ">=" ? .greaterOrEqual : .equal
      let terms = stride(from: 5, to: words.count, by: 2).map { (name($0), number($0 + 1)) }
      self = .insert(name(1), terms: terms, number(4), relation, number(3))
    case "edit": self = .insert(name(1), terms: [(name(3), 1)], -number(4), .equal, number(2))
    case "-": self = .remove(name(1))
    case "=": self = .setConstant(name(1), number(2))
    case "value": self = .setConstant(name(1), -number(2))
    case "~": self = .setStrength(name(1), number(2))
    case "?": self = .solve
    default: return nil
    }
  }
}
