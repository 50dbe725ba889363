/// What came of an attempt to bring a loop to rest.
public enum SettleOutcome: Equatable, Sendable {
  /// Nothing is left that `settle` waits for.
  case settled
  /// The loop did not come to rest; the list names what kept it busy.
  case exhausted([PendingWork])
}

extension MainLoop {
  /// Runs turns until nothing is pending; animations finish in virtual time.
  ///
  /// The clock moves for the ends of animations and transitions only. Timers and
  /// display links fire when they fall due on the way, but are not waited for:
  /// `advance(by:)` reaches them.
  ///
  /// - Parameter turnLimit: The number of turns after which the loop counts as restless.
  /// - Returns: `.exhausted`, with what was pending, if the loop did not come to rest.
  @discardableResult
  public func settle(turnLimit: Int = 10_000) -> SettleOutcome {
    for _ in 0..<turnLimit {
      if hasWorkNow {
        turn()
        continue
      }
      guard let next = deadlines.firstAnimation else { return .settled }
      moveClock(to: nextStop(before: next.due))
    }
    return .exhausted(pending)
  }

  /// When anything falls due next.
  package var nextDue: VirtualTime? { deadlines.firstDue }

  /// Moves the clock, running everything that falls due on the way, in order.
  ///
  /// - Returns: `.exhausted` if zero-time work kept the clock from moving on.
  @discardableResult
  public func advance(by duration: Duration, turnLimit: Int = 1_000_000) -> SettleOutcome {
    advance(to: now + max(duration, .zero), turnLimit: turnLimit) { false }
  }

  /// Moves the clock towards a moment, until then or until a condition holds.
  ///
  /// - Parameters:
  ///   - time: The moment at which to stop.
  ///   - turnLimit: The number of turns after which the loop counts as restless.
  ///   - isDone: Asked between turns; `true` stops without moving the clock on.
  /// - Returns: `.exhausted` if zero-time work kept the clock from moving on.
  @discardableResult
  public func advance(
    to time: VirtualTime,
    turnLimit: Int = 1_000_000,
    until isDone: () -> Bool
  ) -> SettleOutcome {
    for _ in 0..<turnLimit {
      if isDone() { return .settled }
      if hasWorkNow {
        turn()
        continue
      }
      guard now < time else { return .settled }
      moveClock(to: min(time, nextStop(before: time)))
    }
    return .exhausted(pending)
  }

  /// The next moment at which anything falls due, at most the given one.
  private func nextStop(before limit: VirtualTime) -> VirtualTime {
    guard let next = deadlines.first(where: { _ in true }) else { return limit }
    return min(next.due, limit)
  }

  /// Jumps to the next moment at which anything falls due; `false` if there is none.
  @discardableResult
  func jumpToNextDeadline(repeating: Bool, isJump: Bool = true) -> Bool {
    guard let next = deadlines.first(where: { repeating || $0.period == nil }) else { return false }
    moveClock(to: nextStop(before: next.due), isJump: isJump)
    return true
  }
}
