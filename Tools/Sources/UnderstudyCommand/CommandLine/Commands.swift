import Configuration

/// The commands of the tool and their options.
enum Commands {
  static let test = CommandSyntax(
    name: "test",
    usage: "[DIR] [options]",
    summary: "Runs the XCTest and Swift Testing tests of an iOS project on Linux.",
    discussion: """
      DIR is the folder of a package or an Xcode project, by default the current one, or a
      .xcodeproj or .xcworkspace. A package without tests gives way to an Xcode project with
      tests. Sources stay untouched: a copy that Linux compiles is kept below
      DIR/.build/understudy.

      Another folder is described by options:
        understudy test MyApp --sources App --tests AppTests --module MyApp
      Several modules: give --module and --sources once for each, in the order in which they
      depend on each other.

      Options that stay the same go into DIR/.understudy.yml, which understudy init writes;
      the command line wins over it.

      Exit code: 0 all tests passed, 1 some failed, 2 could not run.
      """,
    options: [
      .init(name: "--filter", value: "X", help: "Run the tests whose name contains X (a pattern)."),
      .init(
        name: "--trace",
        value: nil,
        help: "Print the life-cycle transcript of each test and write it\nto the report file."
      ),
      .init(
        name: "--device",
        value: "WORDS",
        help: "The device of tests that name none, such as\n\"iPhone-SE landscape dark\"."
      ),
      .init(
        name: "--host-app",
        value: "CLASS",
        help: "Run the tests inside the app with this delegate; none: without.\nBy default "
          + "what the project says."
      ),
      .init(
        name: "--virtual-time",
        value: nil,
        help: "Skip the waits of timers, delays, sleeps and\nexpectations (the default)."
      ),
      .init(name: "--real-time", value: nil, help: "Let them take their real time."),
      .init(name: "--verbose", value: nil, help: "Show the raw output of compiler and tests."),
      .init(
        name: "--project",
        value: "FILE",
        help: "The .xcodeproj or .xcworkspace to take, relative to DIR."
      ),
      .init(name: "--scheme", value: "NAME", help: "Run the tests of this scheme."),
      .init(name: "--target", value: "NAME", help: "Run this test target; may be given again."),
      .init(
        name: "--sources",
        value: "DIR",
        takesSeveral: true,
        help: "The source folders of a project without Package.swift."
      ),
      .init(name: "--tests", value: "DIR", takesSeveral: true, help: "Its test folders."),
      .init(name: "--module", value: "NAME", help: "Its module name."),
      .init(
        name: "--exclude",
        value: "PATH",
        takesSeveral: true,
        help: "Files or folders to leave out."
      ),
      .init(
        name: "--dependency",
        value: "NAME=PATH",
        help: "Use the package, project or folder at PATH for the\nmissing package or module NAME."
      ),
      .init(
        name: "--define",
        value: "NAME",
        help: "Set a compilation condition; may be given again."
      ),
      .init(
        name: "--config",
        value: "FILE",
        help: "Read FILE instead of DIR/.understudy.yml."
      ),
      .init(
        name: "--cache",
        value: "DIR",
        help: "Keep the build below DIR instead of DIR/.build/understudy."
      ),
      .init(
        name: "--time-limit",
        value: "SECONDS",
        help: "Stop a run that prints nothing for so long (default 300)."
      ),
    ]
  )

  static let scenario = CommandSyntax(
    name: "scenario",
    usage: "FILE… [--strict] [--junit FILE]",
    summary: "Plays scenario files and compares the life cycle with what they expect.",
    discussion: """
      Scenarios of grade A and B bind; others are reported without failing the run, except
      with --strict.

      Exit code: 0 all binding scenarios passed, 1 some failed, 2 could not run.
      """,
    options: [
      .init(name: "--strict", value: nil, help: "Scenarios of every grade bind."),
      .init(name: "--junit", value: "FILE", help: "Write a JUnit report, one case a scenario."),
    ]
  )

  /// The options that say what a project consists of; several commands take them.
  static let projectOptions: [CommandSyntax.Option] = test.options.filter { option in
    let others = ["--filter", "--trace", "--device", "--verbose", "--time-limit"]
    return !others.contains(option.name)
  }

  static let doctor = CommandSyntax(
    name: "doctor",
    usage: "[DIR] [options]",
    summary: "Says what would stop a run of the tests, before anything is built.",
    discussion: """
      Each line begins with ok, note, warning or error. A warning means that a run takes place
      and something of the project is missing in it; an error means that none can.

      Looked at are the toolchain, room for the build, the project's description, its targets,
      resources and dependencies, and what its sources import and use. Nothing is written.

      Exit code: 0 a run can take place, 2 it cannot.
      """,
    options: [
      .init(name: "--json", value: nil, help: "Print the findings as JSON.")
    ] + projectOptions
  )

  static let interface = CommandSyntax(
    name: "check-ib",
    usage: "PATH… [--json]",
    summary: "Compares storyboards and xibs with the sources, in both directions.",
    discussion: """
      PATH is a storyboard or xib, a folder, the folder of a package, or an Xcode project or
      workspace. A document by itself is checked without sources.

      Found is what documents connect and no source declares, what sources declare and no document
      connects, what code names and does not exist, and mistakes of the documents themselves.
      Documentation/InterfaceBuilder.md lists the rules. Nothing is built or written.

      Exit code: 0 nothing to mend (notes do not count), 1 findings, 2 no documents or wrong input.
      """,
    options: [.init(name: "--json", value: nil, help: "Print the findings as JSON.")]
  )

  static let initialize = CommandSyntax(
    name: "init",
    usage: "[DIR] [options]",
    summary: "Looks at a project, shows what it found and writes DIR/.understudy.yml.",
    discussion: """
      A package describes itself, so its file holds little more than places for dependencies
      that are not on this machine. Options that are given go into the file.

      The keys of the file; paths are relative to it, and the command line wins over it:

      \(keys)
      Exit code: 0 the file was written, 2 there is no project or it cannot be read.
      """,
    options: [
      .init(name: "--dry-run", value: nil, help: "Print the file instead of writing it."),
      .init(name: "--force", value: nil, help: "Write over a file that is there."),
    ]
      + test.options.filter { option in
        let others = ["--filter", "--trace", "--verbose", "--config", "--cache"]
        return !others.contains(option.name)
      }
  )

  /// The keys of the configuration, one a line.
  private static var keys: String {
    let width = (ConfigurationKey.all.map(\.name.count).max() ?? 0) + 2
    return ConfigurationKey.all.map { key in
      let padding = String(repeating: " ", count: width - key.name.count)
      return "  \(key.name)\(padding)\(key.help)\n"
    }
    .joined()
  }

  static let all = [initialize, doctor, test, interface, scenario]

  /// The page of `understudy --help`.
  static var overview: String {
    var text = "Understudy: the tests of iOS packages on Linux, without a simulator.\n\n"
    text += "Usage: understudy COMMAND [options]\n\nCommands:\n"
    for command in all {
      let padding = String(repeating: " ", count: 11 - command.name.count)
      text += "  \(command.name)\(padding)\(command.summary)\n"
    }
    text += "\n  understudy COMMAND --help   the options of a command\n"
    text += "  understudy --version        the version\n"
    return text
  }
}
