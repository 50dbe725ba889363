import CoreGraphics
import Foundation

/// Moves the views of a presentation or a dismissal and cuts the links.
@MainActor
final class PresentationHost: TransitionHost {
  private let presentation: UIPresentationController
  @Backward private var window: UIWindow?
  private let isDismissal: Bool
  /// The presentations that a dismissal closes, lowest first.
  var chain: [UIPresentationController] = []
  /// Whether the animation puts the presented view in itself.
  var isCustom = false

  init(_ presentation: UIPresentationController, window: UIWindow?, isDismissal: Bool) {
    self.presentation = presentation
    self.window = window
    self.isDismissal = isDismissal
  }

  func installViews(for run: TransitionRun) {
    if isDismissal {
      returnPresentersView()
      return
    }
    guard let window else { return }
    presentation.openContainer(in: window)
    guard let container = presentation.containerView else { return }
    run.coordinator.container = container
    if presentation.shouldRemovePresentersView { displacePresentersView(into: container) }
    if !isCustom, let view = presentation.presentedView {
      view.frame = presentation.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
  }

  private func displacePresentersView(into container: UIView) {
    guard let view = presentation.presentingViewController.viewIfLoaded,
      let superview = view.superview
    else { return }
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    presentation.displaced = DisplacedView(view: view, superview: superview, index: index)
    container.insertSubview(view, at: 0)
  }

  /// The presenter's view goes below the presented one again for the way back.
  private func returnPresentersView() {
    guard let displaced = presentation.displaced, let container = presentation.containerView else {
      return
    }
    if let place = displaced.superview { displaced.view.frame = place.bounds }
    container.insertSubview(displaced.view, at: 0)
  }

  func removeViews(for run: TransitionRun) {
    if isDismissal {
      run.isCancelled ? takeOutPresentersView() : endOfDismissal()
    } else {
      run.isCancelled ? endOfDismissal() : takeOutPresentersView()
    }
  }

  private func takeOutPresentersView() {
    guard let displaced = presentation.displaced else { return }
    displaced.view.removeFromSuperview()
  }

  private func endOfDismissal() {
    if let displaced = presentation.displaced {
      displaced.superview?.insertSubview(displaced.view, at: displaced.index)
      if let place = displaced.superview { displaced.view.frame = place.bounds }
      presentation.displaced = nil
    }
    for closed in chain.isEmpty ? [presentation] : chain {
      closed.presentedViewController.viewIfLoaded?.removeFromSuperview()
      closed.closeContainer()
    }
  }

  func cutLinks(for run: TransitionRun) {
    for closed in chain.isEmpty ? [presentation] : chain { Presenter.unlink(closed) }
  }

  func tellWill(for run: TransitionRun) {
    if isDismissal {
      presentation.dismissalTransitionWillBegin()
    } else {
      presentation.presentationTransitionWillBegin()
    }
  }

  func tellDid(for run: TransitionRun) {
    clearFlags()
    presentation.run = nil
    for closed in chain { closed.run = nil }
    presentation.presentedViewController.activeCoordinator = nil
    presentation.presentingViewController.activeCoordinator = nil
    if isDismissal {
      presentation.dismissalTransitionDidEnd(!run.isCancelled)
    } else {
      presentation.presentationTransitionDidEnd(!run.isCancelled)
    }
  }

  private func clearFlags() {
    for closed in chain.isEmpty ? [presentation] : chain {
      closed.presentedViewController.appearance.flags.subtract([.beingPresented, .beingDismissed])
    }
  }

  func release(for run: TransitionRun) {
    guard isDismissal, !run.isCancelled else { return }
    for closed in chain {
      let controller = closed.presentedViewController
      controller.registered.note(controller, ended: .dismissed)
    }
    for closed in chain { closed.letGo() }
  }
}
