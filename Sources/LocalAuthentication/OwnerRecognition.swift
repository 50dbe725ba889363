import UIKit

/// How the device of an application recognises its owner: a matter of the test.
@MainActor
package final class OwnerRecognition {
  /// That of the current application.
  package static var current: OwnerRecognition {
    UIApplication.shared.attachment(OwnerRecognition.self) { OwnerRecognition() }
  }

  /// What the device has.
  package var biometry = LABiometryType.none
  /// Whether a finger or a face is known.
  package var isEnrolled = true
  /// Whether the device has a code.
  package var hasPasscode = false
  /// Why the owner is not recognised; `nil` if the owner is.
  package var failure: LAError?

  /// Why a policy cannot be asked for.
  func obstacle(to policy: LAPolicy) -> LAError? {
    switch policy {
    case .deviceOwnerAuthenticationWithBiometrics:
      if biometry == .none { return LAError(.biometryNotAvailable) }
      return isEnrolled ? nil : LAError(.biometryNotEnrolled)
    case .deviceOwnerAuthentication:
      if biometry != .none, isEnrolled { return nil }
      return hasPasscode ? nil : LAError(.passcodeNotSet)
    }
  }
}
