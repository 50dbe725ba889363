import Clockwork
import CoreGraphics
import Foundation

/// An animation in a layer, with the moment of its begin.
package final class AttachedAnimation {
  let key: String?
  package let animation: CAAnimation
  /// The time of the layer at which the animation's own time is its offset.
  let begin: Double
  private var end: ScheduledWork?
  private var hold: TransactionHold?
  /// What to do at the end, before the delegate is told.
  private var onEnd: ((Bool) -> Void)?
  private var hasEnded = false
  /// The batch that plans the end, if there is one.
  weak var batch: LayerAnimationBatch?
  /// Whether a batch plans the end.
  private let isScheduledByOthers: Bool
  /// What the animation means for touches; nothing without a rule.
  var touchRule: TouchRule?
  /// A layer whose time counts instead of that of the animation's own layer.
  let timeReference: CALayer?

  init(
    key: String?,
    animation: CAAnimation,
    begin: Double,
    timeReference: CALayer? = nil,
    isScheduledByOthers: Bool = false,
    hold: TransactionHold?,
    onEnd: ((Bool) -> Void)?
  ) {
    self.key = key
    self.animation = animation
    self.begin = begin
    self.timeReference = timeReference
    self.isScheduledByOthers = isScheduledByOthers
    self.hold = hold
    self.onEnd = onEnd
  }

  /// The animation's own time at a time of its layer.
  func ownTime(at layerTime: Double) -> Double {
    (layerTime - begin) * Double(animation.timing.speed) + animation.timing.timeOffset
  }

  /// The time of the clock at which the animation ends; `nil` while time stands still.
  func clockTimeOfEnd(in layer: CALayer) -> Double? {
    let timing = animation.timing
    guard timing.speed > 0 else { return nil }
    let length = (timing.activeDuration - timing.timeOffset) / Double(timing.speed)
    return (timeReference ?? layer).endOnClock(begin: begin, length: length)
  }

  /// Plans the end, or the lack of one.
  func schedule(in layer: CALayer) {
    if isScheduledByOthers {
      batch?.timeDidChange()
      return
    }
    nonisolated(unsafe) let (attached, target) = (self, layer)
    let timing = animation.timing
    MainActor.assumeIsolated {
      attached.end?.cancel()
      attached.end = nil
      let length = timing.activeDuration
      guard !attached.hasEnded, attached.animation.progressSource == nil, length.isFinite,
        let clock = attached.clockTimeOfEnd(in: target)
      else { return }
      let delay = Duration.rounded(seconds: clock - MainLoop.current.now.seconds)
      weak let weakLayer = target
      attached.end = MainLoop.current.schedule(.animation, attached.label, after: delay) {
        attached.reachedEnd(in: weakLayer)
      }
    }
  }

  private var label: String {
    "CAAnimation \(key ?? (animation as? CAPropertyAnimation)?.keyPath ?? "without key")"
  }

  private func reachedEnd(in layer: CALayer?) {
    if animation.isRemovedOnCompletion { layer?.forget(self) }
    finish(true)
  }

  /// Tells everybody of the end, once.
  package func finish(_ finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    nonisolated(unsafe) let (ended, onEnd) = (hold, onEnd)
    (hold, self.onEnd) = (nil, nil)
    nonisolated(unsafe) let (attached, target) = (self, animation)
    MainActor.assumeIsolated {
      attached.end?.cancel()
      attached.end = nil
      onEnd?(finished)
      target.delegate?.animationDidStop(target, finished: finished)
      ended?.release()
    }
  }

  /// Tells everybody of a removal, in the next turn.
  func finishLater() {
    nonisolated(unsafe) let attached = self
    MainActor.assumeIsolated {
      attached.end?.cancel()
      MainLoop.current.post("animation removed") { attached.finish(false) }
    }
  }
}

extension Duration {
  /// A duration from seconds, rounded to nanoseconds; never negative.
  package static func rounded(seconds: Double) -> Duration {
    guard seconds > 0 else { return .zero }
    return .nanoseconds(Int64((min(seconds, 9e9) * 1e9).rounded()))
  }
}
