import CoreGraphics
import Foundation

/// Adapts what is presented in a window to traits that changed.
///
/// The presented view moves to the container of the new presentation; no controller appears
/// or disappears by that (RULES 12), unless a delegate shows another controller in the new
/// style: that one comes, and goes again on the way back.
@MainActor
struct Readaptation {
  private let window: UIWindow
  private let coordinator: TransitionCoordinator

  init(in window: UIWindow, _ coordinator: TransitionCoordinator) {
    self.window = window
    self.coordinator = coordinator
  }

  func perform() {
    guard var controller = window.rootViewController else { return }
    while let presentation = Self.outgoing(from: controller) {
      controller = adapt(presentation).presentedViewController
    }
  }

  /// The presentation that a controller or one of its descendants carries out.
  private static func outgoing(from controller: UIViewController) -> UIPresentationController? {
    if let presentation = controller.outgoingPresentation { return presentation }
    for child in controller.children {
      if let found = outgoing(from: child) { return found }
    }
    return nil
  }

  /// Changes the presentation to the style for the present traits; returns the one in force.
  private func adapt(_ active: UIPresentationController) -> UIPresentationController {
    // What is about to start or to end keeps its style; the request is about this presentation.
    guard active.isLinked, active.run == nil, !active.isStarting, !active.isEnding,
      active.sheetDrag == nil,
      active.containerView != nil
    else { return active }
    (active as? UIPopoverPresentationController)?.askForNewPlace()
    let original = active.original ?? active
    let presenter = active.presentingViewController
    let style = original.adaptivePresentationStyle(for: presenter.traitCollection)
    let isAdapted = style != .none && style != original.style && style != .automatic
    let wanted = isAdapted ? style : original.style
    guard wanted != active.style else { return active }
    if let popover = original as? UIPopoverPresentationController, !isAdapted,
      !popover.isPrepared()
    {
      raise(popover.missingAnchor)
      return active
    }
    original.delegate?.presentationController(
      original,
      willPresentWithAdaptiveStyle: isAdapted ? style : .none,
      transitionCoordinator: coordinator
    )
    let next =
      isAdapted ? Adaptation.active(for: original, in: presenter.traitCollection) : original
    (next as? CoveringPresentationController)?.keepsPresenter = true
    let content = Adaptation.content(of: original, in: next)
    replace(active, by: next, showing: content)
    return next
  }

  private func replace(
    _ active: UIPresentationController,
    by next: UIPresentationController,
    showing content: UIViewController
  ) {
    let presenter = active.presentingViewController
    let old = active.presentedViewController
    let sibling = active.containerView
    let place = sibling?.superview ?? window
    withExtendedLifetime((active, old, content)) {
      Presenter.unlink(active)
      next.replacePresented(with: content)
      Presenter.link(next, presenter, active.source ?? presenter)
      next.isStarting = false
      next.displaced = active.displaced
      active.displaced = nil
      next.openContainer(in: place, frame: sibling?.frame ?? place.bounds, above: sibling)
      if let out = next.displaced, out.view.superview === sibling, out.view.superview != nil {
        next.containerView?.insertSubview(out.view, at: 0)
      }
      content === old ? move(content, to: next) : swap(old, for: content, in: next)
      next.containerDidOpen()
      active.closeContainer()
      active.drop()
      content.viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  private func move(_ content: UIViewController, to next: UIPresentationController) {
    guard let view = next.presentedView, let container = next.containerView else { return }
    if content.outgoingPresentation?.displaced?.view === view {
      // What covers it has taken its view out; it comes back to the new place.
      content.outgoingPresentation?.displaced = DisplacedView(
        view: view,
        superview: container,
        index: 0
      )
      return
    }
    container.addSubview(view)
    view.frame = next.frameOfPresentedViewInContainerView
    next.containerView?.setNeedsLayout()
  }

  /// Shows the delegate's controller in place of the other; one inside the other stays as it is.
  private func swap(
    _ old: UIViewController,
    for content: UIViewController,
    in next: UIPresentationController
  ) {
    if content.isInside(old) {
      (old as? UINavigationController)?.setViewControllers([], animated: false)
      if content.parent != nil { content.removeFromParent() }
    }
    let keeps = old.isInside(content)
    let transition = AppearanceTransition(
      kind: .adaptation,
      leaving: keeps ? nil : old,
      coming: content,
      isAnimated: false
    )
    let host = AdaptationHost(next, old: old)
    next.run = TransitionRun(transition, host: host, duration: .zero)
    next.run?.startAndFinish()
  }
}

/// Moves the views when a delegate shows another controller in an adapted style.
@MainActor
private final class AdaptationHost: TransitionHost {
  private let presentation: UIPresentationController
  private let old: UIViewController

  init(_ presentation: UIPresentationController, old: UIViewController) {
    self.presentation = presentation
    self.old = old
  }

  func installViews(for run: TransitionRun) {
    guard let view = presentation.presentedView else { return }
    view.frame = presentation.frameOfPresentedViewInContainerView
    presentation.containerView?.addSubview(view)
  }

  func removeViews(for run: TransitionRun) {
    guard run.transition.leaving != nil else { return }
    old.viewIfLoaded?.removeFromSuperview()
  }

  func release(for run: TransitionRun) { presentation.run = nil }
}

extension UIViewController {
  /// Whether the controller is a descendant of another one.
  func isInside(_ other: UIViewController) -> Bool {
    var controller = parent
    while let current = controller {
      if current === other { return true }
      controller = current.parent
    }
    return false
  }
}
