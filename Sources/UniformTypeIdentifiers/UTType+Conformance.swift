extension UTType {
  /// All types that this one conforms to, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = parents
    while let next = open.popLast() {
      let type = UTType(declared: next)
      if found.insert(type).inserted { open += type.parents }
    }
    return found
  }

  /// Whether this type is the other one, or one of its subtypes.
  ///
  /// - Parameter type: The other type.
  /// - Returns: `true` for the type itself, too.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether the other type is above this one.
  ///
  /// - Parameter type: The other type.
  /// - Returns: `false` for the type itself.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether the other type is below this one.
  ///
  /// - Parameter type: The other type.
  /// - Returns: `false` for the type itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
