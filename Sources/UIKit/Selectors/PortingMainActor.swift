import Clockwork

/// A way into main-actor code for callers that the compiler cannot place there.
@_spi(Porting)
public enum PortingMainActor {
  /// Runs main-actor code at once, on the thread of the caller.
  ///
  /// The bodies of synchronous `@MainActor` XCTest methods go through here: XCTest
  /// on Linux calls them from the main thread, but cannot list isolated ones.
  public static func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try MainActorEntry.run(body)
  }
}
