/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: the parts of a second.
public typealias CMTimeScale = Int32
/// The number of a time's beginning.
public typealias CMTimeEpoch = Int64

/// What a time is, beside a fraction.
///
/// Status: complete · A
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt32
  /// Creates flags from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It is a time.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// It was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// It is after everything.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// It is before everything.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// It is not known.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
}

/// A time of media, as a fraction of seconds.
///
/// - Differs: sums have the larger of the two scales, which loses what does not fit it.
/// - Evidence: Apple's documentation of `CMTime` (A)
///
/// Status: partial · A
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator.
  public var timescale: CMTimeScale
  /// What it is.
  public var flags: CMTimeFlags
  /// The number of its beginning.
  public var epoch: CMTimeEpoch

  /// Creates what is no time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time from all its parts.
  public init(
    value: CMTimeValue,
    timescale: CMTimeScale,
    flags: CMTimeFlags,
    epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates a time from a fraction of seconds.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates a time from seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let parts = (seconds * Double(preferredTimescale)).rounded(.toNearestOrAwayFromZero)
    guard !seconds.isNaN, preferredTimescale > 0 else { self.init(); return }
    guard abs(parts) < 9e18 else {
      self = parts < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    self.init(value: CMTimeValue(parts), timescale: preferredTimescale)
    if Double(value) / Double(timescale) != seconds { flags.insert(.hasBeenRounded) }
  }

  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// What is no time.
  public static let invalid = CMTime()
  /// What is not known.
  public static let indefinite = special(.indefinite)
  /// After everything.
  public static let positiveInfinity = special(.positiveInfinity)
  /// Before everything.
  public static let negativeInfinity = special(.negativeInfinity)

  private static func special(_ flag: CMTimeFlags) -> CMTime {
    CMTime(value: 0, timescale: 0, flags: [.valid, flag], epoch: 0)
  }

  /// Whether it is a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is after everything.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is before everything.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is a fraction.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
  }
  /// Whether it was rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The seconds; not a number for what is no time.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// The time with another denominator.
  public func convertScale(_ newTimescale: CMTimeScale) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }
}

extension CMTime: Comparable {
  /// Whether both are the same time, whatever their denominators.
  public static func == (left: CMTime, right: CMTime) -> Bool {
    guard left.isNumeric, right.isNumeric else {
      return left.flags == right.flags && left.isNumeric == right.isNumeric
    }
    return left.seconds == right.seconds
  }

  /// Whether one is before the other.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
}

extension CMTime: Hashable {
  /// Feeds the seconds.
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

extension CMTime {
  private static func sum(_ left: CMTime, _ right: CMTime, _ sign: Int64) -> CMTime {
    guard left.isNumeric, right.isNumeric else { return left.isNumeric ? right : left }
    guard left.timescale != right.timescale else {
      return CMTime(value: left.value + sign * right.value, timescale: left.timescale)
    }
    return CMTime(
      seconds: left.seconds + Double(sign) * right.seconds,
      preferredTimescale: max(left.timescale, right.timescale)
    )
  }

  /// The sum.
  public static func + (left: CMTime, right: CMTime) -> CMTime { sum(left, right, 1) }

  /// The difference.
  public static func - (left: CMTime, right: CMTime) -> CMTime { sum(left, right, -1) }
}

/// A span of media.
///
/// Status: partial · A
public struct CMTimeRange: Hashable, Sendable {
  /// When it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// Creates a span.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Creates a span.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// When it ends.
  public var end: CMTime { start + duration }

  /// Whether a time lies in it.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// Creates a time from a fraction of seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Creates a time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Compares two times: -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 == time2 ? 0 : time1 < time2 ? -1 : 1
}
