public import Testing

/// Sets how snapshots are recorded and shown, for a test or a suite of Swift Testing.
public struct SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// It holds for all tests of a suite.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs a test with the settings.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: One run of it.
  ///   - function: The run.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record,
      diffTool: configuration.diffTool
    ) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotsTestTrait {
  /// Sets how snapshots are recorded and shown.
  ///
  /// - Parameters:
  ///   - record: When references are written.
  ///   - diffTool: Shows two files.
  /// - Returns: The trait.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Sets how snapshots are recorded and shown.
  ///
  /// - Parameter configuration: The settings.
  /// - Returns: The trait.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTestTrait(configuration: configuration)
  }
}
