public import Foundation
public import UIKit

/// Which queue a context lives on.
///
/// Status: complete · A
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// Whatever thread uses it; long deprecated.
  case confinementConcurrencyType = 0
  /// A queue of its own.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}

/// Objects, and their changes that are not saved yet.
///
/// Status: partial · A
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// What messages call the context.
  open var name: String?
  /// What the app keeps beside the context.
  open private(set) lazy var userInfo = NSMutableDictionary()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What to do if a row changed since it was read: an `NSMergePolicy`.
  open var mergePolicy: Any! = NSMergePolicy.error
  /// Not built: changes are not noted for undoing.
  open var undoManager: UndoManager? {
    didSet { if undoManager != nil { unimplemented("undoing changes of managed objects") } }
  }
  /// Whether saves of the coordinator or the parent show here by themselves.
  open var automaticallyMergesChangesFromParent = false
  /// Whether objects whose row is gone count as deleted.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether deletions spread at the end of the event; here they spread at once.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether unchanged objects are kept alive.
  open var retainsRegisteredObjects = false
  /// Without effect here: rows are read anew each time.
  open var stalenessInterval: TimeInterval = -1
  /// Without effect here: there is no history.
  open var transactionAuthor: String?

  lazy var queue = ContextQueue(concurrencyType, self)
  private var ownCoordinator: NSPersistentStoreCoordinator?

  /// All objects that somebody holds.
  var registry: [NSManagedObjectID: WeakObject] = [:]
  private var registryLimit = 256
  private var kept: [NSManagedObjectID: NSManagedObject] = [:]
  /// The objects with unsaved changes.
  var changed: [NSManagedObjectID: NSManagedObject] = [:]
  var event = ContextEvent()
  private var order = 0
  private var isProcessingPlanned = false
  var children: [WeakContext] = []

  struct WeakObject {
    weak var object: NSManagedObject?
  }

  struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  /// Creates a context.
  ///
  /// - Parameter ct: The queue that it lives on.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  /// Creates a context.
  ///
  /// - Parameter type: The queue that it lives on.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
    )
  }

  /// The queues of contexts.
  public struct ConcurrencyType: Hashable, Sendable {
    let isMain: Bool
    /// The main queue.
    public static let mainQueue = ConcurrencyType(isMain: true)
    /// A queue of its own.
    public static let privateQueue = ConcurrencyType(isMain: false)
  }

  /// The context that reads and saves for this one.
  open var parent: NSManagedObjectContext? {
    didSet {
      children.removeAll { $0.context == nil }
      parent?.children.append(WeakContext(context: self))
    }
  }

  /// What reads and saves; that of the parent if there is one.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { ownCoordinator ?? parent?.persistentStoreCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.add(self)
    }
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: - Objects

  /// Whether there is anything to save.
  open var hasChanges: Bool { !changed.isEmpty }
  /// The objects that were never saved.
  open var insertedObjects: Set<NSManagedObject> { Set(changes(\.isInserted)) }
  /// The saved objects with changes.
  open var updatedObjects: Set<NSManagedObject> { Set(changes(\.isUpdated)) }
  /// The objects that go with the next save.
  open var deletedObjects: Set<NSManagedObject> { Set(changes(\.isDeleted)) }
  /// The objects that the context knows.
  open var registeredObjects: Set<NSManagedObject> { Set(registry.values.compactMap(\.object)) }

  /// The changed objects in the order in which they came.
  func changes(_ isWanted: (NSManagedObject) -> Bool) -> [NSManagedObject] {
    changed.values.filter(isWanted).sorted { $0.status.order < $1.status.order }
  }

  /// The object of an identity, if the context knows it.
  ///
  /// - Parameter objectID: The identity.
  /// - Returns: The object.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registry[objectID]?.object
  }

  /// The object of an identity; a fault if the context does not know it, even without a row.
  ///
  /// - Parameter objectID: The identity.
  /// - Returns: The object.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registry[objectID]?.object { return known }
    PendingIdentity.put(objectID)
    let made = ManagedClasses.make(objectID.entity, insertInto: nil)
    _ = PendingIdentity.take(for: objectID.entity)
    made.values = [:]
    made.status.isFault = true
    register(made)
    return made
  }

  /// The object of an identity that has a row.
  ///
  /// - Parameter objectID: The identity.
  /// - Returns: The object, with its values.
  /// - Throws: `NSManagedObjectReferentialIntegrityError` if there is no row.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registry[objectID]?.object, !known.isFault {
      if !known.isDeleted { return known }
    } else if let row = parentRow(objectID) {
      let made = object(with: objectID)
      if made.isFault { made.fill(row) }
      return made
    }
    throw CoreDataError.make(
      NSManagedObjectReferentialIntegrityError,
      "The persistent store does not contain an object for \(objectID)."
    )
  }

  func register(_ object: NSManagedObject) {
    order += 1
    object.status.order = order
    object.managedObjectContext = self
    registry[object.objectID] = WeakObject(object: object)
    if retainsRegisteredObjects { kept[object.objectID] = object }
    if registry.count > registryLimit {
      registry = registry.filter { $0.value.object != nil }
      registryLimit = max(256, registry.count * 2)
    }
  }

  func forget(_ object: NSManagedObject) {
    registry[object.objectID] = nil
    changed[object.objectID] = nil
    kept[object.objectID] = nil
  }

  // MARK: - Changing

  /// Takes an object in that is in no context.
  ///
  /// - Parameter object: The object.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    guard object.managedObjectContext == nil else {
      CoreDataException.invalidArgument(
        "An NSManagedObject may only be in (or observed by) a single NSManagedObjectContext."
      )
      return
    }
    guard !object.entity.isAbstract else {
      CoreDataException.invalidArgument(
        "*** -[NSManagedObject initWithEntity:insertIntoManagedObjectContext:]: entity "
          + "'\(object.entity.name ?? "")' is abstract"
      )
      return
    }
    register(object)
    object.objectID.looseObject = nil
    object.status.isInserted = true
    changed[object.objectID] = object
    event.inserted.insert(object)
    planProcessing()
    object.awakeFromInsert()
    for other in object.forgetLoose() { insert(other) }
  }

  /// Takes an object out; it goes from the store with the next save.
  ///
  /// - Differs: Delete rules spread at once, not at the end of the event.
  ///
  /// - Parameter object: The object.
  open func delete(_ object: NSManagedObject) {
    guard !object.isDeleted, object.managedObjectContext === self else { return }
    object.fire()
    guard !object.isDeleted else { return }
    object.prepareForDeletion()
    object.status.isDeleted = true
    RelationshipLinks.propagateDelete(of: object, in: self)
    event.updated.remove(object)
    if object.isInserted {
      object.status.isInserted = false
      // Observers that heard of it hear that it is gone.
      if event.inserted.remove(object) == nil { event.deleted.insert(object) }
      forget(object)
    } else {
      changed[object.objectID] = object
      event.deleted.insert(object)
    }
    planProcessing()
  }

  func noteChange(of object: NSManagedObject) {
    guard !object.isDeleted else { return }
    changed[object.objectID] = object
    if !object.isInserted { object.status.isUpdated = true }
    if !event.inserted.contains(object) { event.updated.insert(object) }
    planProcessing()
  }

  /// Takes up observing an object; not built.
  open func detectConflicts(for object: NSManagedObject) {
    unimplemented("NSManagedObjectContext.detectConflicts(for:)")
  }

  /// Decides in which store a new object is saved.
  ///
  /// - Parameters:
  ///   - object: A new object.
  ///   - store: One of the coordinator's stores.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    (object as? NSManagedObject).map { assignments[$0.objectID] = store }
  }
  var assignments: [NSManagedObjectID: NSPersistentStore] = [:]

  /// Saves the changes: to the parent if there is one, else to the stores.
  ///
  /// - Throws: An error of `NSCocoaErrorDomain`: a value that the model forbids, or a conflict that
  ///   the merge policy does not resolve. Nothing is saved then.
  open func save() throws { try saveChanges() }

  // MARK: - Throwing changes away

  /// Throws all unsaved changes away.
  open func rollback() {
    for object in changes({ _ in true }) {
      object.eventValues = nil
      if object.isInserted {
        object.status.isInserted = false
        object.status.isDeleted = true
        forget(object)
        object.managedObjectContext = nil
      } else {
        object.status.isDeleted = false
        object.status.isUpdated = false
        if !object.isFault {
          object.values = object.snapshot
          object.awake(fromSnapshotEvents: .rollback)
        }
        event.refreshed.insert(object)
      }
    }
    changed = [:]
    (event.inserted, event.updated, event.deleted) = ([], [], [])
    processPendingChanges()
  }

  /// Undoes the last change; not built.
  open func undo() { unimplemented("undoing changes of managed objects") }
  /// Undoes the last undoing; not built.
  open func redo() { unimplemented("undoing changes of managed objects") }

  /// Forgets all objects and their changes.
  open func reset() {
    for object in registry.values.compactMap(\.object) {
      object.managedObjectContext = nil
      object.status = ManagedStatus()
    }
    registry = [:]
    changed = [:]
    kept = [:]
    event = ContextEvent()
  }

  /// Reads an object anew.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - flag: Whether its unsaved changes stay; without, it becomes a fault.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !object.isInserted, !object.isDeleted else {
      return
    }
    if flag {
      refreshKeepingChanges(object)
    } else {
      changed[object.objectID] = nil
      event.updated.remove(object)
      object.becomeFault()
    }
    event.refreshed.insert(object)
    planProcessing()
  }

  func refreshKeepingChanges(_ object: NSManagedObject) {
    guard !object.isFault, let row = parentRow(object.objectID) else { return }
    let mine = object.values.filter { !ManagedValue.isSame($0.value, object.snapshot[$0.key]) }
    let gone = object.snapshot.keys.filter { object.values[$0] == nil }
    object.snapshot = row.values
    object.version = row.version
    object.values = row.values.merging(mine) { _, own in own }
    for key in gone { object.values[key] = nil }
    object.awake(fromSnapshotEvents: .refresh)
  }

  /// Reads all objects anew; unsaved changes stay.
  open func refreshAllObjects() {
    for object in registry.values.compactMap(\.object) {
      refresh(object, mergeChanges: changed[object.objectID] != nil)
    }
  }

  // MARK: - The end of an event

  private func planProcessing() {
    guard !isProcessingPlanned, concurrencyType == .mainQueueConcurrencyType else { return }
    isProcessingPlanned = true
    queue.perform { [weak self] in self?.processPendingChanges() }
  }

  /// Tells observers of the changes since the last time.
  open func processPendingChanges() {
    isProcessingPlanned = false
    guard !event.isEmpty else { return }
    let past = event
    event = ContextEvent()
    for object in past.updated { object.eventValues = nil }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange,
      object: self,
      userInfo: past.userInfo
    )
  }

  // MARK: - Closures

  /// Runs a closure soon, on the context's queue.
  ///
  /// - Parameter block: The closure.
  @preconcurrency
  open func perform(_ block: @escaping @Sendable () -> Void) {
    queue.perform {
      block()
      self.processPendingChanges()
    }
  }
}

/// What happened in a context since its observers were told.
struct ContextEvent {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  var refreshed: Set<NSManagedObject> = []

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }

  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    if !inserted.isEmpty { info[NSInsertedObjectsKey] = inserted }
    if !updated.isEmpty { info[NSUpdatedObjectsKey] = updated }
    if !deleted.isEmpty { info[NSDeletedObjectsKey] = deleted }
    if !refreshed.isEmpty { info[NSRefreshedObjectsKey] = refreshed }
    return info
  }
}
