import Clockwork
import XCTest

@_spi(Porting) @testable import UIKit

/// Tasks that sleep in virtual time.
///
/// These tests suspend while their own loop is the current one. Under Swift Testing other
/// suites would run meanwhile and find that loop; XCTest runs one test at a time.
final class VirtualSleepTests: XCTestCase {
  @MainActor
  func test_sleep_returnsWhenTheClockGetsThere() async throws {
    let loop = Loop()
    defer { loop.close() }
    let task = Task { @MainActor in
      try await VirtualTimers.sleep(for: .seconds(3600))
      return VirtualTimers.elapsed
    }
    while loop.main.pending.isEmpty { await Task.yield() }
    loop.advance(3600)
    let elapsed = try await task.value
    XCTAssertEqual(elapsed, .seconds(3600))
  }

  @MainActor
  func test_sleep_whenCancelled_throws() async {
    let loop = Loop()
    defer { loop.close() }
    let task = Task { @MainActor in try await VirtualTimers.sleep(for: .seconds(3600)) }
    while loop.main.pending.isEmpty { await Task.yield() }
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
  }
}
