internal import Understudy

/// Finds members in the tables, the class itself first, then what it inherits.
@MainActor
struct Members {
  private let tables: [MemberTable]

  /// The tables of UIKit.
  static let uiKit = Members(tables: uiKitTables())

  init(tables: [MemberTable]) {
    self.tables = tables
  }

  private func tables(for object: AnyObject) -> [MemberTable] {
    tables.filter { $0.isInstance(object) }
  }

  /// The value of a property.
  func read(_ name: String, of object: AnyObject) throws(LanguageError) -> Value {
    for table in tables(for: object) {
      guard let property = table.properties[name] else { continue }
      guard let read = property.read else {
        throw LanguageError("'\(name)' of \(table.type) cannot be read")
      }
      return try read(object)
    }
    throw noMember(name, object, known: propertyNames(of: object))
  }

  /// Assigns a property.
  func write(
    _ name: String,
    of object: AnyObject,
    _ value: Value
  ) throws(LanguageError) {
    for table in tables(for: object) {
      guard let property = table.properties[name] else { continue }
      guard let write = property.write else {
        throw LanguageError("'\(name)' of \(table.type) is read-only")
      }
      return try write(object, value)
    }
    throw noMember(name, object, known: propertyNames(of: object))
  }

  /// Calls a method.
  func call(
    _ name: String,
    of object: AnyObject,
    _ arguments: [(label: String?, value: Value)],
    _ play: Play
  ) throws(LanguageError) {
    var forms: [String] = []
    for table in tables(for: object) {
      for method in table.methods where method.name == name {
        if let values = Self.fit(arguments, to: method) {
          return try method.call(object, Arguments(values: values, play: play))
        }
        forms.append(Self.form(method))
      }
    }
    guard forms.isEmpty else {
      let given = arguments.map { ($0.label ?? "_") + ":" }.joined()
      throw LanguageError(
        "no method \(name)(\(given)); there is \(forms.joined(separator: " or "))"
      )
    }
    let known = tables(for: object).flatMap { $0.methods.map(\.name) }
    throw noMember(name, object, known: known)
  }

  private func propertyNames(of object: AnyObject) -> [String] {
    tables(for: object).flatMap { $0.properties.keys }
  }

  private func noMember(_ name: String, _ object: AnyObject, known: [String]) -> LanguageError {
    LanguageError(
      "\(UIKitName.of(object)) has no member '\(name)'\(suggestion(for: name, in: Set(known)))"
    )
  }

  private static func form(_ method: MemberTable.Method) -> String {
    "\(method.name)(\(method.labels.map { $0 + ":" }.joined()))"
  }

  /// The arguments by parameter; `nil` if the labels do not fit.
  private static func fit(
    _ arguments: [(label: String?, value: Value)],
    to method: MemberTable.Method
  ) -> [Value?]? {
    var values: [Value?] = []
    var rest = arguments[...]
    for (index, label) in method.labels.enumerated() {
      if let first = rest.first, (first.label ?? "_") == label {
        values.append(first.value)
        rest.removeFirst()
      } else if method.optional.contains(index) {
        values.append(nil)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? values : nil
  }
}
