/// What an animation means for touches on the view that it moves.
package enum TouchPolicy: Int, Sendable {
  /// The view is touched where its model says.
  case model
  /// The view is touched where the screen shows it.
  case presentation
  /// The view is not touched while it moves.
  case none
}

/// The policy that all animations of one block share; it can change on the way.
package final class TouchRule {
  package var policy: TouchPolicy

  package init(_ policy: TouchPolicy) { self.policy = policy }
}

extension CALayer {
  /// Whether an animation is attached.
  package var hasAnimations: Bool { rare?.animations.isEmpty == false }

  /// What the running animations mean for touches; the strictest counts.
  package var touchPolicy: TouchPolicy {
    guard let rare, !rare.animations.isEmpty else { return .model }
    var strictest = TouchPolicy.model
    for attached in rare.animations {
      guard let policy = attached.touchRule?.policy, policy.rawValue > strictest.rawValue else {
        continue
      }
      strictest = policy
    }
    return strictest
  }
}
