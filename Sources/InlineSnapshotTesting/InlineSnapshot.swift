import Foundation
import SnapshotTesting

/// One comparison with a text in the source.
enum InlineSnapshot {
  static func outcome<Value>(
    _ value: () throws -> Value?,
    _ strategy: Snapshotting<Value, String>,
    record: SnapshotTestingConfiguration.Record?,
    timeout: TimeInterval,
    expected: (() -> String)?,
    file: String,
    line: Int
  ) -> String? {
    let record = SnapshotAccess.record(record)
    let text: String
    do {
      let taken = try value().flatMap {
        SnapshotAccess.result(of: strategy, $0, timeout: timeout)
      }
      guard let taken else { return "There is nothing to take a snapshot of." }
      text = taken
    } catch {
      return "The snapshot could not be taken: \(error)"
    }
    guard let expected else {
      guard record != .never else {
        return "No expected value to compare; nothing was recorded because recording is disabled."
      }
      return InlineRecorder.record(text, file: file, line: line)
        ? "Automatically recorded a new snapshot behind the call. Re-run the test to assert "
          + "against it."
        : "No expected value to compare, and no place for it was found. Write this behind the "
          + "call:\n\n\(InlineRecorder.closure(text, indent: ""))"
    }
    guard let difference = strategy.diffing.diff(expected(), text) else { return nil }
    var message = "Snapshot did not match. Difference: …\n\n\(difference.0)"
    if record == .all || record == .failed {
      message += "\n\nThe text in the source is not replaced here; the new one is:\n\n\(text)"
    }
    return message
  }

  static func fail(
    _ message: String,
    fileID: StaticString,
    file: StaticString,
    line: UInt,
    column: UInt
  ) {
    SnapshotAccess.fail(message, fileID: fileID, file: file, line: line, column: column)
  }
}
