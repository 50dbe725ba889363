import Clockwork
public import Foundation
import UIKit

/// What must recognise the owner of the device.
///
/// Status: partial · A
public enum LAPolicy: Int, Sendable {
  /// A finger or a face.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A finger, a face or the code.
  case deviceOwnerAuthentication = 2
}

/// What recognises the owner of the device.
///
/// Status: complete · A
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// The finger.
  case touchID = 1
  /// The face.
  case faceID = 2
  /// The eyes.
  case opticID = 4
}

/// Asks whether the user is the owner of the device.
///
/// No device here has a sensor or a code until a test says so: `stage.owner.biometry = .faceID`; then
/// the owner is recognised, unless `stage.owner.failure` says why not. The answer comes in a later
/// turn of the main loop; on iOS it comes on some other thread.
///
/// - Differs: access controls and `evaluatedPolicyDomainState` are not there.
/// - Evidence: Apple's documentation of the class (A)
///
/// Status: partial · A
open class LAContext: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var isEnded = false

  /// Creates a context.
  public override init() {
    super.init()
  }

  /// The title of the button that does it in the app's way; empty hides it.
  open var localizedFallbackTitle: String?
  /// The title of the button that gives up.
  open var localizedCancelTitle: String?
  /// What the app says.
  open var localizedReason = ""
  /// Whether the device must not ask.
  open var interactionNotAllowed = false
  /// The seconds for which an unlocking of the device counts.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// What the device has.
  open var biometryType: LABiometryType { MainQueue.atOnce { OwnerRecognition.current.biometry } }

  /// Whether a policy can be asked for.
  ///
  /// - Parameters:
  ///   - policy: What must recognise the owner.
  ///   - error: Takes why not; pass the address of an `NSError?`.
  /// - Returns: Whether it can.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    let obstacle = obstacle(to: policy)
    error?.pointee = obstacle.map(Self.object)
    return obstacle == nil
  }

  /// The error as iOS hands it out, by domain and number.
  private static func object(_ error: LAError) -> NSError {
    NSError(domain: LAErrorDomain, code: error.errorCode)
  }

  private func obstacle(to policy: LAPolicy) -> LAError? {
    if lock.withLock({ isEnded }) { return LAError(.invalidContext) }
    return MainQueue.atOnce { OwnerRecognition.current.obstacle(to: policy) }
  }

  /// Asks whether the user is the owner.
  ///
  /// - Parameters:
  ///   - policy: What must recognise the owner.
  ///   - localizedReason: What the app says.
  ///   - reply: Is told whether it is the owner, or an `LAError`.
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    MainQueue.run {
      UIApplication.shared.mainLoop.post("LAContext.evaluatePolicy") {
        var error = self.obstacle(to: policy)
        if error == nil, self.interactionNotAllowed { error = LAError(.notInteractive) }
        if error == nil { error = OwnerRecognition.current.failure }
        reply(error == nil, error)
      }
    }
  }

  /// Asks whether the user is the owner.
  ///
  /// - Parameters:
  ///   - policy: What must recognise the owner.
  ///   - localizedReason: What the app says.
  /// - Returns: `true`.
  /// - Throws: `LAError` if it is not the owner.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
        continuation.resume(with: error.map(Result.failure) ?? .success(isOwner))
      }
    }
  }

  /// Ends the context; what is asked for afterwards fails.
  open func invalidate() { lock.withLock { isEnded = true } }
}
