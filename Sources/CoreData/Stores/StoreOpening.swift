import Foundation

/// Opens stores, and brings older ones to the model.
enum StoreOpening {
  static func content(
    type: String,
    url: URL?,
    model: NSManagedObjectModel,
    configuration: String?,
    options: [AnyHashable: Any]
  ) throws -> StoreContent {
    let entities = model.entities(forConfigurationName: configuration) ?? model.entities
    let hashes = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
    switch type {
    case NSInMemoryStoreType:
      let content = StoreContent(file: nil)
      content.modelHashes = hashes
      return content
    case NSSQLiteStoreType, NSBinaryStoreType: break
    default:
      throw CoreDataError.make(
        NSPersistentStoreInvalidTypeError,
        "The store type \(type) is not known."
      )
    }
    guard let url, url.path != "/dev/null" else {
      let content = StoreContent(file: nil)
      content.modelHashes = hashes
      return content
    }
    let content = try StoreFile.content(at: url)
    try content.locked {
      guard content.modelHashes != hashes else { return }
      guard !content.modelHashes.isEmpty || !content.rows.isEmpty else {
        return try content.change { content.modelHashes = hashes }
      }
      func isOn(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }
      guard isOn(NSMigratePersistentStoresAutomaticallyOption),
        isOn(NSInferMappingModelAutomaticallyOption)
      else {
        throw CoreDataError.make(
          NSPersistentStoreIncompatibleVersionHashError,
          "The model used to open the store is incompatible with the one used to create the store",
          ["metadata": content.fullMetadata(type)]
        )
      }
      try content.change {
        try StoreMigration.migrate(content, to: entities)
        content.modelHashes = hashes
      }
    }
    return content
  }
}

/// Brings rows to another model by the names of entities and properties.
enum StoreMigration {
  static func migrate(_ content: StoreContent, to entities: [NSEntityDescription]) throws {
    var byOldName: [String: NSEntityDescription] = [:]
    for entity in entities { byOldName[entity.renamingIdentifier ?? ""] = entity }
    for entity in entities where byOldName[entity.name ?? ""] == nil {
      byOldName[entity.name ?? ""] = entity
    }
    for (number, row) in content.rows {
      guard let entity = byOldName[row.entity] else {
        content.rows[number] = nil
        continue
      }
      var values: [String: Any] = [:]
      for property in entity.properties where !property.isTransient {
        let old = row.values[property.renamingIdentifier ?? ""] ?? row.values[property.name]
        values[property.name] = try value(old, property, entity)
      }
      content.rows[number] = StoredRow(
        entity: entity.name ?? "",
        values: values,
        version: row.version + 1
      )
    }
  }

  private static func value(
    _ old: Any?,
    _ property: NSPropertyDescription,
    _ entity: NSEntityDescription
  ) throws -> Any? {
    switch (property, old) {
    case (let relationship as NSRelationshipDescription, .some(let old)):
      switch old {
      case StoredReference.one(let number):
        return relationship.isToMany ? StoredReference.many([number]) : old
      case StoredReference.many: return relationship.isToMany ? old : nil
      default: return nil
      }
    case (let attribute as NSAttributeDescription, nil):
      if let value = attribute.defaultValue { return ManagedValue.canonical(value, attribute) }
      guard attribute.isOptional else {
        throw CoreDataError.make(
          NSMigrationMissingMappingModelError,
          "Persistent store migration failed, missing mapping model.",
          [
            "entity": entity.name ?? "", "property": property.name,
            "reason":
              "Validation error missing attribute values on mandatory destination attribute",
          ]
        )
      }
      return nil
    case (let attribute as NSAttributeDescription, .some(let old)):
      let isNumber = old is NSNumber
      return isNumber == attribute.attributeType.isNumber ? old : nil
    default: return nil
    }
  }
}
