@_spi(Reflection) import Swift

/// Tells whether two values of a view are the same as far as can be seen.
///
/// Equal is what compares equal, what has the same bytes, or what has equal fields. Closures are
/// equal only if they are the same with the same context. A doubtful pair counts as different.
enum ValueComparison {
  static func areEqual<V>(_ left: V, _ right: V) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        equal(V.self, UnsafeRawPointer(left), UnsafeRawPointer(right))
      }
    }
  }

  private static func equal<T>(
    _ type: T.Type,
    _ left: UnsafeRawPointer,
    _ right: UnsafeRawPointer
  ) -> Bool {
    if _isPOD(type) { return sameBytes(left, right, MemoryLayout<T>.size) }
    let pair = (left.assumingMemoryBound(to: T.self), right.assumingMemoryBound(to: T.self))
    if let property = pair.0.pointee as? any GraphProperty {
      return property.isSame(as: pair.1.pointee)
    }
    if let left = pair.0.pointee as? any Equatable { return equal(left, pair.1.pointee) }
    if type is AnyObject.Type { return sameBytes(left, right, MemoryLayout<T>.size) }
    return equalFields(type, left, right)
  }

  private static func equal<E: Equatable>(_ left: E, _ right: Any) -> Bool {
    guard let right = right as? E else { return false }
    return left == right
  }

  private static func equalFields(
    _ type: Any.Type,
    _ left: UnsafeRawPointer,
    _ right: UnsafeRawPointer
  ) -> Bool {
    var found = false
    let isWhole = _forEachField(of: type) { _, offset, fieldType, kind in
      found = true
      return equalField(fieldType, kind, left + offset, right + offset)
    }
    return isWhole && found
  }

  private static func equalField(
    _ type: Any.Type,
    _ kind: _MetadataKind,
    _ left: UnsafeRawPointer,
    _ right: UnsafeRawPointer
  ) -> Bool {
    switch kind {
    case .class: return sameBytes(left, right, MemoryLayout<UnsafeRawPointer>.size)
    case .function: return sameBytes(left, right, 2 * MemoryLayout<UnsafeRawPointer>.size)
    case .struct, .enum, .optional: return open(type, left, right)
    default: return false
    }
  }

  private static func open(
    _ type: Any.Type,
    _ left: UnsafeRawPointer,
    _ right: UnsafeRawPointer
  ) -> Bool {
    func compare<T>(_ type: T.Type) -> Bool { equal(type, left, right) }
    return _openExistential(type, do: compare)
  }

  private static func sameBytes(
    _ left: UnsafeRawPointer,
    _ right: UnsafeRawPointer,
    _ count: Int
  ) -> Bool {
    UnsafeRawBufferPointer(start: left, count: count)
      .elementsEqual(UnsafeRawBufferPointer(start: right, count: count))
  }
}
