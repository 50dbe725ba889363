import Clockwork
public import Foundation

/// Says how far a moment is from another one, such as "5 minutes ago".
///
/// Foundation on Linux lacks the class; the words come from its own format style.
///
/// Status: complete · A
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether names such as "yesterday" may stand for numbers.
  public enum DateTimeStyle: Int, Sendable {
    /// Always numbers: "1 day ago".
    case numeric = 0
    /// Names where the language has them: "yesterday".
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  /// Whether names may stand for numbers; they do not by default.
  open var dateTimeStyle = DateTimeStyle.numeric

  /// How units are written; in full by default.
  open var unitsStyle = UnitsStyle.full

  /// Where the text stands.
  open var formattingContext = Context.unknown

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar to count with; the user's by default.
  open var calendar: Calendar! = .current

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language; the user's by default.
  open var locale: Locale! = .current

  /// Creates a formatter that writes numbers and units in full.
  public override init() {
    super.init()
  }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dateTimeStyle =
      DateTimeStyle(rawValue: coder.decodeInteger(forKey: "dateTimeStyle")) ?? .numeric
    unitsStyle = UnitsStyle(rawValue: coder.decodeInteger(forKey: "unitsStyle")) ?? .full
  }

  /// Writes the formatter into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(dateTimeStyle.rawValue, forKey: "dateTimeStyle")
    coder.encode(unitsStyle.rawValue, forKey: "unitsStyle")
  }

  /// The words for a moment as seen from another one.
  ///
  /// - Parameters:
  ///   - date: The moment that is told.
  ///   - referenceDate: The moment from which it is seen.
  /// - Returns: The words in the formatter's language.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date,
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units,
      locale: locale ?? .current,
      calendar: calendar ?? .current,
      capitalizationContext: capitalization
    )
    return style.format(referenceDate)
  }

  /// The words for a span of time from a moment on; spans below zero lie in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference + timeInterval, relativeTo: reference)
  }

  /// The words for a distance in units of the calendar.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let calendar: Calendar = self.calendar ?? .current
    let date = calendar.date(byAdding: dateComponents, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

  /// The words for a date as seen from now; `nil` for what is no date.
  open override func string(for obj: Any?) -> String? {
    guard let date = obj as? Date else { return nil }
    return localizedString(for: date, relativeTo: VirtualPresent.date)
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}
