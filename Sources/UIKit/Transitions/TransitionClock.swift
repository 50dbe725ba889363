import Clockwork
import CoreGraphics
import QuartzCore

/// The time of a transition: what is animated in and beside it can be frozen,
/// scrubbed, and let go towards either end.
///
/// Animations that begin inside ``run(isLinear:_:)`` follow the clock wherever
/// their views are; whatever else happens in the container follows, too.
@MainActor
final class TransitionClock {
  private struct Member {
    let layer: CALayer
    /// The moment of the layer's own time at which the transition began.
    let start: Double
  }

  private let reference = CALayer()
  private var members: [Member]
  private(set) var isFrozen = false
  /// The length of the transition in seconds.
  var duration = 0.0

  init() {
    members = [Member(layer: reference, start: reference.timeNow)]
  }

  /// How far the transition is, by its own time.
  var share: Double {
    guard duration > 0 else { return 1 }
    return min(max((reference.timeNow - members[0].start) / duration, 0), 1)
  }

  /// Takes a container along.
  func include(_ container: CALayer) {
    guard !members.contains(where: { $0.layer === container }) else { return }
    let elapsed = reference.timeNow - members[0].start
    members.append(Member(layer: container, start: container.timeNow - elapsed))
    if isFrozen { container.freezeTime() }
  }

  /// Stops the time where it is.
  func freeze() {
    guard !isFrozen else { return }
    isFrozen = true
    for member in members { member.layer.freezeTime() }
  }

  /// Shows the transition at a share of its way.
  func scrub(to share: CGFloat) {
    guard isFrozen else { return }
    for member in members { member.layer.stand(at: member.start + Double(share) * duration) }
  }

  /// Lets go: the time runs to the end, or back to the start.
  func play(toEnd: Bool, seconds: Double, curve: TimingCurve) {
    guard isFrozen else { return }
    isFrozen = false
    let length = max(seconds, 0)
    for member in members {
      let end = toEnd ? member.start + duration : member.start
      member.layer.playTime(to: end, duration: length, curve: curve)
    }
  }

  /// Gives the container its ordinary time back, when everything due has ended.
  func release() {
    let containers = members.dropFirst()
    guard !containers.isEmpty else { return }
    members.removeSubrange(1...)
    MainLoop.current.post("end of a transition's time") {
      for member in containers { member.layer.releaseTime() }
    }
  }

  /// Runs a block whose animations follow the clock.
  func run(isLinear: Bool, _ body: () -> Void) {
    let state = AnimationState.current
    let outer = state.pace
    state.pace = AnimationState.Pace(reference: reference, isLinear: isLinear)
    body()
    state.pace = outer
  }
}
