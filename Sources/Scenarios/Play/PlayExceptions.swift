internal import UIKit

extension UIKitException {
  /// What iOS throws for `present(nil)`, which Swift cannot write.
  @MainActor
  static func presentedNil(on presenter: UIViewController) -> UIKitException {
    UIKitException(
      name: "NSInvalidArgumentException",
      reason: "Application tried to present a nil modal view controller on target "
        + "\(Naming.name(of: presenter))."
    )
  }
}
