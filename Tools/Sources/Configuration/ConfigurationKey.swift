/// A key of `.understudy.yml`, as a value: the reader and the help page use it.
public struct ConfigurationKey: Sendable {
  /// What may stand behind the key.
  public enum Kind: Sendable {
    /// One word or text.
    case word
    /// One path.
    case path
    /// A number above zero.
    case number
    /// `true` or `false`.
    case flag
    /// A list of words, or one.
    case words
    /// A list of paths, or one.
    case paths
    /// Names with a path each.
    case namedPaths
    /// A list of modules, each with `name` and `sources`.
    case modules
  }

  /// The word in the file.
  public var name: String
  /// What may stand behind it.
  public var kind: Kind
  /// The option of the command line that says the same, without its dashes; empty if there is none.
  public var option: String
  /// The option that says what a flag says with `false`; `nil` if leaving it out says so.
  public var opposite: String?
  /// One line for the help page.
  public var help: String

  /// All keys, in the order of the help page.
  public static let all: [ConfigurationKey] = [
    .init("project", .path, "project", "the .xcodeproj or .xcworkspace to take"),
    .init("scheme", .word, "scheme", "run the tests of this scheme"),
    .init("target", .words, "target", "run these test targets"),
    .init("module", .word, "module", "the module name of a project of bare folders"),
    .init("sources", .paths, "sources", "its source folders"),
    .init("modules", .modules, "", "several modules: a list of 'name' and 'sources'"),
    .init("tests", .paths, "tests", "the test folders of a project of bare folders"),
    .init("exclude", .paths, "exclude", "files or folders to leave out"),
    .init("dependencies", .namedPaths, "dependency", "NAME: PATH for each package not downloaded"),
    .init("conditions", .words, "define", "compilation conditions to set"),
    .init("filter", .word, "filter", "run the tests whose name contains this (a pattern)"),
    .init("device", .word, "device", "the device of tests that name none"),
    .init(
      "host_app",
      .word,
      "host-app",
      "the delegate class of the app that tests run in, or none"
    ),
    .init(
      "virtual_time",
      .flag,
      "virtual-time",
      "false lets timers and sleeps take their real time",
      opposite: "real-time"
    ),
    .init("time_limit", .number, "time-limit", "seconds of silence after which a run stops"),
    .init("cache", .path, "cache", "where the build is kept"),
  ]

  private init(
    _ name: String,
    _ kind: Kind,
    _ option: String,
    _ help: String,
    opposite: String? = nil
  ) {
    self.opposite = opposite
    self.name = name
    self.kind = kind
    self.option = option
    self.help = help
  }
}
