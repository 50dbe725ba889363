public import Foundation

/// A stack of controllers; the last one is on screen.
///
/// A push or pop changes the stack at once and its callbacks follow in the next
/// layout pass of the container's view, as on iOS:
///
/// ```
///   pushViewController(B)          the stack is [A, B]; B.willMove(toParent:)
///   ── layout of the container ──  B loads; A.viewWillDisappear, B.viewWillAppear
///                                  B.viewIsAppearing
///   ── end of the animation ──     A.viewDidDisappear, B.viewDidAppear
///                                  B.didMove(toParent:), delegate's didShow
/// ```
///
/// Several changes in one turn end in one transition from what is shown to the
/// new top. Off window the stack grows and nothing loads.
///
/// - Evidence: RULES 1, 2, 5, 7, 20
///
/// Status: partial · B
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  let stack = NavigationStack()
  private(set) lazy var backSwipe = BackSwipe(of: self)
  /// What hides the bars; made when a property asks for it.
  private(set) var barHider: BarHider?
  private var isAskingDelegate = false

  /// Creates a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    stack.replace(with: [rootViewController], animated: false)
  }

  /// Creates an empty stack whose bars have classes of their own.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    toolsClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    setUp()
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates an empty stack.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a stack from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder.nib { NibTables.navigationController.apply(to: self, nib) }
  }

  override var systemContainer: (any SystemContainer)? { self }

  private func setUp() {
    stack.owner = self
    definesPresentationContext = true
  }

  /// The size that the stack would like: its own wish, else that of the controller on top.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
    }
    set { super.preferredContentSize = newValue }
  }

  /// Passes the wish of a controller on the stack on to what holds the stack.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    contentSizeObserver?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  deinit {
    stack.owner = nil
    let hider = barHider
    if let hider { MainActor.assumeIsolated { hider.stop() } }
  }

  // MARK: - Stack

  /// The controllers, root first.
  open var viewControllers: [UIViewController] {
    get { stack.listed }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the whole stack.
  ///
  /// A new top that was below before is shown as by a pop, any other as by a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    stack.replace(with: viewControllers, animated: animated)
  }

  /// The controller on top.
  open var topViewController: UIViewController? { stack.controllers.last }

  /// The controller that is seen: what is presented, else the top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    stack.push(viewController, animated: animated)
  }

  /// Takes the top off; nothing happens with one controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    stack.pop(to: stack.controllers.count - 2, animated: animated)?.last
  }

  /// Takes controllers off until the given one is on top.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard stack.contains(viewController),
      let index = stack.controllers.lastIndex(where: { $0 === viewController })
    else {
      raise(.popToStranger())
      return nil
    }
    return stack.pop(to: index, animated: animated)
  }

  /// Takes everything off but the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.pop(to: 0, animated: animated)
  }

  /// Pushes the controller; one that is a stack itself is presented.
  ///
  /// - Evidence: SwiftyJSON/SwiftyJSON #686 for the second part (grade C)
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard vc is UINavigationController else { return pushViewController(vc, animated: true) }
    present(vc, animated: true)
  }

  /// The controllers of the stack.
  open override var children: [UIViewController] { stack.controllers }

  /// Searches the stack from the top for the destination of an unwind segue.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// Pops to the next controller on the way of an unwind segue.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    guard stack.contains(subsequentVC), subsequentVC !== topViewController else { return }
    _ = popToViewController(subsequentVC, animated: unwindSegue.animatesContainers)
  }

  /// Tells about the stack's changes and supplies animators.
  // An image picker's delegate of the same name comes first.
  @_disfavoredOverload
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The recognizer of the swipe from the edge.
  ///
  /// Its delegate is UIKit's own, which refuses the swipe on a stack of one, while something
  /// moves, and where the bar has no back button. An app that sets another delegate decides
  /// itself, except for the stack of one.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe.edge }

  /// The recognizer of the swipe over the content, where the one from the edge does not begin.
  ///
  /// `nil` before iOS 26.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { backSwipe.content }

  // MARK: - Bars

  private var barClass: UINavigationBar.Type = UINavigationBar.self
  private var toolsClass: UIToolbar.Type = UIToolbar.self
  private lazy var bar: UINavigationBar = {
    let bar = Construction.view(barClass)
    bar.manager = self
    return bar
  }()
  private lazy var tools = madeTools()

  /// Takes the bar of a storyboard.
  func take(navigationBar: UINavigationBar) {
    bar = navigationBar
    navigationBar.manager = self
  }

  /// Takes the bar of a storyboard.
  func take(toolbar: UIToolbar) {
    tools = toolbar
    hasToolbar = true
  }

  private(set) var hasToolbar = false
  var isBarHidden = false
  var isToolsHidden = true
  /// The animated moves of the bars that are under way.
  var barMoves = 0

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    moveBars(animated: animated)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the bottom.
  open var toolbar: UIToolbar! { tools }

  private func madeTools() -> UIToolbar {
    hasToolbar = true
    return Construction.view(toolsClass)
  }

  /// Whether the bar at the bottom is hidden; `true` by default.
  open var isToolbarHidden: Bool {
    get { isToolsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolsHidden else { return }
    isToolsHidden = hidden
    visibleToolbarItemsDidChange()
    moveBars(animated: animated)
  }

  /// Whether a swipe upwards hides the bars; one downwards shows them.
  open var hidesBarsOnSwipe = false {
    didSet { if hidesBarsOnSwipe != oldValue { madeBarHider.update() } }
  }

  /// Whether a tap that nothing else handles hides and shows the bars.
  open var hidesBarsOnTap = false {
    didSet { if hidesBarsOnTap != oldValue { madeBarHider.update() } }
  }

  /// Whether the keyboard hides the bars.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { if hidesBarsWhenKeyboardAppears != oldValue { madeBarHider.update() } }
  }

  /// Whether compact height hides the bars; they return with regular height or a tap.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { if hidesBarsWhenVerticallyCompact != oldValue { madeBarHider.update() } }
  }

  /// The recognizer of the taps that hide the bars; inactive without `hidesBarsOnTap`.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { madeBarHider.tap }

  /// The recognizer of the swipes that hide the bars; inactive without `hidesBarsOnSwipe`.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { madeBarHider.swipe }

  private var madeBarHider: BarHider {
    if let barHider { return barHider }
    let made = BarHider(of: self)
    barHider = made
    return made
  }

  // MARK: - Overrides

  /// Makes the container's view.
  open override func loadView() {
    let container = NavigationView(frame: UIApplication.shared.mainScreen.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.navigation = self
    view = container
    container.addSubview(container.content)
    container.addSubview(bar)
    for recognizer in backSwipe.recognizers { container.addGestureRecognizer(recognizer) }
    barHider?.update()
  }

  /// Tells the top from inside, then ends the moves of the first display.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stack.ownerDidAppear()
  }

  /// Ends changes of the stack that came too late to be shown.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stack.ownerDidDisappear()
  }

  /// The bar's style decides while there is a bar, else the top.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// Light on a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  /// The top decides.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The orientations that the delegate names, else those of the class.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    // A delegate that does not implement the question answers with this property.
    guard let delegate, !isAskingDelegate else { return super.supportedInterfaceOrientations }
    isAskingDelegate = true
    defer { isAskingDelegate = false }
    return delegate.navigationControllerSupportedInterfaceOrientations(self)
  }

  /// The orientation that the delegate names, else the usual one.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// How long a push, a pop or a change of bars takes, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// A push, a pop, or neither.
  public enum Operation: Int, Sendable {
    /// Neither.
    case none
    /// A push.
    case push
    /// A pop.
    case pop
  }
}

extension UINavigationController: SystemContainer {
  /// What is shown is told, from inside the container's own callbacks.
  var appearingChildren: [UIViewController] { stack.displayed.map { [$0] } ?? [] }
  var forwardsFromInsideCallbacks: Bool { true }
  var isInTransition: Bool { stack.run != nil }
}
