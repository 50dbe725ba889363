import Clockwork
import Foundation
@_spi(Porting) import Understudy
public import XCTest

/// XCTest's waits in virtual time.
///
/// The generated file of a lowered test module calls these where its tests call the
/// members of `XCTestCase` and `XCTWaiter` of the same name. An expectation that is
/// never fulfilled ends at once, or after a second of real time if a server, a child
/// process or a thread in a real sleep might still bring something.
public enum VirtualExpectations {
  /// Takes the place of `XCTestCase.wait(for:timeout:enforceOrder:)`.
  public static func wait(
    for expectations: [XCTestExpectation],
    timeout: TimeInterval,
    enforceOrder: Bool,
    in testCase: XCTestCase,
    file: StaticString,
    line: Int
  ) {
    guard Thread.isMainThread, VirtualPresent.isVirtual else {
      XCTWaiter(delegate: testCase).waitForReal(
        expectations,
        timeout: timeout,
        enforceOrder: enforceOrder,
        file: file,
        line: line
      )
      return
    }
    let shared = Unchecked(value: (expectations, testCase))
    MainActor.assumeIsolated {
      let attempt = Attempt(shared.value.0, timeout: timeout)
      let isFulfilled = attempt.wait.run()
      attempt.report(
        isFulfilled,
        enforceOrder: enforceOrder,
        in: shared.value.1,
        file: file,
        line: line
      )
    }
  }

  /// Takes the place of `XCTestCase.waitForExpectations(timeout:handler:)`.
  public static func waitForAll(
    timeout: TimeInterval,
    in testCase: XCTestCase,
    file: StaticString,
    line: Int,
    handler: (((any Error)?) -> Void)?
  ) {
    let expectations = ExpectationState.open(of: testCase)
    guard !expectations.isEmpty else {
      XCTFail(
        "API violation - call made to wait without any expectations having been set.",
        file: file,
        line: UInt(line)
      )
      return
    }
    let shared = Unchecked(value: (expectations, testCase, handler))
    guard VirtualPresent.isVirtual else {
      MainActor.assumeIsolated {
        shared.value.1.waitForExpectations(
          timeout: timeout,
          file: file,
          line: line,
          handler: shared.value.2
        )
      }
      return
    }
    let isFulfilled = MainActor.assumeIsolated {
      let attempt = Attempt(shared.value.0, timeout: timeout)
      let isFulfilled = attempt.wait.run()
      attempt.report(
        isFulfilled,
        enforceOrder: false,
        in: shared.value.1,
        file: file,
        line: line
      )
      return isFulfilled
    }
    handler?(isFulfilled ? nil : XCTestError(.timeoutWhileWaiting))
  }

  /// Takes the place of `XCTestCase.fulfillment(of:timeout:enforceOrder:)`.
  public static func fulfillment(
    of expectations: [XCTestExpectation],
    timeout: TimeInterval,
    enforceOrder: Bool,
    in testCase: XCTestCase,
    file: StaticString,
    line: Int
  ) async {
    guard VirtualPresent.isVirtual else {
      await testCase.fulfillment(
        of: expectations,
        timeout: timeout,
        enforceOrder: enforceOrder,
        file: file,
        line: line
      )
      return
    }
    let shared = Unchecked(value: (expectations, testCase))
    await waitSuspending(
      shared,
      timeout: timeout,
      enforceOrder: enforceOrder,
      file: file,
      line: line
    )
  }

  @MainActor
  private static func waitSuspending(
    _ shared: Unchecked<([XCTestExpectation], XCTestCase)>,
    timeout: TimeInterval,
    enforceOrder: Bool,
    file: StaticString,
    line: Int
  ) async {
    let attempt = Attempt(shared.value.0, timeout: timeout)
    let isFulfilled = await attempt.wait.runSuspending()
    attempt.report(
      isFulfilled,
      enforceOrder: enforceOrder,
      in: shared.value.1,
      file: file,
      line: line
    )
  }

