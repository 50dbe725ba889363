import Clockwork
public import Foundation

/// Runs the main run loop in virtual time, for code that spins it by hand.
///
/// The generated file of a lowered module calls these where its sources call the
/// members of `RunLoop` of the same name.
@_spi(Porting)
public enum VirtualRunLoop {
  /// Takes the place of `RunLoop.run(until:)`.
  ///
  /// - Returns: `false` if the loop is not the main one; the caller runs it as it is.
  public static func run(_ runLoop: RunLoop, until limit: Date) -> Bool {
    guard Thread.isMainThread, runLoop === RunLoop.main else { return false }
    MainActor.assumeIsolated {
      _ = VirtualWait(timeout: limit.timeIntervalSinceNow, grace: 0.01) { false }.run()
    }
    return true
  }

  /// Takes the place of `RunLoop.run(mode:before:)`: one pass, or until the next event.
  ///
  /// - Returns: `nil` if the loop is not the main one; the caller runs it as it is.
  public static func run(
    _ runLoop: RunLoop,
    mode: RunLoop.Mode,
    before limit: Date
  ) -> Bool? {
    guard Thread.isMainThread, runLoop === RunLoop.main else { return nil }
    return MainActor.assumeIsolated {
      let turns = MainLoop.current.turnCount
      _ = VirtualWait(timeout: limit.timeIntervalSinceNow, grace: 0.01) {
        MainLoop.current.turnCount > turns
      }.run()
      return true
    }
  }
}
