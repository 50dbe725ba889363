import Clockwork
import Foundation

/// Carries out `dismiss`: what the controller presents, else what shows it.
extension Presenter {
  static func dismiss(
    from controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let bottom = controller.nearestOutgoing ?? controller.nearestIncoming else {
      if let completion { MainLoop.current.post("dismiss") { completion() } }
      return
    }
    guard !chain(from: bottom).contains(where: { $0.run != nil || $0.isStarting }) else {
      ConsoleMessage.dismissalInProgress(from: controller).emit()
      return
    }
    let closing = chain(from: bottom)
    for presentation in closing { presentation.isEnding = true }
    MainLoop.current.setNeedsCommit("dismiss")
    MainLoop.current.afterCommit("dismissal") {
      for presentation in closing { presentation.isEnding = false }
      startDismissal(of: bottom, animated: animated, cause: .code, completion: completion)
    }
  }

  /// A presentation and those above it, lowest first.
  static func chain(from bottom: UIPresentationController) -> [UIPresentationController] {
    var chain = [bottom]
    while let next = chain[chain.count - 1].presentedViewController.outgoingPresentation {
      chain.append(next)
    }
    return chain
  }

  static func startDismissal(
    of bottom: UIPresentationController,
    animated: Bool,
    cause: AppearanceTransition.Cause,
    completion: (() -> Void)?
  ) {
    guard bottom.isLinked, !chain(from: bottom).contains(where: { $0.run != nil }) else { return }
    let presented = bottom.presentedViewController
    let delegate = presented.transitioningDelegate
    let isAnimated = animated && UIView.areAnimationsEnabled
    let animator = isAnimated ? delegate?.animationController(forDismissed: presented) : nil
    let driver = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    let run = makeDismissal(
      of: bottom,
      animated: animated,
      cause: cause,
      isCustom: animator != nil,
      completion: completion
    )
    guard let animator else {
      run.startAndFinish()
      return
    }
    run.prepare(driver: driver)
    run.start()
    begin(animator, driver, of: run, in: bottom)
  }

  /// Prepares the dismissal of a presentation and of everything above it.
  ///
  /// Told are the topmost presented controller, those below it that are seen behind
  /// sheets, and the presenter of the lowest presentation if its view is out of the window.
  static func makeDismissal(
    of bottom: UIPresentationController,
    animated: Bool,
    cause: AppearanceTransition.Cause,
    isCustom: Bool = false,
    completion: (() -> Void)?
  ) -> TransitionRun {
    let chain = chain(from: bottom)
    let top = chain[chain.count - 1].presentedViewController
    let presenter = bottom.presentingViewController
    let covers = bottom.presenterComesBack
    for presentation in chain {
      presentation.presentedViewController.appearance.flags.insert(.beingDismissed)
    }
    let seen = chain.dropLast().reversed().map(\.presentedViewController).filter {
      $0.appearance.state.leads(toAppeared: true)
    }
    let transition = AppearanceTransition(
      kind: covers ? .coveringDismissal : .overlayDismissal,
      leaving: top,
      coming: covers ? presenter : nil,
      between: seen,
      isAnimated: animated && UIView.areAnimationsEnabled,
      cause: cause
    )
    let window = bottom.containerView?.window ?? presenter.viewIfLoaded?.window
    let host = PresentationHost(bottom, window: window, isDismissal: true)
    host.chain = chain
    host.isCustom = isCustom
    let run = TransitionRun(transition, host: host, duration: duration, completion: completion)
    for presentation in chain.reversed() { adopt(run, by: presentation) }
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
