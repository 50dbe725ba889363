import XCTest

@testable import Clocks

actor Counter {
  private(set) var count = 0
  func add() async {
    try? await Task.sleep(for: .seconds(1))
    count += 1
  }
}

/// Swift's own sleeps.
final class SleepTests: XCTestCase {
  func testEveryFormOfSleep() async throws {
    let start = ContinuousClock.now
    try await Task.sleep(nanoseconds: 10_000_000_000)
    try await Task.sleep(for: .seconds(10))
    try await Task.sleep(for: .seconds(10), tolerance: .seconds(1))
    try await Task.sleep(for: .seconds(10), clock: .suspending)
    try await Task.sleep(until: .now + .seconds(10), clock: .continuous)
    try await ContinuousClock().sleep(for: .seconds(10))
    try await SuspendingClock().sleep(until: .now + .seconds(10))
    let passed = start.duration(to: .now)
    XCTAssertGreaterThanOrEqual(passed, .seconds(70))
    XCTAssertLessThan(passed, .seconds(80))
  }

  func testCancelledSleepEndsAtOnce() async {
    let task = Task { try await Task.sleep(for: .seconds(1000)) }
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get())
  }

  func testDetachedTasksAndActors() async {
    let counter = Counter()
    let task = Task.detached {
      for _ in 0..<100 { await counter.add() }
      return await counter.count
    }
    let count = await task.value
    XCTAssertEqual(count, 100)
  }

  func testContinuationOfATimer() async {
    let text: String = await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 20) { continuation.resume(returning: "on") }
    }
    XCTAssertEqual(text, "on")
  }

  func testFulfilmentOfAnExpectation() async {
    let done = expectation(description: "done")
    Task.detached {
      try? await Task.sleep(for: .seconds(30))
      done.fulfill()
    }
    await fulfillment(of: [done], timeout: 60)
  }
}
