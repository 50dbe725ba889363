/// What became of one test.
struct TestResult: Equatable {
  /// The framework that ran it.
  enum Framework: String, CaseIterable {
    case xcTest = "XCTest"
    case swiftTesting = "Swift Testing"
  }

  /// How it ended.
  enum Outcome: Equatable {
    case passed
    case failed
    case skipped
    /// The process ended while it ran.
    case crashed
    /// The run ended before its turn came.
    case notRun
  }

  /// Something that a test found wrong.
  struct Issue: Equatable {
    /// The user's file; `nil` if unknown.
    var path: String?
    var line: Int?
    /// The message; further lines are details.
    var message: String
  }

  var framework: Framework
  /// The class, suite or file that the test belongs to.
  var suite: String
  var name: String
  var outcome: Outcome
  var seconds = 0.0
  var issues: [Issue] = []

  /// Whether the run fails because of it.
  var isFailure: Bool { outcome == .failed || outcome == .crashed || outcome == .notRun }
}
