/// Writes keys and values so that ``Configuration`` reads them back.
public enum ConfigurationWriter {
  /// A scalar, quoted where YAML would take it for something else.
  public static func scalar(_ text: String) -> String {
    let isPlain = text.wholeMatch(of: /[\p{L}_.\/][\p{L}\p{N}_.\/+@ -]*/) != nil
    let isWord = ["true", "false", "null", "yes", "no", "on", "off", "y", "n", "~"]
      .contains(text.lowercased())
    let isNumber = Double(text) != nil
    guard !isPlain || isWord || isNumber || text.hasSuffix(" ") else { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A key with one value or a list, as lines.
  public static func lines(_ key: String, _ values: [String]) -> [String] {
    guard values.count != 1 else { return ["\(key): \(scalar(values[0]))"] }
    return ["\(key):"] + values.map { "  - \(scalar($0))" }
  }

  /// A key with a group of keys, each with one value, as lines.
  public static func lines(_ key: String, _ entries: [(String, String)]) -> [String] {
    ["\(key):"] + entries.map { "  \(scalar($0)): \(scalar($1))" }
  }
}
