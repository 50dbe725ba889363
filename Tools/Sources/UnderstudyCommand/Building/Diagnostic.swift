/// One message of the compiler, at the user's own path.
struct Diagnostic: Hashable {
  enum Severity: String { case error, warning, note }

  var path: String
  var line: Int
  var column: Int
  var severity: Severity
  var message: String

  /// As compilers and editors write it.
  func text(shown: (String) -> String) -> String {
    "\(shown(path)):\(line):\(column): \(severity.rawValue): \(message)"
  }
}
