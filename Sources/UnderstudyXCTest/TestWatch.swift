import Clockwork
import Foundation
import Understudy
import XCTest

/// Watches an XCTest run on behalf of `understudy test`.
///
/// It tells the tool where the text of a failure ends and what the test prints
/// begins, and writes the name of each test into the trace.
final class TestWatch: XCTestObservation {
  /// Set by the tool; other runs are not watched.
  static let variable = "UNDERSTUDY_TEST_RUN"
  /// The line that tells the number of lines of a failure's text.
  static let mark = "\u{1E}understudy"

  static func install() {
    let environment = ProcessInfo.processInfo.environment
    guard environment[variable] != nil else { return }
    OutsideWorld.noteStart()
    XCTestObservationCenter.shared.addTestObserver(TestWatch())
    // Runs before the first test of either framework, on the main queue.
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        RequestedDevice.use()
        Tracing.startIfRequested()
        HostApplication.startIfRequested()
      }
    }
  }

  func testBundleWillStart(_ testBundle: Bundle) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      RequestedDevice.use()
      Tracing.startIfRequested()
      HostApplication.startIfRequested()
    }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      RequestedDevice.use()
      Tracing.startIfRequested()
      Tracing.note("▸ \(name)")
    }
  }

  func testCase(
    _ testCase: XCTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false).count
    print("\(Self.mark) \(lines)")
    fflush(nil)
  }
}

/// Runs when the library is loaded, before the main function of the test program.
@used
@section(".init_array")
private let installTestWatch: @convention(c) () -> Void = { TestWatch.install() }
