/// What other files need to know about one source file.
///
/// Records hold no positions: an edit inside a function body changes nothing here.
struct FileRecord: Hashable, Codable, Sendable {
  var types: [TypeRecord] = []
  var protocols: [ProtocolRecord] = []
}

/// A class, or an extension that may belong to one.
struct TypeRecord: Hashable, Codable, Sendable {
  /// The name with its outer types, such as `Outer.Inner`.
  var name: String
  /// The inherited types in their order, without generic arguments.
  var inherited: [String]
  var isExtension: Bool
  var isMainActor = false
  var isGeneric = false
  /// `@objcMembers`, or an extension with `@objc`.
  var exposesMembers = false
  /// What generic parameters are bound to, by name.
  var generics: [String: String] = [:]
  var methods: [MethodRecord] = []
  var properties: [PropertyRecord] = []

  /// The name without its outer types.
  var simpleName: String { name.lastComponent }
}

/// A method and its place in Objective-C.
struct MethodRecord: Hashable, Codable, Sendable {
  var name: String
  /// The argument labels; `_` for none.
  var labels: [String]
  /// The parameter types as they are written.
  var types: [String]
  var result: String?
  var isThrowing = false
  var isAsync = false
  var isStatic = false
  /// Generic, variadic or with `inout` parameters: no call by name is possible.
  var isUncallable = false
  /// Exposed by an attribute of its own or of its type.
  var isExposed = false
  var isOptional = false
  /// Marked with `override`.
  var isOverride = false
  /// The access modifier with a blank behind it; empty for none.
  var access = ""
  /// The name that `@objc(name)` gives.
  var givenName: String?

  /// The name as Objective-C has it.
  var selector: String {
    givenName ?? ObjectMethodTable.selectors[fullName]
      ?? ObjectiveCNaming.selector(name, labels: labels, isThrowing: isThrowing)
  }

  /// The parameter types without blanks, `any` and the names of modules.
  var plainTypes: [String] {
    types.map { type in
      type.replacing(/\bany\s+/, with: "").replacing(/\b[A-Z]\w*\./, with: "")
        .filter { !$0.isWhitespace }
    }
  }

  /// The Swift name with its labels, such as `move(to:)`.
  var fullName: String {
    labels.isEmpty ? name + "()" : name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

/// A property and its place in Objective-C.
struct PropertyRecord: Hashable, Codable, Sendable {
  var name: String
  var type: String?
  var isSettable: Bool
  var isStatic = false
  var isExposed = false
  var isOptional = false
  var isOverride = false
  var access = ""
  var givenName: String?

  /// The name of the getter.
  var getter: String { givenName ?? name }
  /// The name of the setter.
  var setter: String { ObjectiveCNaming.setter(getter) }
}

/// A protocol, or another name for some; those of Objective-C have optional members.
struct ProtocolRecord: Hashable, Codable, Sendable {
  var name: String
  var isObjectiveC: Bool
  /// The inherited types in their order.
  var inherited: [String] = []
  /// What associated types are bound to, by name.
  var associatedTypes: [String: String] = [:]
  var methods: [MethodRecord] = []
  var properties: [PropertyRecord] = []
}

extension String {
  /// The part behind the last dot: the name of a type without the types around it.
  var lastComponent: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    return String(self[utf8.index(after: dot)...])
  }
}
