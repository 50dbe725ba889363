internal import UIKit

/// An enumeration whose cases statements write as `.name`.
protocol ScriptChoice: ScriptValue, Equatable {
  /// The cases by name; the first name of a value is the one that facts read.
  static var choices: [(name: String, value: Self)] { get }
}

extension ScriptChoice {
  static func from(_ value: Value) throws(LanguageError) -> Self {
    guard case .enumCase(let name) = value else {
      throw LanguageError("a case of \(Self.self) is expected, not \(value.kind)")
    }
    return try choice(name, of: choices, type: "\(Self.self)")
  }
  var scriptValue: Value {
    .enumCase(Self.choices.first { $0.value == self }?.name ?? "unknown")
  }
}

/// An option set whose members statements write as `[.one, .other]` or `.one`.
protocol ScriptOptions: ScriptValue, OptionSet {
  /// The members by name.
  static var choices: [(name: String, value: Self)] { get }
}

extension ScriptOptions where Element == Self {
  static func from(_ value: Value) throws(LanguageError) -> Self {
    var values = [value]
    if case .list(let members) = value { values = members }
    var result: Self = []
    for value in values {
      guard case .enumCase(let name) = value else {
        throw LanguageError("members of \(Self.self) are expected, not \(value.kind)")
      }
      result.formUnion(try choice(name, of: choices, type: "\(Self.self)"))
    }
    return result
  }
  var scriptValue: Value {
    if let whole = Self.choices.first(where: { $0.value == self }) { return .enumCase(whole.name) }
    let members = Self.choices.filter { contains($0.value) && $0.value != [] }
    return .list(members.map { .enumCase($0.name) })
  }
}

private func choice<Choice>(
  _ name: String,
  of choices: [(name: String, value: Choice)],
  type: String
) throws(LanguageError) -> Choice {
  if let choice = choices.first(where: { $0.name == name }) { return choice.value }
  let hint = suggestedChoice(for: name, in: choices.map(\.name))
  throw LanguageError("\(type) has no case '.\(name)'\(hint)")
}
