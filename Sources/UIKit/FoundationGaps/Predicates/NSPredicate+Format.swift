public import Foundation

extension NSPredicate {
  /// Makes a predicate of a format, which Foundation lacks on Linux.
  ///
  /// Comparisons with their options (`name CONTAINS[cd] %@`), `IN`, `BETWEEN`, `LIKE`, `MATCHES`,
  /// `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, key paths, `SELF`, `%K`, `%@` and numbers are known.
  /// Objects are asked through key-value coding, dictionaries by their keys. `SUBQUERY`,
  /// variables and functions are not known.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format; one that cannot be parsed raises `NSInvalidArgumentException`.
  ///   - args: What stands for `%@` and its like.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Makes a predicate of a format and a list of arguments.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format; one that cannot be parsed raises `NSInvalidArgumentException`.
  ///   - arguments: What stands for `%@` and its like.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let test = Self.parsed(predicateFormat, arguments ?? [])
    nonisolated(unsafe) let evaluate = test
    self.init { object, _ in evaluate(object) }
    AssociatedObjects.set(NSNumber(value: true), on: self, &Self.slot, .OBJC_ASSOCIATION_RETAIN)
  }

  nonisolated(unsafe) private static var slot: UInt8 = 0

  /// Whether the predicate only asks for values by their names.
  package var isReadFromFormat: Bool {
    if let parts = (self as? NSCompoundPredicate)?.subpredicates as? [NSPredicate] {
      return parts.allSatisfy(\.isReadFromFormat)
    }
    return AssociatedObjects.value(of: self, &Self.slot) != nil
  }

  private static func parsed(_ format: String, _ arguments: [Any]) -> (Any?) -> Bool {
    do {
      var parser = try PredicateParser(format, arguments)
      return try parser.parse()
    } catch {
      NSException(
        name: .invalidArgumentException,
        reason: "Unable to parse the format string \"\(format)\": \(error)",
        userInfo: nil
      ).raise()
      return { _ in false }
    }
  }
}
