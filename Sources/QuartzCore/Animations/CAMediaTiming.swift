public import CoreGraphics

/// What the time of something is before and after it is active.
///
/// Status: complete · A
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing shows before or after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}

/// A piece of time in a hierarchy of times, each relative to the one above.
///
/// Status: partial · A
public protocol CAMediaTiming {
  /// When it begins, in the time above.
  var beginTime: CFTimeInterval { get set }
  /// How long one cycle takes, in its own time.
  var duration: CFTimeInterval { get set }
  /// How much faster its own time runs than the one above.
  var speed: Float { get set }
  /// Where its own time starts.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is repeated; 0 counts as once.
  var repeatCount: Float { get set }
  /// For how long it is repeated; 0 leaves that to the count.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle runs back as well.
  var autoreverses: Bool { get set }
  /// What shows before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The stored timing of a layer or an animation.
struct MediaTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  static let layer = MediaTiming(duration: .infinity)
  static let animation = MediaTiming(duration: 0)

  /// The own time at a time above.
  func own(at above: Double) -> Double { (above - beginTime) * Double(speed) + timeOffset }

  /// The time above at an own time; `nil` while the own time stands still.
  func above(at own: Double) -> Double? {
    speed == 0 ? nil : (own - timeOffset) / Double(speed) + beginTime
  }

  /// Whether the own time is that above.
  var followsClock: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

  /// The length of all cycles in own time.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = autoreverses ? 2 * duration : duration
    return repeatCount == 0 ? cycle : cycle * Double(repeatCount)
  }

  /// Where a cycle is at an own time: its fraction and number; `nil` if nothing shows.
  func place(at time: Double) -> (fraction: Double, cycle: Double)? {
    var time = time
    let end = activeDuration
    if time < 0 {
      guard fillMode.fillsBefore else { return nil }
      time = 0
    }
    if time >= end {
      guard fillMode.fillsAfter || time == end else { return nil }
      time = end
    }
    guard duration > 0 else { return (1, 0) }
    let cycle = autoreverses ? 2 * duration : duration
    var count = (time / cycle).rounded(.down)
    var rest = time - count * cycle
    if time == end, rest == 0, count > 0 {
      count -= 1
      rest = cycle
    }
    if rest > duration { rest = 2 * duration - rest }
    return (rest / duration, count)
  }
}

extension CALayer {
  /// When the layer's time begins, in the time of the superlayer.
  public var beginTime: CFTimeInterval {
    get { settings.timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// How long the layer's time lasts; without end at first.
  public var duration: CFTimeInterval {
    get { settings.timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }

  /// How fast the layer's time runs; 0 freezes its animations.
  public var speed: Float {
    get { settings.timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }

  /// Where the layer's time starts.
  public var timeOffset: CFTimeInterval {
    get { settings.timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// How often the layer's time is repeated.
  public var repeatCount: Float {
    get { settings.timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// For how long the layer's time is repeated.
  public var repeatDuration: CFTimeInterval {
    get { settings.timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// Whether the layer's time runs back as well.
  public var autoreverses: Bool {
    get { settings.timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// What shows before and after the layer's time.
  public var fillMode: CAMediaTimingFillMode {
    get { settings.timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }

  private func changeTiming(_ change: (inout MediaTiming) -> Void) {
    change(&extras.timing)
    rescheduleAnimations()
  }

  /// The layer's own time at a time of the clock.
  func ownTime(at clock: Double) -> Double {
    let above = parent?.ownTime(at: clock) ?? clock
    guard let rare else { return above }
    return rare.playback?.own(at: above) ?? rare.timing.own(at: above)
  }

  /// The time of the clock at the layer's own time; `nil` while it stands still.
  func clockTime(at own: Double) -> Double? {
    var above: Double? = own
    if let playback = rare?.playback {
      above = playback.above(at: own)
    } else if let rare {
      above = rare.timing.above(at: own)
    }
    guard let above, let parent else { return above }
    return parent.clockTime(at: above)
  }

  /// A time of another layer in this one's; `nil` stands for the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let clock = l.map { $0.clockTime(at: t) ?? CACurrentMediaTime() } ?? t
    return ownTime(at: clock)
  }

  /// A time of this layer in another one's; `nil` stands for the clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let clock = clockTime(at: t) ?? CACurrentMediaTime()
    return l?.ownTime(at: clock) ?? clock
  }
}
