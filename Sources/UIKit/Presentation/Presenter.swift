import Clockwork
import CoreGraphics
import Foundation

/// Carries out `present` and `dismiss`: checks, links, and the transitions.
///
/// The links are made inside the call; the transition starts after the commit of
/// the turn, as crash reports of iOS show (RULES 20.2).
@MainActor
enum Presenter {
  static let duration = Duration.milliseconds(400)

  // MARK: - Present

  static func present(
    _ presented: UIViewController,
    from source: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    if let other = presented.presentation, other.isLinked {
      raise(.presentedAlready(presented, by: other.presentingViewController))
      return
    }
    if presented.modalPresentationStyle == .none {
      raise(
        .invalidArgument(
          "The specified modal presentation style doesn't have a corresponding presentation "
            + "controller."
        )
      )
      return
    }
    let style = PresentationStyle(for: presented, from: source)
    let presenter = style.presenter(for: source)
    if let busy = presenter.outgoingPresentation ?? source.nearestOutgoing {
      let other = busy.presentedViewController
      (busy.run == nil
        ? ConsoleMessage.presenterIsBusy(
          presented,
          on: presenter,
          from: source,
          presenting: other
        )
        : ConsoleMessage.presentationInProgress(presented, on: presenter, from: source)).emit()
      return
    }
    // The presenter counts: a controller that was pushed or selected a moment ago has no view in
    // the window yet, and its container presents for it (URLNavigator's tests on iOS rely on it).
    guard let window = presenter.viewIfLoaded?.window else {
      ConsoleMessage.presenterIsOffWindow(presented, on: presenter, from: source).emit()
      return
    }
    if !presenter.isWindowRoot, presenter.presentation == nil, presenter.parent == nil {
      ConsoleMessage.detachedPresenter(presented, from: presenter).emit()
    }
    let presentation = link(presented, presenter, source, style)
    MainLoop.current.setNeedsCommit("present")
    MainLoop.current.afterCommit("presentation of \(Naming.name(of: presented))") {
      [weak window] in
      start(presentation, in: window, animated: animated, completion: completion)
    }
  }

  /// Links both controllers; the caller and later the window keep the presentation.
  private static func link(
    _ presented: UIViewController,
    _ presenter: UIViewController,
    _ source: UIViewController,
    _ style: PresentationStyle
  ) -> UIPresentationController {
    let fresh = style.makeController(for: presented, from: presenter, source: source)
    var presentation = fresh
    if let popover = presented.preparedPopoverController, fresh is UIPopoverPresentationController {
      presentation = popover
    } else if let prepared = presented.preparedPresentation {
      if type(of: prepared) == type(of: fresh), style.effective != .custom {
        presentation = prepared
      } else {
        fresh.delegate = prepared.delegate
      }
    }
    presented.preparedPresentation = nil
    presented.preparedPopoverController = nil
    presentation.link(presenter, style: style.effective)
    presentation.source = source
    presented.presentation = presentation
    presenter.outgoingPresentation = presentation
    return presentation
  }

  private static func start(
    _ presentation: UIPresentationController,
    in window: UIWindow?,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    presentation.isStarting = false
    guard let window else { return }
    let presented = presentation.presentedViewController
    if let popover = presentation as? UIPopoverPresentationController, !popover.hasAnchor {
      unlink(presentation)
      raise(.popoverWithoutAnchor(popover))
      return
    }
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

  private static func begin(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ driver: (any UIViewControllerInteractiveTransitioning)?,
    of run: TransitionRun,
    in presentation: UIPresentationController
  ) {
    guard let container = presentation.containerView else { return }
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

  private static func adopt(_ run: TransitionRun, by presentation: UIPresentationController) {
    presentation.run = run
    run.coordinator.presentationStyle = presentation.style
    run.coordinator.presentation = presentation
    presentation.presentedViewController.activeCoordinator = run.coordinator
    presentation.presentingViewController.activeCoordinator = run.coordinator
  }

  static func unlink(_ presentation: UIPresentationController) {
    presentation.cut()
    let presenter = presentation.presentingViewController
    if presenter.outgoingPresentation === presentation { presenter.outgoingPresentation = nil }
    if presentation.presentedViewController.presentation === presentation {
      presentation.presentedViewController.presentation = nil
    }
  }

  // MARK: - Dismiss

  static func dismiss(
    from controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let bottom = controller.nearestOutgoing ?? controller.nearestIncoming else {
      if let completion { MainLoop.current.post("dismiss") { completion() } }
      return
    }
    guard bottom.run == nil, !bottom.isStarting else {
      ConsoleMessage.dismissalInProgress(from: controller).emit()
      return
    }
    MainLoop.current.setNeedsCommit("dismiss")
    MainLoop.current.afterCommit("dismissal") {
      startDismissal(of: bottom, animated: animated, completion: completion)
    }
  }

  private static func startDismissal(
    of bottom: UIPresentationController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard bottom.isLinked, bottom.run == nil else { return }
    let run = makeDismissal(of: bottom, animated: animated, cause: .code, completion: completion)
    let presented = bottom.presentedViewController
    let delegate = presented.transitioningDelegate
    guard run.transition.isAnimated,
      let animator = delegate?.animationController(forDismissed: presented)
    else {
      run.startAndFinish()
      return
    }
    let driver = delegate?.interactionControllerForDismissal(using: animator)
    run.prepare(driver: driver)
    run.start()
    begin(animator, driver, of: run, in: bottom)
  }

  /// Prepares the dismissal of a presentation and of everything above it.
  ///
  /// Two controllers are concerned: the topmost presented one, and the presenter
  /// of the lowest presentation if its view is out of the window.
  static func makeDismissal(
    of bottom: UIPresentationController,
    animated: Bool,
    cause: AppearanceTransition.Cause,
    completion: (() -> Void)?
  ) -> TransitionRun {
    var chain = [bottom]
    while let next = chain[chain.count - 1].presentedViewController.outgoingPresentation {
      chain.append(next)
    }
    let top = chain[chain.count - 1].presentedViewController
    let presenter = bottom.presentingViewController
    let covers = presenter.viewIfLoaded?.window == nil
    for presentation in chain {
      presentation.presentedViewController.appearance.flags.insert(.beingDismissed)
    }
    let transition = AppearanceTransition(
      kind: covers ? .coveringDismissal : .overlayDismissal,
      leaving: top,
      coming: covers ? presenter : nil,
      isAnimated: animated && UIView.areAnimationsEnabled,
      cause: cause
    )
    let window = bottom.containerView?.window ?? presenter.viewIfLoaded?.window
    let host = PresentationHost(bottom, window: window, isDismissal: true)
    host.chain = chain
    let run = TransitionRun(transition, host: host, duration: duration, completion: completion)
    adopt(run, by: bottom)
    for presentation in chain { presentation.run = run }
    return run
  }
}

extension UIViewController {
  /// The presentation that this controller or an ancestor carries out.
  var nearestOutgoing: UIPresentationController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presentation = current.outgoingPresentation { return presentation }
      controller = current.parent
    }
    return nil
  }

  /// The presentation that shows this controller or an ancestor.
  var nearestIncoming: UIPresentationController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presentation = current.presentation, presentation.isLinked { return presentation }
      controller = current.parent
    }
    return nil
  }
}
