/// The one way by which callbacks reach controllers.
///
/// It tells the observers before and after, keeps the depth that the movement
/// flags depend on, and notices an override that leaves out `super`.
@MainActor
enum Doorway {
  /// How many observers all applications have; none lets a callback pass with one branch.
  @exclusivity(unchecked) static var observerCount = 0

  static func send(_ callback: LifecycleCallback, to controller: UIViewController) {
    #if !WITHOUT_OBSERVERS
    // Nobody observes an app that runs by itself; its application is not even looked up then.
    if observerCount != 0 { return sendObserved(callback, to: controller) }
    #endif
    perform(callback, on: controller)
  }

  /// Apart from the usual way, so that nothing of it is prepared there.
  @inline(never)
  private static func sendObserved(
    _ callback: LifecycleCallback,
    to controller: UIViewController
  ) {
    let observers = UIApplication.shared.lifecycleObservers
    guard !observers.isEmpty else {
      perform(callback, on: controller)
      return
    }
    for observer in observers { observer.willSend(callback, to: controller) }
    let calledSuper = perform(callback, on: controller)
    for observer in observers {
      observer.didSend(callback, to: controller, calledSuper: calledSuper)
    }
  }

  /// Calls the method; returns whether the owed base implementation ran.
  @discardableResult
  private static func perform(
    _ callback: LifecycleCallback,
    on controller: UIViewController
  ) -> Bool {
    guard callback.requiresSuper else {
      call(callback, on: controller)
      return true
    }
    let outer = controller.appearance.awaited
    controller.appearance.awaited = AwaitedSuper(name: callback.name)
    controller.appearance.callbackDepth += 1
    call(callback, on: controller)
    controller.appearance.callbackDepth -= 1
    let calledSuper = controller.appearance.awaited?.wasCalled ?? true
    controller.appearance.awaited = outer
    return calledSuper
  }

  private static func call(_ callback: LifecycleCallback, on controller: UIViewController) {
    switch callback {
    case .loadView: controller.loadView()
    case .viewDidLoad: controller.viewDidLoad()
    case .viewWillAppear(let animated): controller.viewWillAppear(animated)
    case .viewIsAppearing(let animated): controller.viewIsAppearing(animated)
    case .viewDidAppear(let animated): controller.viewDidAppear(animated)
    case .viewWillDisappear(let animated): controller.viewWillDisappear(animated)
    case .viewDidDisappear(let animated): controller.viewDidDisappear(animated)
    case .viewWillLayoutSubviews: controller.viewWillLayoutSubviews()
    case .viewDidLayoutSubviews: controller.viewDidLayoutSubviews()
    case .updateViewConstraints: controller.updateViewConstraints()
    case .updateProperties: controller.updateProperties()
    case .viewSafeAreaInsetsDidChange: controller.viewSafeAreaInsetsDidChange()
    case .viewLayoutMarginsDidChange: controller.viewLayoutMarginsDidChange()
    case .willMove(let parent): controller.willMove(toParent: parent)
    case .didMove(let parent): controller.didMove(toParent: parent)
    case .viewWillTransition(let size, let coordinator):
      controller.viewWillTransition(to: size, with: coordinator)
    case .willTransition(let traits, let coordinator):
      controller.willTransition(to: traits, with: coordinator)
    case .traitCollectionDidChange(let previous): controller.traitCollectionDidChange(previous)
    case .didReceiveMemoryWarning: controller.didReceiveMemoryWarning()
    }
  }

  /// Called by the base implementations of the appearance callbacks.
  ///
  /// - Returns: Whether UIKit sent the callback; by hand, iOS prints a warning.
  static func baseReached(_ name: String, on controller: UIViewController) -> Bool {
    guard controller.appearance.awaited?.name == name else { return false }
    controller.appearance.awaited?.wasCalled = true
    return true
  }
}
