import Foundation
import Synchronization

/// Where one snapshot of a test is kept.
struct SnapshotPlace {
  let reference: URL
  /// Where a snapshot that differs goes.
  let failed: URL

  /// Works out the place.
  ///
  /// - Parameters:
  ///   - file: The test's own source file.
  ///   - test: The name of the test function.
  ///   - name: The name of the snapshot; `nil` takes the next number.
  ///   - pathExtension: The ending of the file's name.
  ///   - folder: A folder instead of the one beside the source file.
  init(file: String, test: String, name: String?, pathExtension: String?, folder: String?) {
    let source = URL(fileURLWithPath: file)
    let suite = source.deletingPathExtension().lastPathComponent
    let directory =
      folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(suite)
    let test = Self.sanitized(test)
    let part =
      name.map(Self.sanitized)
      ?? String(SnapshotNumbers.next(for: directory.appendingPathComponent(test).path))
    var file = "\(test).\(part)"
    if let pathExtension { file += ".\(pathExtension)" }
    reference = directory.appendingPathComponent(file)
    let artifacts = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
    let root = artifacts.flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
    failed = URL(fileURLWithPath: root, isDirectory: true).appendingPathComponent(suite)
      .appendingPathComponent(file)
  }

  /// The name with a hyphen for each run of other signs than letters, digits and underscores.
  static func sanitized(_ name: String) -> String {
    name.replacing(#/\W+/#, with: "-").replacing(#/^-|-$/#, with: "")
  }

  /// Writes a file and the folders above it.
  ///
  /// - Throws: What Foundation throws.
  static func write(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }
}

/// The numbers of the snapshots of each test; they begin anew with each test.
enum SnapshotNumbers {
  private static let counts = Mutex<[String: Int]>([:])

  static func next(for test: String) -> Int {
    counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test, default: 0]
    }
  }

  static func reset() { counts.withLock { $0 = [:] } }
}
