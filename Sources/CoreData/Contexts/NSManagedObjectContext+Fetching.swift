import Foundation
import UIKit

extension NSManagedObjectContext {
  /// Looks for objects: those of the stores, and the context's unsaved ones.
  ///
  /// - Parameter request: What to look for.
  /// - Throws: An error if the request cannot be answered.
  /// - Returns: The results, of the kind that the request wants.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    try results(of: request).map { result in
      guard let result = result as? T else {
        CoreDataException.invalidArgument(
          "A fetch of '\(request.entityName ?? "")' answers a \(type(of: result)), but "
            + "\(T.self) is expected."
        )
        fatalError("a fetch answers a \(type(of: result)), not a \(T.self)")
      }
      return result
    }
  }

  /// Counts the objects that a fetch would find.
  ///
  /// - Parameter request: What to look for.
  /// - Throws: An error if the request cannot be answered.
  /// - Returns: The number.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    let entity = try entity(of: request)
    processPendingChanges()
    return matches(entity, request.plan).count
  }

  private func entity<T>(of request: NSFetchRequest<T>) throws -> NSEntityDescription {
    guard let entity = request.entity(in: self) else {
      CoreDataException.inconsistency(
        request.entityName.map {
          "NSFetchRequest could not locate an NSEntityDescription for entity name '\($0)'"
        } ?? "A fetch request must have an entity."
      )
      throw CoreDataError.make(NSCoreDataError, "The fetch request has no entity.")
    }
    return entity
  }

  private func results<T>(of request: NSFetchRequest<T>) throws -> [any NSFetchRequestResult] {
    if request.havingPredicate != nil || request.propertiesToGroupBy != nil {
      unimplemented("grouped fetches")
    }
    let entity = try entity(of: request)
    processPendingChanges()
    let rows = matches(entity, request.plan)
    switch request.resultType {
    case .countResultType: return [NSNumber(value: rows.count)]
    case .managedObjectIDResultType: return rows.map(\.id)
    case .dictionaryResultType: return dictionaries(rows, entity, request)
    default:
      return rows.map {
        materialize(
          $0,
          asFault: request.returnsObjectsAsFaults,
          refreshing: request.shouldRefreshRefetchedObjects
        )
      }
    }
  }

  private func dictionaries<T>(
    _ rows: [Row],
    _ entity: NSEntityDescription,
    _ request: NSFetchRequest<T>
  ) -> [any NSFetchRequestResult] {
    let wanted: [String] =
      request.propertiesToFetch?.map { property in
        if property is NSExpressionDescription { unimplemented("NSExpressionDescription") }
        return (property as? NSPropertyDescription)?.name ?? "\(property)"
      } ?? entity.attributesByName.keys.sorted()
    var seen: Set<NSDictionary> = []
    return rows.compactMap { row in
      let source = RowSource(self) { [weak self] id in
        id === row.id ? row.values : self?.currentRow(id)?.values ?? [:]
      }
      let proxy = RowProxy(row.id, source)
      var values: [String: Any] = [:]
      for key in wanted {
        let value = proxy.value(forKeyPath: key)
        values[key] = (value as? RowProxy)?.id ?? value
      }
      let dictionary = values as NSDictionary
      guard !request.returnsDistinctResults || seen.insert(dictionary).inserted else { return nil }
      return dictionary
    }
  }

  /// Gives identities that last to new objects before they are saved.
  ///
  /// - Parameter objects: The objects.
  /// - Throws: An error if there is no store.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    try persistentStoreCoordinator?.number(objects.map(\.objectID), assignments)
  }

  /// Runs a request on the stores, past the objects of the context.
  ///
  /// - Parameter request: A fetch, or a batch request.
  /// - Throws: An error if the request fails.
  /// - Returns: The result.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let batch = request as? any BatchRequest else {
      unimplemented("NSManagedObjectContext.execute(_:) of \(type(of: request))")
    }
    return try batch.run(in: self)
  }
}
