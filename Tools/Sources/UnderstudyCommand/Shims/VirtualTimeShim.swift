/// The generated file that puts a module's own use of time under the virtual clock.
///
/// A member that an extension inside the module declares wins over the member of
/// the same signature that Foundation, Dispatch or XCTest declares, without a change
/// to the sources that call it. What the members do stands in the runtime.
struct VirtualTimeShim {
  /// The name of the file in each target.
  static let fileName = "UnderstudyVirtualTime.swift"

  /// Whether the target is a test target.
  var isTest: Bool

  /// The text of the file.
  var text: String {
    var parts = [Self.header, Self.timers, Self.runLoops, Self.queues, Self.tasks, Self.urls]
    if isTest { parts.append(Self.expectations) }
    return parts.joined(separator: "\n")
  }

  private static let header = """
    // Written by understudy; changes are overwritten.
    import Dispatch
    import Foundation
    @_spi(Porting) import UIKit
    @_spi(Porting) import Understudy

    /// Tells UIKit that the classes of this module answer to the names of their methods.
    final class UnderstudyPortedModule {}

    """

  private static let timers = """
    nonisolated extension Timer {
      @discardableResult
      class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
      ) -> Timer {
        VirtualTimers.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
      }

      convenience init(
        timeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
      ) {
        self.init(
          fire: VirtualTimers.fireDate(after: interval), interval: interval, repeats: repeats,
          block: block)
      }
    }

    """

  private static let runLoops = """
    nonisolated extension RunLoop {
      func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        VirtualRunLoop.add(timer, to: self, forMode: mode)
      }

      func run(until limitDate: Date) {
        VirtualRunLoop.run(self, until: limitDate)
      }

      @discardableResult
      func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool {
        VirtualRunLoop.run(self, mode: mode, before: limitDate)
      }
    }

    """

  private static let queues = """
    nonisolated extension DispatchQueue {
      func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) {
        VirtualTimers.asyncAfter(self, deadline: deadline, execute: work)
      }

      func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        VirtualTimers.asyncAfter(self, deadline: deadline, execute: execute)
      }
    }

    """

  private static let tasks = """
    nonisolated extension Task where Success == Never, Failure == Never {
      static func sleep(nanoseconds duration: UInt64) async throws {
        try await VirtualTimers.sleep(for: .nanoseconds(Int64(clamping: duration)))
      }

      static func sleep(for duration: Duration) async throws {
        try await VirtualTimers.sleep(for: duration)
      }
    }

    """

  private static let urls = """
    nonisolated extension URL {
      init?(string: __shared String) {
        guard let url = LenientURL.make(string) else { return nil }
        self = url
      }
    }

    """

  private static let expectations = """
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
        await VirtualExpectations.fulfillment(
          of: expectations, timeout: seconds, enforceOrder: enforceOrder, in: self, file: file,
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
