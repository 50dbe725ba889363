public import Foundation
import UIKit

/// What a fetch can answer: objects, identities, dictionaries or a count.
///
/// Status: complete · A
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The kinds of answers.
///
/// Status: complete · A
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a kind from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// Identities.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries of the properties to fetch.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// What kind of work a request is.
///
/// Status: complete · A
public enum NSPersistentStoreRequestType: UInt, Sendable {
  /// A fetch.
  case fetchRequestType = 1
  /// A save.
  case saveRequestType = 2
  /// Many new rows.
  case batchInsertRequestType = 5
  /// Changes of many rows.
  case batchUpdateRequestType = 6
  /// Many rows that go.
  case batchDeleteRequestType = 7
}

/// Work for a store.
///
/// Status: partial · A
open class NSPersistentStoreRequest: NSObject {
  /// The stores to ask; all for `nil`.
  open var affectedStores: [NSPersistentStore]?
  /// What kind of work it is.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

  override init() { super.init() }
}

/// What to look for in a context.
///
/// Status: partial · A
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  /// The name of the entity.
  open private(set) var entityName: String?
  private var givenEntity: NSEntityDescription?
  /// What objects must satisfy.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of results; 0 for all.
  open var fetchLimit = 0
  /// The number of results to leave out.
  open var fetchOffset = 0
  /// Without effect here: all rows are read at once.
  open var fetchBatchSize = 0
  /// The kind of the answer.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Whether objects of subentities count.
  open var includesSubentities = true
  /// Whether objects that the context did not read yet come without their values.
  open var returnsObjectsAsFaults = true
  /// Whether unsaved changes count.
  open var includesPendingChanges = true
  /// Without effect here: rows come with their values.
  open var includesPropertyValues = true
  /// Whether equal dictionaries come once.
  open var returnsDistinctResults = false
  /// Whether objects that were read before take the values of their rows.
  open var shouldRefreshRefetchedObjects = false
  /// The properties of dictionaries: names or descriptions.
  open var propertiesToFetch: [Any]?
  /// Not built.
  open var propertiesToGroupBy: [Any]?
  /// Not built.
  open var havingPredicate: NSPredicate?
  /// Relationships whose destinations are read, too.
  open var relationshipKeyPathsForPrefetching: [String]?
  var predicateFormat: String? {
    didSet { predicate = predicateFormat.map { NSPredicate(format: $0) } }
  }

  /// Creates a request without an entity.
  public override init() {
    super.init()
  }

  /// Creates a request for the objects of an entity.
  ///
  /// - Parameter entityName: The name of the entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  /// The entity; known by its name once the request was used.
  open var entity: NSEntityDescription? {
    get {
      givenEntity
        ?? entityName.flatMap { name in
          LoadedModels.all.lazy.compactMap { $0.entitiesByName[name] }.first
        }
    }
    set {
      givenEntity = newValue
      entityName = newValue?.name
    }
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any { retyped(to: ResultType.self) }

  /// The same request for another type of results.
  func retyped<Other>(to type: Other.Type) -> NSFetchRequest<Other> {
    let copy = NSFetchRequest<Other>()
    copy.entityName = entityName
    copy.givenEntity = givenEntity
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.fetchOffset = fetchOffset
    copy.fetchBatchSize = fetchBatchSize
    copy.resultType = resultType
    copy.includesSubentities = includesSubentities
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.includesPendingChanges = includesPendingChanges
    copy.includesPropertyValues = includesPropertyValues
    copy.returnsDistinctResults = returnsDistinctResults
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    copy.propertiesToFetch = propertiesToFetch
    copy.propertiesToGroupBy = propertiesToGroupBy
    copy.havingPredicate = havingPredicate
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    copy.affectedStores = affectedStores
    return copy
  }

  /// Fetches in the context whose closure runs on this thread.
  ///
  /// - Throws: What the fetch throws.
  /// - Returns: The results.
  open func execute() throws -> [ResultType] {
    guard let context = ContextQueue.innermost?.context else {
      CoreDataException.inconsistency(
        "NSFetchRequest.execute() must be called in a context's perform or performAndWait."
      )
      return []
    }
    return try context.fetch(self)
  }

  /// The entity in the model of a context.
  func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
    if let name = entityName, let found = context.model?.entitiesByName[name] { return found }
    return givenEntity
  }

  /// The request as an untyped description.
  var plan: FetchPlan {
    FetchPlan(
      predicate: predicate,
      sortDescriptors: sortDescriptors ?? [],
      limit: fetchLimit,
      offset: fetchOffset,
      includesSubentities: includesSubentities,
      includesPendingChanges: includesPendingChanges,
      stores: affectedStores
    )
  }
}

/// What a fetch looks for, whatever its results are.
struct FetchPlan {
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor] = []
  var limit = 0
  var offset = 0
  var includesSubentities = true
  var includesPendingChanges = true
  var stores: [NSPersistentStore]?
}

/// A fetch in the background; not built.
///
/// Status: none · A
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// Describes a fetch; stops, as it is not built.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    unimplemented("NSAsynchronousFetchRequest")
  }
}

/// The answer of a fetch in the background; not built.
///
/// Status: none · A
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  /// The results.
  open var finalResult: [ResultType]? { nil }
}
