import XCTest

@testable import Clocks

/// What the clocks say when waits are skipped.
final class ClockTests: XCTestCase {
  func testDefaultArgumentsReadTheVirtualClock() {
    let watch = Watch()
    let stamp = Stamp()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 90))
    XCTAssertEqual(watch.elapsed, 90, accuracy: 5)
    XCTAssertGreaterThanOrEqual(Stamp().date.timeIntervalSince(stamp.date), 90)
  }

  func testAllClocksAgree() {
    let dispatch = DispatchTime.now()
    let uptime = ProcessInfo.processInfo.systemUptime
    let absolute = CFAbsoluteTimeGetCurrent()
    let continuous = ContinuousClock.now
    sleep(100)
    Thread.sleep(forTimeInterval: 20)
    usleep(1_000_000)
    let passed = Double(DispatchTime.now().uptimeNanoseconds - dispatch.uptimeNanoseconds) / 1e9
    XCTAssertEqual(passed, 121, accuracy: 5)
    XCTAssertEqual(ProcessInfo.processInfo.systemUptime - uptime, 121, accuracy: 5)
    XCTAssertEqual(CFAbsoluteTimeGetCurrent() - absolute, 121, accuracy: 5)
    XCTAssertGreaterThanOrEqual(ContinuousClock.now - continuous, .seconds(121))
  }

  func testASleepOfTheMainThreadRunsNothingOfTheMainThread() {
    var log: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.append("main") }
    let lock = NSLock()
    var background = false
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { lock.withLock { background = true } }
    Thread.sleep(forTimeInterval: 2)
    XCTAssertEqual(log, [])
    XCTAssertTrue(lock.withLock { background })
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertEqual(log, ["main"])
  }

  func testASemaphoreWaitsForABackgroundDelay() {
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + 30) { semaphore.signal() }
    XCTAssertEqual(semaphore.wait(timeout: .now() + 60), .success)
    XCTAssertEqual(semaphore.wait(timeout: .now() + 60), .timedOut)
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 40)
      group.leave()
    }
    XCTAssertEqual(group.wait(timeout: .now() + 60), .success)
  }

  func testFireDateIsReadAndMoved() {
    var fired = false
    let timer = Timer.scheduledTimer(withTimeInterval: 50, repeats: false) { _ in fired = true }
    XCTAssertEqual(timer.fireDate.timeIntervalSinceNow, 50, accuracy: 2)
    timer.fireDate = Date(timeIntervalSinceNow: 5)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 6))
    XCTAssertTrue(fired)
  }

  func testBackgroundWorkIsNotOverrun() {
    let done = expectation(description: "computed")
    DispatchQueue.global().async {
      var sum = 0.0
      for index in 0..<3_000_000 { sum += Double(index).squareRoot() }
      DispatchQueue.main.async { if sum > 0 { done.fulfill() } }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3000) {}
    wait(for: [done], timeout: 60)
  }
}
