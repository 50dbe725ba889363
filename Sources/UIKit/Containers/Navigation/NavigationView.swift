import CoreGraphics
import Foundation

/// The view of a navigation controller: the content below, the bars above.
final class NavigationView: UIView {
  @Backward var navigation: UINavigationController?
  let content = UIView(frame: .zero)
  /// The view in which the running transition takes place.
  @Backward var transitionContainer: UIView?

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    guard let navigation else { return }
    navigation.barHider?.heightMayHaveChanged(animated: true)
    navigation.layOutBars()
    let (shown, run) = (navigation.stack.displayed, navigation.stack.run)
    navigation.stack.synchronize()
    if navigation.stack.displayed !== shown || navigation.stack.run !== run {
      navigation.layOutBars()
    }
  }
}

/// Views and bars of a navigation controller.
extension UINavigationController {
  var navigationView: NavigationView? { viewIfLoaded as? NavigationView }
  var content: UIView? { navigationView?.content ?? viewIfLoaded }

  /// The driver of the swipe from the edge; `nil` if iOS would refuse it.
  package func beginInteractivePop() -> PopGesture? { backSwipe.begin() }

  func install(_ controller: UIViewController) {
    guard let content, let view = controller.viewIfLoaded else { return }
    view.frame = place(of: controller).frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
    layOutBars()
  }

  /// Moves the views at the start: the old one out and into the transition's
  /// container, the new one in once.
  ///
  /// - Evidence: RULES 19; the scenario `nav-view-leaves-window-on-push` (grade B)
  func installForTransition(leaving: UIViewController?, coming: UIViewController?) {
    guard let content else { return }
    let wrapper = UIView(frame: content.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(wrapper)
    navigationView?.transitionContainer = wrapper
    if let old = leaving?.viewIfLoaded {
      old.removeFromSuperview()
      wrapper.addSubview(old)
    }
    if let new = coming?.viewIfLoaded {
      new.frame = coming.map { place(of: $0).frame } ?? content.bounds
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.addSubview(new)
    }
    layOutBars()
  }

  /// Puts the view that stays into its place and takes the other one out.
  func endTransitionViews(staying: UIViewController?, going: UIViewController?) {
    guard let content else { return }
    let wrapper = navigationView?.transitionContainer
    going?.viewIfLoaded?.removeFromSuperview()
    if let staying, let view = staying.viewIfLoaded {
      view.frame = place(of: staying).frame
      content.addSubview(view)
    }
    wrapper?.removeFromSuperview()
  }

  /// The context of a custom animation in the running transition's container.
  func makeContext(
    for run: TransitionRun,
    animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?
  ) -> TransitionContext? {
    guard let container = navigationView?.transitionContainer else { return nil }
    run.coordinator.container = container
    return TransitionContext(
      run: run,
      animator: animator,
      driver: driver,
      container: container,
      style: .none,
      finalFrame: container.bounds
    )
  }
}

extension UIViewController {
  /// Leaves a parent in favour of another one, without `didMove`.
  func leaveOldParent() {
    guard let parent = _parent else { return }
    parent._children.removeAll { $0 === self }
    leaveStack(of: parent)
    _parent = nil
  }

  /// Leaves the stack of a navigation controller by other ways than a pop.
  func leaveStack(of parent: UIViewController) {
    guard isOnStack, let navigation = parent as? UINavigationController else { return }
    navigation.stack.forget(self)
  }
}
