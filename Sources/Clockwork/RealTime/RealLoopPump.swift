import Dispatch
import Foundation

/// Lets the real main queue turn a loop.
///
/// A block on the main queue is run by XCTest's waits, by `RunLoop.run(until:)`
/// and by every suspension of an `async` test, in both test frameworks; this
/// makes it the one pump for all of them. Each block takes one turn, so that a
/// test regains control between turns.
///
/// In immediate mode time jumps to the next deadline while single work waits, but not
/// ahead of other threads that are at work.
/// Repeating timers alone would let it jump for ever; they keep to the pace of
/// the wall clock, and this file is the only one below UIKit that knows one.
@MainActor
final class RealLoopPump {
  private unowned let loop: MainLoop
  private var isPosted = false
  private var paced: DispatchWorkItem?
  private var wallStart: (wall: DispatchTime, loop: VirtualTime)?
  private var patience = QuietThreads()

  init(_ loop: MainLoop) {
    self.loop = loop
  }

  func modeDidChange() {
    paced?.cancel()
    paced = nil
    wallStart = nil
    wake()
  }

  /// Sees to it that the main queue takes a turn; cheap when it will anyway.
  func wake() {
    guard loop.mode != .manual, !isPosted else { return }
    isPosted = true
    DispatchQueue.main.async { [weak self, weak loop] in
      guard loop != nil, let self else { return }
      MainActor.assumeIsolated { self.run() }
    }
  }

  private func run() {
    isPosted = false
    guard loop.mode != .manual, !loop.isTurning else { return }
    paced?.cancel()
    if loop.mode == .realTime { followWallClock() }
    if loop.hasWorkNow {
      patience = QuietThreads()
      loop.turn()
    } else if loop.mode == .immediate, let distance = loop.distanceToSingleDeadline {
      guard patience.haveCome(beforeSkipping: distance) else {
        usleep(100)
        return wake()
      }
      patience = QuietThreads()
      loop.jumpToNextDeadline(repeating: false)
      loop.turn()
    }
    if loop.hasWorkNow || (loop.mode == .immediate && loop.hasSingleDeadline) {
      wake()
    } else if let next = loop.deadlines.first(where: { _ in true }) {
      wake(after: next.due - loop.now)
    }
  }

  private func wake(after delay: Duration) {
    let item = DispatchWorkItem { [weak self, weak loop] in
      guard loop != nil, let self else { return }
      MainActor.assumeIsolated {
        guard self.loop.mode != .manual else { return }
        // The wait was a real one: the clock catches up, nothing is skipped.
        if self.loop.mode == .immediate {
          self.loop.jumpToNextDeadline(repeating: true, isJump: false)
        }
        self.run()
      }
    }
    paced = item
    let nanoseconds = Int(delay.inSeconds * 1e9)
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds), execute: item)
  }

  private func followWallClock() {
    let wall = DispatchTime.now()
    let start = wallStart ?? (wall, loop.now)
    wallStart = start
    let passed = wall.uptimeNanoseconds - start.wall.uptimeNanoseconds
    loop.moveClock(to: start.loop + .nanoseconds(Int64(passed)), isJump: false)
  }
}

extension MainLoop {
  /// Whether work that runs once waits for a later moment.
  var hasSingleDeadline: Bool { deadlines.first { $0.period == nil } != nil }

  /// How far the clock would jump to get to work that runs once.
  fileprivate var distanceToSingleDeadline: Duration? {
    guard let single = deadlines.first(where: { $0.period == nil }) else { return nil }
    guard let first = deadlines.first(where: { _ in true }) else { return nil }
    return min(single.due, first.due) - now
  }
}
