import Foundation

/// Reads a picture from left to right.
@MainActor
struct VisualFormatReader {
  private let text: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var place = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    text = Array(format)
    self.metrics = metrics
    self.views = views
  }

  mutating func read() throws(VisualFormatError) -> VisualFormat {
    var picture = VisualFormat()
    skipBlanks()
    picture.isVertical = try readOrientation()
    skipBlanks()
    var gap: [VisualFormat.Predicate] = []
    if take("|") {
      picture.elements.append(.init(end: place))
      gap = try readGap()
    }
    repeat {
      skipBlanks()
      let hasView = picture.elements.contains { $0.view != nil }
      if hasView, take("|") {
        picture.elements.append(.init(gap: gap, end: place))
        skipBlanks()
        if place < text.count { throw error(.noView) }
        return picture
      }
      guard take("[") else { throw error(hasView ? .noViewOrEdge : .noView) }
      var element = VisualFormat.Element(view: try readView(), gap: gap)
      if take("(") {
        element.sizes = try readPredicates(allowsViews: true)
        guard take("]") else { throw error(.openPredicate) }
      } else if !take("]") {
        throw error(.openPredicate)
      }
      element.end = place
      picture.elements.append(element)
      skipBlanks()
      guard let next = peek else { return picture }
      gap = try readGap()
      // A gap leads somewhere; the reader asks for it in the next round.
      if next != "-", next != "[", next != "|" { throw error(.noViewOrEdge) }
    } while true
  }

  private func error(_ problem: VisualFormatError.Problem) -> VisualFormatError {
    VisualFormatError(problem: problem, place: min(place, text.count))
  }

  private var peek: Character? { place < text.count ? text[place] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while let next = peek, next.isWhitespace { place += 1 }
  }

  private mutating func readOrientation() throws(VisualFormatError) -> Bool {
    guard let letter = peek, letter == "H" || letter == "V" else { return false }
    place += 1
    guard take(":") else { throw error(.noColon(letter)) }
    return letter == "V"
  }

  // MARK: - Gaps and sizes

  /// A gap: nothing, `-`, `-8-`, `-(>=8@750)-`.
  private mutating func readGap() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    guard take("-") else { return [] }
    if peek == "[" || peek == "|" { return [.init(value: .standard)] }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try readPredicates(allowsViews: false)
    } else {
      let value = VisualFormat.Predicate.Value.number(try readNumber(allowsSign: false))
      predicates = [.init(value: value, priority: try readPriority())]
    }
    // `-10|` is no gap; the picture has to go on with a dash.
    guard take("-") else { throw error(.noViewOrEdge) }
    return predicates
  }

  private mutating func readPredicates(
    allowsViews: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var found: [VisualFormat.Predicate] = []
    repeat {
      let relation = try readRelation()
      let value = try readValue(allowsViews: allowsViews)
      let priority = try readPriority()
      found.append(.init(relation: relation, value: value, priority: priority))
    } while take(",")
    guard take(")") else { throw error(.openPredicate) }
    return found
  }

  private mutating func readRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    guard let sign = peek, "=<>".contains(sign) else { return .equal }
    place += 1
    guard take("=") else { throw error(.unknownRelation) }
    return sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private mutating func readPriority() throws(VisualFormatError) -> UILayoutPriority {
    guard take("@") else { return .required }
    return UILayoutPriority(Float(try readNumber(allowsSign: false)))
  }

  private mutating func readValue(
    allowsViews: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate.Value {
    let start = place
    if allowsViews, let name = readName(), metrics[name] == nil, let view = views[name] {
      return .view(view as AnyObject)
    }
    place = start
    return .number(try readNumber(allowsSign: true))
  }

  /// A number, or the name of one.
  private mutating func readNumber(allowsSign: Bool) throws(VisualFormatError) -> CGFloat {
    let start = place
    if let name = readName() {
      if let number = metrics[name].flatMap(Self.number) { return number }
      throw error(.unknownMetric(name))
    }
    var digits = allowsSign && take("-") ? "-" : ""
    while let next = peek, next.isASCII, next.isNumber || next == "." {
      digits.append(next)
      place += 1
    }
    if let number = Double(digits), number.isFinite { return CGFloat(number) }
    place = start
    throw error(.noNumber)
  }

  /// Numbers of all kinds, as an `NSNumber` holds them.
  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as CGFloat: number
    case let number as any BinaryInteger: CGFloat(Double(number))
    case let number as any BinaryFloatingPoint: CGFloat(Double(number))
    case let number as Decimal: CGFloat(NSDecimalNumber(decimal: number).doubleValue)
    default: nil
    }
  }

  private mutating func readView() throws(VisualFormatError) -> AnyObject {
    guard let name = readName() else { throw error(.noView) }
    guard let view = views[name] else { throw error(.unknownView(name)) }
    return view as AnyObject
  }

  /// A letter or an underscore, then letters, digits and underscores.
  private mutating func readName() -> String? {
    guard let first = peek, first.isLetter || first == "_" else { return nil }
    var name = ""
    while let next = peek, next.isLetter || next.isNumber || next == "_" {
      name.append(next)
      place += 1
    }
    return name
  }
}
