import Foundation

/// A set that writes its changes through to a relationship.
final class ManagedMutableSet: NSMutableSet {
  private var owner: NSManagedObject?
  private var key = ""

  static func make(_ owner: NSManagedObject, _ key: String) -> ManagedMutableSet {
    let made = ManagedMutableSet(capacity: 0)
    made.owner = owner
    made.key = key
    return made
  }

  private var current: NSSet { owner?.value(forKey: key) as? NSSet ?? NSSet() }

  override var count: Int { current.count }
  override func member(_ object: Any) -> Any? { current.member(object) }
  override func objectEnumerator() -> NSEnumerator { current.objectEnumerator() }
  override var allObjects: [Any] { current.allObjects }
  override func add(_ object: Any) { owner?.addManagedValues(object, key) }
  override func remove(_ object: Any) { owner?.removeManagedValues(object, key) }
}

/// An ordered set that writes its changes through to a relationship.
final class ManagedMutableOrderedSet: NSMutableOrderedSet {
  private var owner: NSManagedObject?
  private var key = ""

  override init(capacity numItems: Int) { super.init(capacity: numItems) }

  required init(arrayLiteral elements: Any...) { super.init(capacity: 0) }

  required init?(coder aDecoder: NSCoder) { nil }

  static func make(_ owner: NSManagedObject, _ key: String) -> ManagedMutableOrderedSet {
    let made = ManagedMutableOrderedSet(capacity: 0)
    made.owner = owner
    made.key = key
    return made
  }

  private var current: NSOrderedSet { owner?.value(forKey: key) as? NSOrderedSet ?? NSOrderedSet() }

  private func change(_ body: (NSMutableOrderedSet) -> Void) {
    let copy = NSMutableOrderedSet(array: current.array)
    body(copy)
    owner?.change(key, to: copy)
  }

  override var count: Int { current.count }
  override func object(at idx: Int) -> Any { current.object(at: idx) }
  override func index(of object: Any) -> Int { current.index(of: object) }
  override func insert(_ object: Any, at idx: Int) { change { $0.insert(object, at: idx) } }
  override func removeObject(at idx: Int) { change { $0.removeObject(at: idx) } }
  override func replaceObject(at idx: Int, with object: Any) {
    change { $0.replaceObject(at: idx, with: object) }
  }
  override func add(_ object: Any) { change { $0.add(object) } }
  override func remove(_ object: Any) { change { $0.remove(object) } }
}
