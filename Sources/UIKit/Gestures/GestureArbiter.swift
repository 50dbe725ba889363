import Foundation

/// Decides which recognizers may go on, and tells their targets.
///
/// One arbiter belongs to an application. While an event is being delivered,
/// news for targets wait until every recognizer has seen the event.
@MainActor
final class GestureArbiter {
  private var isDelivering = false
  private var news: [UIGestureRecognizer] = []
  /// Recognizers that took part in the present sequence of touches.
  private(set) var participants: [UIGestureRecognizer] = []

  static var current: GestureArbiter {
    UIApplication.shared.attachment(GestureArbiter.self) { GestureArbiter() }
  }

  // MARK: - Delivery

  func deliver(_ block: () -> Void) {
    guard !isDelivering else {
      block()
      return
    }
    isDelivering = true
    block()
    isDelivering = false
    tellTargets()
  }

  func join(_ recognizer: UIGestureRecognizer) {
    if !participants.contains(where: { $0 === recognizer }) { participants.append(recognizer) }
  }

  private func tellTargets() {
    while !news.isEmpty, !isDelivering {
      let recognizer = news.removeFirst()
      recognizer.actions.send(recognizer)
    }
    if !isDelivering { ViewTouches.current.flush() }
    resetFinished()
  }

  // MARK: - State

  func request(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    switch (recognizer.rawState, state) {
    case (.possible, .began), (.possible, .ended), (.possible, .changed):
      begin(recognizer, as: state == .changed ? .began : state)
    case (.possible, .failed), (.possible, .cancelled):
      recognizer.pendingState = nil
      recognizer.rawState = state
      wakeWaiting(for: recognizer)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      recognizer.rawState = state
      announce(recognizer)
    case (.began, .failed), (.changed, .failed):
      recognizer.rawState = .cancelled
      announce(recognizer)
    case (_, .possible):
      recognizer.rawState = .possible
    default:
      break
    }
    if !isDelivering { tellTargets() }
  }

  func cancel(_ recognizer: UIGestureRecognizer) {
    // Without a touch there is nothing to give up, and nobody would reset it later.
    guard participants.contains(where: { $0 === recognizer }) else { return }
    let wasActive = recognizer.rawState == .began || recognizer.rawState == .changed
    request(wasActive ? .cancelled : .failed, for: recognizer)
    recognizer.activeTouches.removeAll()
    if !isDelivering { resetFinished() }
  }

  private func announce(_ recognizer: UIGestureRecognizer) {
    recognizer.rememberLocation()
    news.append(recognizer)
  }

  /// Tries to leave the start state: questions, requirements, then prevention.
  private func begin(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    guard mayBegin(recognizer) else {
      recognizer.rawState = .failed
      wakeWaiting(for: recognizer)
      return
    }
    switch requirements(of: recognizer) {
    case .unmet:
      recognizer.rawState = .failed
      wakeWaiting(for: recognizer)
      return
    case .waiting:
      recognizer.pendingState = state
      return
    case .met:
      break
    }
    recognizer.pendingState = nil
    recognizer.rawState = state
    preventOthers(recognizer)
    cancelViewTouches(of: recognizer)
    announce(recognizer)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let hasWinner = participants.contains {
      $0 !== recognizer && $0.hasRecognized && sharesTouch($0, recognizer)
        && prevents($0, recognizer)
    }
    if hasWinner { return false }
    var view = recognizer.activeTouches.first?.view ?? recognizer.view
    while let current = view {
      guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
      if current === recognizer.view { break }
      view = current.superview
    }
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else {
      return false
    }
    return recognizer.mayBegin && ViewTouches.mayScroll(recognizer)
  }

  // MARK: - Waiting for failures

  private enum Requirement { case met, waiting, unmet }

  private func requirements(of recognizer: UIGestureRecognizer) -> Requirement {
    var result = Requirement.met
    for other in participants where other !== recognizer && mustFailFirst(other, for: recognizer) {
      switch other.rawState {
      case .possible: if other.isEnabled { result = .waiting }
      case .failed, .cancelled: break
      default: return .unmet
      }
    }
    return result
  }

  private func mustFailFirst(
    _ other: UIGestureRecognizer,
    for recognizer: UIGestureRecognizer
  ) -> Bool {
    if recognizer.failureRequirements.contains(where: { $0.recognizer === other }) { return true }
    if recognizer.shouldRequireFailure(of: other) { return true }
    if other.shouldBeRequiredToFail(by: recognizer) { return true }
    if let delegate = recognizer.delegate,
      delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
    {
      return true
    }
    return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  private func wakeWaiting(for recognizer: UIGestureRecognizer) {
    for other in participants where other !== recognizer {
      guard let state = other.pendingState, other.rawState == .possible else { continue }
      begin(other, as: state)
    }
  }

  // MARK: - Prevention

  private func preventOthers(_ winner: UIGestureRecognizer) {
    for other in participants
    where other !== winner && other.rawState == .possible && sharesTouch(winner, other) {
      if prevents(winner, other) { request(.failed, for: other) }
    }
  }

  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    if let delegate = winner.delegate,
      delegate.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other)
    {
      return false
    }
    if let delegate = other.delegate,
      delegate.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner)
    {
      return false
    }
    return true
  }

  private func sharesTouch(_ left: UIGestureRecognizer, _ right: UIGestureRecognizer) -> Bool {
    left.activeTouches.contains { touch in right.activeTouches.contains { $0 === touch } }
  }

  private func cancelViewTouches(of recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for touch in recognizer.sequenceTouches { touch.isTaken = true }
  }

  // MARK: - The end of a sequence

  /// Forgets touches that are over and resets recognizers that have none left.
  func dropFinishedTouches() {
    for recognizer in participants {
      recognizer.activeTouches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    }
    if !isDelivering { resetFinished() }
  }

  private func resetFinished() {
    let done = participants.filter { $0.activeTouches.isEmpty && !$0.waitsWithoutTouches }
    guard !done.isEmpty else { return }
    for recognizer in done where recognizer.rawState == .possible && recognizer.pendingState == nil
    {
      recognizer.rawState = .failed
      wakeWaiting(for: recognizer)
    }
    let over = done.filter { $0.pendingState == nil }
    participants.removeAll { participant in over.contains { $0 === participant } }
    for recognizer in over {
      recognizer.rawState = .possible
      recognizer.sequenceTouches = []
      recognizer.reset()
    }
    if !news.isEmpty, !isDelivering { tellTargets() }
    ViewTouches.current.flush()
  }

  /// Cancels the recognizers of views that are out of every window.
  func cancelDetached(of touch: UITouch) {
    for recognizer in touch.gestureRecognizers ?? [] where recognizer.view?.window == nil {
      cancel(recognizer)
    }
    touch.gestureRecognizers?.removeAll { $0.view?.window == nil }
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture is under way or was recognized in this sequence.
  var hasRecognized: Bool { rawState == .began || rawState == .changed || rawState == .ended }
}
