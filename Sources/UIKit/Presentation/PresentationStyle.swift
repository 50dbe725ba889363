import CoreGraphics
import Foundation

/// What a style comes to on a device: who presents, and what becomes of the
/// presenter's view (RULES 17).
@MainActor
struct PresentationStyle {
  let effective: UIModalPresentationStyle

  /// The style after adaptation to the presenter's traits.
  init(for presented: UIViewController, from presenter: UIViewController) {
    let traits = presenter.traitCollection
    switch presented.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      let isAlert = presented is UIAlertController
      let isFlat = traits.verticalSizeClass == .compact
      effective = isAlert ? .overFullScreen : isFlat ? .fullScreen : .pageSheet
    case .popover where traits.horizontalSizeClass == .compact:
      effective = .pageSheet
    default:
      effective = presented.modalPresentationStyle
    }
  }

  /// The presentation controller of the style.
  func makeController(
    for presented: UIViewController,
    from presenter: UIViewController,
    source: UIViewController
  ) -> UIPresentationController {
    switch effective {
    case .custom:
      return presented.transitioningDelegate?.presentationController(
        forPresented: presented,
        presenting: presenter,
        source: source
      )
        ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    case .fullScreen, .currentContext:
      return CoveringPresentationController(
        presentedViewController: presented,
        presenting: presenter
      )
    case .popover:
      return UIPopoverPresentationController(
        presentedViewController: presented,
        presenting: presenter
      )
    case .pageSheet, .formSheet:
      return UISheetPresentationController(
        presentedViewController: presented,
        presenting: presenter
      )
    default:
      return UIPresentationController(presentedViewController: presented, presenting: presenter)
    }
  }

  /// The controller that presents on behalf of the one that was asked.
  func presenter(for source: UIViewController) -> UIViewController {
    if effective == .currentContext || effective == .overCurrentContext {
      var controller: UIViewController? = source
      while let current = controller {
        if current.definesPresentationContext { return current }
        controller = current.parent
      }
    }
    var outermost = source
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }
}

/// A presentation under which the presenter's view leaves the window.
final class CoveringPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
