import Clockwork
import CoreGraphics
public import Foundation

/// A control for a date, a time or a span.
///
/// - Differs: it starts with the first day of 2001 plus the time of the virtual
///   clock, so that no test depends on today.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A date.
    case date = 1
    /// A date and a time.
    case dateAndTime = 2
    /// A span.
    case countDownTimer = 3
    /// A month.
    case yearAndMonth = 4
  }

  /// The look of the control.
  public enum Style: Int, Sendable {
    /// By the system.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// A button.
    case compact = 2
    /// A calendar.
    case inline = 3
  }

  private var moment: Date

  private static var now: Date {
    Date(timeIntervalSinceReferenceDate: MainLoop.current.now.seconds)
  }

  /// Creates a control that shows the present moment.
  public override init(frame: CGRect) {
    moment = Self.now
    super.init(frame: frame)
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    moment = Self.now
    super.init(coder: coder)
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The chosen moment, kept within the limits; setting it sends no event.
  open var date: Date {
    get { moment }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the chosen moment without sending an event.
  open func setDate(_ date: Date, animated: Bool) {
    moment = date
    if let minimumDate, moment < minimumDate { moment = minimumDate }
    if let maximumDate, moment > maximumDate { moment = maximumDate }
  }

  /// The earliest moment.
  open var minimumDate: Date? {
    didSet { date = moment }
  }

  /// The latest moment.
  open var maximumDate: Date? {
    didSet { date = moment }
  }

  /// The chosen span, in seconds.
  open var countDownDuration: TimeInterval = 0

  /// The step of minutes.
  open var minuteInterval = 1

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar; the user's for `nil`.
  open var calendar: Calendar! = .current

  /// The time zone; the user's for `nil`.
  open var timeZone: TimeZone?

  /// The language and region.
  open var locale: Locale?

  /// Whether the date is rounded to the step of minutes.
  open var roundsToMinuteInterval = true

  /// The wanted look.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The look.
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Does what choosing a moment by hand does.
  package func choose(_ date: Date) {
    setDate(date, animated: true)
    sendActions(for: .valueChanged)
  }

  /// The size of the look.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: datePickerMode == .time ? 62 : 330)
    default: CGSize(width: datePickerMode == .dateAndTime ? 200 : 120, height: 34.333)
    }
  }

  /// The size of the look, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