  /// Takes the place of `XCTWaiter.wait(for:timeout:enforceOrder:)`.
  public static func result(
    of expectations: [XCTestExpectation],
    timeout: TimeInterval,
    enforceOrder: Bool,
    waiter: XCTWaiter,
    file: StaticString,
    line: Int
  ) -> XCTWaiter.Result {
    guard Thread.isMainThread, VirtualPresent.isVirtual else {
      return waiter.waitForReal(
        expectations,
        timeout: timeout,
        enforceOrder: enforceOrder,
        file: file,
        line: line
      )
    }
    let shared = Unchecked(value: expectations)
    MainActor.assumeIsolated {
      _ = Attempt(shared.value, timeout: timeout).wait.run()
    }
    return waiter.waitForReal(
      expectations,
      timeout: Attempt.instant,
      enforceOrder: enforceOrder,
      file: file,
      line: line
    )
  }
}

/// Lets a value cross to the main actor; the test that owns it waits meanwhile.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

extension XCTWaiter {
  /// The wait of XCTest itself.
  @discardableResult
  fileprivate func waitForReal(
    _ expectations: [XCTestExpectation],
    timeout: TimeInterval,
    enforceOrder: Bool,
    file: StaticString,
    line: Int
  ) -> XCTWaiter.Result {
    wait(
      for: expectations,
      timeout: timeout,
      enforceOrder: enforceOrder,
      file: file,
      line: line
    )
  }
}

/// One wait for a list of expectations.
@MainActor
private struct Attempt {
  /// As good as no time; XCTest refuses zero.
  nonisolated static let instant = 0.001

  let expectations: [XCTestExpectation]
  let wait: VirtualWait

  init(_ expectations: [XCTestExpectation], timeout: TimeInterval) {
    self.expectations = expectations
    let states = expectations.map(ExpectationState.init)
    wait = VirtualWait(timeout: timeout) { Self.isDecided(states) }
  }

  /// An inverted expectation holds the wait to its end, unless it is fulfilled.
  private static func isDecided(_ states: [ExpectationState]) -> Bool {
    let inverted = states.filter(\.expectation.isInverted)
    guard inverted.isEmpty else { return inverted.contains(where: \.isFulfilled) }
    return states.allSatisfy(\.isFulfilled)
  }

  /// Lets XCTest judge what was fulfilled, or says what kept the rest.
  func report(
    _ isDecided: Bool,
    enforceOrder: Bool,
    in testCase: XCTestCase,
    file: StaticString,
    line: Int
  ) {
    let missing = expectations.filter {
      !$0.isInverted && !ExpectationState(expectation: $0).isFulfilled
    }
    guard !isDecided, !missing.isEmpty else {
      XCTWaiter(delegate: testCase).waitForReal(
        expectations,
        timeout: Self.instant,
        enforceOrder: enforceOrder,
        file: file,
        line: line
      )
      return
    }
    XCTWaiter(delegate: nil).waitForReal(
      expectations,
      timeout: Self.instant,
      enforceOrder: false,
      file: file,
      line: line
    )
    XCTFail(message(missing), file: file, line: UInt(line))
  }

  private func message(_ missing: [XCTestExpectation]) -> String {
    let names = missing.map { "\"\($0.expectationDescription)\"" }.joined(separator: ", ")
    let seconds =
      Double(wait.timeout.components.seconds)
      + Double(wait.timeout.components.attoseconds) / 1e18
    var text =
      "timed out after \(seconds) s of virtual time, with unfulfilled expectations: \(names)"
    let pending = wait.pendingDescriptions
    if pending.isEmpty {
      text += "; nothing was pending, so no timer or animation could have fulfilled them"
    } else {
      text += "; still pending: " + pending.prefix(8).joined(separator: "; ")
      if pending.count > 8 { text += "; and \(pending.count - 8) more" }
    }
    return text
  }
}
