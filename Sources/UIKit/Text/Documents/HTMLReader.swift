import CoreGraphics
import Foundation

/// Reads the text of a page of the web with its simplest attributes.
struct HTMLReader {
  private struct Style {
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var size: CGFloat = 12
    var color: UIColor?
    var link: URL?
    var font: String?
  }

  /// The text that was read.
  var result: NSAttributedString { output }
  private let output = NSMutableAttributedString(string: "")
  private var styles: [(tag: String, style: Style)] = []
  private var lists: [(isOrdered: Bool, count: Int)] = []
  /// Whether white space at this place is left out.
  private var isAtStart = true
  private var hidden = 0

  init(_ text: String) {
    read(text[...])
  }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "section",
    "article", "header", "footer", "pre", "tr", "table",
  ]
  private static let silent: Set<String> = ["head", "style", "script", "title"]

  private mutating func read(_ text: Substring) {
    var rest = text
    while let next = rest.firstIndex(of: "<") {
      add(Self.decoded(String(rest[..<next])))
      let after = rest[next...]
      if after.hasPrefix("<!--") {
        guard let end = after.range(of: "-->") else { return }
        rest = after[end.upperBound...]
        continue
      }
      guard let close = after.firstIndex(of: ">") else {
        add(Self.decoded(String(after)))
        return
      }
      tag(String(after[after.index(after: next)..<close]))
      rest = after[after.index(after: close)...]
    }
    add(Self.decoded(String(rest)))
  }

  // MARK: - Tags

  private mutating func tag(_ text: String) {
    let isEnd = text.hasPrefix("/")
    let body = isEnd ? text.dropFirst() : text[...]
    let name = body.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if Self.silent.contains(name) { hidden = max(hidden + (isEnd ? -1 : 1), 0) }
    if name == "br" {
      append("\u{2028}")
      isAtStart = true
      return
    }
    if Self.blocks.contains(name) { breakLine() }
    guard !isEnd else { return end(name) }
    var style = styles.last?.style ?? Style()
    switch name {
    case "b", "strong": style.isBold = true
    case "i", "em", "cite": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "del", "strike": style.isStruck = true
    case "h1": (style.isBold, style.size) = (true, 24)
    case "h2": (style.isBold, style.size) = (true, 18)
    case "h3": (style.isBold, style.size) = (true, 14)
    case "h4", "h5", "h6": style.isBold = true
    case "a":
      style.link = Self.attribute("href", of: text).flatMap { URL(string: $0) }
      style.isUnderlined = style.link != nil
    case "ul", "ol": lists.append((name == "ol", 0))
    default: break
    }
    if let color = Self.attribute("color", of: text) { style.color = Self.color(color) }
    if let rules = Self.attribute("style", of: text) { Self.apply(rules, to: &style) }
    let isVoid = text.hasSuffix("/") || ["img", "hr", "meta", "link", "input"].contains(name)
    if !isVoid { styles.append((name, style)) }
    if name == "li" { beginItem() }
  }

  private mutating func end(_ name: String) {
    if name == "ul" || name == "ol" { _ = lists.popLast() }
    if let index = styles.lastIndex(where: { $0.tag == name }) { styles.removeSubrange(index...) }
  }

  private mutating func beginItem() {
    guard !lists.isEmpty else { return }
    lists[lists.count - 1].count += 1
    let list = lists[lists.count - 1]
    append(list.isOrdered ? "\t\(list.count).\t" : "\t•\t")
    isAtStart = true
  }

  private mutating func breakLine() {
    let text = output
    guard text.length > 0, !text.string.hasSuffix("\n") else { return }
    if text.string.hasSuffix(" ") {
      text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
    }
    append("\n")
    isAtStart = true
  }

  // MARK: - Text

  private mutating func add(_ text: String) {
    guard hidden == 0 else { return }
    var words = ""
    for character in text {
      if character.isWhitespace, character != "\u{A0}" {
        if !isAtStart { words.append(" ") }
        isAtStart = true
      } else {
        words.append(character)
        isAtStart = false
      }
    }
    append(words)
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty, hidden == 0 else { return }
    let style = styles.last?.style ?? Style()
    var attributes: [NSAttributedString.Key: Any] = [
      .font: Self.font(style),
      .foregroundColor: style.color
        ?? (style.link == nil
          ? UIColor(red: 0, green: 0, blue: 0, alpha: 1)
          : UIColor(red: 0, green: 0, blue: 0.933, alpha: 1))
        ,
    ]
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = style.link { attributes[.link] = link }
    output.append(NSAttributedString(string: text, attributes: attributes))
  }

  private static func font(_ style: Style) -> UIFont {
    let base =
      style.font.flatMap { UIFont(name: $0, size: style.size) }
      ?? UIFont(name: "TimesNewRomanPSMT", size: style.size) ?? .systemFont(ofSize: style.size)
    var traits: UIFontDescriptor.SymbolicTraits = []
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    guard !traits.isEmpty, let descriptor = base.fontDescriptor.withSymbolicTraits(traits) else {
      return base
    }
    return UIFont(descriptor: descriptor, size: style.size)
  }

  // MARK: - Values

  private static func attribute(_ name: String, of tag: String) -> String? {
    guard let found = tag.range(of: " \(name)=", options: .caseInsensitive) else { return nil }
    let rest = tag[found.upperBound...]
    guard let quote = rest.first else { return nil }
    if quote == "\"" || quote == "'" {
      return decoded(String(rest.dropFirst().prefix { $0 != quote }))
    }
    return decoded(String(rest.prefix { !$0.isWhitespace && $0 != "/" }))
  }

  private static func apply(_ rules: String, to style: inout Style) {
    for rule in rules.split(separator: ";") {
      let parts = rule.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2 else { continue }
      let value = parts[1]
      switch parts[0].lowercased() {
      case "color": style.color = color(value)
      case "font-weight": style.isBold = value == "bold" || (Int(value) ?? 0) >= 600
      case "font-style": style.isItalic = value == "italic"
      case "font-size":
        let number = value.prefix { $0.isNumber || $0 == "." }
        if let size = Double(number) { style.size = CGFloat(size) }
      case "font-family":
        let name = value.split(separator: ",").first.map(String.init) ?? value
        style.font = name.trimmingCharacters(in: CharacterSet(charactersIn: "'\" "))
      case "text-decoration":
        style.isUnderlined = style.isUnderlined || value.contains("underline")
        style.isStruck = style.isStruck || value.contains("line-through")
      default: break
      }
    }
  }

  private static func color(_ text: String) -> UIColor? {
    let names: [String: UInt32] = [
      "black": 0, "white": 0xFF_FFFF, "red": 0xFF_0000, "green": 0x00_8000, "blue": 0x00_00FF,
      "gray": 0x80_8080, "yellow": 0xFF_FF00, "orange": 0xFF_A500, "purple": 0x80_0080,
    ]
    var hex = names[text.lowercased()]
    if text.hasPrefix("#") {
      var digits = String(text.dropFirst())
      if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
      hex = UInt32(digits, radix: 16)
    }
    guard let hex else { return nil }
    return UIColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1
    )
  }

  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let names = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "ndash": "–", "mdash": "—", "hellip": "…", "copy": "©", "euro": "€", "bull": "•",
      "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    ]
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let after = rest[rest.index(after: start)...]
      guard let end = after.prefix(10).firstIndex(of: ";") else {
        result += "&"
        rest = after
        continue
      }
      let name = String(after[..<end])
      if name.hasPrefix("#x"), let code = UInt32(name.dropFirst(2), radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        result.unicodeScalars.append(scalar)
      } else if name.hasPrefix("#"), let code = UInt32(name.dropFirst()),
        let scalar = Unicode.Scalar(code)
      {
        result.unicodeScalars.append(scalar)
      } else {
        result += names[name] ?? "&\(name);"
      }
      rest = after[after.index(after: end)...]
    }
    return result + rest
  }
}
