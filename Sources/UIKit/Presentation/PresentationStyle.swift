import CoreGraphics
import Foundation

/// What a style comes to on a device: which presentation controller a style has,
/// what it adapts to in the present size classes, and who presents (RULES 17).
@MainActor
struct PresentationStyle {
  /// The style that was asked for, with the system's choice made.
  let requested: UIModalPresentationStyle

  init(of presented: UIViewController) {
    if let alert = presented as? UIAlertController {
      requested = alert.isPopover ? .popover : .custom
      return
    }
    let style = presented.modalPresentationStyle
    requested = style == .automatic ? .pageSheet : style
  }

  /// The presentation controller of the style, before any adaptation.
  ///
  /// One that was asked for before presenting is used again, with its settings.
  func makeOriginal(
    for presented: UIViewController,
    from presenter: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController {
    if let prepared = presented.preparedPresentation, prepared.style == requested {
      return prepared
    }
    let fresh = makeFresh(requested, for: presented, from: presenter, source: source)
    fresh.style = requested
    if let old = presented.preparedPresentation { fresh.delegate = old.delegate }
    return fresh
  }

  private func makeFresh(
    _ style: UIModalPresentationStyle,
    for presented: UIViewController,
    from presenter: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController {
    if style == .custom, !(presented is UIAlertController),
      let own = presented.transitioningDelegate?.presentationController(
        forPresented: presented,
        presenting: presenter,
        source: source
      )
    {
      return own
    }
    return Self.make(style, for: presented, from: presenter)
  }

  /// The system's presentation controller for a style.
  static func make(
    _ style: UIModalPresentationStyle,
    for presented: UIViewController,
    from presenter: UIViewController?
  ) -> UIPresentationController {
    let controller =
      switch style {
      case .fullScreen, .currentContext:
        CoveringPresentationController(presentedViewController: presented, presenting: presenter)
      case .popover:
        UIPopoverPresentationController(presentedViewController: presented, presenting: presenter)
      case .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: presented, presenting: presenter)
      case .custom where presented is UIAlertController:
        AlertPresentationController(presentedViewController: presented, presenting: presenter)
      case .overCurrentContext where presented is UISearchController:
        SearchPresentationController(presentedViewController: presented, presenting: presenter)
      default:
        UIPresentationController(presentedViewController: presented, presenting: presenter)
      }
    controller.style = style
    return controller
  }

  /// The controller that presents on behalf of the one that was asked.
  ///
  /// A context style stops at the first controller upwards that defines the context; all
  /// others, and those without such a controller, go to the outermost container.
  func presenter(for source: UIViewController) -> UIViewController {
    Self.presenter(for: source, inContext: requested.isContextual)
  }

  static func presenter(for source: UIViewController, inContext: Bool) -> UIViewController {
    var outermost = source
    while true {
      if inContext, outermost.definesPresentationContext { return outermost }
      guard let parent = outermost.parent else { return outermost }
      outermost = parent
    }
  }
}

extension UIModalPresentationStyle {
  /// Whether the style covers the controller that defines the context only.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }
}

/// A presentation under which the presenter's view leaves the window.
final class CoveringPresentationController: UIPresentationController {
  /// Whether a style that leaves the presenter alone came to this by a change of traits;
  /// a change of traits makes nobody disappear (RULES 12).
  var keepsPresenter = false

  override var shouldRemovePresentersView: Bool { !keepsPresenter }
}
