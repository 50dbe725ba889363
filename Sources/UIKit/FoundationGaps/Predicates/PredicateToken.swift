import Foundation

/// What a predicate's format consists of.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(Double)
  /// `%@` or a number's place.
  case argument
  /// `%K`.
  case keyArgument
  case symbol(String)

  /// Cuts a format into its parts.
  static func tokens(of format: String) throws(PredicateFormatError) -> [PredicateToken] {
    var rest = Substring(format)
    var tokens: [PredicateToken] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        tokens.append(.text(try quoted(&rest)))
      } else if let match = rest.prefixMatch(of: /%(?:l{0,2}[dDuUifFgGeExX]|@)/) {
        tokens.append(.argument)
        rest = rest[match.range.upperBound...]
      } else if rest.hasPrefix("%K") {
        tokens.append(.keyArgument)
        rest = rest.dropFirst(2)
      } else if let match = rest.prefixMatch(of: /-?[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/) {
        tokens.append(.number(Double(match.output) ?? 0))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(
        of: /[@#]?[A-Za-z_][A-Za-z0-9_]*(?:\.@?[A-Za-z_][A-Za-z0-9_]*)*/
      ) {
        tokens.append(.word(String(match.output)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /==|!=|<>|<=|>=|=<|=>|&&|\|\||[=<>!(),{}\[\]]/) {
        tokens.append(.symbol(String(match.output)))
        rest = rest[match.range.upperBound...]
      } else {
        throw PredicateFormatError("'\(first)' is not expected")
      }
    }
    return tokens
  }

  private static func quoted(_ rest: inout Substring) throws(PredicateFormatError) -> String {
    let mark = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == mark { return text }
      if next == "\\", let escaped = rest.popFirst() {
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        text.append(next)
      }
    }
    throw PredicateFormatError("a string does not end")
  }
}

/// Why a format cannot be understood.
struct PredicateFormatError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
