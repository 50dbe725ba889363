/// What is wrong with a statement, an event or a value, in words for its author.
struct LanguageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
