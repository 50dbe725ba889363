/// The generated file that puts a module's own use of time under the virtual clock.
///
/// A member that an extension inside the module declares wins over the member of
/// the same signature that Foundation or XCTest declares, without a change to the
/// sources that call it.
struct VirtualTimeShim {
  /// The name of the file in each target.
  static let fileName = "UnderstudyVirtualTime.swift"

  /// Whether the target is a test target.
  var isTest: Bool
  /// `5` or `6`.
  var languageMode: String

  /// The text of the file.
  var text: String {
    isTest ? Self.header + Self.testShim : Self.header
  }

  private static let header = """
    // Written by understudy; changes are overwritten.
    import UIKit

    """

  private static let testShim = """
    import UnderstudyXCTest
    import XCTest

    extension XCTestCase {
      func wait(
        for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
        enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
      ) {
        VirtualExpectations.wait(
          for: expectations, timeout: seconds, enforceOrder: enforceOrder, in: self, file: file,
          line: line)
      }

      func waitForExpectations(
        timeout: TimeInterval, file: StaticString = #file, line: Int = #line,
        handler: XCWaitCompletionHandler? = nil
      ) {
        VirtualExpectations.waitForAll(timeout: timeout, in: self, file: file, line: line, handler: handler)
      }

      func fulfillment(
        of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .greatestFiniteMagnitude,
        enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
      ) async {
        await VirtualExpectations.fulfillment(
          of: expectations, timeout: seconds, enforceOrder: enforceOrder, in: self, file: file,
          line: line)
      }
    }

    """
}
