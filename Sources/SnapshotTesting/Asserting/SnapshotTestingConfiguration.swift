import Foundation

/// How snapshots are recorded and how failures are shown, for a part of a run.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of ``withSnapshotTesting(record:diffTool:operation:)`` around the caller.
  @TaskLocal public static var current: Self?

  /// Shows two files side by side; `nil` leaves the choice to the outer configuration.
  public var diffTool: DiffTool?
  /// When references are written; `nil` leaves the choice to the outer configuration.
  public var record: Record?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - record: When references are written.
  ///   - diffTool: Shows two files side by side.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.diffTool = diffTool
    self.record = record
  }

  /// When references are written.
  public struct Record: Equatable, Sendable {
    private enum Mode: String { case all, failed, missing, never }

    private let mode: Mode

    /// Every snapshot is written anew, and its test fails.
    public static let all = Record(mode: .all)
    /// A snapshot that differs is written anew, and its test fails; so is a missing one.
    public static let failed = Record(mode: .failed)
    /// A snapshot without a reference is written, and its test fails.
    public static let missing = Record(mode: .missing)
    /// Nothing is written.
    public static let never = Record(mode: .never)

    private init(mode: Mode) { self.mode = mode }

    /// Reads one of the words `all`, `failed`, `missing` and `never`.
    ///
    /// - Parameter rawValue: The word.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }
  }

  /// What is said about two files that differ.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let message: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// A command line of Kaleidoscope.
    public static let ksdiff = Self("ksdiff")
    /// The addresses of both files.
    public static let `default` = Self {
      "@\u{2212}\n\"\(URL(fileURLWithPath: $0).absoluteString)\"\n"
        + "@+\n\"\(URL(fileURLWithPath: $1).absoluteString)\""
    }

    /// Makes a tool out of a closure.
    ///
    /// - Parameter tool: Says something about the reference and the file that differs.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      message = tool
    }

    /// Makes a tool out of the name of a program that takes both files.
    ///
    /// - Parameter value: The name.
    public init(stringLiteral value: StringLiteralType) {
      message = { "\(value) \"\($0)\" \"\($1)\"" }
    }

    /// Says something about two files.
    ///
    /// - Parameters:
    ///   - currentFilePath: The reference.
    ///   - failedFilePath: The file that differs.
    /// - Returns: What is said.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      message(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` stands for all, `false` for missing ones.
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

/// Sets how snapshots are recorded and shown, for the time of a closure.
///
/// - Parameters:
///   - record: When references are written; `nil` leaves it as it is.
///   - diffTool: Shows two files; `nil` leaves it as it is.
///   - operation: The closure.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool).inherited
  return try SnapshotTestingConfiguration.$current.withValue(configuration) { try operation() }
}

/// Sets how snapshots are recorded and shown, for the time of an asynchronous closure.
///
/// - Parameters:
///   - isolation: Where the closure runs.
///   - record: When references are written; `nil` leaves it as it is.
///   - diffTool: Shows two files; `nil` leaves it as it is.
///   - operation: The closure.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withSnapshotTesting<Result>(
  isolation: isolated (any Actor)? = #isolation,
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool).inherited
  return try await SnapshotTestingConfiguration.$current.withValue(configuration) {
    try await operation()
  }
}

extension SnapshotTestingConfiguration {
  /// This configuration, with the outer one's values where it has none.
  var inherited: Self {
    let outer = Self.current
    return Self(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  }

  /// When references are written if a test says nothing else.
  ///
  /// The variable `SNAPSHOT_TESTING_RECORD` decides, else whether `CI` is set: a run that
  /// nobody watches must not make up the references it is held against.
  static func standardRecord(_ environment: [String: String]) -> Record {
    if let word = environment["SNAPSHOT_TESTING_RECORD"], !word.isEmpty {
      if let record = Record(rawValue: word) { return record }
    }
    let answer = environment["CI"]?.lowercased() ?? ""
    return ["", "0", "false", "no"].contains(answer) ? .missing : .never
  }
}

/// Whether every snapshot is written anew.
@available(*, deprecated, message: "use withSnapshotTesting(record:) instead")
nonisolated(unsafe) public var isRecording: Bool = false {
  didSet { GlobalSettings.record = isRecording ? .all : nil }
}

/// A program that shows two files; `nil` prints their addresses.
@available(*, deprecated, message: "use withSnapshotTesting(diffTool:) instead")
nonisolated(unsafe) public var diffTool: SnapshotTestingConfiguration.DiffTool? {
  get { GlobalSettings.diffTool }
  set { GlobalSettings.diffTool = newValue }
}

/// What the two global variables hold; they are part of the library's documented surface.
enum GlobalSettings {
  nonisolated(unsafe) static var record: SnapshotTestingConfiguration.Record?
  nonisolated(unsafe) static var diffTool: SnapshotTestingConfiguration.DiffTool?
}
