/// Something in a catalogue that does not work, or that nobody here understands.
///
/// The words stand in `ConsoleMessage+Assets.swift`.
package struct AssetProblem: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// A set without its `Contents.json`.
    case missingContents
    /// A `Contents.json` that is not JSON.
    case brokenContents(line: Int, expected: String)
    /// A `Contents.json` without what its kind needs, such as a list of images.
    case wrongContents(expected: String)
    /// A variant names a file that is not there.
    case missingFile(String)
    /// A file of no known format.
    case unreadableFile(String)
    /// A colour that is neither components nor a known colour of the system.
    case unreadableColor(String)
    /// A key that the format does not know.
    case unknownKey(String)
    /// A value that its key does not know; the variant is never chosen.
    case unknownValue(key: String, value: String)
    /// A folder with an ending that the format does not know.
    case unknownKind(ending: String)
    /// Another set has the same name and comes first.
    case hidden(by: String)
  }

  /// The path of the set, from the catalogue on.
  package let place: String
  package let reason: Reason

  /// Whether something that the app asks for is missing because of it.
  package var isSerious: Bool {
    switch reason {
    case .missingContents, .brokenContents, .wrongContents, .missingFile, .unreadableFile,
      .unreadableColor:
      true
    case .unknownKey, .unknownValue, .unknownKind, .hidden: false
    }
  }
}
