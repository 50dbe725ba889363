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

  private var concerned: [UIPresentationController] { chain.isEmpty ? [presentation] : chain }

  func openPlace(for run: TransitionRun) {
    guard let window else { return }
    let presenter = presentation.presentingViewController
    let isPartial = !presentation.shouldPresentInFullscreen
    if isPartial, let view = presenter.viewIfLoaded, let place = view.superview {
      presentation.openContainer(in: place, frame: view.frame, above: view)
    } else {
      presentation.openContainer(in: window, frame: window.bounds, above: nil)
    }
    run.coordinator.container = presentation.containerView
    if presentation.shouldRemovePresentersView { displacePresentersView() }
  }

  func installViews(for run: TransitionRun) {
    if isDismissal {
      returnPresentersView()
      return
    }
    guard let container = presentation.containerView else { return }
    if !isCustom, let view = presentation.presentedView {
      view.frame = presentation.frameOfPresentedViewInContainerView
      container.addSubview(view)
      if run.transition.isAnimated { animate(for: run) }
    }
    presentation.containerDidOpen()
  }

  private func animate(for run: TransitionRun) {
    ModalAnimation(presentation: presentation, isDismissal: isDismissal).run(for: run.duration)
  }

  private func displacePresentersView() {
    guard let container = presentation.containerView,
      let view = presentation.presentingViewController.viewIfLoaded, let superview = view.superview
    else { return }
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    presentation.displaced = DisplacedView(view: view, superview: superview, index: index)
    view.frame = superview.convert(view.frame, to: container)
    container.insertSubview(view, at: 0)
  }

  /// The presenter's view goes below the presented one again for the way back.
  private func returnPresentersView() {
    guard presentation.presenterComesBack, let displaced = presentation.displaced,
      let container = presentation.containerView
    else { return }
    displaced.view.frame = container.bounds
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
    presentation.displaced?.view.removeFromSuperview()
  }

  private func endOfDismissal() {
    if let displaced = presentation.displaced {
      if presentation.presenterComesBack, let place = displaced.superview {
        place.insertSubview(displaced.view, at: min(displaced.index, place.subviews.count))
        displaced.view.frame = presentation.containerView?.frame ?? place.bounds
      }
      presentation.displaced = nil
    }
    for closed in concerned {
      KeyboardController.current.letGo(by: closed.presentedViewController)
      if let view = closed.presentedViewController.viewIfLoaded {
        let shown = closed.presentedView
        shown?.removeFromSuperview()
        if view !== shown, view._window != nil { view.removeFromSuperview() }
      }
      closed.displaced = nil
      closed.closeContainer()
    }
  }

  func cutLinks(for run: TransitionRun) {
    for closed in concerned { Presenter.unlink(closed) }
  }

  func tellWill(for run: TransitionRun) {
    if isDismissal {
      for closed in concerned.reversed() { closed.dismissalTransitionWillBegin() }
      let isPlain = run.transition.isAnimated && !isCustom && !run.coordinator.isInteractive
      if isPlain { animate(for: run) }
    } else {
      presentation.presentationTransitionWillBegin()
    }
  }

  func tellDid(for run: TransitionRun) {
    for closed in concerned {
      let presented = closed.presentedViewController
      presented.appearance.flags.subtract([.beingPresented, .beingDismissed])
      closed.run = nil
      presented.activeCoordinator = nil
      closed.presentingViewController.activeCoordinator = nil
    }
    if isDismissal {
      for closed in concerned.reversed() { closed.dismissalTransitionDidEnd(!run.isCancelled) }
    } else {
      presentation.presentationTransitionDidEnd(!run.isCancelled)
    }
    if isDismissal != run.isCancelled, window?.isKeyWindow == true {
      UIApplication.shared.updateOrientation()
    }
  }

  func release(for run: TransitionRun) {
    if !isDismissal, run.isCancelled { presentation.drop() }
    guard isDismissal, !run.isCancelled else { return }
    for closed in chain {
      let controller = closed.presentedViewController
      controller.registered.note(controller, ended: .dismissed)
    }
    for closed in chain { closed.letGo() }
  }
}

extension UIPresentationController {
  /// Whether the presenter's view is out and still has a place to return to.
  ///
  /// It has none if the window got another root, or its container shows another child.
  var presenterComesBack: Bool {
    guard let displaced, displaced.superview != nil else { return false }
    let presenter = presentingViewController
    if let navigation = presenter.parent as? UINavigationController {
      return navigation.topViewController === presenter
    }
    if let tabs = presenter.parent as? UITabBarController {
      return tabs.selectedViewController === presenter
    }
    return presenter.parent != nil || presenter.windowAsRoot != nil
      || presenter.presentation?.isLinked == true
  }
}

extension UIViewController {
  /// Whether what the controller presents has taken its view out and rests there.
  ///
  /// Its container or window may bring it to the front meanwhile: it stays out of sight.
  var isCoveredByModal: Bool {
    guard let presentation = outgoingPresentation else { return false }
    return presentation.displaced != nil && presentation.run == nil
  }
}
