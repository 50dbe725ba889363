public import Foundation

/// What media is.
///
/// Status: partial · A
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether the user allows the camera or the microphone.
///
/// Status: complete · A
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// Nobody may on this device.
  case restricted = 1
  /// The user does not.
  case denied = 2
  /// The user does.
  case authorized = 3
}

/// A camera or a microphone; there is none.
///
/// Status: partial · A
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  private override init() {
    super.init()
  }

  /// Whether the user allows it; nobody may use what is not there.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .restricted
  }

  /// Asks the user; the answer is no.
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }

  /// Asks the user; the answer is no.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// The usual device; none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}
