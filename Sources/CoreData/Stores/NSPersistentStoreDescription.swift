public import Foundation

/// What a store is to be opened with.
///
/// Status: partial · A
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The type, SQLite unless said otherwise.
  open var type = NSSQLiteStoreType
  /// The name of the group of entities that the store keeps.
  open var configuration: String?
  /// Where the store is.
  open var url: URL?
  /// Whether the store cannot be written.
  open var isReadOnly = false
  /// Without effect here.
  open var timeout: TimeInterval = 240
  /// Whether the store is added on another queue.
  open var shouldAddStoreAsynchronously = false
  /// Whether an older store is brought to the model.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the way from an older store to the model is inferred.
  open var shouldInferMappingModelAutomatically = true
  /// Not built: stores do not go to a cloud; the options are kept.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  private var others: [String: NSObject] = [:]

  /// Describes a store.
  ///
  /// - Parameter url: Where it is.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Describes a store without a place.
  public override init() {
    super.init()
  }

  /// The options.
  open var options: [String: NSObject] {
    var all = others
    all[NSReadOnlyPersistentStoreOption] = NSNumber(value: isReadOnly)
    all[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(
      value: shouldMigrateStoreAutomatically
    )
    all[NSInferMappingModelAutomaticallyOption] = NSNumber(
      value: shouldInferMappingModelAutomatically
    )
    return all
  }

  var allOptions: [AnyHashable: Any] {
    Dictionary(uniqueKeysWithValues: options.map { (AnyHashable($0.key), $0.value as Any) })
  }

  /// Sets an option.
  ///
  /// - Parameters:
  ///   - option: The value; `nil` to forget it.
  ///   - key: The name.
  open func setOption(_ option: NSObject?, forKey key: String) {
    let flag = (option as? NSNumber)?.boolValue ?? false
    switch key {
    case NSReadOnlyPersistentStoreOption: isReadOnly = flag
    case NSMigratePersistentStoresAutomaticallyOption: shouldMigrateStoreAutomatically = flag
    case NSInferMappingModelAutomaticallyOption: shouldInferMappingModelAutomatically = flag
    default: others[key] = option
    }
  }

  /// Sets a setting of a database; without effect here.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.configuration = configuration
    copy.url = url
    copy.isReadOnly = isReadOnly
    copy.timeout = timeout
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    copy.cloudKitContainerOptions = cloudKitContainerOptions
    copy.others = others
    return copy
  }
}

/// Which container of a cloud a store belongs to; without effect here.
///
/// Status: partial · A
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The name of the container.
  public let containerIdentifier: String

  /// Names a container.
  ///
  /// - Parameter containerIdentifier: The name.
  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
}
