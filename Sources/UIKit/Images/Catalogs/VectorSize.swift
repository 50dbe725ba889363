import CoreGraphics
import Foundation

/// The size in points that a PDF or SVG file states about itself.
enum VectorSize {
  static func of(_ data: Data) -> CGSize? {
    if data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil { return pdf(data) }
    return svg(data)
  }

  // MARK: - PDF

  /// The first page box that the file states, be it in one of its compressed parts.
  private static func pdf(_ data: Data) -> CGSize? {
    if let size = pageBox(data) { return size }
    var rest = data[...]
    while let key = rest.range(of: Data("/ObjStm".utf8)) {
      rest = rest[key.upperBound...]
      guard let start = rest.range(of: Data("stream".utf8)) else { return nil }
      // A line end, and two bytes of the compression's header.
      let isTwoBytes = rest[start.upperBound...].first == 0x0D
      let body = rest[start.upperBound...].dropFirst(isTwoBytes ? 4 : 3)
      if let text = Inflater.inflated([UInt8](body)[...]), let size = pageBox(Data(text)) {
        return size
      }
    }
    return nil
  }

  private static func pageBox(_ data: Data) -> CGSize? {
    guard let key = data.range(of: Data("/MediaBox".utf8)) else { return nil }
    let text = String(decoding: data[key.upperBound...].prefix(200), as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]"),
      text[..<open].allSatisfy(\.isWhitespace)
    else { return nil }
    let numbers = text[text.index(after: open)..<close]
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return size(abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
  }

  // MARK: - SVG

  private static func svg(_ data: Data) -> CGSize? {
    let text = String(decoding: data.prefix(64 * 1024), as: UTF8.self)
    guard let attributes = rootAttributes(text[...]) else { return nil }
    let box = (attributes["viewBox"] ?? "")
      .split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    let shape = box.count == 4 && box[2] > 0 && box[3] > 0 ? (box[2], box[3]) : nil
    let width = attributes["width"].flatMap(length)
    let height = attributes["height"].flatMap(length)
    switch (width, height, shape) {
    case (let width?, let height?, _): return size(width, height)
    case (let width?, nil, let shape?): return size(width, width * shape.1 / shape.0)
    case (nil, let height?, let shape?): return size(height * shape.0 / shape.1, height)
    case (nil, nil, let shape?): return size(shape.0, shape.1)
    default: return nil
    }
  }

  /// The attributes of the outermost element; nil if that is no drawing.
  ///
  /// Only the first element matters, so nothing that the rest of the file says is ever followed.
  private static func rootAttributes(_ text: Substring) -> [String: String]? {
    var rest = text
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      if rest.hasPrefix("<?") {
        guard let end = rest.range(of: "?>") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<!--") {
        guard let end = rest.range(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<!") {
        guard let end = endOfDeclaration(rest) else { return nil }
        rest = rest[end...]
      } else {
        return attributes(rest.dropFirst())
      }
    }
    return nil
  }

  /// The place behind `<!DOCTYPE …>`, which may have a part in brackets.
  private static func endOfDeclaration(_ text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case ">" where depth <= 0: return text.index(after: index)
      default: break
      }
    }
    return nil
  }

  private static func attributes(_ text: Substring) -> [String: String]? {
    let name = text.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    guard name == "svg" || name.hasSuffix(":svg") else { return nil }
    var rest = text[name.endIndex...]
    var found: [String: String] = [:]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let key = rest.prefix { !$0.isWhitespace && !"=>/".contains($0) }
      guard !key.isEmpty else { return found }
      rest = rest[key.endIndex...].drop(while: \.isWhitespace)
      guard rest.first == "=" else { return found }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return found }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { return found }
      found[String(key)] = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
  }

  /// A length in pixels; nil for a share of the surroundings.
  ///
  /// - Evidence: CSS Values and Units, "Absolute Lengths" (grade A): 96 pixels are an inch
  private static func length(_ text: String) -> Double? {
    let trimmed = text.filter { !$0.isWhitespace }
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 9.6 / 2.54),
    ]
    for (unit, factor) in units where trimmed.hasSuffix(unit) {
      return Double(trimmed.dropLast(unit.count)).map { $0 * factor }
    }
    return Double(trimmed)
  }

  private static func size(_ width: Double, _ height: Double) -> CGSize? {
    guard width > 0, height > 0, width < 1e6, height < 1e6 else { return nil }
    return CGSize(width: width, height: height)
  }
}
