import Foundation

/// The coder that objects save their state with.
///
/// References to controllers and other restorable objects become references to
/// records, which are saved after the object at work.
final class RestorationEncoder: NSCoder {
  private(set) var values: [String: RestorationValue] = [:]
  private let reference: @MainActor (AnyObject) -> RestorationValue?

  init(reference: @escaping @MainActor (AnyObject) -> RestorationValue?) {
    self.reference = reference
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  override func encode(_ object: Any?, forKey key: String) { store(object, key) }

  override func encodeConditionalObject(_ object: Any?, forKey key: String) { store(object, key) }

  override func encode(_ value: Bool, forKey key: String) { values[key] = .boolean(value) }

  override func encode(_ value: Int, forKey key: String) { values[key] = .integer(value) }

  override func encode(_ value: Int32, forKey key: String) { values[key] = .integer(Int(value)) }

  override func encode(_ value: Int64, forKey key: String) { values[key] = .integer(Int(value)) }

  override func encode(_ value: Float, forKey key: String) { values[key] = .number(Double(value)) }

  override func encode(_ value: Double, forKey key: String) { values[key] = .number(value) }

  override func encodeBytes(
    _ bytesp: UnsafePointer<UInt8>?,
    length lenv: Int,
    forKey key: String
  ) {
    values[key] = .data(bytesp.map { Data(bytes: $0, count: lenv) } ?? Data())
  }

  private func store(_ object: Any?, _ key: String) {
    guard let object else { return }
    nonisolated(unsafe) let value = object
    let reference = reference
    let stored = MainActor.assumeIsolated { RestorationValue(value, reference: reference) }
    guard let stored else {
      let type = String(describing: Swift.type(of: object))
      MainActor.assumeIsolated { raise(.notRestorable(type, key: key)) }
      return
    }
    values[key] = stored
  }
}

/// The coder that objects restore their state with.
final class RestorationDecoder: NSCoder {
  private let values: [String: RestorationValue]
  private let object: @MainActor (Int) -> AnyObject?

  init(
    _ values: [String: RestorationValue],
    object: @escaping @MainActor (Int) -> AnyObject? = { _ in nil }
  ) {
    self.values = values
    self.object = object
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  override func decodeObject(forKey key: String) -> Any? {
    guard let value = values[key] else { return nil }
    let object = object
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = value.plain(object: object) }
    return result
  }

  override func decodeObject<DecodedObjectType>(
    of cls: DecodedObjectType.Type,
    forKey key: String
  ) -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding {
    guard let found = decodeObject(forKey: key) else { return nil }
    if let object = found as? DecodedObjectType { return object }
    return (found as AnyObject) as? DecodedObjectType
  }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    decodeObject(forKey: key)
  }

  override func decodeBool(forKey key: String) -> Bool {
    if case .boolean(let value)? = values[key] { return value }
    return false
  }

  override func decodeInteger(forKey key: String) -> Int {
    switch values[key] {
    case .integer(let value)?: value
    case .number(let value)?: Int(value)
    default: 0
    }
  }

  override func decodeInt32(forKey key: String) -> Int32 {
    Int32(truncatingIfNeeded: decodeInteger(forKey: key))
  }

  override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }

  override func decodeDouble(forKey key: String) -> Double {
    switch values[key] {
    case .integer(let value)?: Double(value)
    case .number(let value)?: value
    default: 0
    }
  }

  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
}
