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
  /// The project's modules that stand on C sources and know nothing of UIKit.
  ///
  /// The C compiler calls its platform Linux, so their conditions have to, too.
  public var nativeModules: Set<String>
  /// The project's modules that SwiftPM builds here and Xcode on iOS.
  ///
  /// SwiftPM sets the condition `SWIFT_PACKAGE` for whatever it builds; in these it is false.
  public var xcodeModules: Set<String>

  /// Creates options; the defaults suit a debug build of a package.
  public init(
    conditions: Set<String> = ["DEBUG", "SWIFT_PACKAGE"],
    writesSourceLocation: Bool = true,
    dropsEntryPoint: Bool = false,
    availableModules: Set<String> = [],
    nativeModules: Set<String> = [],
    xcodeModules: Set<String> = []
  ) {
    self.conditions = conditions
    self.writesSourceLocation = writesSourceLocation
    self.dropsEntryPoint = dropsEntryPoint
    self.availableModules = availableModules
    self.nativeModules = nativeModules
    self.xcodeModules = xcodeModules
  }
}
