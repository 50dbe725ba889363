import Clockwork
import CoreGraphics
public import Foundation
import QuartzCore

/// Animates changes of views, and lets them be paused, scrubbed and reversed.
///
/// ```
///   inactive ──start, pause, fractionComplete──▶ active ──end──▶ inactive
///                                                  │ stop(false)
///                                                  ▼
///                                               stopped ──finish──▶ inactive
/// ```
///
/// The blocks run when the animator becomes active; the model has the final
/// values from then on. An animator that ends at the start sets it back.
///
/// Status: partial · D
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  private struct Part {
    let block: () -> Void
    let delayFactor: Double
  }

  private var parts: [Part] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var timeline: AnimatorTimeline?
  private var recorders: [LayerChangeRecorder] = []
  private var batches: [LayerAnimationBatch] = []
  private var end: ScheduledWork?
  private let touchRule = TouchRule(.presentation)
  /// Keeps a started animator alive while its time stands still for a finger.
  private var ownHold: UIViewPropertyAnimator?

  /// The timing.
  public private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration in seconds.
  public private(set) var duration: TimeInterval
  /// The delay before the animations start.
  public private(set) var delay: TimeInterval = 0
  /// Where the animator is in its life.
  public private(set) var state: UIViewAnimatingState {
    get { life }
    set { life = newValue }
  }
  private nonisolated(unsafe) var life = UIViewAnimatingState.inactive
  /// Whether the animations move now.
  public var isRunning: Bool { state == .active && timeline?.isRunning == true }

  /// Whether the user can touch views while they move; `true` by default.
  ///
  /// It cannot be changed while the animator is active.
  open var isUserInteractionEnabled = true {
    didSet { noteSetting("userInteractionEnabled", isUserInteractionEnabled != oldValue) }
  }
  /// Whether hit testing is left to the app; if not, views are touched where they are shown.
  open var isManualHitTestingEnabled = false {
    didSet { touchRule.policy = touchPolicy }
  }
  /// Whether the animations can be paused and stopped; `true` by default.
  ///
  /// It cannot be changed while the animator is active.
  open var isInterruptible = true {
    didSet { noteSetting("interruptible", isInterruptible != oldValue) }
  }
  /// Whether ``fractionComplete`` counts what is shown instead of time; `true` by default.
  open var scrubsLinearly = true
  /// Whether the animator stays active at the end.
  open var pausesOnCompletion = false

  /// Creates an animator with a timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  deinit {
    guard life != .inactive else { return }
    MainActor.assumeIsolated { raise(.animatorReleasedEarly()) }
  }

  private func noteSetting(_ name: String, _ isNew: Bool) {
    if isNew, state == .active { raise(.animatorSettingWhileActive(name)) }
    touchRule.policy = touchPolicy
  }

  private var touchPolicy: TouchPolicy {
    if !isUserInteractionEnabled { return .none }
    return isManualHitTestingEnabled ? .model : .presentation
  }

  /// Whether a call may go on; a stopped animator has to be finished first.
  private func isUsable(_ call: String) -> Bool {
    guard state == .stopped else { return true }
    raise(.animatorIsStopped(call))
    return false
  }

  /// Creates an animator with a curve of the system.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: ratio)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// - Differs: the result is of this class even if it is asked of a subclass.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// An inactive animator with the same timing, without the blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    let timing: any UITimingCurveProvider = timingParameters ?? UICubicTimingParameters()
    return UIViewPropertyAnimator(duration: duration, timingParameters: timing)
  }

  // MARK: - Blocks

  /// Adds changes for the last part of the time.
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - delayFactor: The fraction of the time that is left to wait.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let part = Part(block: animation, delayFactor: Double(min(max(delayFactor, 0), 1)))
    if state == .active { run(part) } else { parts.append(part) }
  }

  /// Adds changes; those of an active animator take effect at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block for the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func run(_ part: Part) {
    guard let timeline else { return }
    var options = LayerAnimationBatch.Options(duration: max(timeline.duration, 1e-9))
    options.pacing = timeline.pacing
    options.touchRule = touchRule
    // What is added on the way takes the time that is left.
    let gone = isReversed ? 0 : timeline.elapsed
    let delayFactor = gone + (1 - gone) * part.delayFactor
    options.progressSource = { timeline.progress(delayFactor: delayFactor) }
    let state = AnimationState.current
    guard state.isEnabled else { return part.block() }
    let block = AnimationState.Block(options)
    state.run(block, part.block)
    let batch = LayerAnimationBatch { _ in }
    batch.add(block.recorder, block.options)
    block.recorder.noteEnd()
    recorders.append(block.recorder)
    batches.append(batch)
  }

  // MARK: - Running

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let (pacing, length) = self.pacing(timingParameters, duration)
    let reference = AnimationState.current.pace?.reference
    reference?.addTimeFollower(self)
    timeline = AnimatorTimeline(pacing: pacing, duration: length, reference: reference)
    let waiting = parts
    parts = []
    for part in waiting { run(part) }
  }

  private func pacing(_ parameters: (any UITimingCurveProvider)?, _ duration: Double) -> (
    Pacing, Double
  ) {
    if let spring = parameters?.springTimingParameters?.spring(for: duration) {
      return (.spring(spring.curve), spring.duration)
    }
    return (.curve(parameters?.cubicTimingParameters?.curve ?? .easeInOut), duration)
  }

  /// Starts the animations, or goes on after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animations after a delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard isUsable("startAnimation"), !isRunning else { return }
    if state == .inactive { self.delay = delay }
    activate()
    guard let timeline else { return }
    scheduleEnd(after: timeline.start(to: target, after: max(delay, 0)))
  }

  private var target: Double { isReversed ? 0 : 1 }

  private func scheduleEnd(after seconds: Double) {
    end?.cancel()
    end = nil
    guard seconds.isFinite else { return }
    var seconds = seconds
    if let reference = timeline?.reference {
      ownHold = self
      guard let clock = reference.clockTime(afterNow: seconds) else { return }
      seconds = clock - CACurrentMediaTime()
    }
    end = MainLoop.current.schedule(
      .animation,
      "UIViewPropertyAnimator",
      after: .rounded(seconds: seconds)
    ) {
      self.reachEnd()
    }
  }

  private func reachEnd() {
    end = nil
    // A transition that was given up plays its time back to the start.
    let isBack = timeline?.reference != nil && (timeline?.rest ?? 0) > 1e-6
    let reached = isBack ? 1 - target : target
    timeline?.stand(at: reached)
    guard !pausesOnCompletion else { return }
    conclude(at: reached == 0 ? .start : .end)
  }

  /// Pauses the animations; an inactive animator becomes active.
  open func pauseAnimation() {
    guard isUsable("pauseAnimation"), isInterruptible || !isRunning else { return }
    activate()
    ownHold = nil
    end?.cancel()
    end = nil
    timeline?.pause()
  }

  /// Goes on after a pause, from what is shown.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; `nil` keeps the old one.
  ///   - durationFactor: The time for the rest as a multiple of ``duration``; 0
  ///     leaves it as long as it would be.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard isUsable("continueAnimation"), state == .active, !isRunning, let timeline else { return }
    if parameters == nil, durationFactor == 0 {
      scheduleEnd(after: timeline.start(to: target, after: 0))
      return
    }
    let left = abs(target - timeline.elapsed) * timeline.duration
    let wanted = durationFactor > 0 ? Double(durationFactor) * duration : left
    let (pacing, length) = self.pacing(parameters ?? timingParameters, wanted)
    scheduleEnd(after: timeline.proceed(to: target, pacing: pacing, duration: length))
  }

  /// Whether the animations run back to the start.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning, let timeline else { return }
      timeline.pause()
      scheduleEnd(after: timeline.start(to: target, after: 0))
    }
  }

  /// How much is done, from 0 to 1; counted from the end while reversed.
  ///
  /// Setting it makes an inactive animator active and pauses a running one.
  open var fractionComplete: CGFloat {
    get {
      guard state == .active, let timeline else { return 0 }
      let done = scrubsLinearly ? timeline.progress : timeline.elapsed
      return CGFloat(isReversed ? 1 - done : done)
    }
    set {
      guard isUsable("setFractionComplete:") else { return }
      pauseAnimation()
      let fraction = Double(min(max(newValue, 0), 1))
      let done = isReversed ? 1 - fraction : fraction
      if scrubsLinearly {
        timeline?.show(progress: done)
      } else {
        timeline?.stand(at: done)
      }
    }
  }

  // MARK: - Ending

  /// Stops the animations; the model takes the values that are shown.
  ///
  /// - Parameter withoutFinishing: `true` ends the animator without its completions;
  ///   `false` waits for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else {
      if state == .stopped, withoutFinishing { becomeInactive() }
      return
    }
    guard isInterruptible || !isRunning else { return }
    end?.cancel()
    end = nil
    timeline?.pause()
    for recorder in recorders { recorder.noteShown() }
    endBatches(false)
    for recorder in recorders { recorder.settle(.shown) }
    if withoutFinishing { becomeInactive() } else { state = .stopped }
  }

  /// Ends a stopped animator at a position and calls its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return raise(.finishedWhileNotStopped()) }
    conclude(at: finalPosition)
  }

  private func conclude(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: for recorder in recorders.reversed() { recorder.settle(.start) }
    case .end: for recorder in recorders { recorder.settle(.end) }
    case .current: break
    }
    endBatches(true)
    let blocks = completions
    becomeInactive()
    for block in blocks { block(position) }
  }

  private func endBatches(_ finished: Bool) {
    let list = batches
    batches = []
    for batch in list { batch.finish(finished) }
  }

  private func becomeInactive() {
    state = .inactive
    ownHold = nil
    end?.cancel()
    end = nil
    timeline = nil
    recorders = []
    completions = []
  }
}

extension UIViewPropertyAnimator: @preconcurrency LayerTimeFollower {
  /// The time of the transition that the animator belongs to was frozen or let go.
  package func layerTimeDidChange() {
    guard isRunning, let timeline else { return }
    scheduleEnd(after: timeline.rest)
  }
}
