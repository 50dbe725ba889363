import Foundation

/// The key of a text in a table of translations; it is its own translation where there is none.
///
/// - Differs: formatters for values are not taken; `Text` inside of a text is.
///
/// Status: partial · A
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String
  let hasFormatting: Bool
  let arguments: [String]

  /// Creates a key.
  public init(_ value: String) { (key, hasFormatting, arguments) = (value, false, []) }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    hasFormatting = !arguments.isEmpty
  }

  /// Gathers the parts of a literal: the key has a placeholder for each value.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [String] = []

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part without a value.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { append("%@", string) }

    /// Adds a whole number.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append("%lld", "\(value)")
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ value: Double) {
      append("%lf", String(format: "%lf", value))
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ value: Float) {
      append("%lf", String(format: "%lf", Double(value)))
    }

    /// Adds a number in a format.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(specifier, String(format: specifier, value))
    }

    /// Adds a text of SwiftUI.
    @MainActor public mutating func appendInterpolation(_ text: Text) {
      append("%@", text.plain(in: .main))
    }

    /// Adds any value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", "\(value)") }

    private mutating func append(_ specifier: String, _ value: String) {
      key += specifier
      arguments.append(value)
    }
  }

  /// The text in a bundle's language.
  func text(table: String? = nil, in bundle: Bundle?) -> String {
    let format = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
    guard hasFormatting else { return format }
    var result = ""
    var rest = format[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      var position = next
      let digits = rest.prefix { $0.isNumber }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
        position = number - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      let specifier = rest.prefix { !$0.isLetter && $0 != "@" }
      rest = rest.dropFirst(specifier.count)
      rest = rest.drop { "lhqzt".contains($0) }.dropFirst()
      if arguments.indices.contains(position) { result += arguments[position] }
      next = position + 1
    }
    return result + rest
  }
}
