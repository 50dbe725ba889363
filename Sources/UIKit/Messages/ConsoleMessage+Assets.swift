/// The messages of catalogues; Xcode says the like when it compiles them, iOS says nothing.
@MainActor
extension ConsoleMessage {
  static func asset(_ problem: AssetProblem) -> ConsoleMessage {
    ConsoleMessage("Asset catalogue: \(problem.words)")
  }
}

extension AssetProblem {
  /// Where, what, and what to do.
  package var words: String { "\(place): \(what)" }

  private var what: String {
    switch reason {
    case .missingContents:
      "the set has no Contents.json, so it holds nothing. Add the file, or open the catalogue "
        + "in Xcode, which writes it."
    case .brokenContents(let line, let expected):
      "Contents.json is no valid JSON: line \(line) should have \(expected). The set holds "
        + "nothing until that line is mended."
    case .wrongContents(let expected):
      "Contents.json should have \(expected). Compare it with a set that Xcode wrote."
    case .missingFile(let name):
      "Contents.json names the file \"\(name)\", which is not there. Add the file, or take its "
        + "entry out."
    case .unreadableFile(let name):
      "the size of \"\(name)\" is unknown, as it is no file that can be read here (PNG, JPEG, GIF, "
        + "WebP, HEIC, BMP, PDF, SVG). The image has the size zero."
    case .unreadableColor(let path):
      "there is no colour to be read at \(path). Give components, or a colour of iOS."
    case .unknownKey(let path):
      "the key \(path) is not known and has no effect."
    case .unknownValue(let key, let value):
      "the value \"\(value)\" of \(key) is not known; what it is a condition of is never chosen."
    case .unknownKind(let ending):
      "folders that end with .\(ending) are not known; nothing in it is found."
    case .hidden(let first):
      "\(first) has the same name and is found instead."
    }
  }
}
