public import Foundation

/// A drawing of screens and the ways between them; loading comes later.
///
/// Status: none · A
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// Names a storyboard of a bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes the first controller of the storyboard.
  open func instantiateInitialViewController() -> UIViewController? {
    unimplemented("storyboards (\(name))")
  }

  /// Makes the controller with an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    unimplemented("storyboards (\(name), \(identifier))")
  }
}
