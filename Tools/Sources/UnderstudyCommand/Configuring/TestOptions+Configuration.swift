import Projects

extension TestOptions {
  /// Creates the options from a command line and the project's configuration.
  ///
  /// - Parameters:
  ///   - parsed: The command line.
  ///   - syntax: The command's syntax: keys whose options it lacks are left out.
  /// - Returns: The options.
  /// - Throws: ``UsageError`` for options that do not fit together, ``ToolError`` for a
  ///   configuration with a mistake.
  static func reading(
    _ parsed: ParsedArguments,
    syntax: CommandSyntax = Commands.test
  ) throws -> TestOptions {
    // Beside a project file that was named, not inside it.
    let directory = ProjectRequest(directory: absolute(parsed.operands.first ?? ".")).folder
    let configuration =
      try parsed.value("--config").map { try ProjectConfiguration(path: absolute($0)) }
      ?? ProjectConfiguration.find(in: directory)
    guard let configuration else { return try TestOptions(parsed) }
    return try TestOptions(configuration.merged(into: parsed, syntax: syntax))
  }
}
