internal import UIKit
internal import Understudy

/// Stands for something of the script that is no object of UIKit.
final class Token {
  let name: String
  init(_ name: String) { self.name = name }
}

extension Play {
  /// The value of a property path.
  ///
  /// A statement loads the view of a controller on the way, a fact never does.
  func evaluate(_ path: [String], loadsViews: Bool) throws(LanguageError) -> Value {
    var value = try root(path[0])
    for (index, name) in path.enumerated().dropFirst() {
      if path[0] == "notification" {
        return try notificationValue(Array(path.dropFirst(index)))
      }
      guard let object = value.object else {
        guard let part = value.part(name) else {
          let place = path[..<index].joined(separator: ".")
          throw LanguageError("'\(place)' is \(value.kind), it has no member '\(name)'")
        }
        value = part
        continue
      }
      if loadsViews, name == "view", let controller = object as? UIViewController {
        value = controller.view.scriptValue
      } else {
        value = try Members.uiKit.read(name, of: object)
      }
    }
    return value
  }

  private func root(_ name: String) throws(LanguageError) -> Value {
    switch name {
    case "window": return .object(stage.window)
    case "app": return .object(UIApplication.shared)
    case "scene": return .object(stage.windowScene)
    case "device": return .object(UIDevice.current)
    case "recorder", "notification": return .object(Token(name))
    default: return cast[name].map { .object($0) } ?? .nothing
    }
  }

  /// The value that a statement writes.
  func evaluate(_ expression: Expression) throws(LanguageError) -> Value {
    switch expression {
    case .nothing: return .nothing
    case .bool(let flag): return .bool(flag)
    case .number(let number): return .number(number)
    case .string(let text): return .string(text)
    case .enumCase(let name): return .enumCase(name)
    case .list(let items):
      var values: [Value] = []
      for item in items { values.append(try evaluate(item)) }
      return .list(values)
    case .path(let path): return try evaluate(path, loadsViews: true)
    case .make(_, let arguments):
      return .object(CustomPresentation(try Bool.from(evaluate(arguments[0].value))))
    }
  }

  /// A value of the notification that is being delivered.
  private func notificationValue(_ path: [String]) throws(LanguageError) -> Value {
    guard let notification else { return .nothing }
    guard path.first == "userInfo", path.count == 2 else {
      if path == ["name"] { return .string(notification.name.rawValue) }
      if path == ["object"] { return notification.object.map { Value(any: $0) } ?? .nothing }
      throw LanguageError("a notification has name, object and userInfo.KEY")
    }
    return notification.userInfo?[path[1]].map { Value(any: $0) } ?? .nothing
  }

  // MARK: - Comparing

  /// Whether a value is the one that a fact expects; numbers have a tolerance of 0.5.
  func matches(_ value: Value, _ expected: ExpectedValue) -> Bool {
    switch expected {
    case .notNil: return !value.isNothing
    case .numbers(let wanted):
      guard let numbers = value.numbers, numbers.count == wanted.count else { return false }
      return zip(numbers, wanted).allSatisfy { ($0 - $1).magnitude <= 0.5 }
    case .value(let expression, _): return matches(value, expression)
    }
  }

  private func matches(_ value: Value, _ expression: Expression) -> Bool {
    switch (value, expression) {
    case (.nothing, .nothing): return true
    case (.bool(let own), .bool(let wanted)): return own == wanted
    case (.number(let own), .number(let wanted)): return (own - wanted).magnitude <= 0.5
    case (.string(let own), .string(let wanted)): return own == wanted
    case (.enumCase(let own), .enumCase(let wanted)): return own == wanted
    case (.enumCase, .list(let wanted)) where wanted.count == 1: return matches(value, wanted[0])
    case (.list(let own), .enumCase) where own.count == 1: return matches(own[0], expression)
    case (.list(let own), .list(let wanted)):
      return own.count == wanted.count && zip(own, wanted).allSatisfy { matches($0, $1) }
    case (.structure(_, let own), .list(let wanted)):
      return own.count == wanted.count
        && zip(own, wanted).allSatisfy { matches(.number($0), $1) }
    case (_, .path(let path)):
      guard let wanted = try? evaluate(path, loadsViews: false) else { return false }
      if let object = value.object { return object === wanted.object }
      return value.isNothing && wanted.isNothing && cast[path[0]] != nil
    default: return false
    }
  }

  /// The value in words.
  func describe(_ value: Value) -> String {
    switch value {
    case .nothing: "nil"
    case .bool(let flag): Words.of(flag)
    case .number(let number): number.short
    case .string(let text): "\"\(text)\""
    case .enumCase(let name): ".\(name)"
    case .list(let values): "[" + values.map(describe).joined(separator: ", ") + "]"
    case .structure(_, let numbers): numbers.map(\.short).joined(separator: ",")
    case .object(let object): name(of: object) ?? "a \(UIKitName.of(object))"
    }
  }
}

extension Value {
  /// The value of something that UIKit put into a dictionary.
  @MainActor
  init(any: Any) {
    switch any {
    case let flag as Bool: self = .bool(flag)
    case let rect as CGRect: self = rect.scriptValue
    case let size as CGSize: self = size.scriptValue
    case let point as CGPoint: self = point.scriptValue
    case let number as Double: self = .number(number)
    case let number as Int: self = .number(Double(number))
    case let number as UInt: self = .number(Double(number))
    case let number as CGFloat: self = .number(Double(number))
    case let text as String: self = .string(text)
    case let value as NSValue: self = Value(boxed: value)
    default: self = .object(any as AnyObject)
    }
  }

  /// The value of a boxed number or structure.
  @MainActor
  private init(boxed value: NSValue) {
    if let number = value as? NSNumber {
      self = .number(number.doubleValue)
    } else {
      self = value.cgRectValue.scriptValue
    }
  }
}
