public import Foundation
import UIKit

/// An object of an entity, whose values a context reads from a store and saves there.
///
/// Status: partial · A
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// The context of the object; it goes when the context does.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The entity.
  open var entity: NSEntityDescription { objectID.entity }
  /// The identity.
  public let objectID: NSManagedObjectID

  /// The values as they are now; to-one relationships as an identity, others as a list of them.
  var values: [String: Any] = [:]
  /// The values as they were read or saved last.
  var snapshot: [String: Any] = [:]
  /// The number of changes that the row had when it was read.
  var version = 0
  var status = ManagedStatus()
  /// The values before the changes that nobody was told of yet.
  var eventValues: [String: Any]?
  /// Keeps destinations without a context.
  private var loose: [NSManagedObject] = []

  // MARK: - Making objects

  /// Makes an object and puts it into a context.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - context: The context; with `nil` the object is in none.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    let known = PendingIdentity.take(for: entity)
    objectID = known ?? NSManagedObjectID(temporary: entity)
    super.init()
    guard known == nil else { return }
    ManagedClasses.learn(type(of: self))
    objectID.looseObject = self
    for (name, attribute) in entity.attributesByName {
      if let value = attribute.defaultValue {
        values[name] = ManagedValue.canonical(value, attribute)
      }
    }
    context?.insert(self)
  }

  /// Makes an object of the class's entity in a context.
  ///
  /// - Parameter moc: The context.
  public convenience init(context moc: NSManagedObjectContext) {
    let type = Self.self
    guard let entity = ManagedClasses.entity(of: type, in: moc.model) else {
      CoreDataException.invalidArgument(
        "An NSManagedObject of class '\(NSStringFromClass(type))' must have a valid "
          + "NSEntityDescription."
      )
      fatalError("no entity has the class \(type)")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// The entity whose class this is, in the newest model that has one.
  open class func entity() -> NSEntityDescription {
    if let entity = ManagedClasses.entity(of: self, in: nil) { return entity }
    CoreDataException.inconsistency(
      "+[\(self) entity]: no NSEntityDescriptions in any model claim the NSManagedObject subclass "
        + "'\(self)' so +entity is confused.  Have you loaded your NSManagedObjectModel yet ?"
    )
    return NSEntityDescription()
  }

  /// A request for the objects of the class's entity.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  /// Whether changes of properties that the model does not have leave the object unchanged.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  // MARK: - State

  /// Whether the object has unsaved changes.
  open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  /// Whether saved values differ.
  open var hasPersistentChangedValues: Bool {
    changedValues().keys.contains { entity.propertiesByName[$0]?.isTransient == false }
  }
  /// Whether the object was never saved.
  open var isInserted: Bool { status.isInserted }
  /// Whether values changed since the object was read or saved.
  open var isUpdated: Bool { status.isUpdated && !status.isInserted && !status.isDeleted }
  /// Whether the object goes with the next save.
  open var isDeleted: Bool { status.isDeleted }
  /// Whether the values were not read yet.
  open var isFault: Bool { status.isFault }
  /// Not zero while the object becomes a fault or stops being one.
  open var faultingState: Int { status.isFaulting ? 1 : 0 }

  /// Whether the destinations of a relationship were not read yet.
  ///
  /// - Parameter key: The name of the relationship.
  /// - Returns: Whether reading it would read rows.
  open func hasFault(forRelationshipNamed key: String) -> Bool {
    guard !isFault, let value = values[key] else { return isFault }
    let ids = value as? [NSManagedObjectID] ?? (value as? NSManagedObjectID).map { [$0] } ?? []
    return ids.contains { managedObjectContext?.registeredObject(for: $0)?.isFault ?? true }
  }

  /// The identities of the destinations of a relationship.
  ///
  /// - Parameter key: The name of the relationship.
  /// - Returns: The identities.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    willAccessValue(forKey: key)
    return RelationshipLinks.ids(of: self, key)
  }

  // MARK: - Moments

  /// Is called when the object's values are about to be read; reads them if need be.
  ///
  /// - Parameter key: The name of the property.
  open func willAccessValue(forKey key: String?) { fire() }

  /// Is called after a value was read.
  ///
  /// - Parameter key: The name of the property.
  open func didAccessValue(forKey key: String?) {}

  /// Announces a change of a property.
  ///
  /// - Parameter key: The name of the property.
  open func willChangeValue(forKey key: String) {
    fire()
    if eventValues == nil { eventValues = values }
    KeyValueObserving.tell(self, .will(key))
  }

  /// Tells of a change of a property: the object counts as changed.
  ///
  /// - Parameter key: The name of the property.
  open func didChangeValue(forKey key: String) {
    if entity.propertiesByName[key] != nil { managedObjectContext?.noteChange(of: self) }
    KeyValueObserving.tell(self, .did(key))
  }

  /// Is called once, when the object is inserted; subclasses set first values.
  open func awakeFromInsert() {}
  /// Is called when values were read.
  open func awakeFromFetch() {}
  /// Is called when values came back, as by undoing.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Is called when the object is about to be deleted; its relationships are still there.
  open func prepareForDeletion() {}
  /// Is called before a save that the object is part of.
  open func willSave() {}
  /// Is called after a save that the object was part of.
  open func didSave() {}
  /// Is called before the values go.
  open func willTurnIntoFault() {}
  /// Is called after the values went.
  open func didTurnIntoFault() {}

  // MARK: - Values by name

  /// A value by its name; unknown names are looked for among the class's own properties.
  open func value(forKey key: String) -> Any? {
    if let own = own(key, []) { return own.result }
    guard let property = entity.propertiesByName[key] else { return value(forUndefinedKey: key) }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    return external(property)
  }

  /// Sets a value by its name.
  open func setValue(_ value: Any?, forKey key: String) {
    if own("set" + key.prefix(1).uppercased() + key.dropFirst() + ":", [value]) != nil { return }
    guard entity.propertiesByName[key] != nil else {
      return setValue(value, forUndefinedKey: key)
    }
    change(key, to: value)
  }

  /// Answers for a name that the object does not have; raises `NSUnknownKeyException`.
  open func value(forUndefinedKey key: String) -> Any? {
    undefined(key)
    return nil
  }

  /// Is told of a name that the object does not have; raises `NSUnknownKeyException`.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { undefined(key) }

  private func undefined(_ key: String) {
    CoreDataException.raise(
      .undefinedKeyException,
      "[<\(type(of: self))> valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key "
        + "value coding-compliant for the key \"\(key)\"."
    )
  }

  /// A value without telling anybody that it is read; a fault answers nothing.
  open func primitiveValue(forKey key: String) -> Any? {
    entity.propertiesByName[key].flatMap(external)
  }

  /// Sets a value without telling anybody; the object does not count as changed.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    switch entity.propertiesByName[key] {
    case let attribute as NSAttributeDescription:
      values[key] = ManagedValue.canonical(value, attribute)
    case let relationship as NSRelationshipDescription:
      let ids = RelationshipLinks.objects(in: value).map(\.objectID)
      values[key] = relationship.isToMany ? ids : ids.first
    default: undefined(key)
    }
  }

  /// A set that changes the relationship with it.
  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    ManagedMutableSet.make(self, key)
  }

  /// An ordered set that changes the relationship with it.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    ManagedMutableOrderedSet.make(self, key)
  }

  /// The values of some properties as they were read or saved last.
  ///
  /// - Parameter keys: The names; all for `nil`.
  /// - Returns: The values, `NSNull` for none.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fire()
    let keys = keys ?? entity.propertiesByName.keys.sorted()
    return Dictionary(
      uniqueKeysWithValues: Set(keys).map { key in
        (key, external(snapshot[key], entity.propertiesByName[key]) ?? NSNull())
      }
    )
  }

  /// The values that differ from those that were read or saved last.
  open func changedValues() -> [String: Any] {
    var result: [String: Any] = [:]
    for (key, property) in entity.propertiesByName
    where !ManagedValue.isSame(values[key], snapshot[key]) {
      result[key] = external(property) ?? NSNull()
    }
    return result
  }

  /// The values before the changes that nobody was told of yet.
  open func changedValuesForCurrentEvent() -> [String: Any] {
    guard let eventValues else { return [:] }
    var result: [String: Any] = [:]
    for (key, property) in entity.propertiesByName
    where !ManagedValue.isSame(values[key], eventValues[key]) {
      result[key] = external(eventValues[key], property) ?? NSNull()
    }
    return result
  }

  // MARK: - Validation

  /// Checks whether the object can be saved for the first time.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain` that says what is wrong.
  open func validateForInsert() throws {
    if let error = CoreDataError.joined(Validation.errors(of: self)) { throw error }
  }

  /// Checks whether the object's changes can be saved.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain` that says what is wrong.
  open func validateForUpdate() throws {
    if let error = CoreDataError.joined(Validation.errors(of: self)) { throw error }
  }

  /// Checks whether the object can be deleted.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain` that says what is wrong.
  open func validateForDelete() throws {
    if let error = CoreDataError.joined(Validation.deniedDeletes(of: self)) { throw error }
  }

  // MARK: - Description

  /// The object as Core Data prints it.
  open override var description: String {
    let data = isFault ? "<fault>" : "{\(dataDescription)}"
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: \(data))"
  }

  private var dataDescription: String {
    entity.propertiesByName.keys.sorted().map { key in
      let value = values[key].map { $0 is Data ? "(Data)" : "\($0)" } ?? "nil"
      return "\(key) = \(value);"
    }.joined(separator: " ")
  }

  /// Whether two are the same object: one that a fetch evaluates counts as its object.
  open override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? RowProxy { return other.id === objectID }
    return object as AnyObject === self
  }

  func keep(_ object: NSManagedObject) { loose.append(object) }
  func forgetLoose() -> [NSManagedObject] {
    defer { loose = [] }
    return loose
  }
}

/// Where a managed object stands.
struct ManagedStatus {
  var isInserted = false
  var isUpdated = false
  var isDeleted = false
  var isFault = false
  var isFaulting = false
  /// When the object came into its context.
  var order = 0
}

/// Why an object's values came back.
///
/// Status: complete · A
public struct NSSnapshotEventType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a type from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An insertion was undone.
  public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
  /// A deletion was undone.
  public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
  /// A change was undone.
  public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
  /// Changes were thrown away.
  public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
  /// Values were read again.
  public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
  /// A policy resolved a conflict.
  public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

/// The identity for the object that is being made of a row.
///
/// Initializers of apps take an entity and a context only, so the identity waits here, per thread.
enum PendingIdentity {
  private static let key = "CoreData.PendingIdentity"

  static func put(_ id: NSManagedObjectID) { Thread.current.threadDictionary[key] = id }

  static func take(for entity: NSEntityDescription) -> NSManagedObjectID? {
    guard let id = Thread.current.threadDictionary[key] as? NSManagedObjectID,
      id.entity === entity
    else { return nil }
    Thread.current.threadDictionary.removeObject(forKey: key)
    return id
  }
}
