public import Foundation

/// Manages one presentation from `present` to the end of the dismissal.
///
/// ```
///   present ─ presentationTransitionWillBegin ─ … ─ presentationTransitionDidEnd(true)
///   dismiss ─ dismissalTransitionWillBegin ─ … ─ dismissalTransitionDidEnd(true)
/// ```
///
/// A cancelled transition ends with `false`. Where the hooks stand among the callbacks of
/// the two controllers is not known; here they follow the `will` and the `did` callbacks.
///
/// - Evidence: RULES 1, 9, 17, 19
///
/// Status: complete · B
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
  /// The segue that asked for the presentation; it lives as long.
  var segue: UIStoryboardSegue?
  weak var sheetDrag: SheetDrag?
  /// Whether the presentation was asked for and waits for the commit.
  var isStarting = false
  /// Whether the presenter's view is out of the window because of this presentation.
  package var hasPresentersView: Bool { displaced != nil }
  /// Whether the dismissal was asked for and waits for the commit.
  var isEnding = false
  /// The presentation controller that this one stands in for, after adaptation.
  var original: UIPresentationController?
  /// The window's view keeps the presentation, the presentation keeps both
  /// controllers; when the window goes, everything goes (RULES 19).
  @Backward private(set) var container: PresentationView?
  /// The presenter's view and its place, while it is out.
  var displaced: DisplacedView?
  /// Whether `present` was called; a prepared presentation answers no questions.
  private(set) var isLinked = false
  var traitState: TraitState?
  /// The traits that a delegate is being asked about.
  private var consultedTraits: UITraitCollection?
  /// The traits that were announced and are not in force yet.
  private(set) var comingTraits: UITraitCollection?
  /// Where others look for the presentation without owning it; nil until somebody does.
  @exclusivity(unchecked) nonisolated(unsafe) var backlink: Backlink?

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

  deinit { backlink?.cut() }

  /// The controller that is shown.
  open var presentedViewController: UIViewController {
    guard let controller = _presented else {
      fatalError("The presentation outlived its view controller; do not keep it after dismissal.")
    }
    return controller
  }

  /// The controller that presents.
  open var presentingViewController: UIViewController { _presenting ?? presentedViewController }

  /// Adapts the presentation and is asked about dismissals by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view in which the presentation takes place; `nil` before and after.
  open var containerView: UIView? { container }

  /// The style that the presentation was asked for.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view that is shown: the presented controller's, or one that holds it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Whether the presenter's view leaves the window; `false` by default.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether the whole screen is covered, or the presentation context only.
  open var shouldPresentInFullscreen: Bool { !style.isContextual }

  /// Where the presented view ends up, in the container view.
  ///
  /// It is read when the presentation begins; a presentation of the app's own places
  /// the view itself afterwards, in `containerViewWillLayoutSubviews()`.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The style to adapt to in compact width.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(
      for: UITraitCollection(traitsFrom: [
        presentingViewController.traitCollection, UITraitCollection(horizontalSizeClass: .compact),
      ])
    )
  }

  /// The style to adapt to for given traits; `.none` if it stays as it is.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    guard let delegate else { return ownAdaptiveStyle(for: traitCollection) }
    consultedTraits = traitCollection
    defer { consultedTraits = nil }
    return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
  }

  /// Traits that the presented controller gets in place of the container's.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { _presented?.viewIfLoaded?.traitsNeedUpdate() }
  }

  /// The traits of the container, else of the presenter.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentingViewController.traitCollection
  }

  /// Tells the presentation that its traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the subviews of the container are laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the subviews of the container are laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Called when the presentation's animation is about to begin.
  ///
  /// The container exists, the presented view is not in it yet.
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

  /// Tells the presentation that the size is about to change; passes it on.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented = _presented, container != nil else { return }
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    comingTraits = nil
    Doorway.send(.viewWillTransition(to: own, coordinator), to: presented)
  }

  /// Tells the presentation that the traits are about to change; passes it on.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented = _presented, container != nil else { return }
    comingTraits = newCollection
    Doorway.send(.willTransition(to: newCollection, coordinator), to: presented)
  }

  // MARK: - What the system's own presentations change

  /// The rule for adaptation where no delegate has another.
  func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Traits that the presentation imposes by its size.
  var imposedTraits: UITraitCollection? { nil }

  /// Whether the screen behind is darkened, and a tap there dismisses.
  var hasDimmingView: Bool { false }

  /// Whether layout keeps the presented view at its computed frame.
  var placesPresentedViewInLayout: Bool { style != .custom }

  /// Who gets a touch outside of the presented view.
  func receiver(ofTouchOutside point: CGPoint, _ event: UIEvent?, instead hit: UIView) -> UIView? {
    hit
  }

  /// The user tapped beside the presented view.
  func userTappedOutside() { UserDismissal(presentation: self).perform() }

  /// The container is there and the presented view in it.
  func containerDidOpen() {}

  // MARK: - State

  /// The traits that the delegate is asked about, else the present ones.
  var askedTraits: UITraitCollection {
    consultedTraits ?? presentingViewController.traitCollection
  }

  /// The delegate, of the original presentation if this one stands in for it.
  var reachableDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    delegate ?? original?.delegate
  }

  /// The controllers that the presentation shows: one, or two if a delegate replaced it.
  var presentedControllers: [UIViewController] {
    [_presented, original?._presented].compactMap { $0 }
  }

  /// Says who presents before the delegate is asked anything.
  func prepare(presenter: UIViewController, source: UIViewController) {
    _presenting = presenter
    self.source = source
  }

  /// Shows another controller in an adapted style, as the delegate wishes.
  func replacePresented(with controller: UIViewController) { _presented = controller }

  func link(_ controller: UIViewController) {
    _presenting = controller
    original?._presenting = controller
    held = [presentedViewController, controller]
    if let content = original?._presented, content !== presentedViewController {
      held.append(content)
    }
    isLinked = true
  }

  /// Ends the links; whoever runs the dismissal keeps the controllers until its end.
  func cut() {
    isLinked = false
  }

  /// Lets go of the presenter; an app that keeps the presentation keeps what was shown, too.
  func letGo() {
    held = presentedControllers
    original = nil
    segue = nil
  }

  /// Lets go of everything, as the presentation was replaced or given up.
  func drop() {
    held = []
    original = nil
    segue = nil
  }

  func openContainer(in place: UIView, frame: CGRect, above sibling: UIView?) {
    let view = PresentationView(frame: frame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.presentation = self
    container = view
    handOverridesToContainer()
    if hasDimmingView { view.addDimming() }
    if let sibling, sibling.superview === place {
      place.insertSubview(view, aboveSubview: sibling)
    } else {
      place.addSubview(view)
    }
  }

  func closeContainer() {
    container?.removeFromSuperview()
    container = nil
  }

  /// Puts the presented view where it belongs, unless the app does that itself.
  func layOutPresentedView() {
    guard placesPresentedViewInLayout, sheetDrag == nil, let view = _presented?.viewIfLoaded,
      view.superview === container, container != nil, view.transform.isIdentity
    else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }
}

extension UIPresentationController: UIContentContainer {
  /// The size that the presented controller would like.
  public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}

extension UIPresentationController: UITraitEnvironment, UITraitChangeObservable {}
