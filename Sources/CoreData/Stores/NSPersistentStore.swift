public import Foundation

/// The kinds of stores.
///
/// Status: complete · A
public let NSSQLiteStoreType = "SQLite"
/// One file that is read at once.
public let NSBinaryStoreType = "Binary"
/// No file.
public let NSInMemoryStoreType = "InMemory"

/// The type of a store, in what it says of itself.
public let NSStoreTypeKey = "NSStoreType"
/// The identity of a store, in what it says of itself.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The hashes of a store's entities, in what it says of itself.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The names of a store's model version, in what it says of itself.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

/// Whether an older store is brought to the model.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// Whether the way from an older store to the model is inferred.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether a store cannot be written.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Settings of a database; without effect here.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Whether a database tidies up; without effect here.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// Whether a database looks at its statistics; without effect here.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// How the file is protected; without effect here.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// Whether a history is kept; without effect here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether changes are told to other processes; without effect here.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// How long to wait for a store; without effect here.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"

/// Rows, in memory or in a file.
///
/// A store of the type SQLite is one file of a format of our own at the same place, without the
/// files `-wal` and `-shm`.
///
/// - Differs: A database that Apple's Core Data wrote cannot be read.
///
/// Status: partial · A
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The type, such as `NSSQLiteStoreType`.
  public let type: String
  /// The name of the group of entities that the store keeps.
  public let configurationName: String
  /// What the store was opened with.
  public let options: [AnyHashable: Any]?
  /// Whether the store cannot be written.
  open var isReadOnly: Bool
  /// Where the store is.
  open internal(set) var url: URL?
  /// The coordinator of the store.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  let content: StoreContent
  private let lock = NSLock()
  private var ids: [Int: NSManagedObjectID] = [:]

  /// The types of stores.
  ///
  /// Status: partial · A
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One file that is read row by row.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// One file that is read at once.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// No file.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  init(
    _ content: StoreContent,
    type: String,
    url: URL?,
    configuration: String?,
    options: [AnyHashable: Any]?
  ) {
    self.content = content
    self.type = type
    self.url = url
    self.options = options
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    super.init()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The identity of the store.
  open var identifier: String! { content.identifier }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the store says of itself.
  open var metadata: [String: Any]! {
    get { content.fullMetadata(type) }
    set { content.locked { content.metadata = newValue ?? [:] } }
  }

  /// The one identity of a row.
  func id(_ number: Int, _ entity: NSEntityDescription) -> NSManagedObjectID {
    lock.withLock {
      if let known = ids[number] { return known }
      let made = NSManagedObjectID(entity, self, number)
      ids[number] = made
      return made
    }
  }

  func adopt(_ id: NSManagedObjectID, as number: Int) {
    id.makePermanent(self, number)
    lock.withLock { ids[number] = id }
  }
}
