import Foundation
@_spi(Porting) package import UIKit

// What the properties of lowered managed objects call: `@NSManaged var` becomes a computed one.
extension NSManagedObject {
  /// The value of a property that was `@NSManaged`.
  @_spi(Porting)
  public func managedValue<Value>(_ key: String) -> Value {
    if let key = primitiveKey(key) {
      guard let made = ManagedValue.typed(primitiveValue(forKey: key), as: Value.self) else {
        fatalError("\(type(of: self)).\(key) has no value of the type \(Value.self)")
      }
      return made
    }
    guard let property = entity.propertiesByName[key] else {
      fatalError("the entity \(entity.name ?? "") has no property named '\(key)'")
    }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    let value = external(property)
    if let made = ManagedValue.typed(value, as: Value.self) { return made }
    let found = value.map { "a \(type(of: $0))" } ?? "no value"
    fatalError(
      "\(type(of: self)).\(key) has \(found), but the property has the type \(Value.self)"
    )
  }

  /// Sets a property that was `@NSManaged`.
  @_spi(Porting)
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    if let key = primitiveKey(key) {
      setPrimitiveValue(value, forKey: key)
      return
    }
    guard entity.propertiesByName[key] != nil else {
      fatalError("the entity \(entity.name ?? "") has no property named '\(key)'")
    }
    change(key, to: value)
  }

  /// Adds destinations to a relationship: what `addToItems(_:)` does.
  @_spi(Porting)
  public func addManagedValues(_ value: Any, _ key: String) {
    let key = modelKey(key)
    let added = RelationshipLinks.objects(in: value)
    change(key, to: RelationshipLinks.objects(of: self, key) + added)
  }

  /// Takes destinations from a relationship: what `removeFromItems(_:)` does.
  @_spi(Porting)
  public func removeManagedValues(_ value: Any, _ key: String) {
    let key = modelKey(key)
    let removed = RelationshipLinks.indexed(value, RelationshipLinks.objects(of: self, key))
    change(
      key,
      to: RelationshipLinks.objects(of: self, key).filter { object in
        !removed.contains { $0 === object }
      }
    )
  }

  /// Puts destinations at places of an ordered relationship.
  @_spi(Porting)
  public func insertManagedValues(_ value: Any, at places: Any, _ key: String) {
    let key = modelKey(key)
    let places = RelationshipLinks.places(places)
    var list = RelationshipLinks.objects(of: self, key)
    for (object, place) in zip(RelationshipLinks.objects(in: value), places) {
      list.removeAll { $0 === object }
      list.insert(object, at: min(place, list.count))
    }
    change(key, to: list)
  }

  /// Puts other destinations at places of an ordered relationship.
  @_spi(Porting)
  public func replaceManagedValues(_ value: Any, at places: Any, _ key: String) {
    let key = modelKey(key)
    let places = RelationshipLinks.places(places)
    var list = RelationshipLinks.objects(of: self, key)
    for (object, place) in zip(RelationshipLinks.objects(in: value), places) {
      list[place] = object
    }
    change(key, to: list)
  }
}

extension NSManagedObject {
  /// The key behind a name such as `primitiveTitle`.
  private func primitiveKey(_ name: String) -> String? {
    guard entity.propertiesByName[name] == nil, name.hasPrefix("primitive") else { return nil }
    return modelKey(String(name.dropFirst("primitive".count)))
  }

  /// The key of the model that a name means whose first letter may be a capital.
  private func modelKey(_ name: String) -> String {
    let other = name.prefix(1).lowercased() + name.dropFirst()
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    return [name, other, capital].first { entity.propertiesByName[$0] != nil } ?? other
  }

  /// Changes a value with everything that belongs to it.
  func change(_ key: String, to value: Any?) {
    switch entity.propertiesByName[key] {
    case let attribute as NSAttributeDescription:
      let made = ManagedValue.canonical(value, attribute)
      willChangeValue(forKey: key)
      values[key] = made
      didChangeValue(forKey: key)
    case let relationship as NSRelationshipDescription:
      RelationshipLinks.set(self, relationship, to: RelationshipLinks.objects(in: value))
    default: unimplemented("the property \(key) of \(entity.name ?? "")")
    }
  }

  /// A value as the app sees it: relationships as objects and sets of them.
  func external(_ property: NSPropertyDescription) -> Any? {
    external(values[property.name], property)
  }

  func external(_ value: Any?, _ property: NSPropertyDescription?) -> Any? {
    guard let relationship = property as? NSRelationshipDescription else {
      if property is NSFetchedPropertyDescription { unimplemented("fetched properties") }
      if property is NSDerivedAttributeDescription { unimplemented("derived attributes") }
      return value
    }
    guard relationship.isToMany else {
      return (value as? NSManagedObjectID).flatMap { RelationshipLinks.object($0, near: self) }
    }
    let objects = (value as? [NSManagedObjectID] ?? []).compactMap {
      RelationshipLinks.object($0, near: self)
    }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Reads the values if the object is a fault.
  func fire() {
    guard status.isFault, !status.isFaulting else { return }
    status.isFaulting = true
    defer { status.isFaulting = false }
    guard let context = managedObjectContext else {
      status.isFault = false
      return
    }
    guard let row = context.parentRow(objectID) else {
      guard context.shouldDeleteInaccessibleFaults else {
        CoreDataException.raise(
          UIKit.NSExceptionName("NSObjectInaccessibleException"),
          "CoreData could not fulfill a fault for '\(objectID)'"
        )
        return
      }
      status.isFault = false
      status.isDeleted = true
      return
    }
    fill(row)
  }

  /// Takes the values of a row; the object is no fault any more.
  func fill(_ row: Row) {
    values = row.values
    snapshot = row.values
    version = row.version
    status.isFault = false
    awakeFromFetch()
  }

  /// Gives the values up.
  func becomeFault() {
    guard !status.isFault else { return }
    willTurnIntoFault()
    values = [:]
    snapshot = [:]
    eventValues = nil
    status.isUpdated = false
    status.isFault = true
    didTurnIntoFault()
  }

  /// What a property of the class's own answers, one that the model need not have.
  func own(_ name: String, _ arguments: [Any?]) -> ObjectiveCCall? {
    guard let object = self as? any ObjectiveCDispatching else { return nil }
    let call = ObjectiveCCall(name, arguments)
    nonisolated(unsafe) let target = object
    return PortingMainActor.run { target.dispatchObjectiveC(call) } ? call : nil
  }
}

/// Key-value coding finds a managed object's properties by its entity.
extension NSManagedObject: MembersByName {
  package func answerByName(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "valueForKey:": return call.answer { self.value(forKey: call[0]) }
    case "setValue:forKey:":
      return call.answer { self.setValue(call[0] as Any?, forKey: call[1]) }
    case "objectID": return call.property { self.objectID }
    case "entity": return call.property { self.entity }
    default: break
    }
    if entity.propertiesByName[call.name] != nil {
      return call.property { self.value(forKey: call.name) }
    }
    guard call.name.hasPrefix("set"), call.name.hasSuffix(":") else { return false }
    let rest = call.name.dropFirst(3).dropLast()
    let key = rest.prefix(1).lowercased() + rest.dropFirst()
    guard entity.propertiesByName[key] != nil else { return false }
    return call.answer { self.setValue(call[0] as Any?, forKey: key) }
  }
}
