import Foundation

extension NSLayoutConstraint {
  /// Makes constraints from a picture such as `H:|-[name]-8-[field(>=100)]-|`.
  ///
  /// - Parameters:
  ///   - format: The picture.
  ///   - opts: Alignment across the direction, and the reading direction.
  ///   - metrics: Numbers by name.
  ///   - views: Views by name.
  /// - Returns: The constraints, inactive, in the order of the picture.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, metrics: metrics ?? [:], views: views)
    do {
      let picture = try reader.read()
      return VisualFormatBuilder(picture, options: opts).constraints
    } catch {
      raise(.unreadableFormat(error.problem, format, at: error.place))
      return []
    }
  }
}

/// What a picture says.
struct VisualFormat {
  /// A number or a view, with a relation and a priority.
  struct Predicate {
    enum Value {
      case number(CGFloat)
      case view(AnyObject)
      case standard
    }
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority = UILayoutPriority.required
  }

  struct Element {
    /// The view; `nil` for the superview.
    var view: AnyObject?
    var sizes: [Predicate] = []
    /// The distance to the element before; `nil` before the first one.
    var gap: [Predicate]?
  }

  var isVertical = false
  var elements: [Element] = []
}

/// Why a picture cannot be read.
struct VisualFormatError: Error {
  var problem: String
  var place: Int
}

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
    if take("H:") { picture.isVertical = false } else if take("V:") { picture.isVertical = true }
    if take("|") { picture.elements.append(.init()) }
    var gap: [VisualFormat.Predicate]?
    if !picture.elements.isEmpty { gap = try readGap() }
    while place < text.count {
      if take("|") {
        picture.elements.append(.init(gap: gap ?? []))
        if place < text.count { throw error("Expected the end after '|'") }
        return picture
      }
      guard take("[") else {
        throw error("Expected a view: views must be surrounded by '[' and ']'")
      }
      var element = VisualFormat.Element(view: try readView())
      element.gap = picture.elements.isEmpty ? nil : gap ?? []
      if take("(") { element.sizes = try readPredicates() }
      guard take("]") else { throw error("Expected a ']' here. That is the end of a view.") }
      picture.elements.append(element)
      gap = try readGap()
    }
    if picture.elements.count < 1 { throw error("The format is empty") }
    return picture
  }

  private func error(_ problem: String) -> VisualFormatError {
    VisualFormatError(problem: problem, place: min(place, text.count))
  }

  private mutating func take(_ word: String) -> Bool {
    let characters = Array(word)
    guard place + characters.count <= text.count,
      Array(text[place..<(place + characters.count)]) == characters
    else { return false }
    place += characters.count
    return true
  }

  /// A gap: nothing, `-`, `-8-`, `-(>=8@750)-`.
  private mutating func readGap() throws(VisualFormatError) -> [VisualFormat.Predicate]? {
    guard take("-") else { return nil }
    if place < text.count, text[place] == "[" || text[place] == "|" {
      return [.init(value: .standard)]
    }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try readPredicates()
    } else {
      predicates = [try readPredicate()]
    }
    guard take("-") else { throw error("Expected a '-' here. That is the end of a space.") }
    return predicates
  }

  private mutating func readPredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var found = [try readPredicate()]
    while take(",") { found.append(try readPredicate()) }
    guard take(")") else { throw error("Expected a ')' here.") }
    return found
  }

  private mutating func readPredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take("==") {
      relation = .equal
    } else if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    }
    var predicate = VisualFormat.Predicate(relation: relation, value: try readValue())
    if take("@") { predicate.priority = UILayoutPriority(Float(try readNumber())) }
    return predicate
  }

  private mutating func readValue() throws(VisualFormatError) -> VisualFormat.Predicate.Value {
    let start = place
    let word = readWord()
    if let number = Double(word) { return .number(CGFloat(number)) }
    if let number = metric(word) { return .number(number) }
    if let view = views[word] { return .view(view as AnyObject) }
    place = start
    if word.isEmpty { throw error("Expected a number or a name here.") }
    throw VisualFormatError(
      problem: "\(word) is not a key in the metrics dictionary.",
      place: start + word.count
    )
  }

  private mutating func readNumber() throws(VisualFormatError) -> CGFloat {
    let start = place
    let word = readWord()
    if let number = Double(word) { return CGFloat(number) }
    if let number = metric(word) { return number }
    throw VisualFormatError(
      problem: "\(word) is not a key in the metrics dictionary.",
      place: start + word.count
    )
  }

  private func metric(_ name: String) -> CGFloat? {
    switch metrics[name] {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    default: nil
    }
  }

  private mutating func readView() throws(VisualFormatError) -> AnyObject {
    let word = readWord()
    if word.isEmpty { throw error("Expected a view name here.") }
    guard let view = views[word] else {
      throw error("\(word) is not a key in the views dictionary.")
    }
    return view as AnyObject
  }

  /// A name or a number; a minus sign may stand in front of a number.
  private mutating func readWord() -> String {
    var word = ""
    if place < text.count, text[place] == "-" {
      word.append("-")
      place += 1
    }
    while place < text.count {
      let character = text[place]
      guard character.isLetter || character.isNumber || character == "_" || character == "." else {
        break
      }
      word.append(character)
      place += 1
    }
    return word
  }
}

