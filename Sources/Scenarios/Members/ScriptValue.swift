internal import UIKit

/// A type of UIKit that statements can write and facts can read.
@MainActor
protocol ScriptValue {
  /// Reads what a statement wrote.
  static func from(_ value: Value) throws(LanguageError) -> Self
  /// The value as facts read it.
  var scriptValue: Value { get }
}

extension Bool: ScriptValue {
  static func from(_ value: Value) throws(LanguageError) -> Bool {
    guard case .bool(let flag) = value else {
      throw LanguageError("true or false is expected, not \(value.kind)")
    }
    return flag
  }
  var scriptValue: Value { .bool(self) }
}

extension String: ScriptValue {
  static func from(_ value: Value) throws(LanguageError) -> String {
    guard case .string(let text) = value else {
      throw LanguageError("a string is expected, not \(value.kind)")
    }
    return text
  }
  var scriptValue: Value { .string(self) }
}

extension Double: ScriptValue {
  static func from(_ value: Value) throws(LanguageError) -> Double {
    guard case .number(let number) = value else {
      throw LanguageError("a number is expected, not \(value.kind)")
    }
    return number
  }
  var scriptValue: Value { .number(self) }
}

extension Float: ScriptValue {
  static func from(_ value: Value) throws(LanguageError) -> Float { Float(try Double.from(value)) }
  var scriptValue: Value { .number(Double(self)) }
}

extension CGFloat: ScriptValue {
  static func from(_ value: Value) throws(LanguageError) -> CGFloat {
    CGFloat(try Double.from(value))
  }
  var scriptValue: Value { .number(Double(self)) }
}

extension Int: ScriptValue {
  static func from(_ value: Value) throws(LanguageError) -> Int {
    let number = try Double.from(value)
    guard let integer = Int(exactly: number) else {
      throw LanguageError("a whole number is expected, not \(number.short)")
    }
    return integer
  }
  var scriptValue: Value { .number(Double(self)) }
}

extension Optional: ScriptValue where Wrapped: ScriptValue {
  static func from(_ value: Value) throws(LanguageError) -> Wrapped? {
    if value.isNothing { return nil }
    return try Wrapped.from(value)
  }
  var scriptValue: Value {
    switch self {
    case .none: .nothing
    case .some(let wrapped): wrapped.scriptValue
    }
  }
}

extension Array: ScriptValue where Element: ScriptValue {
  static func from(_ value: Value) throws(LanguageError) -> [Element] {
    guard case .list(let values) = value else {
      throw LanguageError("a list is expected, not \(value.kind)")
    }
    var elements: [Element] = []
    for value in values { elements.append(try Element.from(value)) }
    return elements
  }
  var scriptValue: Value { .list(map(\.scriptValue)) }
}

extension ScriptValue where Self: AnyObject {
  static func from(_ value: Value) throws(LanguageError) -> Self {
    guard let object = value.object as? Self else {
      throw LanguageError("a \(UIKitName.of(Self.self)) is expected, not \(value.kind)")
    }
    return object
  }
  var scriptValue: Value { .object(self) }
}

extension UIResponder: ScriptValue {}
extension CALayer: ScriptValue {}

// MARK: - Structures: lists of numbers

/// A structure that statements write as a list of numbers.
protocol ScriptStructure: ScriptValue {
  /// The parts in their order, for messages.
  static var parts: [String] { get }
  init(parts: [CGFloat])
  var numbers: [CGFloat] { get }
}

extension ScriptStructure {
  static func from(_ value: Value) throws(LanguageError) -> Self {
    guard let numbers = value.numbers, numbers.count == parts.count else {
      let names = parts.joined(separator: ", ")
      throw LanguageError("[\(names)] is expected, not \(value.kind)")
    }
    return Self(parts: numbers.map { CGFloat($0) })
  }
  var scriptValue: Value { .structure(Self.parts, numbers.map { Double($0) }) }
}

extension CGPoint: ScriptStructure {
  static var parts: [String] { ["x", "y"] }
  init(parts: [CGFloat]) { self.init(x: parts[0], y: parts[1]) }
  var numbers: [CGFloat] { [x, y] }
}

extension CGSize: ScriptStructure {
  static var parts: [String] { ["width", "height"] }
  init(parts: [CGFloat]) { self.init(width: parts[0], height: parts[1]) }
  var numbers: [CGFloat] { [width, height] }
}

extension CGRect: ScriptStructure {
  static var parts: [String] { ["x", "y", "width", "height"] }
  init(parts: [CGFloat]) {
    self.init(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
  var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}

extension UIEdgeInsets: ScriptStructure {
  static var parts: [String] { ["top", "left", "bottom", "right"] }
  init(parts: [CGFloat]) {
    self.init(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }
  var numbers: [CGFloat] { [top, left, bottom, right] }
}

extension NSDirectionalEdgeInsets: ScriptStructure {
  static var parts: [String] { ["top", "leading", "bottom", "trailing"] }
  init(parts: [CGFloat]) {
    self.init(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
  }
  var numbers: [CGFloat] { [top, leading, bottom, trailing] }
}

extension UIOffset: ScriptStructure {
  static var parts: [String] { ["horizontal", "vertical"] }
  init(parts: [CGFloat]) { self.init(horizontal: parts[0], vertical: parts[1]) }
  var numbers: [CGFloat] { [horizontal, vertical] }
}

extension CGAffineTransform: ScriptStructure {
  static var parts: [String] { ["a", "b", "c", "d", "tx", "ty"] }
  init(parts: [CGFloat]) {
    self.init(
      a: parts[0],
      b: parts[1],
      c: parts[2],
      d: parts[3],
      tx: parts[4],
      ty: parts[5]
    )
  }
  var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}
