public import Foundation

/// Manages one screen or a part of one: a root view and what happens to it.
///
/// A controller's appearance is a state machine:
///
/// ```
///   disappeared ──viewWillAppear──▶ appearing ──viewDidAppear──▶ appeared
///        ▲                            │   ▲                        │
///        │                            ▼   │  (reversal)            ▼
///        └────viewDidDisappear──── disappearing ◀──viewWillDisappear┘
/// ```
///
/// The callbacks are sent by containers, presentations and the window, never by
/// loading; which of two controllers is told first depends on the kind of
/// transition and stands in the choreography table.
///
/// - Evidence: RULES 1 to 9
///
/// Status: partial · B
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  // No access to these lasts longer than a read or a write, so none can overlap.
  @exclusivity(unchecked) var appearance = AppearanceRecord()
  let ordinal: Int
  let registered: UIApplication
  @exclusivity(unchecked) nonisolated(unsafe) var _view: UIView?
  @exclusivity(unchecked) var isLoadingView = false
  @exclusivity(unchecked) var needsUpdateProperties = true
  /// Whether the controller is on the stack of its parent, a navigation controller.
  @exclusivity(unchecked) var isOnStack = false
  /// Whether it wanted the bottom bar away when the stack asked last.
  @exclusivity(unchecked) var isHidingBottomBar = false
  var namedScrollViews = ContentScrollViews()
  @exclusivity(unchecked) var _children: [UIViewController] = []
  var _parent: UIViewController? {
    get { parentLink?.controller }
    set { parentLink = newValue?.madeBacklink }
  }
  @exclusivity(unchecked) private var parentLink: Backlink?
  /// The presentation that shows this controller.
  package var presentation: UIPresentationController? {
    get { ownPresentation }
    set { ownPresentation = newValue }
  }
  @Backward private var ownPresentation: UIPresentationController?
  /// The presentation by which this controller shows another one.
  @Backward var outgoingPresentation: UIPresentationController?
  /// The presentation controller that was asked for before presenting.
  var preparedPresentation: UIPresentationController?
  @Backward var windowAsRoot: UIWindow?
  @exclusivity(unchecked) var activeCoordinator: TransitionCoordinator?
  @exclusivity(unchecked) var traitState: TraitState?
  var _navigationItem: UINavigationItem?
  var _tabBarItem: UITabBarItem?
  var _toolbarItems: [UIBarButtonItem]?
  /// What the storyboard says about the ways that begin here.
  package var segues: [SegueTemplate] = [] {
    didSet { for segue in segues { segue.source = self } }
  }
  @exclusivity(unchecked) var insets = ControllerInsets()
  /// Where the controller comes from, and the objects beside its view.
  var origin: StoryboardOrigin?
  var nibObjects: [Any] = []
  /// The controller itself if it is a container of UIKit's own; a cast would be slow.
  var systemContainer: (any SystemContainer)? { nil }

  /// Creates a controller whose view comes from a nib, or from code without one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    registered = UIApplication.shared
    ordinal = registered.ordinals.next(for: Self.self)
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller whose view is made in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    registered = UIApplication.shared
    ordinal = registered.ordinals.next(for: Self.self)
    super.init()
    if let nib = coder.nib { decode(nib) }
  }

  /// Takes the view of a storyboard or xib.
  func take(nibView: UIView) { view = nibView }

  deinit {
    if let view = _view, view.owningController === self { view.owningController = nil }
    registered.controllerWasFreed(
      ObjectIdentifier(self),
      type: type(of: self),
      ordinal: ordinal
    )
  }

  // MARK: - View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root view; the first access loads it.
  open var view: UIView! {
    get { loadedView() }
    set { setView(newValue) }
  }

  /// The root view, or `nil` if it was not loaded yet; loads nothing.
  open var viewIfLoaded: UIView? { _view }
  /// Whether the root view exists.
  open var isViewLoaded: Bool { _view != nil }

  /// Makes the root view and assigns it to `view`.
  ///
  /// UIKit calls it on the first access of `view`. An override that builds its
  /// own view does not call `super`; the default makes a plain one.
  open func loadView() { loadDefaultView() }

  /// Loads the view if it is not.
  open func loadViewIfNeeded() { if _view == nil { _ = loadedView() } }

  /// Tells the controller that the view is in memory; comes once.
  open func viewDidLoad() {}

  /// The name of the nib with the view.
  open private(set) var nibName: String?
  /// The bundle with the nib.
  open private(set) var nibBundle: Bundle?
  /// The storyboard that the controller came from; `nil` for one made in code.
  open var storyboard: UIStoryboard? { origin?.storyboard }

  /// Performs a segue of the controller's scene in the storyboard; an unknown name raises.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    goWay(identifier, sender: sender)
  }

  /// Whether a control, gesture or cell may perform its segue; not asked for `performSegue`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Hands over what the destination of a segue needs; the destination's view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// The children that may be the destination of an unwind segue, in the order of the search.
  ///
  /// By default all but the one that contains the source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { childrenOffTheWay(from: source) }

  /// The child that contains the source of an unwind segue, also if that is presented by the child.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childOnTheWay(from: source)
  }

  /// Whether the controller is the destination of an unwind segue.
  ///
  /// By default if it has the method and is not the source.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }
  /// Whether the controller is the destination of an unwind segue, before iOS 13; deprecated.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    withSender sender: Any
  ) -> Bool { fromViewController !== self && ObjectiveC.responds(self, to: action) }

  /// Shows the next controller on the way to the destination of an unwind segue; for containers.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// The destination of an unwind segue among children and receiver, before iOS 9; deprecated.
  open func forUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    withSender sender: Any?
  ) -> UIViewController? { findByDefault(action, fromViewController, sender) }
  /// The segue that goes back to what an override of that method found; deprecated.
  open func segueForUnwinding(
    to toViewController: UIViewController,
    from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { nil }

  /// The title that bars show.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// The size that the controller would like in a container.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      contentSizeObserver?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: - Appearance

  /// Tells the controller that its view is about to appear.
  ///
  /// The view may be outside the window, its geometry old. Call `super`.
  open func viewWillAppear(_ animated: Bool) { noteBase("viewWillAppear") }

  /// Tells the controller that its view is appearing: in the window, laid out by
  /// its superview, traits current.
  open func viewIsAppearing(_ animated: Bool) { noteBase("viewIsAppearing") }
  /// Tells the controller that its view has appeared and the transition is over.
  open func viewDidAppear(_ animated: Bool) { noteBase("viewDidAppear") }
  /// Tells the controller that its view is about to go; a cancel may follow.
  open func viewWillDisappear(_ animated: Bool) { noteBase("viewWillDisappear") }
  /// Tells the controller that its view is gone.
  open func viewDidDisappear(_ animated: Bool) { noteBase("viewDidDisappear") }

  /// Marks the start of a change of a child's visibility; see the container guide.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    AppearanceMachine.begin(self, appearing: isAppearing, animated: animated, by: .hand)
  }
  /// Marks the end of the change that was begun.
  open func endAppearanceTransition() { AppearanceMachine.end(self, by: .hand) }

  /// Whether begin and end reach the children by themselves; `true` by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the controller is being pushed or added; true inside the callbacks.
  open var isMovingToParent: Bool { answers(.movingToParent) }
  /// Whether the controller is being popped or removed; true inside the callbacks.
  open var isMovingFromParent: Bool { answers(.movingFromParent) }
  /// Whether the controller is being presented; true inside the callbacks.
  open var isBeingPresented: Bool { answers(.beingPresented) }
  /// Whether the controller is being dismissed; true inside the callbacks.
  open var isBeingDismissed: Bool { answers(.beingDismissed) }

  // MARK: - Layout

  /// Tells the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Tells the controller that its view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Updates the constraints of the view; call `super` last.
  open func updateViewConstraints() {
    _ = Doorway.baseReached("updateViewConstraints", on: self)
    _view?.updateConstraints()
  }

  /// Asks for `updateProperties()` in the next commit.
  open func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    _view?.setNeedsUpdateProperties()
  }
  /// Updates properties from the model, before layout.
  open func updateProperties() {}
  /// Runs marked updates of the controller and its views now.
  open func updatePropertiesIfNeeded() { _view?.updatePropertiesIfNeeded() }
  /// Tells the controller that the safe area of its view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Tells the controller that the margins of its view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Insets that the controller adds to its view's safe area.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { insets.added }
    set { setAddedInsets(newValue) }
  }

  /// The least margins of a root view at its sides: 16 points, 20 where it is wide.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { leastMargins }
  /// Whether the root view keeps to the system's least margins.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { leastMarginsDidChange() } }
  }

  /// The edges that the view extends to below bars.
  @exclusivity(unchecked) open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { _parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether a container makes room for its bars in the first scroll view of this controller;
  /// Apple replaced it by the behaviour of the scroll view.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViews }
    set { adjustsScrollViews = newValue }
  }
  /// Whether the view extends below opaque bars, too.
  @exclusivity(unchecked) open var extendedLayoutIncludesOpaqueBars = false {
    didSet { _parent?.viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: - Containment

  /// The controllers that are children of this one.
  open var children: [UIViewController] { _children }
  /// The controller that this one is a child of.
  open var parent: UIViewController? { _parent }
  /// Makes another controller a child; sends `willMove(toParent:)`, not `didMove`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Takes the controller from its parent; sends `didMove(toParent: nil)` only.
  open func removeFromParent() { leaveParent() }
  /// Tells the controller that it is about to get or lose a parent.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, _parent != nil { appearance.flags.insert(.movingFromParent) }
  }

  /// Tells the controller that it got or lost a parent.
  open func didMove(toParent parent: UIViewController?) {}
  /// Swaps two children with an animation; both need the receiver as parent.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    swapChildren(fromViewController, toViewController, duration, options, animations, completion)
  }

  /// The nearest navigation controller above.
  open var navigationController: UINavigationController? { nearestAncestor() }
  /// The nearest tab bar controller above.
  open var tabBarController: UITabBarController? { nearestAncestor() }
  /// The nearest split view controller above.
  open var splitViewController: UISplitViewController? { nearestAncestor() }
  /// The coordinator of the transition that runs, of this controller or one above.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningCoordinator
  }

  /// The child that decides about the status bar's style.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides about the home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The child that decides about screen-edge gestures.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  // MARK: - Presentation

  /// How the controller is shown when presented; a sheet by default.
  @exclusivity(unchecked) open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes and goes when presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether presentations of a context style stop at this controller.
  open var definesPresentationContext = false
  /// Whether the context's transition style wins.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the user cannot dismiss the controller.
  open var isModalInPresentation = false
  /// Whether the status bar is the controller's, too, when shown over a part.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the keyboard stays when another control cannot take text.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The transition by which the controller is pushed or presented; the standard one for `nil`.
  open var preferredTransition: UIViewController.Transition?
  /// Supplies animators and a presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The controller that this one, or one of its ancestors, presents.
  open var presentedViewController: UIViewController? { nearestOutgoing?.presentedViewController }
  /// The controller that presents this one or one of its ancestors.
  open var presentingViewController: UIViewController? { nearestIncoming?.presentingViewController }

  /// The presentation of the controller or of its nearest presented ancestor.
  ///
  /// Before presenting it is made on first access, after the style of that moment.
  open var presentationController: UIPresentationController? { foundPresentation }
  /// The popover that shows, or would show, the controller.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Presents a controller; what happens depends on its style.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presenter.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses what the controller presents, else the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presenter.dismiss(from: self, animated: flag, completion: completion)
  }

  /// Shows a controller in the way of the nearest container, else modally.
  open func show(_ vc: UIViewController, sender: Any?) {
    showInNearestContainer(vc, sender: sender)
  }

  /// Shows a controller as detail in the way of the nearest container, else modally.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInNearestContainer(vc, sender: sender)
  }

  /// Takes in the secondary controller when a split view controller of the classic style
  /// collapses; a navigation controller pushes it, others do nothing.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) { collapseByDefault(secondaryViewController, for: splitViewController) }
  /// Gives the secondary controller back when a split view controller expands, if it has one.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { separateByDefault(for: splitViewController) }
  /// Whether the controller performs an action; of those that show controllers, containers do.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    showsControllers(by: action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// The nearest controller, from this one upwards, that shows others in a way of its own.
  ///
  /// - Differs: A class of the app that overrides a method says so in `canPerformAction`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nearestController(performing: action, sender)
  }

  // MARK: - Traits and size

  /// The traits of the controller; its view's once that is in a hierarchy.
  open var traitCollection: UITraitCollection { trackedTraits }
  /// Tells the controller that its traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells the controller that its view is about to change its size; call `super`.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnSize(size, coordinator) }
  /// Tells the controller that its traits are about to change; call `super`.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnTraits(newCollection, coordinator) }
  /// The size of a child in the container's view.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Tells the container that a child would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Tells the container that constraints changed a child's size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Sets traits that differ for one child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) { force(collection, onChild: childViewController) }
  /// The traits that were set for a child, if any.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traitState?.forced }
  /// The style that the controller imposes on itself and everything in it.
  @exclusivity(unchecked) open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { _view?.traitsNeedUpdate() }
  }

  // MARK: - Orientation and status bar

  /// The orientations that the controller can be shown in.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The orientation to present in.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the screen follows the device.
  open var shouldAutorotate: Bool { true }
  /// Tells the system that the orientations changed; the screen follows in the next turn.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    registered.setNeedsOrientationUpdate()
  }
  /// Turns the screen to the device's orientation if all allow it; deprecated on iOS.
  open class func attemptRotationToDeviceOrientation() {
    UIApplication.shared.setNeedsOrientationUpdate()
  }
  /// The look of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// How the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Tells the system that the status bar changed.
  open func setNeedsStatusBarAppearanceUpdate() { registered.setNeedsSystemUpdate("status bar") }
  /// Whether the home indicator hides by itself.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Tells the system that the home indicator changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    registered.setNeedsSystemUpdate("home indicator")
  }
  /// The edges of the screen whose gestures the app handles before the system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Tells the system that those edges changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    registered.setNeedsSystemUpdate("screen edges")
  }
  /// The child that decides about locking the pointer.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the pointer should be locked.
  open var prefersPointerLocked: Bool { false }
  /// Tells the system that the wish to lock the pointer changed.
  open func setNeedsUpdateOfPrefersPointerLocked() {
    registered.setNeedsSystemUpdate("pointer lock")
  }
  /// Whether the controller's content can be edited now.
  open var isEditing: Bool {
    get { _isEditing }
    set { setEditing(newValue, animated: false) }
  }
  var _isEditing = false
  var _editButtonItem: UIBarButtonItem?

  /// Switches editing on or off; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    _isEditing = editing
    editingDidChange(animated: animated)
  }
  /// The bar button that switches editing.
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem() }
  /// Adds a keyboard shortcut to those of the controller.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { keep(keyCommand) }
  /// Whether the controller performs its commands when a presented one is in front.
  open var performsActionsWhilePresentingModally: Bool { false }
  /// Tells the controller that memory is short; views are not unloaded.
  open func didReceiveMemoryWarning() {}
  /// Whether the tab bar goes away when the controller is pushed.
  @exclusivity(unchecked) open var hidesBottomBarWhenPushed = false
  /// What a navigation bar shows for this controller; made on first access.
  open var navigationItem: UINavigationItem { madeNavigationItem() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for this controller; made on first access.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem() }
    set { replaceTabBarItem(with: newValue) }
  }
  /// Names the scroll view that bars watch; with `nil` the system finds one.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    nameContentScrollView(scrollView, edge)
  }
  /// The scroll view that bars watch at an edge: the one that was set.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    namedScrollViews[edge]
  }
  /// What the navigation controller's toolbar shows.
  open var toolbarItems: [UIBarButtonItem]? {
    get { _toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Sets what the navigation controller's toolbar shows.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    _toolbarItems = toolbarItems
    navigationController?.visibleToolbarItemsDidChange()
  }
  /// The name under which state restoration finds the controller.
  open var restorationIdentifier: String?
  /// The class that makes the controller when state is restored.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Saves the state that brings the controller back; call `super`.
  ///
  /// UIKit calls it in the background, if the app's delegate wants the state saved. The
  /// default saves presented controllers and children of UIKit's own containers only.
  open func encodeRestorableState(with coder: NSCoder) {
    RestorationDefaults.encode(self, with: coder)
  }
  /// Takes the saved state over; call `super`.
  open func decodeRestorableState(with coder: NSCoder) {
    RestorationDefaults.decode(self, with: coder)
  }
  /// What the controller shows while there is nothing to show.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailableState?.configuration }
    set { showContentUnavailable(newValue) }
  }
  /// Sets `contentUnavailableConfiguration` for a state; for subclasses.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Tells the controller that the state of all objects is restored.
  open func applicationFinishedRestoringState() {}

  /// The class and the number of the controller, as messages print it.
  ///
  /// - Differs: iOS prints an address; two runs here print the same text.
  open override var description: String { describeInMessages() }
  /// Asked after the view for events: the superview of the view, or the presenter.
  open override var next: UIResponder? { nextResponder }
}
