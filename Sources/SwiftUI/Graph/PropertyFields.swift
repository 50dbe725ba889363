@_spi(Reflection) import Swift

/// The dynamic properties of views, found by the layout of their types.
///
/// They are connected in place, in the node's own copy of the view, so that closures which
/// the body makes refer to the state of that very place.
@MainActor
enum PropertyFields {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  // Facts about types, the same for every graph of the process.
  private static var known: [ObjectIdentifier: [Field]] = [:]

  static func connect<V>(_ value: inout V, to node: Node) {
    let fields = fields(of: V.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      connect(fields, at: UnsafeMutableRawPointer(pointer), 0, to: node)
    }
  }

  private static func connect(
    _ fields: [Field],
    at base: UnsafeMutableRawPointer,
    _ outer: Int,
    to node: Node
  ) {
    for field in fields { connect(field.type, at: base + field.offset, outer + field.offset, node) }
  }

  private static func connect<P: DynamicProperty>(
    _ type: P.Type,
    at address: UnsafeMutableRawPointer,
    _ offset: Int,
    _ node: Node
  ) {
    let pointer = address.assumingMemoryBound(to: P.self)
    if var property = pointer.pointee as? any GraphProperty {
      property.connect(to: node, at: offset)
      if let connected = property as? P { pointer.pointee = connected }
    } else {
      connect(fields(of: type), at: address, offset, to: node)
    }
    pointer.pointee.update()
  }

  private static func fields(of type: Any.Type) -> [Field] {
    let id = ObjectIdentifier(type)
    if let known = known[id] { return known }
    var found: [Field] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        found.append(Field(offset: offset, type: property))
      }
      return true
    }
    known[id] = found
    return found
  }
}