/// Makes the constraints of a picture.
@MainActor
struct VisualFormatBuilder {
  private(set) var constraints: [NSLayoutConstraint] = []
  private let picture: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions

  init(_ picture: VisualFormat, options: NSLayoutConstraint.FormatOptions) {
    self.picture = picture
    self.options = options
    for (index, element) in picture.elements.enumerated() {
      if index > 0 { addGap(from: picture.elements[index - 1], to: element) }
      addSizes(of: element)
    }
    addAlignment()
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if picture.isVertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private func superview(of item: AnyObject?) -> AnyObject? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  private mutating func addGap(from one: VisualFormat.Element, to other: VisualFormat.Element) {
    let (first, second) = (
      one.view ?? superview(of: other.view), other.view ?? superview(of: one.view)
    )
    guard let first, let second else { return }
    let (firstEdge, secondEdge) = (
      one.view == nil ? edges.start : edges.end, other.view == nil ? edges.end : edges.start
    )
    let isOuter = one.view == nil || other.view == nil
    let gaps = other.gap ?? []
    let predicates = gaps.isEmpty ? [VisualFormat.Predicate(value: .number(0))] : gaps
    for predicate in predicates {
      let distance: CGFloat =
        switch predicate.value {
        case .number(let number): number
        case .standard: isOuter ? SystemSpacing.toSuperview : SystemSpacing.standard
        case .view: 0
        }
      append(second, secondEdge, predicate.relation, first, firstEdge, distance, predicate.priority)
    }
  }

  private mutating func addSizes(of element: VisualFormat.Element) {
    guard let view = element.view else { return }
    let size: Attribute = picture.isVertical ? .height : .width
    for predicate in element.sizes {
      switch predicate.value {
      case .number(let number):
        append(view, size, predicate.relation, nil, .notAnAttribute, number, predicate.priority)
      case .view(let other):
        append(view, size, predicate.relation, other, size, 0, predicate.priority)
      case .standard: break
      }
    }
  }

  private mutating func addAlignment() {
    let views = picture.elements.compactMap { $0.view }
    guard let first = views.first else { return }
    let parts: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, part) in parts where options.contains(option) {
      for view in views.dropFirst() { append(first, part, .equal, view, part, 0, .required) }
    }
  }

  private mutating func append(
    _ first: AnyObject,
    _ firstPart: Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?,
    _ secondPart: Attribute,
    _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      LayoutPlace(item: first, attribute: firstPart),
      relation,
      second.map { LayoutPlace(item: $0, attribute: secondPart) },
      multiplier: 1,
      constant: constant
    )
    constraint.priority = priority
    constraints.append(constraint)
  }
}
