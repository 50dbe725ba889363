import Foundation

/// Who may see an inserted value.
///
/// Everything shows here, as on a device with a debugger attached.
///
/// Status: partial · A
public struct OSLogPrivacy: Sendable {
  /// What stands in place of a value that is not shown.
  public enum Mask: Sendable {
    /// A hash, equal for equal values.
    case hash
    /// Nothing.
    case none
  }

  /// Numbers are public, text is private.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Only who looks on while it happens.
  public static let `private` = OSLogPrivacy()
  /// Like private, also where private values are shown by a setting.
  public static let sensitive = OSLogPrivacy()

  /// Automatic, with a mask for what is private.
  ///
  /// - Parameter mask: What stands in its place.
  /// - Returns: The rule.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

  /// Private, with a mask.
  ///
  /// - Parameter mask: What stands in its place.
  /// - Returns: The rule.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  /// Sensitive, with a mask.
  ///
  /// - Parameter mask: What stands in its place.
  /// - Returns: The rule.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// How text is filled up to a width.
///
/// Status: complete · A
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// As long as it is.
  public static let none = OSLogStringAlignment(columns: 0, isRight: false)

  /// At the right end of a column.
  ///
  /// - Parameter columns: The least width, in characters.
  /// - Returns: The alignment.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  /// At the left end of a column.
  ///
  /// - Parameter columns: The least width, in characters.
  /// - Returns: The alignment.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  func filled(_ text: String) -> String {
    let gap = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? gap + text : text + gap
  }
}

/// In which system and how wide integers are written.
///
/// Status: partial · A
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var isUppercase = false
  private var showsPlus = false
  private var minDigits = 0

  /// With digits 0 to 9.
  public static var decimal: OSLogIntegerFormatting { decimal() }
  /// With digits 0 to f.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// With digits 0 to 7.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// With digits 0 to 9.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers get a plus.
  ///   - minDigits: How many digits there are at least.
  /// - Returns: The format.
  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(showsPlus: explicitPositiveSign, minDigits: minDigits)
  }

  /// With digits 0 to f.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers get a plus.
  ///   - includePrefix: Whether `0x` stands before them.
  ///   - uppercase: Whether A to F are capitals.
  ///   - minDigits: How many digits there are at least.
  /// - Returns: The format.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16,
      prefix: includePrefix ? "0x" : "",
      isUppercase: uppercase,
      showsPlus: explicitPositiveSign,
      minDigits: minDigits
    )
  }

  /// With digits 0 to 7.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers get a plus.
  ///   - includePrefix: Whether `0o` stands before them.
  ///   - minDigits: How many digits there are at least.
  /// - Returns: The format.
  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8,
      prefix: includePrefix ? "0o" : "",
      showsPlus: explicitPositiveSign,
      minDigits: minDigits
    )
  }

  func text(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    let sign = number < 0 ? "-" : showsPlus ? "+" : ""
    return sign + prefix + zeros + digits
  }
}

/// How many digits numbers with a fraction get.
///
/// Status: partial · A
public struct OSLogFloatFormatting: Sendable {
  private let format: String
  private let precision: Int

  /// Six digits after the point.
  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }

  /// A number of digits after the point.
  ///
  /// - Parameters:
  ///   - precision: How many digits.
  ///   - explicitPositiveSign: Whether positive numbers have a sign.
  ///   - uppercase: Whether letters are large.
  /// - Returns: The format.
  public static func fixed(
    precision: Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("f", precision, explicitPositiveSign, uppercase)
  }

  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { exponential(precision: 6) }

  /// A number of digits after the point, and a power of ten.
  ///
  /// - Parameters:
  ///   - precision: How many digits.
  ///   - explicitPositiveSign: Whether positive numbers have a sign.
  ///   - uppercase: Whether letters are large.
  /// - Returns: The format.
  public static func exponential(
    precision: Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("e", precision, explicitPositiveSign, uppercase)
  }

  /// The shorter of both.
  public static var hybrid: OSLogFloatFormatting { hybrid(precision: 6) }

  /// A number of digits, in the shorter way.
  ///
  /// - Parameters:
  ///   - precision: How many digits.
  ///   - explicitPositiveSign: Whether positive numbers have a sign.
  ///   - uppercase: Whether letters are large.
  /// - Returns: The format.
  public static func hybrid(
    precision: Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("g", precision, explicitPositiveSign, uppercase)
  }

  private init(_ letter: String, _ precision: Int, _ hasSign: Bool, _ isUppercase: Bool) {
    let conversion = isUppercase ? letter.uppercased() : letter
    format = "%" + (hasSign ? "+" : "") + ".*" + conversion
    self.precision = precision
  }

  func text(_ number: Double) -> String {
    String(format: format.replacingOccurrences(of: "*", with: "\(max(0, precision))"), number)
  }
}

/// The words for truth values.
///
/// Status: complete · A
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`.
  case truth
  /// `yes` and `no`.
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
