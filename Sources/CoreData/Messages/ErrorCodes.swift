// The numbers of Apple's `CoreDataErrors.h`; each has a page of its own in Apple's documentation.

/// A generic failure of validation.
public let NSManagedObjectValidationError = 1550
/// A uniqueness constraint was violated.
public let NSManagedObjectConstraintValidationError = 1551
/// Several failures of validation; the list stands under `NSDetailedErrorsKey`.
public let NSValidationMultipleErrorsError = 1560
/// A property without a value that is not optional.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship with too few destinations.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship with too many destinations.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A relationship with the rule `deny` that is not empty.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number above its maximum.
public let NSValidationNumberTooLargeError = 1610
/// A number below its minimum.
public let NSValidationNumberTooSmallError = 1620
/// A date after its maximum.
public let NSValidationDateTooLateError = 1630
/// A date before its minimum.
public let NSValidationDateTooSoonError = 1640
/// A date that cannot be.
public let NSValidationInvalidDateError = 1650
/// A string above its maximal length.
public let NSValidationStringTooLongError = 1660
/// A string below its minimal length.
public let NSValidationStringTooShortError = 1670
/// A string that does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// A URI that cannot be.
public let NSValidationInvalidURIError = 1690

/// A context could not be locked.
public let NSManagedObjectContextLockingError = 132_000
/// A coordinator could not be locked.
public let NSPersistentStoreCoordinatorLockingError = 132_010
/// A fault whose row does not exist.
public let NSManagedObjectReferentialIntegrityError = 133_000
/// A relationship to an object in another store.
public let NSManagedObjectExternalRelationshipError = 133_010
/// The merge policy could not complete merging.
public let NSManagedObjectMergeError = 133_020
/// The merge policy could not resolve a violated uniqueness constraint.
public let NSManagedObjectConstraintMergeError = 133_021
/// The type of a store is not known.
public let NSPersistentStoreInvalidTypeError = 134_000
/// The type of a store is not the wanted one.
public let NSPersistentStoreTypeMismatchError = 134_010
/// The store rejected the model.
public let NSPersistentStoreIncompatibleSchemaError = 134_020
/// Saving failed.
public let NSPersistentStoreSaveError = 134_030
/// One or more stores reported an error while saving.
public let NSPersistentStoreIncompleteSaveError = 134_040
/// A conflict while saving.
public let NSPersistentStoreSaveConflictsError = 134_050
/// A nonspecific error of Core Data.
public let NSCoreDataError = 134_060
/// An operation on a store failed.
public let NSPersistentStoreOperationError = 134_070
/// A store could not be opened.
public let NSPersistentStoreOpenError = 134_080
/// A store could not be reached in time.
public let NSPersistentStoreTimeoutError = 134_090
/// A request of a type that the store does not know.
public let NSPersistentStoreUnsupportedRequestTypeError = 134_091
/// The store was made with another model.
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
/// A migration failed.
public let NSMigrationError = 134_110
/// A migration was cancelled.
public let NSMigrationCancelledError = 134_120
/// A migration found no source model.
public let NSMigrationMissingSourceModelError = 134_130
/// A migration found no mapping model.
public let NSMigrationMissingMappingModelError = 134_140
/// No mapping model could be inferred.
public let NSInferredMappingModelError = 134_190

/// The errors that make up one of several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The object that failed to validate.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key that failed to validate.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The predicate that failed.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The value that failed to validate.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The stores that failed.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The objects that failed.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The conflicts of a save.
public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflictsErrorKey"
/// The domain of errors that come from a database.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
