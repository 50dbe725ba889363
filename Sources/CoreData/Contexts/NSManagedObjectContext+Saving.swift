public import Foundation

/// A change on its way to a store.
struct SaveChange {
  enum Kind { case insert, update, delete }

  let object: NSManagedObject
  let kind: Kind

  /// The names of the values that the object changed.
  var keys: Set<String> {
    Set(
      object.entity.propertiesByName.keys.filter {
        !ManagedValue.isSame(object.values[$0], object.snapshot[$0])
      }
    )
  }
}

/// What became of a change.
enum SaveOutcome {
  /// The row has these values now.
  case saved(Row)
  /// The row goes.
  case deleted
  /// The policy gave the object up.
  case dropped
}

extension NSManagedObjectContext {
  func saveChanges() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    tellWillSave()
    processPendingChanges()
    try validate()
    let changes = pendingChanges()
    if let parent {
      parent.queue.performAndWait { parent.take(changes) }
      finish(changes.map { ($0, $0.kind == .delete ? .deleted : .saved(row(of: $0.object))) })
    } else {
      guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty
      else {
        CoreDataException.inconsistency(
          "This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot "
            + "perform a save operation."
        )
        return
      }
      let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
      let outcomes = try coordinator.save(changes, policy, assignments)
      finish(Array(zip(changes, outcomes)))
    }
  }

  /// Saves without validation and without telling other contexts, as batch requests do.
  func saveUnchecked() throws {
    guard hasChanges, let coordinator = persistentStoreCoordinator else { return }
    let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    _ = try coordinator.save(pendingChanges(), policy, assignments)
    changed = [:]
  }

  private func row(of object: NSManagedObject) -> Row {
    Row(id: object.objectID, values: object.values, version: object.version)
  }

  /// Calls `willSave()` until nobody changes anything more.
  private func tellWillSave() {
    var told: Set<NSManagedObjectID> = []
    for _ in 0..<1000 {
      let next = changes { !told.contains($0.objectID) }
      guard !next.isEmpty else { return }
      for object in next {
        told.insert(object.objectID)
        object.willSave()
      }
    }
  }

  private func validate() throws {
    var errors: [NSError] = []
    for object in changes({ _ in true }) {
      do {
        if object.isDeleted {
          try object.validateForDelete()
        } else if object.isInserted {
          try object.validateForInsert()
        } else {
          try object.validateForUpdate()
        }
      } catch {
        let error = error as NSError
        errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      }
    }
    if let error = CoreDataError.joined(errors) { throw error }
  }

  private func pendingChanges() -> [SaveChange] {
    changes { _ in true }.map { object in
      SaveChange(
        object: object,
        kind: object.isDeleted ? .delete : object.isInserted ? .insert : .update
      )
    }
  }

  private func finish(_ results: [(SaveChange, SaveOutcome)]) {
    var saved = ContextEvent()
    for (change, outcome) in results {
      let object = change.object
      object.eventValues = nil
      switch outcome {
      case .saved(let row):
        if change.kind == .insert {
          saved.inserted.insert(object)
        } else if change.kind == .update {
          saved.updated.insert(object)
        }
        object.status.isInserted = false
        object.status.isUpdated = false
        object.status.isDeleted = false
        if !object.isFault {
          let transient = object.values.filter {
            object.entity.propertiesByName[$0.key]?.isTransient == true
          }
          object.values = row.values.merging(transient) { _, own in own }
          object.snapshot = row.values
        }
        object.version = row.version
        changed[object.objectID] = nil
      case .deleted, .dropped:
        if case .deleted = outcome, change.kind == .delete { saved.deleted.insert(object) }
        object.status.isInserted = false
        object.status.isUpdated = false
        object.status.isDeleted = true
        forget(object)
      }
    }
    assignments = [:]
    for (change, _) in results { change.object.didSave() }
    for object in saved.deleted {
      object.managedObjectContext = nil
      object.status.isDeleted = false
    }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave,
      object: self,
      userInfo: saved.userInfo
    )
    announce(SavedIdentities(saved))
  }

  private func announce(_ saved: SavedIdentities) {
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSaveObjectIDs,
      object: self,
      userInfo: saved.userInfo
    )
    if let parent {
      parent.announce(saved, toChildrenExcept: self)
    } else {
      persistentStoreCoordinator?.announce(saved, except: self)
    }
    announce(saved, toChildrenExcept: self)
  }

  private func announce(_ saved: SavedIdentities, toChildrenExcept saver: NSManagedObjectContext) {
    for child in children.compactMap(\.context) where child !== saver && child.parent === self {
      child.hear(saved)
    }
  }

  /// Merges what another context saved if the app asked for that.
  func hear(_ saved: SavedIdentities) {
    guard automaticallyMergesChangesFromParent else { return }
    queue.perform { [weak self] in
      self?.merge(saved)
      self?.processPendingChanges()
    }
  }

  // MARK: - Children

  /// Takes the changes of a child over as this context's own.
  func take(_ changes: [SaveChange]) {
    for change in changes where change.kind == .insert {
      let object = object(with: change.object.objectID)
      object.status.isFault = false
      object.status.isInserted = true
      object.values = change.object.values
      changed[object.objectID] = object
      event.inserted.insert(object)
    }
    for change in changes where change.kind == .update {
      let object = object(with: change.object.objectID)
      object.fire()
      for key in change.keys {
        object.willChangeValue(forKey: key)
        object.values[key] = change.object.values[key]
        object.didChangeValue(forKey: key)
      }
    }
    for change in changes where change.kind == .delete {
      let object = object(with: change.object.objectID)
      delete(object)
    }
    processPendingChanges()
  }
}

