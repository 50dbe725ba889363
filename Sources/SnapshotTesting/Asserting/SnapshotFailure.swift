import Foundation
import Synchronization
import Testing
import XCTest

/// A failure of the test that runs, in whichever framework it is.
enum SnapshotFailure {
  static func record(
    _ message: String,
    fileID: StaticString,
    file: StaticString,
    line: UInt,
    column: UInt
  ) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)",
          filePath: "\(file)",
          line: Int(line),
          column: Int(column)
        )
      )
    } else {
      XCTFail(message, file: file, line: line)
    }
  }
}

/// Begins the numbers anew with each test, and remembers what was said once.
final class TestBoundary: NSObject, XCTestObservation {
  private static let saidLimits = Mutex<Set<String>>([])
  private static let registration: Void = {
    let boundary = TestBoundary()
    if Thread.isMainThread {
      XCTestObservationCenter.shared.addTestObserver(boundary)
    }
  }()

  /// Installs itself before the first number is given.
  static func install() { registration }

  /// Whether a limit is new to a test; each is told once.
  static func isNew(limit: String, in test: String) -> Bool {
    saidLimits.withLock { $0.insert("\(test)\u{0}\(limit)").inserted }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    SnapshotNumbers.reset()
    Self.saidLimits.withLock { $0 = [] }
  }
}
