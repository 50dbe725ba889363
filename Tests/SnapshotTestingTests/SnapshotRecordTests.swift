import Foundation
import Testing

@testable import SnapshotTesting

@Suite("Snapshot tests: record modes")
struct SnapshotRecordTests {
  private let folder = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"

  private func verify(
    _ text: String,
    _ record: SnapshotTestingConfiguration.Record
  ) -> String? {
    verifySnapshot(
      of: text,
      as: .lines,
      named: "one",
      record: record,
      snapshotDirectory: folder,
      testName: "test"
    )
  }

  private var file: String? {
    try? String(contentsOfFile: "\(folder)/test.one.txt", encoding: .utf8)
  }

  @Test func missing_writesOnceAndThenCompares() {
    #expect(verify("a", .missing)?.contains("Automatically recorded snapshot") == true)
    #expect(verify("a", .missing) == nil)
    #expect(verify("b", .missing)?.contains("Snapshot \"one\" does not match reference.") == true)
    #expect(file == "a")
  }

  @Test func never_writesNothing() {
    #expect(verify("a", .never)?.contains("recording is disabled") == true)
    #expect(file == nil)
  }

  @Test func failed_replacesWhatDiffers() {
    _ = verify("a", .failed)
    #expect(verify("b", .failed)?.contains("A new snapshot was automatically recorded.") == true)
    #expect(file == "b")
    #expect(verify("b", .failed) == nil)
  }

  @Test func all_failsEvenForEqualOnes() {
    _ = verify("a", .all)
    #expect(verify("a", .all)?.contains("Record mode is on.") == true)
  }
}
