package import Foundation

/// What the module for inline snapshots shares with this one.
package enum SnapshotAccess {
  /// When references are written, asked in the order of the settings.
  package static func record(
    _ own: SnapshotTestingConfiguration.Record?
  ) -> SnapshotTestingConfiguration.Record {
    own ?? SnapshotTestingConfiguration.current?.record ?? GlobalSettings.record
      ?? SnapshotTestingConfiguration.standardRecord(ProcessInfo.processInfo.environment)
  }

  /// Takes a snapshot; `nil` if it was not there in time.
  package static func result<Value, Format>(
    of strategy: Snapshotting<Value, Format>,
    _ value: Value,
    timeout: TimeInterval
  ) -> Format? {
    SnapshotTaking.result(of: strategy.snapshot(value), timeout: timeout)
  }

  /// Fails the test that runs.
  package static func fail(
    _ message: String,
    fileID: StaticString,
    file: StaticString,
    line: UInt,
    column: UInt
  ) {
    SnapshotFailure.record(message, fileID: fileID, file: file, line: line, column: column)
  }
}
