import Clockwork
import CoreGraphics
import Foundation

extension CALayer {
  func attach(_ original: CAAnimation, key: String?) {
    guard let animation = original.copy() as? CAAnimation else { return }
    animation.resolveDuration(CATransaction.animationDuration())
    attach(owned: animation, key: key, onEnd: nil)
  }

  /// Adds an animation without copying it.
  ///
  /// - Parameters:
  ///   - animation: The animation; nobody else may change it.
  ///   - key: The name under which it is found again.
  ///   - isScheduled: Whether the end is planned here; a batch plans its own.
  ///   - timeReference: A layer whose time counts instead of this one's.
  ///   - onEnd: Called once at the end or after a removal, with whether it finished.
  /// - Returns: The animation at its place on the time line.
  @discardableResult
  func attach(
    owned animation: CAAnimation,
    key: String?,
    isScheduled: Bool = true,
    timeReference: CALayer? = nil,
    onEnd: ((Bool) -> Void)?
  ) -> AttachedAnimation {
    if let key { detachAnimation(key) }
    let now = (timeReference ?? self).timeNow
    let begin = animation.timing.beginTime == 0 ? now : animation.timing.beginTime
    let attached = AttachedAnimation(
      key: key,
      animation: animation,
      begin: begin,
      timeReference: timeReference,
      isScheduledByOthers: !isScheduled,
      hold: CATransaction.hold(),
      onEnd: onEnd
    )
    extras.animations.append(attached)
    attached.schedule(in: self)
    announceStart(of: animation)
    return attached
  }

  private func announceStart(of animation: CAAnimation) {
    guard animation.delegate != nil else { return }
    nonisolated(unsafe) let target = animation
    MainActor.assumeIsolated {
      MainLoop.current.setNeedsCommit("animation")
      MainLoop.current.afterCommit("animationDidStart") {
        target.delegate?.animationDidStart(target)
      }
    }
  }

  func detachAnimation(_ key: String) {
    guard let index = rare?.animations.firstIndex(where: { $0.key == key }) else { return }
    extras.animations.remove(at: index).finishLater()
  }

  func detachAllAnimations() {
    guard let rare, !rare.animations.isEmpty else { return }
    let list = rare.animations
    rare.animations.removeAll()
    for attached in list { attached.finishLater() }
  }

  /// Takes an animation out without telling anybody.
  package func forget(_ attached: AttachedAnimation) {
    rare?.animations.removeAll { $0 === attached }
  }

  /// Plans the ends anew after a change of the layer's time.
  func rescheduleAnimations() {
    for attached in rare?.animations ?? [] { attached.schedule(in: self) }
    for child in children { child.rescheduleAnimations() }
    for box in rare?.followers ?? [] { box.follower?.layerTimeDidChange() }
  }

  // MARK: - Presentation

  func makePresentation() -> CALayer {
    let copy = makeCopy()
    let extras = copy.extras
    extras.model = self
    extras.modelParent = parent
    copy.parent = parent
    guard let rare, !rare.animations.isEmpty else { return copy }
    let clock = CACurrentMediaTime()
    let ownTime = ownTime(at: clock)
    for attached in rare.animations {
      let time = attached.timeReference?.ownTime(at: clock) ?? ownTime
      attached.animation.apply(at: attached.ownTime(at: time), to: copy, model: self)
    }
    return copy
  }

  /// What the screen shows of a property.
  func presentedValue(for key: LayerKey) -> LayerValue? {
    guard let rare, !rare.animations.isEmpty else { return layerValue(for: key) }
    return makePresentation().layerValue(for: key)
  }
}
