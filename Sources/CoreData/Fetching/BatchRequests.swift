public import Foundation

/// The answer to a request.
///
/// Status: complete · A
open class NSPersistentStoreResult: NSObject {}

/// What a batch deletion answers.
///
/// Status: complete · A
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case resultTypeStatusOnly = 0
  /// The identities of the deleted objects.
  case resultTypeObjectIDs = 1
  /// Their number.
  case resultTypeCount = 2
}

/// What a batch of changes answers.
///
/// Status: complete · A
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case statusOnlyResultType = 0
  /// The identities of the changed objects.
  case updatedObjectIDsResultType = 1
  /// Their number.
  case updatedObjectsCountResultType = 2
}

/// What a batch of insertions answers.
///
/// Status: complete · A
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case statusOnly = 0
  /// The identities of the new objects.
  case objectIDs = 1
  /// Their number.
  case count = 2
}

/// A request that works on rows, past the objects of contexts.
protocol BatchRequest: NSPersistentStoreRequest {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension BatchRequest {
  /// A context of the same stores that nobody else sees; stores in memory know no batches.
  func scratch(_ context: NSManagedObjectContext) -> NSManagedObjectContext? {
    guard let coordinator = context.persistentStoreCoordinator else { return nil }
    if coordinator.persistentStores.contains(where: { $0.type == NSInMemoryStoreType }) {
      CoreDataException.inconsistency("Unknown command type \(self)")
      return nil
    }
    let made = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    made.persistentStoreCoordinator = coordinator
    made.mergePolicy = NSMergePolicy.overwrite
    return made
  }
}

/// Deletes many rows at once.
///
/// Contexts do not hear of it: the app merges the identities, or resets its contexts.
///
/// Status: partial · A
open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest {
  /// What to delete.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What to answer.
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly

  /// Describes a deletion.
  ///
  /// - Parameter fetch: What to delete.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    super.init()
  }

  /// Describes a deletion.
  ///
  /// - Parameter objects: The identities of what to delete, all of one entity.
  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    let request = NSFetchRequest<any NSFetchRequestResult>(
      entityName: objects.first?.entity.name ?? ""
    )
    request.predicate = NSPredicate { object, _ in
      (object as? NSManagedObject).map { objects.contains($0.objectID) } ?? false
    }
    self.init(fetchRequest: request)
  }

  /// A deletion.
  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSBatchDeleteResult(resultType)
    guard let scratch = scratch(context) else { return result }
    let request = fetchRequest.retyped(to: NSManagedObject.self)
    request.resultType = .managedObjectResultType
    let objects = try scratch.fetch(request)
    for object in objects { scratch.delete(object) }
    try scratch.saveUnchecked()
    result.ids = objects.map(\.objectID)
    return result
  }
}

/// What a batch deletion answers.
///
/// Status: complete · A
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// What kind of answer it is.
  public let resultType: NSBatchDeleteRequestResultType
  var ids: [NSManagedObjectID] = []

  init(_ type: NSBatchDeleteRequestResultType) {
    resultType = type
    super.init()
  }

  /// Whether it succeeded, the identities or their number.
  open var result: Any? {
    switch resultType {
    case .resultTypeStatusOnly: true
    case .resultTypeObjectIDs: ids
    case .resultTypeCount: ids.count
    }
  }
}

/// Changes many rows at once.
///
/// Status: partial · A
open class NSBatchUpdateRequest: NSPersistentStoreRequest, BatchRequest {
  /// The name of the entity.
  public let entityName: String
  /// The entity.
  open var entity: NSEntityDescription { request.entity ?? NSEntityDescription() }
  /// What to change; all for `nil`.
  open var predicate: NSPredicate?
  /// Whether objects of subentities change, too.
  open var includesSubentities = true
  /// What to answer.
  open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType
  /// The new values by the names of attributes, or by their descriptions.
  open var propertiesToUpdate: [AnyHashable: Any]?

