public import Foundation

/// The name of an exception.
///
/// Status: partial · A
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Any exception.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An argument that a method cannot take.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that cannot be.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException"
  )
  /// An index outside of a collection.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// A key that an object does not have.
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

/// An exception, which stops the process unless a stage catches it.
///
/// Status: partial · A
open class NSException: NSObject, @unchecked Sendable {
  /// The name.
  public let name: NSExceptionName
  /// What happened, in words.
  public let reason: String?
  /// What else is known.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception without raising it.
  public init(
    name aName: NSExceptionName,
    reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  /// Raises the exception.
  open func raise() {
    let exception = UIKitException(name: name.rawValue, reason: reason ?? "(null)")
    PortingMainActor.run { UIKit.raise(exception) }
  }
}
