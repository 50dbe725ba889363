public import Foundation

// Foundation on Linux sorts by Swift's key paths only.
extension NSSortDescriptor {
  /// Sorts by the value of a property that key-value coding finds.
  ///
  /// - Parameters:
  ///   - key: The name, or a path of names.
  ///   - ascending: Whether small values come first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key, ascending) { SortValue.compare($0, $1) }
  }

  /// Sorts by the value of a property, compared by a method such as `localizedStandardCompare:`.
  ///
  /// - Parameters:
  ///   - key: The name, or a path of names.
  ///   - ascending: Whether small values come first.
  ///   - selector: The method; `compare:` for `nil`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.description ?? "compare:"
    self.init(key, ascending) { SortValue.compare($0, $1, by: name) }
  }

  /// Sorts by the value of a property, compared by a closure.
  ///
  /// - Parameters:
  ///   - key: The name, or a path of names.
  ///   - ascending: Whether small values come first.
  ///   - cmptr: Compares two values.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(key, ascending, cmptr)
  }

  /// Sorts by the value of a property that may be absent; absent ones come first.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - ascending: Whether small values come first.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { SortValue.compare($0, $1) }
  }

  private convenience init(_ key: String?, _ ascending: Bool, _ comparator: @escaping Comparator) {
    let path = SortKey(path: key ?? "self")
    self.init(keyPath: \NSObject.[sortKey: path], ascending: ascending, comparator: comparator)
    AssociatedObjects.set(
      SortName(key: key, comparator: comparator),
      on: self,
      &SortName.slot,
      .OBJC_ASSOCIATION_RETAIN
    )
  }

  private var sortName: SortName? {
    AssociatedObjects.value(of: self, &SortName.slot) as? SortName
  }

  /// The name that the descriptor sorts by; `nil` if it was made with a key path.
  public var key: String? { sortName?.key }

  /// Compares two values of the property that the descriptor names.
  package func compareKeyed(_ left: Any?, _ right: Any?) -> ComparisonResult {
    let left = SortValue.flattened(left)
    let right = SortValue.flattened(right)
    let order: ComparisonResult
    switch (left, right) {
    case (nil, nil): return .orderedSame
    case (nil, _?): order = .orderedAscending
    case (_?, nil): order = .orderedDescending
    case (let left?, let right?): order = sortName?.comparator(left, right) ?? .orderedSame
    }
    return ascending ? order : SortValue.reversed(order)
  }
}

/// The name and the comparator of a descriptor.
private final class SortName {
  nonisolated(unsafe) static var slot: UInt8 = 0
  let key: String?
  let comparator: Comparator

  init(key: String?, comparator: @escaping Comparator) {
    self.key = key
    self.comparator = comparator
  }
}

/// A name as a part of a key path.
struct SortKey: Hashable {
  let path: String
}

extension NSObject {
  /// The value at a path of names.
  subscript(sortKey key: SortKey) -> Any? {
    key.path == "self" ? self : value(forKeyPath: key.path)
  }
}

/// The order of values as Objective-C compares them.
enum SortValue {
  static func compare(_ left: Any, _ right: Any, by name: String = "compare:") -> ComparisonResult {
    guard let left = flattened(left) else {
      return flattened(right) == nil ? .orderedSame : .orderedAscending
    }
    guard let right = flattened(right) else { return .orderedDescending }
    if let left = left as? String, let right = right as? String {
      return texts(left, right, name)
    }
    if let left = left as? NSNumber, let right = right as? NSNumber { return left.compare(right) }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    if let left = left as? UUID, let right = right as? UUID {
      return ordered(left.uuidString, right.uuidString)
    }
    if let left = left as? any Comparable { return comparable(left, right) }
    return .orderedSame
  }

  static func flattened(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return flattened(mirror.children.first?.value)
  }

  static func reversed(_ order: ComparisonResult) -> ComparisonResult {
    order == .orderedSame
      ? order : order == .orderedAscending ? .orderedDescending : .orderedAscending
  }

  private static func texts(_ left: String, _ right: String, _ name: String) -> ComparisonResult {
    switch name {
    case "caseInsensitiveCompare:": left.caseInsensitiveCompare(right)
    case "localizedCompare:": left.localizedCompare(right)
    case "localizedCaseInsensitiveCompare:": left.localizedCaseInsensitiveCompare(right)
    case "localizedStandardCompare:": left.localizedStandardCompare(right)
    default: left.compare(right)
    }
  }

  private static func comparable<Value: Comparable>(
    _ left: Value,
    _ right: Any
  ) -> ComparisonResult {
    guard let right = right as? Value else { return .orderedSame }
    return ordered(left, right)
  }

  private static func ordered<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult
  {
    left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }
}
