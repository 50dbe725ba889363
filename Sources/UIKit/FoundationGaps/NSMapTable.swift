public import Foundation

/// A dictionary of objects, which may hold keys and values weakly.
///
/// Status: partial · A
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    let key: ObjectHolder<KeyType>
    let value: ObjectHolder<ObjectType>
    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private var entries: [Entry] = []
  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool

  /// Creates a table with pointer options.
  public init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakValues = valueOptions.contains(.weakMemory)
    super.init()
  }

  /// A table that holds keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable()
  }

  /// A table that holds its values only.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// A table that holds its keys only.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// A table that holds neither.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries whose objects are still there.
  open var count: Int { entries.count(where: \.isAlive) }

  /// The value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.holds(aKey) }?.value.object
  }

  /// Sets the value of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries.removeAll { !$0.isAlive || $0.key.holds(aKey) }
    guard let anObject else { return }
    entries.append(
      Entry(
        key: ObjectHolder(aKey, isWeak: hasWeakKeys),
        value: ObjectHolder(anObject, isWeak: hasWeakValues)
      )
    )
  }

  /// Removes a key with its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries.removeAll { !$0.isAlive || $0.key.holds(aKey) }
  }

  /// Removes everything.
  open func removeAllObjects() { entries.removeAll() }

  /// An enumerator over the keys, in the order in which they were set.
  open func keyEnumerator() -> NSEnumerator {
    ArrayEnumerator(entries.filter(\.isAlive).compactMap(\.key.object))
  }

  /// An enumerator over the values, in the order of their keys.
  open func objectEnumerator() -> NSEnumerator? {
    ArrayEnumerator(entries.filter(\.isAlive).compactMap(\.value.object))
  }
}
