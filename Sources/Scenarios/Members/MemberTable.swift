internal import UIKit

/// The members of one class that statements and facts can use.
@MainActor
struct MemberTable {
  /// A property, by name.
  struct Property {
    let read: ((AnyObject) throws(LanguageError) -> Value)?
    let write: ((AnyObject, Value) throws(LanguageError) -> Void)?
  }

  /// A method, by its name and labels.
  struct Method {
    let name: String
    /// The labels of all parameters.
    let labels: [String]
    /// Which parameters may be left out, as they have defaults.
    let optional: Set<Int>
    let call: (AnyObject, Arguments) throws(LanguageError) -> Void
  }

  let type: String
  let isInstance: (AnyObject) -> Bool
  var properties: [String: Property] = [:]
  var methods: [Method] = []
}

/// The values of a call, in the order of the method's parameters.
@MainActor
struct Arguments {
  let values: [Value?]
  let play: Play

  /// The value of a parameter that must be there.
  func callAsFunction<Parameter: ScriptValue>(
    _ index: Int,
    as type: Parameter.Type = Parameter.self
  ) throws(LanguageError) -> Parameter {
    do throws(LanguageError) {
      return try Parameter.from(values[index] ?? .nothing)
    } catch {
      throw LanguageError("argument \(index + 1): \(error)")
    }
  }

  /// The value of a parameter, or its default if it was left out.
  func callAsFunction<Parameter: ScriptValue>(
    _ index: Int,
    or other: Parameter
  ) throws(LanguageError) -> Parameter {
    values[index] == nil ? other : try self(index)
  }
}

/// Builds the table of one class.
@MainActor
struct MemberTableBuilder<Root: AnyObject> {
  private(set) var table: MemberTable

  init(_ type: Root.Type, _ name: String) {
    table = MemberTable(type: name, isInstance: { $0 is Root })
  }

  private static func cast(_ object: AnyObject) throws(LanguageError) -> Root {
    guard let root = object as? Root else {
      throw LanguageError("a \(Root.self) is expected")
    }
    return root
  }

  /// Adds a property that can be read and assigned.
  mutating func property<Kind: ScriptValue>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Root, Kind>
  ) {
    table.properties[name] = MemberTable.Property(
      read: { object throws(LanguageError) in
        try Self.cast(object)[keyPath: path].scriptValue
      },
      write: { object, value throws(LanguageError) in
        try Self.cast(object)[keyPath: path] = try Kind.from(value)
      }
    )
  }

  /// Adds a property that can be read only.
  mutating func reading<Kind: ScriptValue>(_ name: String, _ path: KeyPath<Root, Kind>) {
    table.properties[name] = MemberTable.Property(
      read: { object throws(LanguageError) in
        try Self.cast(object)[keyPath: path].scriptValue
      },
      write: nil
    )
  }

  /// Adds a property with its own way of reading.
  mutating func reading(
    _ name: String,
    _ read: @escaping (Root) throws(LanguageError) -> Value
  ) {
    let write = table.properties[name]?.write
    table.properties[name] = MemberTable.Property(
      read: { object throws(LanguageError) in try read(try Self.cast(object)) },
      write: write
    )
  }

  /// Adds a property with its own way of writing.
  mutating func writing(
    _ name: String,
    _ write: @escaping (Root, Value) throws(LanguageError) -> Void
  ) {
    let read = table.properties[name]?.read
    table.properties[name] = MemberTable.Property(
      read: read,
      write: { object, value throws(LanguageError) in try write(try Self.cast(object), value) }
    )
  }

  /// Adds a method, for example `pushViewController(_:animated:)`.
  ///
  /// A label that ends in `?` belongs to a parameter with a default.
  mutating func method(
    _ signature: String,
    _ call: @escaping (Root, Arguments) throws(LanguageError) -> Void
  ) {
    let name = String(signature.prefix { $0 != "(" })
    let list = signature.dropFirst(name.count + 1).dropLast()
    let labels = list.split(separator: ":").map(String.init)
    let optional = labels.indices.filter { labels[$0].hasSuffix("?") }
    table.methods.append(
      MemberTable.Method(
        name: name,
        labels: labels.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 },
        optional: Set(optional),
        call: { object, arguments throws(LanguageError) in
          try call(try Self.cast(object), arguments)
        }
      )
    )
  }
}
