import Foundation

/// One comparison of a predicate.
struct PredicateComparison {
  enum Kind {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case beginsWith, endsWith, contains, like, matches, isIn, between

    init?(_ token: PredicateToken) {
      switch token {
      case .symbol("="), .symbol("=="): self = .equal
      case .symbol("!="), .symbol("<>"): self = .unequal
      case .symbol("<"): self = .less
      case .symbol("<="), .symbol("=<"): self = .lessOrEqual
      case .symbol(">"): self = .greater
      case .symbol(">="), .symbol("=>"): self = .greaterOrEqual
      case .word(let word):
        switch word.uppercased() {
        case "BEGINSWITH": self = .beginsWith
        case "ENDSWITH": self = .endsWith
        case "CONTAINS": self = .contains
        case "LIKE": self = .like
        case "MATCHES": self = .matches
        case "IN": self = .isIn
        case "BETWEEN": self = .between
        default: return nil
        }
      default: return nil
      }
    }
  }

  var kind: Kind
  /// `c` for any case, `d` for any diacritics.
  var options = ""
  var isNegated = false

  func holds(_ left: Any?, _ right: Any?) -> Bool { compare(left, right) != isNegated }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: return isEqual(left, right)
    case .unequal: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: return order(left, right) == .orderedDescending
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      let bounds = Self.list(right)
      guard bounds.count == 2, let low = order(left, bounds[0]), let high = order(left, bounds[1])
      else { return false }
      return low != .orderedAscending && high != .orderedDescending
    case .isIn:
      if let text = Self.text(left), let whole = Self.text(right) { return find(text, in: whole) }
      return elements(right).contains { isEqual(left, $0) }
    case .contains:
      if let whole = Self.text(left), let part = Self.text(right) { return find(part, in: whole) }
      return elements(left).contains { isEqual($0, right) }
    case .beginsWith: return find(right, in: left, .anchored)
    case .endsWith: return find(right, in: left, [.anchored, .backwards])
    case .like: return matches(left, right.flatMap(Self.text).map(Self.pattern))
    case .matches: return matches(left, right.flatMap(Self.text))
    }
  }

  /// The elements to look in; raises for what cannot have any.
  private func elements(_ value: Any?) -> [Any?] {
    guard let single = Self.plain(value), Self.number(single) != nil || single is Date else {
      return Self.list(value)
    }
    ObjectiveCException.notACollection("\(single)").raise()
    return []
  }

  // MARK: - Text

  private var compareOptions: NSString.CompareOptions {
    var result: NSString.CompareOptions = []
    if options.contains("c") { result.insert(.caseInsensitive) }
    if options.contains("d") { result.insert(.diacriticInsensitive) }
    return result
  }

  private func find(_ part: String, in whole: String) -> Bool {
    whole.range(of: part, options: compareOptions) != nil
  }

  private func find(_ part: Any?, in whole: Any?, _ more: NSString.CompareOptions) -> Bool {
    guard let part = part.flatMap(Self.text), let whole = whole.flatMap(Self.text) else {
      return false
    }
    return whole.range(of: part, options: compareOptions.union(more)) != nil
  }

  private func matches(_ value: Any?, _ pattern: String?) -> Bool {
    guard let text = value.flatMap(Self.text), let pattern else { return false }
    guard (try? NSRegularExpression(pattern: pattern)) != nil else {
      ObjectiveCException.unopenedPattern(pattern, text).raise()
      return false
    }
    var all: NSString.CompareOptions = [.regularExpression]
    if options.contains("c") { all.insert(.caseInsensitive) }
    return text.range(of: "^(?:\(pattern))$", options: all) != nil
  }

  /// The regular expression of a pattern with `*` and `?`.
  private static func pattern(_ like: String) -> String {
    like.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }

  // MARK: - Values

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    if let order = order(left, right) { return order == .orderedSame }
    let (left, right) = (Self.plain(left), Self.plain(right))
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left = Self.plain(left), let right = Self.plain(right) else { return nil }
    if let left = Self.text(left), let right = Self.text(right) {
      return left.compare(right, options: compareOptions)
    }
    if let left = Self.number(left), let right = Self.number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    return nil
  }

  private static func plain(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return plain(mirror.children.first?.value)
  }

  private static func text(_ value: Any?) -> String? {
    let value = plain(value)
    return value as? String ?? (value as? NSString).map { "\($0)" }
  }

  private static func number(_ value: Any) -> Double? {
    if let number = value as? NSNumber { return number.doubleValue }
    if let flag = value as? Bool { return flag ? 1 : 0 }
    if let number = value as? any BinaryInteger { return Double(number) }
    if let number = value as? any BinaryFloatingPoint { return Double(number) }
    return nil
  }

  /// The elements of a collection; nothing for what is none.
  static func list(_ value: Any?) -> [Any?] {
    switch plain(value) {
    case let array as [Any]: array
    case let array as NSArray: array.map { $0 }
    case let set as NSOrderedSet: set.array
    case let set as NSSet: set.allObjects
    case let set as Set<AnyHashable>: Array(set)
    default: []
    }
  }

  /// The value of a key path: of a dictionary, of an object by its names, else of its fields.
  static func value(at path: String, of object: Any?) -> Any? {
    var current = plain(object)
    for key in path.split(separator: ".").map(String.init) {
      guard let holder = current else { return nil }
      current = plain(part(key, of: holder))
    }
    return current
  }

  private static func part(_ key: String, of holder: Any) -> Any? {
    if key.uppercased() == "SELF" { return holder }
    if let dictionary = holder as? [String: Any] { return dictionary[key] }
    let elements =
      holder is [Any] || holder is NSArray || holder is NSSet || holder is NSOrderedSet
    if elements {
      if key == "@count" { return list(holder).count }
      return list(holder).map { $0.flatMap { part(key, of: $0) } ?? NSNull() }
    }
    if let text = holder as? String, key == "length" { return text.utf16.count }
    if let object = holder as? NSObject,
      KeyValueNames.getters(of: key).contains(where: { ObjectiveC.hasMember(object, $0) })
    {
      return object.value(forKey: key)
    }
    var mirror: Mirror? = Mirror(reflecting: holder)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == key }) { return child.value }
      mirror = level.superclassMirror
    }
    if let object = holder as? NSObject { return object.value(forKey: key) }
    return nil
  }
}
