/// How a project is lowered.
public struct LoweringOptions: Hashable, Codable, Sendable {
  /// The compilation conditions that are set, such as `DEBUG`.
  public var conditions: Set<String>
  /// Whether each file starts with a `#sourceLocation` that names the user's file.
  ///
  /// Diagnostics, `#filePath` and debug information then speak of the user's file.
  /// The directive has a line of its own; the lines after it keep their numbers.
  public var writesSourceLocation: Bool
  /// Whether `@main` and `@UIApplicationMain` go away, as in a module under test.
  public var dropsEntryPoint: Bool
  /// Modules that can be imported beside the project's and the known ones.
  public var availableModules: Set<String>

  /// Creates options; the defaults suit a debug build of a package.
  public init(
    conditions: Set<String> = ["DEBUG", "SWIFT_PACKAGE"],
    writesSourceLocation: Bool = true,
    dropsEntryPoint: Bool = false,
    availableModules: Set<String> = []
  ) {
    self.conditions = conditions
    self.writesSourceLocation = writesSourceLocation
    self.dropsEntryPoint = dropsEntryPoint
    self.availableModules = availableModules
  }
}
