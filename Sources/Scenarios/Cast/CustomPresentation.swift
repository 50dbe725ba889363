internal import UIKit

/// Makes presentation controllers that answer as the script says.
final class CustomPresentation: NSObject, UIViewControllerTransitioningDelegate {
  private let removesPresentersView: Bool

  init(_ removesPresentersView: Bool) {
    self.removesPresentersView = removesPresentersView
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = ScriptedPresentationController(
      presentedViewController: presented,
      presenting: presenting
    )
    controller.removesPresentersView = removesPresentersView
    return controller
  }
}

/// A presentation controller whose answers the script chose.
final class ScriptedPresentationController: UIPresentationController {
  var removesPresentersView = false

  override var shouldRemovePresentersView: Bool { removesPresentersView }
}
