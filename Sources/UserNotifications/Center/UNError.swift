public import Foundation

/// The domain of errors about notifications.
public let UNErrorDomain = "UNErrorDomain"

/// What goes wrong with notifications.
///
/// Status: complete · A
public struct UNError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The user does not allow notifications.
    case notificationsNotAllowed = 1
    /// The address of an attachment is wrong.
    case attachmentInvalidURL = 100
    /// The type of an attachment is unknown.
    case attachmentUnrecognizedType = 101
    /// An attachment is too large.
    case attachmentInvalidFileSize = 102
    /// An attachment is not in the store.
    case attachmentNotInDataStore = 103
    /// An attachment cannot be moved into the store.
    case attachmentMoveIntoDataStoreFailed = 104
    /// An attachment is broken.
    case attachmentCorrupt = 105
    /// A trigger has no next date.
    case notificationInvalidNoDate = 1400
    /// There is nothing to notify of.
    case notificationInvalidNoContent = 1401
    /// An object of the content is not allowed.
    case contentProvidingObjectNotAllowed = 1500
    /// A value of the content is not allowed.
    case contentProvidingInvalid = 1501
    /// The number for the icon is wrong.
    case badgeInputInvalid = 1600
  }

  /// The domain of the errors.
  public static var errorDomain: String { UNErrorDomain }
  /// The kind.
  public let code: Code
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
