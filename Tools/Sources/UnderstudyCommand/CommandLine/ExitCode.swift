/// How the process tells its caller what happened.
public enum ExitCode: Int32, Sendable {
  /// Everything passed.
  case passed = 0
  /// Everything ran, something failed.
  case failed = 1
  /// The run could not take place or could not be finished.
  case couldNotRun = 2
  /// The command line makes no sense (`EX_USAGE`).
  case usage = 64
}
