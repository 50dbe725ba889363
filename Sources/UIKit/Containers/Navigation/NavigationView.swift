import CoreGraphics
import Foundation

/// The view of a navigation controller: the content below, the bars above.
final class NavigationView: UIView {
  weak var navigation: UINavigationController?
  let content = UIView(frame: .zero)
  /// The view in which the running transition takes place.
  weak var transitionContainer: UIView?

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    navigation?.layOutBars()
    navigation?.stack.synchronize()
    navigation?.layOutBars()
  }
}

/// Views and bars of a navigation controller.
extension UINavigationController {
  private var navigationView: NavigationView? { viewIfLoaded as? NavigationView }
  private var content: UIView? { navigationView?.content ?? viewIfLoaded }

  /// The driver of the swipe from the edge; `nil` if iOS would refuse it.
  package func beginInteractivePop() -> PopGesture? { stack.beginInteractivePop() }

  /// The user taps the back button: iOS calls the public pop method.
  package func tapBackButton() {
    guard stack.controllers.count > 1 else { return }
    popViewController(animated: true)
  }

  func install(_ controller: UIViewController) {
    guard let content, let view = controller.viewIfLoaded else { return }
    view.frame = content.bounds
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
      new.frame = content.bounds
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
    if let view = staying?.viewIfLoaded {
      view.frame = content.bounds
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

  /// Mirrors the stack in the bar's items.
  func stackDidChange() {
    navigationBar.setItems(viewControllers.map(\.navigationItem), animated: false)
    visibleToolbarItemsDidChange()
  }

  func visibleToolbarItemsDidChange() {
    guard !isToolbarHidden else { return }
    toolbar.setItems(topViewController?.toolbarItems, animated: false)
  }

  /// Places the bars and tells the shown controllers what they cover.
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let device = UIApplication.shared.device
    let safe = view.safeAreaInsets
    var insets = UIEdgeInsets.zero
    navigationBar.isHidden = isNavigationBarHidden
    if !isNavigationBarHidden {
      let top = device.navigationBarTop(below: safe.top)
      let height = navigationBar.prefersLargeTitles ? device.largeTitleBarHeight : device.barHeight
      navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
      insets.top = top + height
    }
    if !isToolbarHidden {
      if toolbar.superview !== view { view.addSubview(toolbar) }
      let height: CGFloat = 44 + safe.bottom
      toolbar.frame = CGRect(
        x: 0,
        y: view.bounds.height - height,
        width: view.bounds.width,
        height: height
      )
      insets.bottom = height
    }
    toolbar.isHidden = isToolbarHidden
    for controller in [stack.run?.transition.leaving, stack.displayed].compactMap({ $0 }) {
      controller.setContainerInsets(insets)
    }
  }
}

extension UIViewController {
  /// Leaves a parent in favour of another one, without `didMove`.
  func leaveOldParent() {
    guard let parent = _parent else { return }
    if parent is UINavigationController { return }
    parent._children.removeAll { $0 === self }
    _parent = nil
  }
}
