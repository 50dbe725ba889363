import Clockwork
public import Foundation
@_spi(Porting) import Understudy

/// Compares a snapshot with its reference and says what is wrong.
///
/// - Parameters:
///   - value: What the snapshot is taken of.
///   - snapshotting: How it is taken, kept and compared.
///   - name: The name of the snapshot; without one it gets the next number of its test.
///   - recording: When the reference is written.
///   - snapshotDirectory: A folder instead of the one beside the test.
///   - timeout: How long the snapshot may take, in seconds.
///   - fileID: The test's file, as Swift names it.
///   - filePath: The test's file; the folder of the references stands beside it.
///   - testName: The name of the test function.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What is wrong; `nil` if the snapshot is equal to its reference.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  TestBoundary.install()
  let file = "\(filePath)"
  if let limit = snapshotting.limit {
    return TestBoundary.isNew(limit: limit, in: "\(file)/\(testName)") ? limit : nil
  }
  let settings = SnapshotTestingConfiguration.current
  let check = SnapshotCheck(
    place: SnapshotPlace(
      file: file,
      test: testName,
      name: name,
      pathExtension: snapshotting.pathExtension,
      folder: snapshotDirectory
    ),
    name: name,
    test: testName,
    record: SnapshotAccess.record(recording),
    diffTool: settings?.diffTool ?? GlobalSettings.diffTool ?? .default
  )
  do {
    let taken = SnapshotTaking.result(of: snapshotting.snapshot(try value()), timeout: timeout)
    guard let taken else {
      return "The snapshot was not there after \(timeout) s of virtual time. "
        + "A web view, a map or a picture that is loaded may need longer; see 'timeout:'."
    }
    return try check.verify(taken, snapshotting.diffing)
  } catch {
    return "The snapshot could not be taken, read or written: \(error)"
  }
}

/// Waits for snapshots that come later.
enum SnapshotTaking {
  static func result<Format>(of work: Async<Format>, timeout: TimeInterval) -> Format? {
    let box = Box<Format>()
    work.run { box.value = $0 }
    if box.value != nil { return box.value }
    guard MainQueue.isCurrent else {
      let end = DispatchTime.now() + timeout
      while box.value == nil, DispatchTime.now() < end { Thread.sleep(forTimeInterval: 0.001) }
      return box.value
    }
    return MainActorEntry.run {
      _ = VirtualWait(timeout: timeout) { box.value != nil }.run()
      return box.value
    }
  }

  private final class Box<Content>: @unchecked Sendable {
    var value: Content?
  }
}

/// One comparison of a snapshot with its reference.
struct SnapshotCheck {
  var place: SnapshotPlace
  var name: String?
  var test: String
  var record: SnapshotTestingConfiguration.Record
  var diffTool: SnapshotTestingConfiguration.DiffTool

  func verify<Format>(_ taken: Format, _ diffing: Diffing<Format>) throws -> String? {
    let path = place.reference.path
    let data = diffing.toData(taken)
    guard record != .all else {
      try SnapshotPlace.write(data, to: place.reference)
      return """
        Record mode is on. Automatically recorded snapshot: …

        open "\(place.reference.absoluteString)"

        Turn record mode off and re-run "\(test)" to assert against the newly-recorded snapshot
        """
    }
    guard FileManager.default.fileExists(atPath: path) else {
      guard record != .never else {
        return """
          No reference was found on disk. New snapshot was not recorded because recording is \
          disabled: \(path)
          """
      }
      try SnapshotPlace.write(data, to: place.reference)
      return """
        No reference was found on disk. Automatically recorded snapshot: …

        open "\(place.reference.absoluteString)"

        Re-run "\(test)" to assert against the newly-recorded snapshot.
        """
    }
    let reference = diffing.fromData(try Data(contentsOf: place.reference))
    guard let (difference, _) = diffing.diff(reference, taken) else { return nil }
    try SnapshotPlace.write(data, to: place.failed)
    var message =
      name.map { "Snapshot \"\($0)\" does not match reference." }
      ?? "Snapshot does not match reference."
    if record == .failed {
      try SnapshotPlace.write(data, to: place.reference)
      message += " A new snapshot was automatically recorded."
    }
    message += "\n\n" + diffTool(currentFilePath: path, failedFilePath: place.failed.path)
    return message + "\n\n" + difference.trimmingCharacters(in: .newlines)
  }
}
