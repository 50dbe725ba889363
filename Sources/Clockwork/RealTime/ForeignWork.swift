import Dispatch
import Synchronization

/// Something that another thread or a task waits for until the virtual clock gets there.
///
/// It is scheduled from any thread and does not need the main thread: a main thread
/// that sleeps or waits for a lock lets such work happen, as on a device.
package final class ForeignWork: Sendable {
  private struct State {
    var isOver = false
    var work: ScheduledWork?
    var action: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>

  /// What was scheduled from other threads and has not reached the loop yet.
  private static let inbox = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// Schedules the work.
  package init(_ label: String, after delay: Duration, _ action: @escaping @Sendable () -> Void) {
    state = Mutex(State(action: action))
    let moment = VirtualPresent.sinceStart + max(delay, .zero)
    let enter: @MainActor @Sendable () -> Void = {
      let loop = MainLoop.current
      // The loop may be another one by now; the delay then counts from its present.
      let rest = moment - loop.now.sinceStart
      self.enter(loop, label, after: rest > .zero && rest <= delay ? rest : max(delay, .zero))
    }
    if MainQueue.isCurrent {
      MainActorEntry.run(enter)
    } else {
      Self.inbox.withLock { $0.append(enter) }
      MainQueue.run { Self.drain() }
      runLater(after: delay)
    }
  }

  private func runLater(after delay: Duration) {
    guard delay < .seconds(3600) else { return }
    let nanoseconds = Int(max(delay, .zero).inNanoseconds) + Self.margin
    DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [weak self] in
      guard !VirtualPresent.isHeld else { return }
      self?.run()
    }
  }

  /// What the virtual clock may be late by, in nanoseconds.
  private static let margin = 100_000_000

  /// Takes the work back; without effect once it ran.
  package func cancel() {
    let work = state.withLock { state in
      state.action = nil
      state.isOver = true
      let work = state.work
      state.work = nil
      return work
    }
    if let work { MainQueue.run { work.cancel() } }
  }

  /// Brings what other threads scheduled into the loop.
  @MainActor
  package static func drain() {
    let entries = inbox.withLock { inbox in
      let entries = inbox
      inbox = []
      return entries
    }
    for enter in entries { enter() }
  }

  @MainActor
  private func enter(_ loop: MainLoop, _ label: String, after delay: Duration) {
    guard !state.withLock(\.isOver) else { return }
    let work = loop.scheduleForeign(label, after: delay) { self.run() }
    state.withLock { $0.work = $0.isOver ? nil : work }
  }

  private func run() {
    let action = state.withLock { state in
      let action = state.action
      state.action = nil
      state.work = nil
      state.isOver = true
      return action
    }
    action?()
  }
}
