public import CoreGraphics
public import Foundation

/// Who hears of the start and the end of an animation.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Hears that an animation began its active time.
  func animationDidStart(_ anim: CAAnimation)
  /// Hears that an animation ended; `flag` is `false` if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of what a layer shows, in the course of time.
///
/// A layer keeps a copy of the animation that is added to it. The model's values
/// are never touched: ``CALayer/presentation()`` has the values of the moment.
///
/// Status: partial · A
open class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming.animation
  private var values: [String: Any] = [:]
  /// Gives the progress instead of the clock, for an animator that is scrubbed.
  package var progressSource: (() -> Double)?

  /// The pacing of each cycle; `nil` for the linear one.
  open var timingFunction: CAMediaTimingFunction?
  /// Who hears of the start and the end; kept alive by the animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation when it ends.
  open var isRemovedOnCompletion = true
  /// The frame rates that the animation would like.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates an animation of 0.25 seconds, or of the transaction's duration.
  public required override init() {
    super.init()
  }

  /// Reads an animation from an archive; its delegate is not part of it.
  public required init?(coder: NSCoder) {
    super.init()
    restore(from: coder)
  }

  /// Animations take part in secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the animation into an archive, without its delegate and values of the app's own classes.
  open func encode(with coder: NSCoder) { archive(into: coder) }

  /// The value that a property has before it is set.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether a property is archived.
  open func shouldArchiveValue(forKey key: String) -> Bool { values[key] != nil }

  /// A copy with the same values, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.takeValues(of: self)
    return copy
  }

  func takeValues(of other: CAAnimation) {
    timing = other.timing
    values = other.values
    progressSource = other.progressSource
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  /// Adds the animation to a layer, as the action for a change.
  open func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The value of a key of the app's own.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Keeps a value under a key of the app's own.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Writes the values of the moment into a layer.
  ///
  /// - Parameters:
  ///   - time: The animation's own time.
  ///   - layer: The presentation, which has the values from before the animation.
  ///   - model: The layer with the values that the app set.
  func apply(at time: Double, to layer: CALayer, model: CALayer) {
    if let progressSource {
      apply(progress: progressSource(), cycle: 0, to: layer, model: model)
    } else if let place = timing.place(at: time) {
      let progress = self.progress(atFraction: place.fraction)
      apply(progress: progress, cycle: place.cycle, to: layer, model: model)
    }
  }

  func progress(atFraction fraction: Double) -> Double {
    timingFunction?.progress(at: fraction) ?? fraction
  }

  func apply(progress: Double, cycle: Double, to layer: CALayer, model: CALayer) {}

  /// Gives the animation and its parts a duration if they have none.
  func resolveDuration(_ standard: Double) {
    if timing.duration == 0 { timing.duration = standard }
  }
}

extension CAAnimation {
  /// When the animation begins; 0 stands for the moment at which it is added.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How long one cycle takes; 0 stands for the transaction's duration.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How fast the animation's time runs.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// Where the animation's time starts.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How often the animation is repeated.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// For how long the animation is repeated.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether each cycle runs back as well.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What shows before and after the active time.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}

/// The frame rates that something would like.
///
/// Status: complete · A
public struct CAFrameRateRange: Equatable, Sendable {
  /// The least rate in frames per second.
  public var minimum: Float
  /// The greatest rate in frames per second.
  public var maximum: Float
  /// The rate that is liked best.
  public var preferred: Float?

  /// Leaves the rate to the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
