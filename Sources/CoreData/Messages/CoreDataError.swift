import Foundation
import UIKit

/// Makes the errors that calls throw.
enum CoreDataError {
  static func make(
    _ code: Int,
    _ text: String,
    _ more: [String: Any] = [:]
  ) -> NSError {
    var info = more
    info[NSLocalizedDescriptionKey] = text
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }

  /// One error, or the one that holds several.
  static func joined(_ errors: [NSError]) -> NSError? {
    guard errors.count > 1 else { return errors.first }
    return make(
      NSValidationMultipleErrorsError,
      "Multiple validation errors occurred.",
      [NSDetailedErrorsKey: errors]
    )
  }

  static func invalid(
    _ code: Int,
    _ text: String,
    _ object: NSManagedObject,
    _ key: String,
    _ value: Any?
  ) -> NSError {
    var info: [String: Any] = [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key]
    if let value { info[NSValidationValueErrorKey] = value }
    return make(code, text, info)
  }
}

/// Raises the exceptions that misuse has on iOS.
enum CoreDataException {
  static func raise(_ name: UIKit.NSExceptionName, _ reason: String) {
    UIKit.NSException(name: name, reason: reason, userInfo: nil).raise()
  }

  static func invalidArgument(_ reason: String) { raise(.invalidArgumentException, reason) }

  static func inconsistency(_ reason: String) { raise(.internalInconsistencyException, reason) }
}
