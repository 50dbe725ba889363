import Foundation
import UIKit

// What contexts ask a coordinator for.
extension NSPersistentStoreCoordinator {
  func row(_ id: NSManagedObjectID) -> Row? {
    guard let store = id.persistentStore, let number = id.number,
      persistentStores.contains(where: { $0 === store })
    else { return nil }
    return store.content.locked {
      store.content.rows[number].map {
        Row(id: id, values: read($0, id.entity, store), version: $0.version)
      }
    }
  }

  func rows(of entity: NSEntityDescription, _ plan: FetchPlan) -> [Row] {
    (plan.stores ?? persistentStores).flatMap { store in
      store.content.locked {
        store.content.rows.sorted { $0.key < $1.key }.compactMap { number, row -> Row? in
          guard let own = managedObjectModel.entitiesByName[row.entity],
            plan.includesSubentities ? own.isKind(named: entity.name) : own.name == entity.name
          else { return nil }
          return Row(id: store.id(number, own), values: read(row, own, store), version: row.version)
        }
      }
    }
  }

  /// The values of a row as objects keep them.
  private func read(
    _ row: StoredRow,
    _ entity: NSEntityDescription,
    _ store: NSPersistentStore
  ) -> [String: Any] {
    var values: [String: Any] = [:]
    for (key, value) in row.values {
      let property = entity.propertiesByName[key]
      func id(_ number: Int) -> NSManagedObjectID? {
        guard let name = store.content.rows[number]?.entity,
          let entity = managedObjectModel.entitiesByName[name]
        else { return nil }
        return store.id(number, entity)
      }
      switch value {
      case StoredReference.one(let number): values[key] = id(number)
      case StoredReference.many(let numbers): values[key] = numbers.compactMap(id)
      case let transformed as TransformedValue:
        values[key] = Transformers.value(of: transformed, property)
      default: values[key] = value
      }
    }
    return values
  }

  private func stored(_ object: NSManagedObject, _ values: [String: Any]) throws -> [String: Any] {
    var result: [String: Any] = [:]
    for (key, value) in values {
      guard let property = object.entity.propertiesByName[key], !property.isTransient else {
        continue
      }
      switch value {
      case let id as NSManagedObjectID: result[key] = id.number.map(StoredReference.one)
      case let ids as [NSManagedObjectID]:
        result[key] = StoredReference.many(ids.compactMap(\.number))
      default: result[key] = Transformers.stored(value, property)
      }
    }
    return result
  }

  // MARK: - Saving

  /// Gives new identities numbers.
  func number(
    _ ids: [NSManagedObjectID],
    _ assignments: [NSManagedObjectID: NSPersistentStore]
  ) throws {
    for id in ids where id.isTemporaryID {
      guard let store = assignments[id] ?? store(for: id.entity) else {
        throw CoreDataError.make(NSPersistentStoreSaveError, "There is no store for \(id).")
      }
      let number = store.content.locked {
        defer { store.content.next += 1 }
        return store.content.next
      }
      store.adopt(id, as: number)
    }
  }

  private func store(for entity: NSEntityDescription) -> NSPersistentStore? {
    persistentStores.first { store in
      guard
        let entities = managedObjectModel.entities(forConfigurationName: store.configurationName)
      else { return true }
      return entities.contains { $0 === entity }
    }
  }

  /// Writes changes, all or none.
  func save(
    _ changes: [SaveChange],
    _ policy: NSMergePolicyType,
    _ assignments: [NSManagedObjectID: NSPersistentStore]
  ) throws -> [SaveOutcome] {
    try number(changes.filter { $0.kind == .insert }.map(\.object.objectID), assignments)
    if let store = changes.lazy.compactMap(\.object.objectID.persistentStore).first(
      where: \.isReadOnly
    ) {
      throw CoreDataError.make(
        CocoaError.Code.fileWriteNoPermission.rawValue,
        "The store cannot be written: it was opened read-only.",
        [NSAffectedStoresErrorKey: [store]]
      )
    }
    return try changing(persistentStores.map(\.content)[...]) {
      try ConflictResolution(coordinator: self, changes: changes, policy: policy).outcomes()
        .enumerated().map { index, outcome in
          try write(changes[index], outcome)
        }
    }
  }

  /// Holds all stores while a closure changes them.
  private func changing<Value>(
    _ contents: ArraySlice<StoreContent>,
    _ body: () throws -> Value
  ) throws -> Value {
    guard let first = contents.first else { return try body() }
    return try first.change { try changing(contents.dropFirst(), body) }
  }

  private func write(_ change: SaveChange, _ outcome: SaveOutcome) throws -> SaveOutcome {
    let id = change.object.objectID
    guard let store = id.persistentStore, let number = id.number else { return outcome }
    switch outcome {
    case .saved(var row):
      row.version = (store.content.rows[number]?.version ?? 0) + 1
      row.values = row.values.filter {
        change.object.entity.propertiesByName[$0.key]?.isTransient != true
      }
      store.content.rows[number] = StoredRow(
        entity: id.entity.name ?? "",
        values: try stored(change.object, row.values),
        version: row.version
      )
      return .saved(row)
    case .deleted:
      store.content.rows[number] = nil
      return outcome
    case .dropped: return outcome
    }
  }
}

/// Values that transformers of the app's own turn into bytes.
enum Transformers {
  static func stored(_ value: Any, _ property: NSPropertyDescription) -> Any {
    guard let transformer = transformer(property) else { return value }
    let isReversed = transformer is NSSecureUnarchiveFromDataTransformer
    let made =
      isReversed ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
    guard let data = made as? Data else { return value }
    return TransformedValue(data: data)
  }

  static func value(of stored: TransformedValue, _ property: NSPropertyDescription?) -> Any? {
    guard let transformer = property.flatMap(transformer) else { return nil }
    return transformer is NSSecureUnarchiveFromDataTransformer
      ? transformer.transformedValue(stored.data)
      : transformer.reverseTransformedValue(stored.data)
  }

  private static func transformer(_ property: NSPropertyDescription) -> ValueTransformer? {
    guard let name = (property as? NSAttributeDescription)?.valueTransformerName else { return nil }
    return ValueTransformer.named(NSValueTransformerName(name))
  }
}