  /// Describes changes.
  ///
  /// - Parameter entityName: The name of the entity.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  /// Describes changes.
  ///
  /// - Parameter entity: The entity.
  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
  }

  /// Changes.
  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

  private var request: NSFetchRequest<NSManagedObject> { NSFetchRequest(entityName: entityName) }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSBatchUpdateResult(resultType)
    guard let scratch = scratch(context) else { return result }
    let request = request
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let objects = try scratch.fetch(request)
    for object in objects {
      for (key, value) in propertiesToUpdate ?? [:] {
        let name = (key.base as? NSPropertyDescription)?.name ?? "\(key.base)"
        object.change(name, to: value)
      }
    }
    try scratch.saveUnchecked()
    result.ids = objects.map(\.objectID)
    return result
  }
}

/// What a batch of changes answers.
///
/// Status: complete · A
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// What kind of answer it is.
  public let resultType: NSBatchUpdateRequestResultType
  var ids: [NSManagedObjectID] = []

  init(_ type: NSBatchUpdateRequestResultType) {
    resultType = type
    super.init()
  }

  /// Whether it succeeded, the identities or their number.
  open var result: Any? {
    switch resultType {
    case .statusOnlyResultType: true
    case .updatedObjectIDsResultType: ids
    case .updatedObjectsCountResultType: ids.count
    }
  }
}

/// Makes many rows at once.
///
/// Status: partial · A
open class NSBatchInsertRequest: NSPersistentStoreRequest, BatchRequest {
  /// The name of the entity.
  public let entityName: String
  /// The values of the new rows.
  open var objectsToInsert: [[String: Any]]?
  /// Fills a dictionary for each row; `true` ends.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Fills an object for each row; `true` ends.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// What to answer.
  open var resultType: NSBatchInsertRequestResultType = .statusOnly

  /// Describes insertions.
  ///
  /// - Parameters:
  ///   - entityName: The name of the entity.
  ///   - dictionaries: The values.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }

  /// Describes insertions.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - dictionaries: The values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// Describes insertions.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - handler: Fills a dictionary for each row; `true` ends.
  public convenience init(
    entity: NSEntityDescription,
    dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", objects: [])
    dictionaryHandler = handler
  }

  /// Describes insertions.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - handler: Fills an object for each row; `true` ends.
  public convenience init(
    entity: NSEntityDescription,
    managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", objects: [])
    managedObjectHandler = handler
  }

  /// Insertions.
  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSBatchInsertResult(resultType)
    guard let scratch = scratch(context) else { return result }
    if let policy = context.mergePolicy as? NSMergePolicy { scratch.mergePolicy = policy }
    var made: [NSManagedObject] = []
    func insert() -> NSManagedObject {
      let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: scratch)
      made.append(object)
      return object
    }
    func insert(_ values: [String: Any]) {
      let object = insert()
      for (key, value) in values { object.change(key, to: value) }
    }
    for values in objectsToInsert ?? [] { insert(values) }
    while let handler = dictionaryHandler {
      let values = NSMutableDictionary()
      if handler(values) { break }
      insert(values as? [String: Any] ?? [:])
    }
    while let handler = managedObjectHandler {
      let object = insert()
      guard handler(object) else { continue }
      scratch.delete(object)
      made.removeLast()
      break
    }
    try scratch.saveUnchecked()
    result.ids = made.map(\.objectID)
    return result
  }
}

/// What a batch of insertions answers.
///
/// Status: complete · A
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// What kind of answer it is.
  public let resultType: NSBatchInsertRequestResultType
  var ids: [NSManagedObjectID] = []

  init(_ type: NSBatchInsertRequestResultType) {
    resultType = type
    super.init()
  }

  /// Whether it succeeded, the identities or their number.
  open var result: Any? {
    switch resultType {
    case .statusOnly: true
    case .objectIDs: ids
    case .count: ids.count
    }
  }
}
