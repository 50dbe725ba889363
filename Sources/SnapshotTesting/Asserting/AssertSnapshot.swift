public import Foundation

/// Fails the test if a snapshot differs from its reference, or has none.
///
/// - Parameters:
///   - value: What the snapshot is taken of.
///   - snapshotting: How it is taken, kept and compared.
///   - name: The name of the snapshot; without one it gets the next number of its test.
///   - recording: When the reference is written.
///   - timeout: How long the snapshot may take, in seconds.
///   - fileID: The test's file, as Swift names it.
///   - filePath: The test's file; the folder of the references stands beside it.
///   - testName: The name of the test function.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let message = verifySnapshot(
    of: try value(),
    as: snapshotting,
    named: name,
    record: recording,
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
  guard let message else { return }
  SnapshotFailure.record(message, fileID: fileID, file: filePath, line: line, column: column)
}

/// Fails the test if a snapshot differs from its reference; the older spelling.
///
/// - Parameters:
///   - value: What the snapshot is taken of.
///   - snapshotting: How it is taken, kept and compared.
///   - name: The name of the snapshot.
///   - recording: When the reference is written.
///   - timeout: How long the snapshot may take, in seconds.
///   - filePath: The test's file.
///   - testName: The name of the test function.
///   - line: The line of the call.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) {
  assertSnapshot(
    of: try value(),
    as: snapshotting,
    named: name,
    record: recording,
    timeout: timeout,
    file: filePath,
    testName: testName,
    line: line
  )
}

/// Compares several named snapshots of one value.
///
/// - Parameters:
///   - value: What the snapshots are taken of.
///   - strategies: How they are taken, by name.
///   - recording: When references are written.
///   - timeout: How long each snapshot may take, in seconds.
///   - fileID: The test's file, as Swift names it.
///   - filePath: The test's file.
///   - testName: The name of the test function.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(),
      as: strategy,
      named: name,
      record: recording,
      timeout: timeout,
      fileID: fileID,
      file: filePath,
      testName: testName,
      line: line,
      column: column
    )
  }
}

/// Compares several numbered snapshots of one value.
///
/// - Parameters:
///   - value: What the snapshots are taken of.
///   - strategies: How they are taken, in order.
///   - recording: When references are written.
///   - timeout: How long each snapshot may take, in seconds.
///   - fileID: The test's file, as Swift names it.
///   - filePath: The test's file.
///   - testName: The name of the test function.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(),
      as: strategy,
      record: recording,
      timeout: timeout,
      fileID: fileID,
      file: filePath,
      testName: testName,
      line: line,
      column: column
    )
  }
}
