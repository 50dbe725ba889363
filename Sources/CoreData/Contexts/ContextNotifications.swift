public import Foundation

/// The new objects of a notification.
public let NSInsertedObjectsKey = "inserted"
/// The changed objects of a notification.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects of a notification.
public let NSDeletedObjectsKey = "deleted"
/// The objects of a notification that took the values of their rows.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects of a notification that lost their values.
public let NSInvalidatedObjectsKey = "invalidated"
/// Whether all objects of a context lost their values.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The identities of new objects, in changes that come from elsewhere.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identities of changed objects, in changes that come from elsewhere.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identities of deleted objects, in changes that come from elsewhere.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  /// A context saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification"
  )
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification"
  )
  /// Objects of a context changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification"
  )
  /// A context saved; the notification has identities only.
  public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification"
  )
  /// The stores of a coordinator changed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "_NSPersistentStoreCoordinatorStoresDidChange"
  )
  /// The stores of a coordinator are about to change; never posted here.
  public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification"
  )
  /// Another process changed a store; never posted here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification"
  )
}

extension NSManagedObjectContext {
  /// A context is about to save.
  public static var willSaveObjectsNotification: Notification.Name {
    .NSManagedObjectContextWillSave
  }
  /// A context saved.
  public static var didSaveObjectsNotification: Notification.Name {
    .NSManagedObjectContextDidSave
  }
  /// Objects of a context changed.
  public static var didChangeObjectsNotification: Notification.Name {
    .NSManagedObjectContextObjectsDidChange
  }
  /// A context saved; the notification has identities only.
  public static var didSaveObjectIDsNotification: Notification.Name {
    .NSManagedObjectContextDidSaveObjectIDs
  }

  /// The keys of the context's notifications.
  ///
  /// Status: partial · A
  public enum NotificationKey: String, Sendable {
    /// The new objects.
    case insertedObjects = "inserted"
    /// The changed objects.
    case updatedObjects = "updated"
    /// The deleted objects.
    case deletedObjects = "deleted"
    /// The objects that took the values of their rows.
    case refreshedObjects = "refreshed"
    /// The objects that lost their values.
    case invalidatedObjects = "invalidated"
    /// Whether all objects lost their values.
    case invalidatedAllObjects = "invalidatedAll"
    /// The identities of new objects.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identities of changed objects.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identities of deleted objects.
    case deletedObjectIDs = "deleted_objectIDs"
  }
}
