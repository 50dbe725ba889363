import Clockwork
public import Foundation
@_spi(Porting) import UIKit

/// Runs the main run loop in virtual time, for code that spins it by hand.
///
/// The generated file of a lowered module calls these where its sources call the
/// members of `RunLoop` of the same name. Run loops of other threads stay real.
@_spi(Porting)
public enum VirtualRunLoop {
  /// How long idle threads are given by a loop that is spun by hand, in seconds.
  private static let grace = 0.01

  /// Takes the place of `RunLoop.add(_:forMode:)`.
  public static func add(_ timer: Timer, to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    if !VirtualTimers.add(timer, to: runLoop, forMode: mode) {
      runLoop.add(timer, forMode: mode)
    }
  }

  /// Takes the place of `RunLoop.run(until:)`.
  public static func run(_ runLoop: RunLoop, until limit: Date) {
    guard Thread.isMainThread, runLoop === RunLoop.main, VirtualPresent.isVirtual else {
      runLoop.run(until: limit)
      return
    }
    let seconds = VirtualCalendar.delay(until: limit).inSeconds
    MainActor.assumeIsolated {
      _ = VirtualWait(timeout: seconds, grace: grace) { false }.run()
    }
  }

  /// Takes the place of `RunLoop.run(mode:before:)`: until something happened.
  public static func run(
    _ runLoop: RunLoop,
    mode: RunLoop.Mode,
    before limit: Date
  ) -> Bool {
    guard Thread.isMainThread, runLoop === RunLoop.main, VirtualPresent.isVirtual else {
      return runLoop.run(mode: mode, before: limit)
    }
    let seconds = VirtualCalendar.delay(until: limit).inSeconds
    return MainActor.assumeIsolated {
      let turns = MainLoop.current.turnCount
      _ = VirtualWait(timeout: seconds, grace: grace) {
        MainLoop.current.turnCount > turns
      }.run()
      return true
    }
  }
}
