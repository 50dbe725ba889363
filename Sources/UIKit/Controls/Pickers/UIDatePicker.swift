import Clockwork
import CoreGraphics
public import Foundation

/// A control for a date, a time or a span.
///
/// - Differs: it starts with the first day of 2001 plus the time of the virtual
///   clock, so that no test depends on today; days and wheels are not drawn, a test
///   chooses with `Stage.pick(_:in:)`.
/// - Evidence: Apple's documentation of the members (A)
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
    if let nib = coder.nib { NibTables.datePicker.apply(to: self, nib) }
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
    moment = rounded(date)
    guard datePickerMode != .countDownTimer, areLimitsInOrder else { return }
    if let minimumDate, moment < minimumDate { moment = minimumDate }
    if let maximumDate, moment > maximumDate { moment = maximumDate }
  }

  /// Limits the wrong way round do not count, nor do any for a span.
  private var areLimitsInOrder: Bool {
    guard let minimumDate, let maximumDate else { return true }
    return minimumDate <= maximumDate
  }

  /// A moment on the last step of minutes.
  private func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1, roundsToMinuteInterval, datePickerMode != .date else { return date }
    let step = Double(minuteInterval * 60)
    let zone = Double((timeZone ?? calendar.timeZone).secondsFromGMT(for: date))
    let seconds = date.timeIntervalSinceReferenceDate + zone
    return Date(timeIntervalSinceReferenceDate: (seconds / step).rounded(.down) * step - zone)
  }

  /// The earliest moment.
  open var minimumDate: Date? {
    didSet { date = moment }
  }

  /// The latest moment.
  open var maximumDate: Date? {
    didSet { date = moment }
  }

  /// The chosen span in seconds, whole minutes below a day.
  open var countDownDuration: TimeInterval {
    get { span }
    set { span = (min(max(newValue, 0), 86_340) / 60).rounded(.down) * 60 }
  }
  private var span: TimeInterval = 0

  /// The step of minutes; a number that does not divide an hour counts as 1.
  open var minuteInterval: Int {
    get { step }
    set {
      step = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      date = moment
    }
  }
  private var step = 1

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
    let old = moment
    setDate(date, animated: true)
    if moment != old { changed() }
  }

  /// Does what choosing a span by hand does; the shortest one is a minute.
  package func choose(span: TimeInterval) {
    let old = self.span
    countDownDuration = max(span, 60)
    if self.span != old { changed() }
  }

  private func changed() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
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
