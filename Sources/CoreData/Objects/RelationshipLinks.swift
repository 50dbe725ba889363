import Foundation

/// Both ends of relationships at once.
enum RelationshipLinks {
  // MARK: - Reading

  static func ids(of object: NSManagedObject, _ key: String) -> [NSManagedObjectID] {
    switch object.values[key] {
    case let list as [NSManagedObjectID]: list
    case let id as NSManagedObjectID: [id]
    default: []
    }
  }

  static func objects(of object: NSManagedObject, _ key: String) -> [NSManagedObject] {
    object.fire()
    return ids(of: object, key).compactMap { self.object($0, near: object) }
  }

  static func object(_ id: NSManagedObjectID, near owner: NSManagedObject) -> NSManagedObject? {
    if let context = owner.managedObjectContext { return context.object(with: id) }
    return id.looseObject
  }

  /// The objects in what an app passes: one, a set, an ordered set or an array.
  static func objects(in value: Any?) -> [NSManagedObject] {
    switch ManagedValue.flattened(value) {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: ordered(set.allObjects.compactMap { $0 as? NSManagedObject })
    case let list as [NSManagedObject]: list
    case let set as Set<NSManagedObject>: ordered(Array(set))
    case let list as NSArray: list.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  /// The objects of a set in the order in which they came into being.
  private static func ordered(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    objects.sorted {
      ($0.objectID.number ?? .max, $0.status.order) < ($1.objectID.number ?? .max, $1.status.order)
    }
  }

  /// Objects, or those at places of a list.
  static func indexed(_ value: Any, _ list: [NSManagedObject]) -> [NSManagedObject] {
    guard value is IndexSet || value is NSIndexSet || value is Int else {
      return objects(in: value)
    }
    return places(value).filter(list.indices.contains).map { list[$0] }
  }

  /// Places that an app passes: one or several.
  static func places(_ value: Any) -> IndexSet {
    if let set = value as? IndexSet { return set }
    if let set = value as? NSIndexSet { return IndexSet(set) }
    return (value as? Int).map { IndexSet(integer: $0) } ?? IndexSet()
  }

  // MARK: - Changing

  static func set(
    _ owner: NSManagedObject,
    _ relationship: NSRelationshipDescription,
    to objects: [NSManagedObject]
  ) {
    owner.fire()
    for object in objects { adopt(object, owner, relationship) }
    let key = relationship.name
    let old = ids(of: owner, key)
    var seen: Set<NSManagedObjectID> = []
    var new = objects.map(\.objectID).filter { seen.insert($0).inserted }
    if !relationship.isToMany { new = Array(new.prefix(1)) }
    guard old != new else { return }
    let before = Set(old)
    let after = Set(new)
    owner.willChangeValue(forKey: key)
    store(new, owner, relationship)
    owner.didChangeValue(forKey: key)
    guard let inverse = relationship.inverseRelationship else { return }
    for id in old where !after.contains(id) {
      if let other = object(id, near: owner) { remove(owner.objectID, from: other, inverse) }
    }
    for id in new where !before.contains(id) {
      guard let other = object(id, near: owner) else { continue }
      add(owner, to: other, inverse, back: relationship)
    }
  }

  private static func store(
    _ ids: [NSManagedObjectID],
    _ owner: NSManagedObject,
    _ relationship: NSRelationshipDescription
  ) {
    owner.values[relationship.name] = relationship.isToMany ? ids as Any : ids.first as Any?
  }

  private static func adopt(
    _ object: NSManagedObject,
    _ owner: NSManagedObject,
    _ relationship: NSRelationshipDescription
  ) {
    switch (owner.managedObjectContext, object.managedObjectContext) {
    case (let mine?, nil): if object.objectID.isTemporaryID { mine.insert(object) }
    case (nil, let other?): if owner.objectID.isTemporaryID { other.insert(owner) }
    case (let mine?, let other?) where mine !== other:
      CoreDataException.invalidArgument(
        "Illegal attempt to establish a relationship '\(relationship.name)' between objects in "
          + "different contexts (source = \(owner), destination = \(object))"
      )
    case (nil, nil):
      owner.keep(object)
    default: break
    }
  }

  /// Takes an identity from one end only.
  static func remove(
    _ id: NSManagedObjectID,
    from object: NSManagedObject,
    _ relationship: NSRelationshipDescription
  ) {
    object.fire()
    let old = ids(of: object, relationship.name)
    guard old.contains(id) else { return }
    object.willChangeValue(forKey: relationship.name)
    store(old.filter { $0 != id }, object, relationship)
    object.didChangeValue(forKey: relationship.name)
  }

  /// Adds the way back at the other end, which leaves its former partner if it can have one only.
  private static func add(
    _ owner: NSManagedObject,
    to object: NSManagedObject,
    _ inverse: NSRelationshipDescription,
    back relationship: NSRelationshipDescription
  ) {
    object.fire()
    let old = ids(of: object, inverse.name)
    guard !old.contains(owner.objectID) else { return }
    if !inverse.isToMany, let former = old.first.flatMap({ self.object($0, near: object) }) {
      remove(object.objectID, from: former, relationship)
    }
    object.willChangeValue(forKey: inverse.name)
    store((inverse.isToMany ? old : []) + [owner.objectID], object, inverse)
    object.didChangeValue(forKey: inverse.name)
    if object.managedObjectContext == nil { object.keep(owner) }
  }

  // MARK: - Deleting

  /// Applies the delete rules of an object that goes.
  static func propagateDelete(of object: NSManagedObject, in context: NSManagedObjectContext) {
    for case let relationship as NSRelationshipDescription in object.entity.properties {
      let others = objects(of: object, relationship.name)
      switch relationship.deleteRule {
      case .cascadeDeleteRule:
        for other in others where !other.isDeleted { context.delete(other) }
      case .noActionDeleteRule, .denyDeleteRule: continue
      case .nullifyDeleteRule: break
      }
      guard let inverse = relationship.inverseRelationship else { continue }
      for other in others where !other.isDeleted { remove(object.objectID, from: other, inverse) }
    }
  }
}
