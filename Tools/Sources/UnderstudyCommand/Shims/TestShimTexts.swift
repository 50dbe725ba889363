/// The part of the generated file that only test targets get: XCTest's members.
enum TestShimTexts {
  static let expectations = """
    import UnderstudyXCTest
    import XCTest

    nonisolated extension LinuxTestCase {
      func wait(
        for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
        enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
      ) {
        VirtualExpectations.wait(
          for: expectations, timeout: seconds, enforceOrder: enforceOrder, in: self, file: file,
          line: line)
      }

      // Apple's XCTest lets the timeout out; the one of Linux does not.
      func wait(
        for expectations: [XCTestExpectation], enforceOrder: Bool = false,
        file: StaticString = #file, line: Int = #line
      ) {
        VirtualExpectations.wait(
          for: expectations, timeout: 3600, enforceOrder: enforceOrder, in: self, file: file,
          line: line)
      }

      func waitForExpectations(
        timeout: TimeInterval, file: StaticString = #file, line: Int = #line,
        handler: XCWaitCompletionHandler? = nil
      ) {
        VirtualExpectations.waitForAll(
          timeout: timeout, in: self, file: file, line: line, handler: handler)
      }

      func fulfillment(
        of expectations: [XCTestExpectation], timeout seconds: TimeInterval = 3600,
        enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
      ) async {
        // Where such functions run on the actor of their caller, `self` would be sent away.
        nonisolated(unsafe) let test = self
        await VirtualExpectations.fulfillment(
          of: expectations, timeout: seconds, enforceOrder: enforceOrder, in: test, file: file,
          line: line)
      }
    }

    nonisolated extension LinuxTestCase {
      func measure(file: StaticString = #file, line: Int = #line, block: () -> Void) {
        Measuring.measure(name, block)
      }

      func measure(
        metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void
      ) {
        Measuring.measure(name, block)
      }
    }

    nonisolated extension XCTWaiter {
      @discardableResult
      func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
        file: StaticString = #file, line: Int = #line
      ) -> XCTWaiter.Result {
        VirtualExpectations.result(
          of: expectations, timeout: timeout, enforceOrder: enforceOrder, waiter: self, file: file,
          line: line)
      }

      class func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
        file: StaticString = #file, line: Int = #line
      ) -> XCTWaiter.Result {
        VirtualExpectations.result(
          of: expectations, timeout: timeout, enforceOrder: enforceOrder, waiter: XCTWaiter(),
          file: file, line: line)
      }
    }

    """
}
