/// What is wrong with a configuration file; the sentences are made elsewhere.
public enum ConfigurationError: Error, Equatable {
  /// The text is not YAML; the parser's own words.
  case syntax(String, Place)
  /// The text is not UTF-8.
  case encoding
  /// A part of YAML that a configuration does not use, such as anchors.
  case unsupported(String, Place)
  /// A key that does not exist.
  case unknownKey(String, known: [String], Place)
  /// A key that was there before.
  case duplicateKey(String, first: Place, Place)
  /// A value of another type.
  case wrongType(key: String, expected: String, found: String, Place)
  /// A key that must be there.
  case missingKey(String, of: String, Place)
  /// Keys that exclude each other.
  case conflict(String, String, Place)

  /// Where it is; `nil` for the whole file.
  public var place: Place? {
    switch self {
    case .encoding: nil
    case .syntax(_, let place), .unsupported(_, let place), .unknownKey(_, _, let place),
      .duplicateKey(_, _, let place), .wrongType(_, _, _, let place),
      .missingKey(_, _, let place), .conflict(_, _, let place):
      place
    }
  }
}
