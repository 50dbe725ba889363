import Foundation

/// The translations of documents: `fr.lproj/Main.strings` beside `Base.lproj/Main.storyboard`.
///
/// - Evidence: Apple's documentation of base internationalization (A): the document stands in the
///   base folder, one file of texts in the folder of each language.
@MainActor
enum NibTranslations {
  /// The texts of a document in the language that the bundle prefers.
  ///
  /// - Parameters:
  ///   - document: The name of the file, such as `Main.storyboard`.
  ///   - bundle: The bundle of the document.
  /// - Returns: The texts by key; `nil` if the document is not of the base language, or no file
  ///   belongs to it.
  static func read(_ document: String, in bundle: Bundle) -> [String: String]? {
    guard let dot = document.lastIndex(of: ".") else { return nil }
    let name = document[..<dot]
    for root in AssetCatalogs.roots(of: bundle) {
      guard FileManager.default.fileExists(atPath: "\(root)/Base.lproj/\(document)") else {
        continue
      }
      for language in languages(of: bundle, root) {
        let path = "\(root)/\(language).lproj/\(name).strings"
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        return StringsFile.read(data)
      }
    }
    return nil
  }

  /// The best language of those that the bundle has; none if the base language is better.
  ///
  /// `Bundle.preferredLocalizations` takes the first of the list on Linux, whatever is preferred.
  private static func languages(of bundle: Bundle, _ root: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let there = Set(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
    let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    for language in Locale.preferredLanguages + [region] {
      for name in [language, String(language.prefix { $0 != "-" && $0 != "_" })] {
        if there.contains(name) { return [name] }
        if name == region { return [] }
      }
    }
    return []
  }
}

/// Reads files of the form `"key" = "text";`.
enum StringsFile {
  /// The texts by key; what is no file of texts gives none.
  static func read(_ data: Data) -> [String: String] {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      return list as? [String: String] ?? [:]
    }
    let isWide = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    let text = String(data: data, encoding: isWide ? .utf16 : .utf8) ?? ""
    return parse(text)
  }

  private static func parse(_ text: String) -> [String: String] {
    var texts: [String: String] = [:]
    var reader = StringsReader(text)
    while let key = reader.word() {
      guard reader.take("="), let value = reader.word() else { break }
      texts[key] = value
      guard reader.take(";") else { break }
    }
    return texts
  }
}

/// Walks through a file of texts.
private struct StringsReader {
  private var rest: Substring

  init(_ text: String) { rest = text.drop { $0 == "\u{FEFF}" }[...] }

  /// The next quoted or plain word.
  mutating func word() -> String? {
    skip()
    guard let first = rest.first else { return nil }
    guard first == "\"" else {
      let word = rest.prefix { !$0.isWhitespace && !"=;\"".contains($0) }
      rest = rest.dropFirst(word.count)
      return word.isEmpty ? nil : String(word)
    }
    rest.removeFirst()
    var word = ""
    while let next = rest.popFirst() {
      switch next {
      case "\"": return word
      case "\\": word += escaped()
      default: word.append(next)
      }
    }
    return nil
  }

  private mutating func escaped() -> String {
    guard let next = rest.popFirst() else { return "" }
    switch next {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = rest.prefix(4)
      guard digits.count == 4, let code = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(code)
      else { return String(next) }
      rest = rest.dropFirst(4)
      return String(Character(scalar))
    default: return String(next)
    }
  }

  /// Passes a sign, if it is next.
  mutating func take(_ sign: Character) -> Bool {
    skip()
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  /// Passes white space and comments.
  private mutating func skip() {
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("/*") {
        guard let end = rest.dropFirst(2).range(of: "*/") else { return rest = "" }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else {
        return
      }
    }
  }
}
