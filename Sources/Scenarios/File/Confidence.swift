/// How well it is known that iOS behaves as a scenario says.
public enum Confidence: String, Sendable, Codable, CaseIterable {
  /// Apple's documentation says so.
  case documented = "A"
  /// A printed log or a passing test on iOS says so.
  case logged = "B"
  /// An expert says so.
  case claimed = "C"
  /// It was inferred.
  case inferred = "D"

  /// Whether a failure fails the run, also when the run is not strict.
  public var isBinding: Bool { self == .documented || self == .logged }
}
