internal import UIKit

/// A value while a play runs.
enum Value {
  case nothing
  case bool(Bool)
  case number(Double)
  case string(String)
  case enumCase(String)
  case list([Value])
  /// A rectangle, insets …: the names of its parts and their numbers.
  case structure([String], [Double])
  case object(AnyObject)

  /// The object of the value, if it is one.
  var object: AnyObject? {
    if case .object(let object) = self { object } else { nil }
  }

  var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  /// The numbers of a number or of a list of numbers.
  var numbers: [Double]? {
    switch self {
    case .number(let number): return [number]
    case .structure(_, let numbers): return numbers
    case .list(let values):
      let numbers = values.compactMap { value -> Double? in
        if case .number(let number) = value { number } else { nil }
      }
      return numbers.count == values.count ? numbers : nil
    default: return nil
    }
  }

  /// The kind in words, for messages.
  var kind: String {
    switch self {
    case .nothing: "nil"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .enumCase(let name): ".\(name)"
    case .list: "a list"
    case .structure: "a structure"
    case .object(let object): "a \(UIKitName.of(object))"
    }
  }
}

extension Value {
  /// The value of a part of a structure or of a list; `nil` if there is no such part.
  func part(_ name: String) -> Value? {
    switch self {
    case .nothing: return .nothing
    case .structure(let names, let numbers):
      if let index = names.firstIndex(of: name) { return .number(numbers[index]) }
      return names.count == 4 && names[2] == "width" ? Self.rectPart(name, numbers) : nil
    case .list(let values):
      switch name {
      case "count": return .number(Double(values.count))
      case "isEmpty": return .bool(values.isEmpty)
      case "first": return values.first ?? .nothing
      case "last": return values.last ?? .nothing
      default: return nil
      }
    case .string(let text):
      switch name {
      case "count": return .number(Double(text.count))
      case "isEmpty": return .bool(text.isEmpty)
      default: return nil
      }
    default: return nil
    }
  }

  private static func rectPart(_ name: String, _ rect: [Double]) -> Value? {
    switch name {
    case "origin": .structure(["x", "y"], Array(rect[..<2]))
    case "size": .structure(["width", "height"], Array(rect[2...]))
    case "minX": .number(rect[0])
    case "minY": .number(rect[1])
    case "midX": .number(rect[0] + rect[2] / 2)
    case "midY": .number(rect[1] + rect[3] / 2)
    case "maxX": .number(rect[0] + rect[2])
    case "maxY": .number(rect[1] + rect[3])
    default: nil
    }
  }
}

/// The names of UIKit's classes, also of their recording subclasses.
enum UIKitName {
  static func of(_ object: AnyObject) -> String { of(type(of: object)) }

  static func of(_ type: AnyClass) -> String {
    let name = "\(type)"
    switch name {
    case "RecordedController": return "UIViewController"
    case "RecordedView": return "UIView"
    case "RecordedWindow": return "UIWindow"
    default: return name.hasPrefix("Recorded") ? "UI" + name.dropFirst(8) : name
    }
  }
}
