/// What becomes of an import of one module.
package struct ModuleFacts: Equatable, Sendable {
  /// How much of a module there is.
  package enum Kind: Equatable, Sendable {
    /// It comes with Swift on Linux.
    case toolchain
    /// It is Understudy's, and stands for Apple's module as a whole.
    case own
    /// It is Understudy's, small, and says what it does not do.
    case standIn
    /// Its contents come with another module here; the import is renamed.
    case renamed(String)
    /// It is not there; files that import it do not compile.
    case missing
    /// It belongs to other devices than the iPhone and the iPad.
    case elsewhere
  }

  /// The name in an import.
  package var name: String
  /// How much of it there is.
  package var kind: Kind
  /// What a stand-in does, or what helps where a module is missing; may be empty.
  package var advice: String
  /// Whether most of it is missing, so that code which asks `canImport` is told that it is not there.
  ///
  /// Such code can do without; other code imports what little there is.
  package var isHiddenFromConditions = false

  /// Whether an import of it stops a build.
  package var isMissing: Bool { kind == .missing || kind == .elsewhere }
}
