import Clockwork

/// A stretch of a layer's own time that runs with a pacing of its own, also back.
///
/// It lets go what was frozen and scrubbed: the layer's time goes from one moment
/// to another along a curve. After the end it stands still, or runs on forwards.
struct LayerPlayback {
  /// The time above at which the stretch begins.
  let begin: Double
  /// How long it takes, in the time above.
  let duration: Double
  let from: Double
  let to: Double
  let curve: TimingCurve

  var isReversed: Bool { to < from }
  var end: Double { begin + duration }

  /// The layer's own time at a time above.
  func own(at above: Double) -> Double {
    if above >= end { return isReversed ? to : to + above - end }
    guard above > begin else { return from }
    return from + (to - from) * curve.progress(at: (above - begin) / duration)
  }

  /// The time above at an own time; `nil` if it is not reached any more.
  func above(at own: Double) -> Double? {
    if isReversed { return own < to || own > from ? nil : place(of: own) }
    return own >= to ? end + own - to : place(of: max(own, from))
  }

  private func place(of own: Double) -> Double {
    guard duration > 0, to != from else { return end }
    return begin + duration * curve.time(at: (own - from) / (to - from))
  }
}

/// Freezing, scrubbing and letting go of everything in a layer, for transitions
/// that follow a finger.
extension CALayer {
  /// Stops the layer's own time; returns the moment at which it stands.
  @discardableResult
  package func freezeTime() -> Double {
    let time = ownTime(at: CACurrentMediaTime())
    stand(at: time)
    return time
  }

  /// Sets the moment at which a frozen layer stands.
  package func stand(at time: Double) {
    extras.playback = nil
    extras.timing.speed = 0
    extras.timing.timeOffset = time
    rescheduleAnimations()
  }

  /// Lets the own time run from where it is to a moment.
  package func playTime(to time: Double, duration: Double, curve: TimingCurve) {
    let clock = CACurrentMediaTime()
    extras.playback = LayerPlayback(
      begin: parent?.ownTime(at: clock) ?? clock,
      duration: duration,
      from: ownTime(at: clock),
      to: time,
      curve: curve
    )
    rescheduleAnimations()
  }

  /// Gives the layer the ordinary time again; what should have ended ends.
  package func releaseTime() {
    guard let rare, rare.playback != nil || rare.timing.speed == 0 else { return }
    rare.playback = nil
    rare.timing = .layer
    rescheduleAnimations()
  }

  /// The layer's own time now.
  package var timeNow: Double { ownTime(at: CACurrentMediaTime()) }

  /// Whether the layer or one above does not simply follow the clock.
  var hasTimeOfItsOwn: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if let rare = current.rare, rare.playback != nil || !rare.timing.followsClock { return true }
      layer = current.parent
    }
    return false
  }

  /// The time of the clock at which something that is added now and lasts for a while ends.
  package func clockTime(afterNow length: Double) -> Double? {
    endOnClock(begin: timeNow, length: length)
  }

  /// The time of the clock at which a piece of own time ends, in either direction.
  func endOnClock(begin: Double, length: Double) -> Double? {
    var layer: CALayer? = self
    while let current = layer {
      if let playback = current.rare?.playback, playback.isReversed {
        guard let above = current.parent else { return playback.end }
        return above.clockTime(at: playback.end)
      }
      layer = current.parent
    }
    return clockTime(at: begin + length)
  }
}

/// Something outside a layer's tree that follows its time.
package protocol LayerTimeFollower: AnyObject {
  /// The layer's time was frozen, moved or let go.
  func layerTimeDidChange()
}

extension CALayer {
  /// Lets something hear of changes of the layer's time, as long as it lives.
  package func addTimeFollower(_ follower: any LayerTimeFollower) {
    extras.followers.removeAll { $0.follower == nil }
    extras.followers.append(FollowerBox(follower: follower))
  }
}

struct FollowerBox {
  weak var follower: (any LayerTimeFollower)?
}
