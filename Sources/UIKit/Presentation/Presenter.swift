import Clockwork
import CoreGraphics
import Foundation

/// Carries out `present`: checks, links, and the transition.
///
/// The links are made inside the call; the transition starts after the commit of
/// the turn, as crash reports of iOS show (RULES 20.2).
@MainActor
enum Presenter {
  static let duration = Duration.milliseconds(400)

  static func present(
    _ presented: UIViewController,
    from source: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard PresentationCheck.isLegal(presented, from: source) else { return }
    let style = PresentationStyle(of: presented)
    var presenter = style.presenter(for: source)
    guard PresentationCheck.isPossible(presented, on: presenter, from: source) else { return }
    let original = style.makeOriginal(for: presented, from: presenter, source: source)
    if style.requested == .custom, !original.shouldPresentInFullscreen {
      presenter = PresentationStyle.presenter(for: source, inContext: true)
    }
    presented.preparedPresentation = nil
    original.prepare(presenter: presenter, source: source)
    let active = Adaptation.active(for: original, in: presenter.traitCollection)
    let content = Adaptation.content(of: original, in: active)
    if content !== presented { active.replacePresented(with: content) }
    link(active, presenter, source)
    MainLoop.current.setNeedsCommit("present")
    let place = Backward(wrappedValue: presenter.viewIfLoaded?.window)
    MainLoop.current.afterCommit("presentation of ", of: { Naming.name(of: presented) }) {
      start(active, in: place.wrappedValue, animated: animated, completion: completion)
    }
  }

  /// Links both controllers; the caller and later the window keep the presentation.
  static func link(
    _ presentation: UIPresentationController,
    _ presenter: UIViewController,
    _ source: UIViewController
  ) {
    presentation.link(presenter)
    presentation.isStarting = true
    presentation.source = source
    presentation.presentedViewController.presentation = presentation
    presentation.original?.presentedViewController.presentation = presentation
    presenter.outgoingPresentation = presentation
  }

  static func unlink(_ presentation: UIPresentationController) {
    presentation.cut()
    let presenter = presentation.presentingViewController
    if presenter.outgoingPresentation === presentation { presenter.outgoingPresentation = nil }
    for presented in presentation.presentedControllers
    where presented.presentation === presentation {
      presented.presentation = nil
    }
  }

  // MARK: - The transition

  private static func start(
    _ presentation: UIPresentationController,
    in window: UIWindow?,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    presentation.isStarting = false
    guard let window, presentation.isLinked else {
      unlink(presentation)
      presentation.drop()
      return
    }
    if let popover = presentation as? UIPopoverPresentationController, !popover.isPrepared() {
      unlink(presentation)
      raise(popover.missingAnchor)
      presentation.drop()
      return
    }
    // What covers the screen comes up in an orientation of its own.
    if presentation.style == .fullScreen, window.isKeyWindow {
      UIApplication.shared.updateOrientation()
    }
    let presented = presentation.presentedViewController
    let presenter = presentation.presentingViewController
    presented.appearance.flags.insert(.beingPresented)
    let covers = presentation.shouldRemovePresentersView
    let transition = AppearanceTransition(
      kind: covers ? .coveringPresentation : .overlayPresentation,
      leaving: covers ? presenter : nil,
      coming: presented,
      isAnimated: animated && UIView.areAnimationsEnabled
    )
    let host = PresentationHost(presentation, window: window, isDismissal: false)
    let run = TransitionRun(transition, host: host, duration: duration, completion: completion)
    adopt(run, by: presentation)
    tellAdaptivity(presentation, run)
    let delegate = presented.transitioningDelegate
    guard transition.isAnimated,
      let animator = delegate?.animationController(
        forPresented: presented,
        presenting: presenter,
        source: presentation.source ?? presenter
      )
    else {
      run.startAndFinish()
      return
    }
    host.isCustom = true
    let driver = delegate?.interactionControllerForPresentation(using: animator)
    run.prepare(driver: driver)
    run.start()
    begin(animator, driver, of: run, in: presentation)
  }

  private static func tellAdaptivity(_ presentation: UIPresentationController, _ run: TransitionRun)
  {
    let original = presentation.original ?? presentation
    original.delegate?.presentationController(
      original,
      willPresentWithAdaptiveStyle: presentation === original ? .none : presentation.style,
      transitionCoordinator: run.coordinator
    )
  }

  /// Hands a started transition to the app's animation.
  static func begin(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ driver: (any UIViewControllerInteractiveTransitioning)?,
    of run: TransitionRun,
    in presentation: UIPresentationController
  ) {
    guard let container = presentation.containerView else {
      run.planEnd(finished: true, after: .zero)
      return
    }
    run.coordinator.container = container
    TransitionContext(
      run: run,
      animator: animator,
      driver: driver,
      container: container,
      style: presentation.style,
      finalFrame: presentation.frameOfPresentedViewInContainerView
    ).begin()
  }

  static func adopt(_ run: TransitionRun, by presentation: UIPresentationController) {
    presentation.run = run
    run.coordinator.presentationStyle = presentation.style
    run.coordinator.presentation = presentation
    presentation.presentedViewController.activeCoordinator = run.coordinator
    presentation.presentingViewController.activeCoordinator = run.coordinator
  }
}
