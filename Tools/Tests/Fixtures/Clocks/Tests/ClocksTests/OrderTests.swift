import XCTest

@testable import Clocks

/// All ways to be called back later, on one clock.
final class OrderTests: XCTestCase {
  func testAllKindsFireInTheOrderOfTheirDelays() {
    let delays = Delays()
    delays.task(after: 65, "task")
    delays.background(after: 60, "background")
    delays.message(after: 55)
    delays.target(after: 50)
    delays.dated(after: 45, "dated")
    delays.added(after: 40, "added")
    delays.block(after: 35, "block")
    delays.stored(after: 30, "stored")
    delays.wall(after: 25, "wall")
    delays.dispatch(after: 20, "dispatch")
    let cancelled = delays.item(after: 15, "cancelled item")
    _ = delays.item(after: 10, "item")
    cancelled.cancel()
    delays.startSource(every: 2, count: 2)
    delays.frames(60)
    let done = expectation(description: "done")
    DispatchQueue.main.asyncAfter(deadline: .now() + 70) { done.fulfill() }
    let start = Date()
    wait(for: [done], timeout: 100)
    XCTAssertEqual(
      delays.log,
      [
        "frames", "source", "source", "cancelled", "item", "dispatch", "wall", "stored", "block",
        "added", "dated", "target", "message", "background", "task",
      ])
    XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 70)
  }

  func testAThousandDelays() {
    let done = expectation(description: "done")
    done.expectedFulfillmentCount = 1000
    var order: [Int] = []
    for index in 0..<1000 {
      let seconds = Double((index * 7919) % 1000) * 3.6
      let finish = { order.append((index * 7919) % 1000); done.fulfill() }
      switch index % 4 {
      case 0: DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: finish)
      case 1: Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in finish() }
      case 2: Task { @MainActor in
        try await Task.sleep(for: .seconds(seconds))
        finish()
      }
      default: DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
        DispatchQueue.main.async(execute: finish)
      }
      }
    }
    wait(for: [done], timeout: 3700)
    XCTAssertEqual(order, order.sorted())
  }
}
