public import Foundation

/// Brings contexts and stores together.
///
/// Status: partial · A
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// What messages call the coordinator.
  open var name: String?
  /// The stores.
  open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

  private let lock = NSRecursiveLock()
  private var stores: [NSPersistentStore] = []
  private var contexts: [NSManagedObjectContext.WeakContext] = []
  private let queue = ContextQueue(.privateQueueConcurrencyType, nil)

  /// Creates a coordinator without stores.
  ///
  /// - Parameter model: The model.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    // The entity of a class is looked for in the models that came last.
    LoadedModels.add(model)
  }

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil || $0.context === context }
      contexts.append(NSManagedObjectContext.WeakContext(context: context))
    }
  }

  func announce(_ saved: SavedIdentities, except saver: NSManagedObjectContext) {
    for context in lock.withLock({ contexts.compactMap(\.context) })
    where context !== saver && context.parent == nil {
      context.hear(saved)
    }
  }

  // MARK: - Stores

  /// Adds a store.
  ///
  /// - Parameters:
  ///   - storeType: The type, such as `NSSQLiteStoreType`.
  ///   - configuration: The name of the group of entities that it keeps.
  ///   - storeURL: Where it is; at `/dev/null` it is kept in memory.
  ///   - options: What it is opened with.
  /// - Throws: An error if it cannot be opened, or does not go with the model.
  /// - Returns: The store.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String,
    configurationName configuration: String?,
    at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let content = try StoreOpening.content(
      type: storeType,
      url: storeURL,
      model: managedObjectModel,
      configuration: configuration,
      options: options ?? [:]
    )
    let store = NSPersistentStore(
      content,
      type: storeType,
      url: storeURL,
      configuration: configuration,
      options: options
    )
    store.persistentStoreCoordinator = self
    lock.withLock { stores.append(store) }
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange,
      object: self,
      userInfo: ["added": [store]]
    )
    return store
  }

  /// Adds a store.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - configuration: The name of the group of entities that it keeps.
  ///   - storeURL: Where it is; at `/dev/null` it is kept in memory.
  ///   - options: What it is opened with.
  /// - Throws: An error if it cannot be opened, or does not go with the model.
  /// - Returns: The store.
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType,
    configuration: String? = nil,
    at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue,
      configurationName: configuration,
      at: storeURL,
      options: options
    )
  }

  /// Adds a store that a description tells of.
  ///
  /// - Parameters:
  ///   - storeDescription: The description.
  ///   - block: Is called with the error, if there is one; at once unless the description says that
  ///     the store is added asynchronously.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let work = Unchecked((description: storeDescription, block: block))
    let add: @Sendable () -> Void = {
      let (description, block) = work.value
      do {
        try self.addPersistentStore(
          ofType: description.type,
          configurationName: description.configuration,
          at: description.url,
          options: description.allOptions
        )
        block(description, nil)
      } catch {
        block(description, error)
      }
    }
    if storeDescription.shouldAddStoreAsynchronously {
      DispatchQueue.global().async(execute: add)
    } else {
      add()
    }
  }

  /// Takes a store away; its file stays.
  ///
  /// - Parameter store: The store.
  /// - Throws: An error if it is not the coordinator's.
  open func remove(_ store: NSPersistentStore) throws {
    let isKnown = lock.withLock {
      let count = stores.count
      stores.removeAll { $0 === store }
      return stores.count < count
    }
    guard isKnown else {
      throw CoreDataError.make(
        NSPersistentStoreOperationError,
        "The store is not one of this coordinator's."
      )
    }
    store.persistentStoreCoordinator = nil
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange,
      object: self,
      userInfo: ["removed": [store]]
    )
  }

  /// Copies a store to another place and takes the old one away.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - URL: The new place.
  ///   - options: What the copy is opened with.
  ///   - storeType: The type of the copy.
  /// - Throws: An error if the copy cannot be written.
  /// - Returns: The copy.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore,
    to URL: URL,
    options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    let copy = try addPersistentStore(
      ofType: storeType,
      configurationName: store.configurationName,
      at: URL,
      options: options
    )
    try copy.content.change {
      copy.content.rows = store.content.locked { store.content.rows }
      copy.content.next = store.content.locked { store.content.next }
    }
    try remove(store)
    return copy
  }

  /// Empties a store and deletes its file.
  ///
  /// - Parameters:
  ///   - url: Where it is.
  ///   - storeType: The type.
  ///   - options: What it would be opened with.
  /// - Throws: An error if the file cannot be deleted.
  open func destroyPersistentStore(
    at url: URL,
    ofType storeType: String,
    options: [AnyHashable: Any]? = nil
  ) throws {
    StoreFile.forget(url)
    guard url.path != "/dev/null", FileManager.default.fileExists(atPath: url.path) else { return }
    try FileManager.default.removeItem(at: url)
  }

  /// Empties a store and deletes its file.
  ///
  /// - Parameters:
  ///   - url: Where it is.
  ///   - type: The type.
  ///   - options: What it would be opened with.
  /// - Throws: An error if the file cannot be deleted.
  public func destroyPersistentStore(
    at url: URL,
    type: NSPersistentStore.StoreType,
    options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// The store at a place.
  ///
  /// - Parameter URL: The place.
  /// - Returns: The store; `nil` if the coordinator has none there.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  /// Where a store is.
  ///
  /// - Parameter store: The store.
  /// - Returns: The place; one of no file for a store in memory.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// What a store says of itself.
  ///
  /// - Parameter store: The store.
  /// - Returns: Its type, identity, hashes and what the app added.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Sets what a store says of itself; written with the next save.
  ///
  /// - Parameters:
  ///   - metadata: What to say.
  ///   - store: The store.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
  }

  /// What the store at a place says of itself.
  ///
  /// - Parameters:
  ///   - storeType: The type.
  ///   - url: The place.
  ///   - options: What it would be opened with.
  /// - Throws: An error if there is no store.
  /// - Returns: Its type, identity, hashes and what the app added.
  open class func metadataForPersistentStore(
    ofType storeType: String,
    at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CoreDataError.make(
        CocoaError.Code.fileReadNoSuchFile.rawValue,
        "The file couldn’t be opened.",
        [NSFilePathErrorKey: url.path]
      )
    }
    return try StoreFile.content(at: url).fullMetadata(storeType)
  }

  /// The identity that a URI stands for.
  ///
  /// - Parameter url: What `uriRepresentation()` gave.
  /// - Returns: The identity; `nil` if no store of the coordinator has the row.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", let number = Int(url.lastPathComponent.dropFirst()),
      url.lastPathComponent.hasPrefix("p"),
      let store = persistentStores.first(where: { $0.identifier == url.host }),
      let entity = managedObjectModel.entitiesByName[
        url.deletingLastPathComponent().lastPathComponent
      ]
    else { return nil }
    return store.id(number, entity)
  }

  /// Runs a closure soon, on the coordinator's queue.
  ///
  /// - Parameter block: The closure.
  @preconcurrency
  open func perform(_ block: @escaping @Sendable () -> Void) { queue.perform(block) }

  /// Runs a closure on the coordinator's queue and waits for its end.
  ///
  /// - Parameter block: The closure.
  /// - Throws: What the closure throws.
  /// - Returns: What the closure returns.
  @preconcurrency
  public func performAndWait<T>(_ block: @Sendable () throws -> T) rethrows -> T {
    try queue.performAndWait(block)
  }
}
