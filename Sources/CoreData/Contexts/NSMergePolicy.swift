public import Foundation

/// What to do when a row changed since the object was read.
///
/// Status: complete · A
public enum NSMergePolicyType: UInt, Sendable {
  /// The save fails.
  case errorMergePolicyType = 0
  /// Each property keeps the store's value if that changed.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// Each property gets the object's value if that changed.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The row gets all of the object's values.
  case overwriteMergePolicyType = 3
  /// The object gets all of the row's values.
  case rollbackMergePolicyType = 4
}

/// Resolves conflicts between objects and rows.
///
/// Policies of the app's own classes are not built.
///
/// Status: partial · A
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// What the policy does.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  ///
  /// - Parameter ty: What it does.
  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
    super.init()
  }

  /// The save fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Each property keeps the store's value if that changed.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType
  )
  /// Each property gets the object's value if that changed.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType
  )
  /// The row gets all of the object's values.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The object gets all of the row's values.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The save fails.
public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
/// Each property keeps the store's value if that changed.
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject {
  NSMergePolicy.mergeByPropertyStoreTrump
}
/// Each property gets the object's value if that changed.
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject {
  NSMergePolicy.mergeByPropertyObjectTrump
}
/// The row gets all of the object's values.
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
/// The object gets all of the row's values.
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }

/// A row that changed since its object was read.
///
/// Status: partial · A
open class NSMergeConflict: NSObject {
  /// The identity of the object.
  let objectID: NSManagedObjectID
  /// The object.
  public let sourceObject: NSManagedObject
  /// The values that were read.
  public let objectSnapshot: [String: Any]?
  /// The values of the row now; `nil` if it is gone.
  public let persistedSnapshot: [String: Any]?
  /// The version that was read.
  public let oldVersionNumber: Int
  /// The version of the row now; 0 if it is gone.
  public let newVersionNumber: Int

  init(_ change: SaveChange, _ row: Row?) {
    objectID = change.object.objectID
    sourceObject = change.object
    objectSnapshot = change.object.snapshot
    persistedSnapshot = row?.values
    oldVersionNumber = change.object.version
    newVersionNumber = row?.version ?? 0
    super.init()
  }
}

/// Objects whose values must differ and do not.
///
/// Status: partial · A
open class NSConstraintConflict: NSObject {
  /// The names of the attributes.
  public let constraint: [String]
  /// The new objects with the same values.
  public let conflictingObjects: [NSManagedObject]
  /// The values.
  public let constraintValues: [String: Any]

  init(_ constraint: [String], _ objects: [NSManagedObject], _ values: [String: Any]) {
    self.constraint = constraint
    conflictingObjects = objects
    constraintValues = values
    super.init()
  }
}
