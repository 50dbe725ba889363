public import Foundation
public import SnapshotTesting

/// Fails the test if a snapshot differs from the text that follows the call.
///
/// A call without a text gets one written behind it, in the test's own source file,
/// and fails; so does a call whose text differs when the record mode is `all` or
/// `failed`, but only the message shows the new text then.
///
/// - Parameters:
///   - value: What the snapshot is taken of.
///   - snapshotting: How it is taken and compared.
///   - message: What to say on top of a failure.
///   - recording: When the text is written.
///   - timeout: How long the snapshot may take, in seconds.
///   - syntaxDescriptor: Which closure of the call holds the text.
///   - expected: The text.
///   - fileID: The test's file, as Swift names it.
///   - filePath: The test's file.
///   - function: The name of the test function.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let outcome = InlineSnapshot.outcome(
    { try value() },
    snapshotting,
    record: recording,
    timeout: timeout,
    expected: expected,
    file: "\(filePath)",
    line: Int(line)
  )
  guard let outcome else { return }
  let words = message()
  InlineSnapshot.fail(
    words.isEmpty ? outcome : "\(words)\n\n\(outcome)",
    fileID: fileID,
    file: filePath,
    line: line,
    column: column
  )
}

/// Which closure of a call holds the text of its snapshot.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// How many closures stand before it.
  public var trailingClosureOffset: Int

  /// Describes the closure.
  ///
  /// - Parameters:
  ///   - trailingClosureLabel: The label of the closure.
  ///   - trailingClosureOffset: How many closures stand before it.
  public init(trailingClosureLabel: String = "matches", trailingClosureOffset: Int = 0) {
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }
}
