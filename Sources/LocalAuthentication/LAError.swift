public import Foundation

/// The domain of errors about the owner of the device.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why the owner of the device was not recognised.
///
/// Status: complete · A
public struct LAError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// It was somebody else.
    case authenticationFailed = -1
    /// The user gave up.
    case userCancel = -2
    /// The user wants to do it in the app's way.
    case userFallback = -3
    /// The system gave up.
    case systemCancel = -4
    /// The device has no code.
    case passcodeNotSet = -5
    /// The device cannot do it now.
    case biometryNotAvailable = -6
    /// No finger and no face is known.
    case biometryNotEnrolled = -7
    /// Too many tries.
    case biometryLockout = -8
    /// The app gave up.
    case appCancel = -9
    /// The context was ended.
    case invalidContext = -10
    /// The device must not ask now.
    case notInteractive = -1004

    /// Whether an error is of a kind, for patterns.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? LAError)?.code == code
    }
  }

  /// The older name of `Code.biometryNotAvailable`.
  public static let touchIDNotAvailable = Code.biometryNotAvailable
  /// The older name of `Code.biometryNotEnrolled`.
  public static let touchIDNotEnrolled = Code.biometryNotEnrolled
  /// The older name of `Code.biometryLockout`.
  public static let touchIDLockout = Code.biometryLockout

  /// The kind of an error.
  public static let authenticationFailed = Code.authenticationFailed
  /// The kind of an error.
  public static let userCancel = Code.userCancel
  /// The kind of an error.
  public static let userFallback = Code.userFallback
  /// The kind of an error.
  public static let systemCancel = Code.systemCancel
  /// The kind of an error.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The kind of an error.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The kind of an error.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// The kind of an error.
  public static let biometryLockout = Code.biometryLockout
  /// The kind of an error.
  public static let appCancel = Code.appCancel
  /// The kind of an error.
  public static let invalidContext = Code.invalidContext
  /// The kind of an error.
  public static let notInteractive = Code.notInteractive

  /// The domain of the errors.
  public static var errorDomain: String { LAErrorDomain }
  /// The kind.
  public let code: Code
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
