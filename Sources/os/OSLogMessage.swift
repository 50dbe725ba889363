public import Foundation

/// A message to log: a string literal whose insertions may say how private they are.
///
/// Messages of the level `debug` are not formatted unless somebody looks at the log.
///
/// Status: partial · A
public struct OSLogMessage: ExpressibleByStringInterpolation {
  private let interpolation: OSLogInterpolation

  /// Makes a message of an interpolated literal.
  ///
  /// - Parameter stringInterpolation: The parts of the literal.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  /// Makes a message of a plain literal.
  ///
  /// - Parameter value: The literal.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }

  var text: String { interpolation.parts.map { $0() }.joined() }
}

/// The parts of an interpolated message.
///
/// Status: partial · A
public struct OSLogInterpolation: StringInterpolationProtocol {
  var parts: [() -> String] = []

  /// Makes an empty list of parts.
  ///
  /// - Parameters:
  ///   - literalCapacity: The length of what is spelled out.
  ///   - interpolationCount: The number of insertions.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Adds text that is spelled out.
  ///
  /// - Parameter literal: The text.
  public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

  /// Adds a string.
  ///
  /// - Parameters:
  ///   - argumentString: The string.
  ///   - align: How to fill it up to a width.
  ///   - privacy: Who may see it.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.filled(argumentString()) }
  }

  /// Adds a value that describes itself.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - align: How to fill its text up to a width.
  ///   - privacy: Who may see it.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.filled(value().description) }
  }

  /// Adds an integer.
  ///
  /// - Parameters:
  ///   - number: The integer.
  ///   - format: In which system and how wide to write it.
  ///   - align: How to fill its text up to a width.
  ///   - privacy: Who may see it.
  public mutating func appendInterpolation<T: FixedWidthInteger & CustomStringConvertible>(
    _ number: @autoclosure @escaping () -> T,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.filled(format.text(number())) }
  }

  /// Adds a number with a fraction.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: How many digits to write.
  ///   - align: How to fill its text up to a width.
  ///   - privacy: Who may see it.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.filled(format.text(number())) }
  }

  /// Adds a number with a fraction.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: How many digits to write.
  ///   - align: How to fill its text up to a width.
  ///   - privacy: Who may see it.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.filled(format.text(Double(number()))) }
  }

  /// Adds a truth value.
  ///
  /// - Parameters:
  ///   - boolean: The value.
  ///   - format: The words for it.
  ///   - privacy: Who may see it.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool,
    format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { format.text(boolean()) }
  }

  /// Adds an object, by its description.
  ///
  /// - Parameters:
  ///   - argumentObject: The object.
  ///   - privacy: Who may see it.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { argumentObject().description }
  }

  /// Adds an error, by the text for people.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - privacy: Who may see it.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { String(describing: error()) }
  }

  /// Adds the name of a type.
  ///
  /// - Parameters:
  ///   - value: The type.
  ///   - align: How to fill its name up to a width.
  ///   - privacy: Who may see it.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.filled(String(describing: value())) }
  }
}
