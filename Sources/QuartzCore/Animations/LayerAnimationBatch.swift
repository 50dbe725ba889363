import Clockwork
import CoreGraphics
import Foundation

/// The pacing of an animation, as a value.
package enum Pacing: Equatable, Sendable {
  case curve(TimingCurve)
  case spring(SpringCurve)

  /// The progress at a fraction of a duration.
  package func progress(at fraction: Double, duration: Double) -> Double {
    switch self {
    case .curve(let curve): return curve.progress(at: fraction)
    case .spring(let spring):
      // The rest that a settled spring lacks would show as a jump.
      return fraction >= 1 ? 1 : spring.progress(at: fraction * duration)
    }
  }
}

extension Pacing {
  /// The fraction of the duration at which a progress is reached first.
  package func fraction(at progress: Double, duration: Double) -> Double {
    if case .curve(let curve) = self { return curve.time(at: progress) }
    if progress <= 0 { return 0 }
    // A spring rises up to its first swing; a coarse look finds the place, halving refines it.
    let steps = 256
    guard
      let step = (1...steps).first(where: {
        self.progress(at: Double($0) / Double(steps), duration: duration) >= progress
      })
    else { return 1 }
    var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if self.progress(at: middle, duration: duration) < progress {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}

/// An animation of one property between two values with a pacing of views.
final class PacedAnimation: CABasicAnimation {
  var pacing = Pacing.curve(.easeInOut)

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    if let other = other as? PacedAnimation { pacing = other.pacing }
  }

  override func progress(atFraction fraction: Double) -> Double {
    pacing.progress(at: fraction, duration: timing.duration)
  }
}

/// The animations that one block of changes gives, with one end for all of them.
package final class LayerAnimationBatch {
  /// How the animations of a batch run.
  package struct Options {
    package var duration: Double
    package var delay = 0.0
    package var pacing = Pacing.curve(.easeInOut)
    package var repeatCount: Double = 1
    package var autoreverses = false
    package var startsFromShown = false
    /// What the animations mean for touches.
    package var touchRule: TouchRule?
    /// A layer whose time counts for the animations, wherever their layers are.
    package var timeReference: CALayer?
    /// Gives the progress instead of the clock.
    package var progressSource: (() -> Double)?

    package init(duration: Double) {
      self.duration = duration
    }

    /// The time from the begin to the end; infinite for an endless one.
    package var total: Double {
      delay + duration * (autoreverses ? 2 : 1) * max(repeatCount, 0)
    }
  }

  private struct Member {
    weak var layer: CALayer?
    let animation: AttachedAnimation

    var hasTimeOfItsOwn: Bool {
      (animation.timeReference ?? layer)?.hasTimeOfItsOwn ?? false
    }
  }

  private var attached: [Member] = []
  private var waiting = 0
  private var label = ""
  private var isStarted = false
  private var allFinished = true
  private var end: ScheduledWork?
  private var onEnd: ((Bool) -> Void)?
  private var hold: TransactionHold?

  package init(onEnd: @escaping (Bool) -> Void) {
    self.onEnd = onEnd
  }

  /// Whether there is nothing to animate.
  package var isEmpty: Bool { attached.isEmpty }

  /// Adds animations for what a recorder saw.
  package func add(_ recorder: LayerChangeRecorder, _ options: Options) {
    for change in recorder.changes {
      guard let new = change.layer.layerValue(for: change.key), new != change.old else { continue }
      if case .rect(let from) = change.old, case .rect(let to) = new, change.key == .bounds {
        let shown = change.shown
        let shownOrigin = shown.flatMap { $0.part(["origin"]) }
        let shownSize = shown.flatMap { $0.part(["size"]) }
        add(
          change.layer,
          "bounds.origin",
          .point(from.origin),
          .point(to.origin),
          shownOrigin,
          options
        )
        add(change.layer, "bounds.size", .size(from.size), .size(to.size), shownSize, options)
      } else {
        add(change.layer, change.key.rawValue, change.old, new, change.shown, options)
      }
    }
  }

  private func add(
    _ layer: CALayer,
    _ path: String,
    _ old: LayerValue,
    _ new: LayerValue,
    _ shown: LayerValue?,
    _ options: Options
  ) {
    let animation = PacedAnimation(keyPath: path)
    animation.pacing = options.pacing
    var key = path
    if options.startsFromShown {
      animation.fromValue = (shown ?? old).boxed
      animation.toValue = new.boxed
    } else if let difference = old.subtracting(new), let zero = difference.zero {
      animation.isAdditive = true
      animation.fromValue = difference.boxed
      animation.toValue = zero.boxed
      key = freeKey(path, in: layer)
    } else {
      animation.fromValue = (shown ?? old).boxed
      animation.toValue = new.boxed
    }
    attach(animation, to: layer, key: key, options)
  }

  /// Adds a transition over a whole layer; it changes no values.
  package func addTransition(over layer: CALayer, _ options: Options) {
    attach(CATransition(), to: layer, key: "transition", options)
  }

  /// Adds an animation through values at times from 0 to 1.
  func addKeyframes(
    _ layer: CALayer,
    _ path: String,
    values: [LayerValue],
    times: [Double],
    _ options: Options,
    mode: CAAnimationCalculationMode
  ) {
    let animation = CAKeyframeAnimation(keyPath: path)
    animation.values = values.map { $0.boxed ?? NSNull() }
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.calculationMode = mode
    attach(animation, to: layer, key: path, options)
  }

  private func attach(
    _ animation: CAAnimation,
    to layer: CALayer,
    key: String,
    _ options: Options
  ) {
    animation.duration = options.duration
    animation.fillMode = .both
    animation.repeatCount = Float(options.repeatCount)
    animation.autoreverses = options.autoreverses
    animation.progressSource = options.progressSource
    if options.delay > 0 {
      animation.beginTime = (options.timeReference ?? layer).timeNow + options.delay
    }
    waiting += 1
    let batch = self
    let record = layer.attach(
      owned: animation,
      key: key,
      isScheduled: false,
      timeReference: options.timeReference
    ) {
      batch.oneEnded($0)
    }
    record.batch = self
    record.touchRule = options.touchRule
    if let reference = options.timeReference, attached.isEmpty {
      reference.addTimeFollower(self)
    }
    attached.append(Member(layer: layer, animation: record))
  }

  /// Additive animations of the same property run side by side.
  private func freeKey(_ path: String, in layer: CALayer) -> String {
    guard layer.animation(forKey: path) != nil else { return path }
    var number = 2
    while layer.animation(forKey: "\(path)-\(number)") != nil { number += 1 }
    return "\(path)-\(number)"
  }

  /// Plans the end; without animations it comes at the begin of the next turn.
  @MainActor
  package func start(label: String, after total: Double) {
    hold = CATransaction.hold()
    self.label = label
    isStarted = true
    if attached.isEmpty || total <= 0 {
      let batch = self
      MainLoop.current.post(label) { batch.finish(true) }
    } else if attached.contains(where: \.hasTimeOfItsOwn) {
      timeDidChange()
    } else if total.isFinite {
      scheduleEnd(after: total)
    }
  }

  @MainActor
  private func scheduleEnd(after seconds: Double) {
    let batch = self
    end = MainLoop.current.schedule(.animation, label, after: .rounded(seconds: seconds)) {
      batch.finish(true)
    }
  }

  /// Plans the end anew after a change of the time of the layers.
  func timeDidChange() {
    guard isStarted, !attached.isEmpty else { return }
    nonisolated(unsafe) let batch = self
    MainActor.assumeIsolated {
      batch.end?.cancel()
      batch.end = nil
      guard let clock = batch.clockTimeOfEnd, clock.isFinite else { return }
      batch.scheduleEnd(after: clock - CACurrentMediaTime())
    }
  }

  /// The latest end of the animations; `nil` if one of them stands still.
  private var clockTimeOfEnd: Double? {
    var latest = -Double.infinity
    for member in attached {
      guard let layer = member.layer else { continue }
      guard let clock = member.animation.clockTimeOfEnd(in: layer) else { return nil }
      latest = max(latest, clock)
    }
    return latest
  }

  /// Ends all animations that still run.
  package func finish(_ finished: Bool) {
    let rest = attached
    attached = []
    waiting += 1
    for member in rest {
      member.layer?.forget(member.animation)
      member.animation.finish(finished)
    }
    oneEnded(true)
  }

  private func oneEnded(_ finished: Bool) {
    waiting -= 1
    allFinished = allFinished && finished
    guard waiting == 0, let onEnd else { return }
    self.onEnd = nil
    attached = []
    let pending = end
    nonisolated(unsafe) let waiters = hold
    end = nil
    hold = nil
    onEnd(allFinished)
    MainActor.assumeIsolated {
      pending?.cancel()
      waiters?.release()
    }
  }
}

extension LayerAnimationBatch: LayerTimeFollower {
  package func layerTimeDidChange() { timeDidChange() }
}
