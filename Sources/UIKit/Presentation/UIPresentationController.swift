public import Foundation

/// Manages one presentation from `present` to the end of the dismissal.
///
/// - Evidence: RULES 1, 9, 17, 19
///
/// Status: partial · B
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  @Backward private var _presented: UIViewController?
  @Backward private var _presenting: UIViewController?
  /// Both controllers, while the presentation lasts.
  private var held: [UIViewController] = []
  /// The controller whose `present` was called.
  @Backward var source: UIViewController?
  var style: UIModalPresentationStyle
  var run: TransitionRun?
  weak var sheetDrag: SheetDrag?
  /// Whether the presentation was asked for and waits for the commit.
  var isStarting = false
  /// The window's view keeps the presentation, the presentation keeps both
  /// controllers; when the window goes, everything goes (RULES 19).
  @Backward private var container: PresentationView?
  /// The presenter's view and its place, while it is out.
  var displaced: DisplacedView?
  /// Whether `present` was called; a prepared presentation answers no questions.
  private(set) var isLinked = false

  /// Creates a presentation; subclasses pass both on.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    _presented = presentedViewController
    _presenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The controller that is shown.
  open var presentedViewController: UIViewController {
    guard let controller = _presented else {
      fatalError("The presentation outlived its view controller; do not keep it after dismissal.")
    }
    return controller
  }

  /// The controller that presents.
  open var presentingViewController: UIViewController { _presenting ?? presentedViewController }

  func link(_ controller: UIViewController, style: UIModalPresentationStyle) {
    _presenting = controller
    self.style = style
    held = [presentedViewController, controller]
    isLinked = true
    isStarting = true
  }

  /// Adapts the presentation and is asked about dismissals by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view in which the presentation takes place; `nil` before and after.
  open var containerView: UIView? { container }

  /// The style that the presentation was asked for.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The presented controller's root view.
  open var presentedView: UIView? { presentedViewController.view }

  /// Whether the presenter's view leaves the window; `false` by default.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether the whole screen is covered.
  open var shouldPresentInFullscreen: Bool { true }

  /// Where the presented view ends up, in the container view.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The style to adapt to for the present size class.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }

  /// The style to adapt to for given traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// Called before the subviews of the container are laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the subviews of the container are laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Called when the presentation's animation is about to begin.
  open func presentationTransitionWillBegin() {}

  /// Called when the presentation's animation ended, or was given up.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called when the dismissal's animation is about to begin.
  open func dismissalTransitionWillBegin() {}

  /// Called when the dismissal's animation ended, or was given up.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The size of the presented controller in the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Tells the presentation that the controller would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }

  /// Tells the presentation that constraints changed the controller's size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Tells the presentation that the size is about to change.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Tells the presentation that the traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: - The container

  func openContainer(in window: UIView) {
    let view = PresentationView(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.presentation = self
    container = view
    window.addSubview(view)
  }

  func closeContainer() {
    container?.removeFromSuperview()
    container = nil
  }

  /// Ends the links; whoever runs the dismissal keeps the controllers until its end.
  func cut() {
    isLinked = false
  }

  /// Lets go of both controllers.
  func letGo() {
    held = []
  }
}

extension UIPresentationController: UIContentContainer {
  /// The size that the presented controller would like.
  public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}

/// The presenter's view while another one covers it, and the place it came from.
@MainActor
struct DisplacedView {
  let view: UIView
  @Backward var superview: UIView?
  let index: Int

  init(view: UIView, superview: UIView, index: Int) {
    (self.view, self.index) = (view, index)
    self.superview = superview
  }
}

/// The view in which a presentation takes place.
final class PresentationView: UIView {
  var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    if let presentation, let view = presentation.presentedViewController.viewIfLoaded,
      view.superview === self, view.transform.isIdentity
    {
      view.frame = presentation.frameOfPresentedViewInContainerView
    }
    presentation?.containerViewDidLayoutSubviews()
  }
}

/// Adapts presentations and is asked about dismissals by the user.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asked for the style in a size class; older form.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Asked for the style in given traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Asked for another controller in the adapted style.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before an adapted presentation begins.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  /// Asked, perhaps several times, whether the user may dismiss.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called when the user begins to dismiss.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss, but may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

// The methods are optional on iOS.
extension UIAdaptivePresentationControllerDelegate {
  /// The answer for those that do not implement it.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
  /// The answer for those that do not implement it.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// The answer for those that do not implement it.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// The answer for those that do not implement it.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// The answer for those that do not implement it.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// The answer for those that do not implement it.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// The answer for those that do not implement it.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// The answer for those that do not implement it.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
