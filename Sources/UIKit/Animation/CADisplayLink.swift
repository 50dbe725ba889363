import Clockwork
public import Foundation
public import QuartzCore

/// Calls a method at each frame, in virtual time.
///
/// The link keeps its target alive, and the main loop keeps the link alive from
/// ``add(to:forMode:)`` to ``invalidate()``, as on iOS. `settle` does not wait
/// for frames; they come when the clock passes them.
///
/// Status: partial · A
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var work: ScheduledWork?
  private var modes: [RunLoop.Mode] = []
  private var lastFrame: VirtualTime?

  /// Creates a link; nothing is called before it is added to a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Starts the calls.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !modes.contains(mode) else { return }
    modes.append(mode)
    if modes.count == 1 { start() }
  }

  /// Ends the calls of a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { stop() }
  }

  /// Ends the calls and lets the target go.
  open func invalidate() {
    modes = []
    stop()
    target = nil
  }

  /// The time of the frame that is shown.
  open var timestamp: CFTimeInterval { lastFrame?.seconds ?? 0 }

  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + period.inSeconds }

  /// The time between frames of the screen.
  open var duration: CFTimeInterval { 1.0 / 60 }

  /// Whether calls are suspended.
  open var isPaused = false {
    didSet {
      guard isPaused != oldValue, !modes.isEmpty else { return }
      isPaused ? stop() : start()
    }
  }

  /// The calls per second; 0 stands for every frame.
  open var preferredFramesPerSecond = 0 {
    didSet { restart() }
  }

  /// The frame rates that the app would like.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { restart() }
  }

  private var period: Duration {
    let wanted = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
    let rate = preferredFramesPerSecond > 0 ? preferredFramesPerSecond : Int(wanted)
    guard rate > 0, rate < 60 else { return .rounded(seconds: 1.0 / 60) }
    // A rate that does not divide that of the screen is rounded up to one that does.
    return .rounded(seconds: Double(60 / rate) / 60)
  }

  private func start() {
    guard work == nil, !isPaused else { return }
    let period = period
    work = MainLoop.current.schedule(.frame, "CADisplayLink", after: period, every: period) {
      self.tick()
    }
  }

  private func stop() {
    work?.cancel()
    work = nil
  }

  private func restart() {
    guard work != nil else { return }
    stop()
    start()
  }

  private func tick() {
    lastFrame = MainLoop.current.now
    guard let target else { return }
    _ = selector.send(to: target, with: [self])
  }
}
