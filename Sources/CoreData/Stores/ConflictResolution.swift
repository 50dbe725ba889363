import Foundation

/// Decides what becomes of changes whose rows changed meanwhile, or whose values must differ.
struct ConflictResolution {
  let coordinator: NSPersistentStoreCoordinator
  let changes: [SaveChange]
  let policy: NSMergePolicyType

  func outcomes() throws -> [SaveOutcome] {
    var conflicts: [NSMergeConflict] = []
    var outcomes: [SaveOutcome] = []
    for change in changes {
      let row = coordinator.row(change.object.objectID)
      let isConflict = change.kind != .insert && row?.version != change.object.version
      if isConflict, policy == .errorMergePolicyType {
        conflicts.append(NSMergeConflict(change, row))
      }
      outcomes.append(isConflict ? resolved(change, row) : plain(change))
    }
    guard conflicts.isEmpty else {
      throw CoreDataError.make(
        NSManagedObjectMergeError,
        "Could not merge changes.",
        ["conflictList": conflicts]
      )
    }
    return try unique(outcomes)
  }

  private func plain(_ change: SaveChange) -> SaveOutcome {
    change.kind == .delete ? .deleted : .saved(row(change, change.object.values))
  }

  private func row(_ change: SaveChange, _ values: [String: Any]) -> Row {
    Row(id: change.object.objectID, values: values, version: change.object.version)
  }

  /// What a policy makes of a conflict.
  private func resolved(_ change: SaveChange, _ row: Row?) -> SaveOutcome {
    let object = change.object
    let storeWins =
      policy == .mergeByPropertyStoreTrumpMergePolicyType || policy == .rollbackMergePolicyType
    guard let row else {
      return change.kind == .delete ? .deleted : storeWins ? .dropped : plain(change)
    }
    guard change.kind == .update else { return storeWins ? .saved(row) : .deleted }
    var values = row.values
    switch policy {
    case .overwriteMergePolicyType: values = object.values
    case .mergeByPropertyObjectTrumpMergePolicyType:
      for key in change.keys { values[key] = object.values[key] }
    case .mergeByPropertyStoreTrumpMergePolicyType:
      for key in change.keys where ManagedValue.isSame(row.values[key], object.snapshot[key]) {
        values[key] = object.values[key]
      }
    case .rollbackMergePolicyType, .errorMergePolicyType: break
    }
    return .saved(self.row(change, values))
  }

  // MARK: - Values that must differ

  private func unique(_ outcomes: [SaveOutcome]) throws -> [SaveOutcome] {
    var outcomes = outcomes
    var conflicts: [NSConstraintConflict] = []
    let constrained = Set(
      changes.filter { $0.kind != .delete }.flatMap { change in
        sequence(first: change.object.entity) { $0.superentity }.filter {
          !$0.uniquenessConstraints.isEmpty
        }.compactMap(\.name)
      }
    ).sorted()
    for name in constrained {
      guard let entity = coordinator.managedObjectModel.entitiesByName[name] else { continue }
      for constraint in entity.uniquenessConstraints {
        let keys = constraint.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }
        conflicts += check(entity, keys, &outcomes)
      }
    }
    guard conflicts.isEmpty else {
      throw CoreDataError.make(
        NSManagedObjectConstraintMergeError,
        "Could not merge changes.",
        ["conflictList": conflicts]
      )
    }
    return outcomes
  }

  private func check(
    _ entity: NSEntityDescription,
    _ keys: [String],
    _ outcomes: inout [SaveOutcome]
  ) -> [NSConstraintConflict] {
    func group(_ values: [String: Any]) -> [AnyHashable]? {
      let list = keys.compactMap { values[$0] as? AnyHashable }
      return list.count == keys.count ? list : nil
    }
    let changed = Set(changes.map(\.object.objectID))
    var owners: [[AnyHashable]: (id: NSManagedObjectID, index: Int?, row: Row)] = [:]
    for row in coordinator.rows(of: entity, FetchPlan()) where !changed.contains(row.id) {
      if let values = group(row.values) { owners[values] = (row.id, nil, row) }
    }
    var conflicts: [NSConstraintConflict] = []
    for index in changes.indices {
      guard changes[index].object.entity.isKind(named: entity.name),
        case .saved(let row) = outcomes[index], let values = group(row.values)
      else { continue }
      guard let owner = owners[values] else {
        owners[values] = (row.id, index, row)
        continue
      }
      switch policy {
      case .errorMergePolicyType:
        let known = Dictionary(uniqueKeysWithValues: zip(keys, values.map { $0 as Any }))
        conflicts.append(NSConstraintConflict(keys, [changes[index].object], known))
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
        outcomes[index] = .dropped
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
        replace(owner.id, owner.index, &outcomes)
        if policy == .mergeByPropertyObjectTrumpMergePolicyType {
          outcomes[index] = .saved(
            Row(
              id: row.id,
              values: owner.row.values.merging(row.values) { $1 },
              version: row.version
            )
          )
        }
        owners[values] = (row.id, index, row)
      }
    }
    return conflicts
  }

  private func replace(_ id: NSManagedObjectID, _ index: Int?, _ outcomes: inout [SaveOutcome]) {
    if let index {
      outcomes[index] = .dropped
    } else if let store = id.persistentStore, let number = id.number {
      store.content.rows[number] = nil
    }
  }
}
