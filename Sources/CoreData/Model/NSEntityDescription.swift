public import Foundation
import UIKit

/// What a kind of object consists of.
///
/// Status: partial · A
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  open var name: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The name of the class of the objects.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether there are objects of subentities only.
  open var isAbstract = false
  /// What the app notes beside the entity.
  open var userInfo: [AnyHashable: Any]?
  /// What makes the hash differ although nothing else does.
  open var versionHashModifier: String?
  /// What an older model calls it.
  open var renamingIdentifier: String? {
    get { givenRenamingIdentifier ?? name }
    set { givenRenamingIdentifier = newValue }
  }
  /// Groups of attributes whose values no two objects share.
  open var uniquenessConstraints: [[Any]] = []
  /// Without effect here: fetches look at each row.
  open var indexes: [NSFetchIndexDescription] = []
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The model of the entity.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  /// The entity whose properties this one has, too.
  open internal(set) weak var superentity: NSEntityDescription?

  private var givenRenamingIdentifier: String?
  private var ownProperties: [NSPropertyDescription] = []
  private var cachedProperties: [String: NSPropertyDescription]?

  /// Creates an entity without properties.
  public override init() {
    super.init()
  }

  /// The entities that have this one's properties, too.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in oldValue where entity.superentity === self { entity.superentity = nil }
      for entity in subentities {
        entity.superentity = self
        entity.forget()
      }
    }
  }

  /// The subentities by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// The properties, those of the superentity first.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      let inherited = superentity?.properties ?? []
      ownProperties = newValue.filter { new in !inherited.contains { $0 === new } }
      for property in ownProperties { property.entity = self }
      forget()
    }
  }

  private func forget() {
    cachedProperties = nil
    for entity in subentities { entity.forget() }
  }

  /// The properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let cachedProperties { return cachedProperties }
    let made = Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
    cachedProperties = made
    return made
  }

  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The relationships that lead to an entity.
  ///
  /// - Parameter entity: The entity at the other end.
  /// - Returns: The relationships.
  open func relationships(forDestination entity: NSEntityDescription)
    -> [NSRelationshipDescription]
  {
    properties.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity === entity }
  }

  /// Whether the entity is another one, or below it.
  ///
  /// - Parameter entity: The other one.
  /// - Returns: Whether it is.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    sequence(first: self) { $0.superentity }.contains { $0 === entity }
  }

  /// Whether the entity has a name, or one above it has.
  func isKind(named name: String?) -> Bool {
    sequence(first: self) { $0.superentity }.contains { $0.name == name }
  }

  /// A hash of what decides whether two models can read the same rows.
  open var versionHash: Data { VersionHash.data(of: hashText) }

  private var hashText: String {
    let parts = properties.filter { !$0.isTransient }.map(\.hashText).sorted()
    return "\(name ?? "")|\(isAbstract)|\(superentity?.name ?? "")|\(versionHashModifier ?? "")|"
      + parts.joined(separator: ";")
  }

  /// A copy that belongs to no model.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSEntityDescription()
    copy.name = name
    copy.managedObjectClassName = managedObjectClassName
    copy.isAbstract = isAbstract
    copy.userInfo = userInfo
    copy.versionHashModifier = versionHashModifier
    copy.givenRenamingIdentifier = givenRenamingIdentifier
    copy.uniquenessConstraints = uniquenessConstraints
    copy.indexes = indexes
    copy.properties = ownProperties.compactMap { $0.copy() as? NSPropertyDescription }
    return copy
  }

  /// The entity of a name in the model that a context works with.
  ///
  /// - Parameters:
  ///   - entityName: The name.
  ///   - context: The context; one without a coordinator raises `NSInternalInconsistencyException`.
  /// - Returns: The entity; `nil` if the model has none of this name.
  open class func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    guard let model = context.model else {
      CoreDataException.inconsistency(
        "+entityForName: could not locate an NSManagedObjectModel for entity name '\(entityName)'"
      )
      return nil
    }
    return model.entitiesByName[entityName]
  }

  /// Makes an object of an entity in a context.
  ///
  /// - Parameters:
  ///   - entityName: The name of the entity; an unknown one raises.
  ///   - context: The context.
  /// - Returns: The object, of the class that the model names.
  open class func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      CoreDataException.inconsistency(
        "+entityForName: could not locate an entity named '\(entityName)' in this model."
      )
      fatalError("no entity named '\(entityName)'")
    }
    return ManagedClasses.make(entity, insertInto: context)
  }
}

/// What an index would be made of; without effect here.
///
/// Status: partial · A
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String
  /// What the index is made of.
  open var elements: [NSFetchIndexElementDescription]

  /// Describes an index.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
    super.init()
  }
}

/// One part of an index; without effect here.
///
/// Status: partial · A
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
  /// The kinds of indexes.
  public enum Kind: UInt, Sendable {
    /// An ordered index.
    case binary = 0
    /// An index of areas.
    case rTree = 1
  }
  /// The property.
  open internal(set) var property: NSPropertyDescription?
  /// The kind.
  open var collationType: Kind
  /// The direction.
  open var isAscending = true

  /// Describes a part.
  public init(property: NSPropertyDescription, collationType: Kind) {
    self.property = property
    self.collationType = collationType
    super.init()
  }
}
