/// What is wrong with a statement, an event or a value, in words for its author.
struct LanguageError: Error, Equatable, CustomStringConvertible {
  let description: String
  /// Whether the script is right and the run is not: a failure, not a mistake of the author.
  let isFailure: Bool

  init(_ description: String, isFailure: Bool = false) {
    self.description = description
    self.isFailure = isFailure
  }
}
