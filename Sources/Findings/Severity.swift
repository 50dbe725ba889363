/// How much a finding matters, from the least to the most.
public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  /// Worth knowing; never fails a run.
  case note
  /// Probably a mistake; fails a run only when it is asked to be strict.
  case warning
  /// A mistake; fails a run.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Compares two severities by their weight.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
