public import Foundation

/// A model, a coordinator and the contexts of an app.
///
/// Status: partial · A
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the model and of the file.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The stores that `loadPersistentStores(completionHandler:)` opens.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Where stores are kept: the folder for the support of applications, made if need be.
  open class func defaultDirectoryURL() -> URL {
    let files = FileManager.default
    let folder =
      files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? files.temporaryDirectory
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Creates a container with the model of a name, which is looked for in the app's resources.
  ///
  /// A model that is not found is reported on the console, and the container has none.
  ///
  /// - Parameter name: The name of the model and of the file.
  public convenience init(name: String) {
    let model = ModelFolder.model(named: name).flatMap { NSManagedObjectModel(contentsOf: $0) }
    if model == nil {
      FileHandle.standardError.write(
        Data("[error] error:  Failed to load model named \(name)\n".utf8)
      )
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Creates a container with a model.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - model: The model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let folder = Self.defaultDirectoryURL()
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Opens the stores.
  ///
  /// - Parameter block: Is called once for each store, with the error if there is one; before this
  ///   method returns unless a description says that its store is added asynchronously.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(
        with: description,
        completionHandler: block
      )
    }
  }

  /// A context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a closure with a context of its own, on the queue of that.
  ///
  /// - Parameter block: The closure.
  @preconcurrency
  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a closure with a context of its own while the caller is suspended.
  ///
  /// - Parameter block: The closure.
  /// - Throws: What the closure throws.
  /// - Returns: What the closure returns.
  @preconcurrency
  nonisolated public func performBackgroundTask<T>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// A container whose stores go to a cloud on iOS; here they stay where they are.
///
/// Status: partial · A
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Makes the types of records in the cloud; there is none.
  open func initializeCloudKitSchema(options: Int = 0) throws {
    unimplemented("NSPersistentCloudKitContainer.initializeCloudKitSchema(options:)")
  }
}