/// The identities of what a save changed; they can go from context to context.
struct SavedIdentities: @unchecked Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []

  init(_ event: ContextEvent) {
    inserted = event.inserted.map(\.objectID)
    updated = event.updated.map(\.objectID)
    deleted = event.deleted.map(\.objectID)
  }

  init(_ info: [AnyHashable: Any]) {
    func ids(_ key: String, _ other: String) -> [NSManagedObjectID] {
      let objects = info[key] as? Set<NSManagedObject> ?? []
      let list = info[other] ?? info[key]
      return objects.map(\.objectID)
        + ((list as? [NSManagedObjectID]) ?? (list as? Set<NSManagedObjectID>).map(Array.init) ?? [])
    }
    inserted = ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
    updated = ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey)
    deleted = ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
  }

  var userInfo: [AnyHashable: Any] {
    [
      NSInsertedObjectIDsKey: Set(inserted), NSUpdatedObjectIDsKey: Set(updated),
      NSDeletedObjectIDsKey: Set(deleted),
    ]
  }
}

extension NSManagedObjectContext {
  /// Takes over what another context of the same coordinator saved.
  ///
  /// - Parameter notification: The `NSManagedObjectContextDidSave` of the other context.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    merge(SavedIdentities(notification.userInfo ?? [:]))
    processPendingChanges()
  }

  /// Takes changes over that came by other ways, such as batch requests.
  ///
  /// - Parameters:
  ///   - changeNotificationData: Lists of identities under `NSDeletedObjectsKey` and its like.
  ///   - contexts: The contexts that take them over.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    let saved = SavedIdentities(changeNotificationData)
    for context in contexts {
      context.queue.performAndWait {
        context.merge(saved)
        context.processPendingChanges()
      }
    }
  }

  func merge(_ saved: SavedIdentities) {
    for id in saved.deleted {
      guard let object = registry[id]?.object, !object.isDeleted else { continue }
      object.fire()
      object.status.isDeleted = true
      forget(object)
      event.updated.remove(object)
      event.deleted.insert(object)
    }
    for id in saved.updated {
      guard let object = registry[id]?.object, !object.isDeleted else { continue }
      refreshKeepingChanges(object)
      event.refreshed.insert(object)
    }
    for id in saved.inserted {
      let object = object(with: id)
      guard parentRow(id) != nil, !event.inserted.contains(object) else { continue }
      event.inserted.insert(object)
    }
  }
}
