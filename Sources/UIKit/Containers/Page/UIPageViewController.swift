public import Foundation

/// Shows one page of many, or two of a book; the user swipes or curls to the neighbours.
///
/// Pages that are set before the container is visible appear at once, outside
/// the window, and get no second pair when the container appears. Pages that are
/// scrolled lie in a scroll view, a subview of the container's view.
///
/// - Differs: The data source is asked for a neighbour at each swipe. iOS keeps the
///   neighbours of scrolled pages, and shows a kept one even if the data source has
///   other pages by then (openradar 13162693).
/// - Evidence: RULES 1, 2, 3, 9
///
/// Status: partial · B
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  let pager = Pager()
  let spine = PageSpine()
  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  let interPageSpacing: CGFloat
  lazy var curlGestures = PageCurlGestures(pager)

  /// Creates a container without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    interPageSpacing = PageSpine.number(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
    pager.owner = self
    spine.setUp(for: self, options: options)
  }

  /// Creates a container whose pages curl horizontally.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a container from a storyboard; from other archives curling, horizontal.
  public required init?(coder: NSCoder) {
    let options = NibTables.pageOptions(coder)
    style = NibTables.pageStyle(coder)
    orientation = NibTables.pageOrientation(coder)
    interPageSpacing = PageSpine.number(options[.interPageSpacing])
    super.init(coder: coder)
    pager.owner = self
    spine.setUp(for: self, options: options)
    if let nib = coder.nib { NibTables.pageViewController.apply(to: self, nib) }
  }

  override var systemContainer: (any SystemContainer)? { self }

  /// Supplies the neighbours of a page; without one the user cannot swipe.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource == nil { updateIndicator() } }
  }

  /// Is told about the user's swipes.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// How pages change.
  open var transitionStyle: TransitionStyle { style }

  /// The direction in which pages lie.
  open var navigationOrientation: NavigationOrientation { orientation }

  /// Where the spine of a curling book is.
  open var spineLocation: SpineLocation { spine.location }

  /// Whether curling pages have a back; always with the spine in the middle.
  open var isDoubleSided: Bool {
    get { spine.isDoubleSided }
    set { spine.setDoubleSided(newValue) }
  }

  /// The recognizers of curling pages; none for scrolled ones.
  open var gestureRecognizers: [UIGestureRecognizer] {
    style == .pageCurl ? curlGestures.all : []
  }

  /// The pages that are shown; during a swipe the old ones, until it came to rest.
  open var viewControllers: [UIViewController]? { pager.listed }

  /// Shows a page, or the two pages of a book.
  ///
  /// A book whose spine is in the middle takes two pages; an animated change of pages
  /// with backs takes the page and the back of the one before. Another number raises.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages.
  ///   - direction: The way that the change goes.
  ///   - animated: Whether it is animated.
  ///   - completion: Called at the end; with `false` if a later change came before.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let request = PageRequest(
      pages: viewControllers ?? [],
      direction: direction,
      animated: animated,
      completion: completion
    )
    if !spine.postpones(request) { carryOut(request) }
  }

  /// Makes the container's view.
  open override func loadView() {
    let container = PageView(frame: UIApplication.shared.mainScreen.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.setUp(for: self)
    view = container
  }

  /// Asks the delegate for the spine when the device turns.
  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    spine.ask(for: size)
  }

  /// Ends a change that nobody sees any more.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pager.ownerDidDisappear()
  }

  /// The page that is shown decides.
  open override var childForStatusBarStyle: UIViewController? { pager.displayed.first }

  /// The page that is shown decides.
  open override var childForStatusBarHidden: UIViewController? { pager.displayed.first }

  /// The delegate decides.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The delegate decides.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// As paper.
    case pageCurl
    /// As a strip.
    case scroll
  }

  /// The direction in which pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside each other.
    case horizontal
    /// Below each other.
    case vertical
  }

  /// The way to a neighbour.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward
    /// To the page before.
    case reverse
  }

  /// Where the spine of a book is.
  public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none
    /// At the left or the top.
    case min
    /// In the middle; two pages.
    case mid
    /// At the right or the bottom.
    case max
  }

  /// An option of the container.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    /// The space between scrolled pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }
}

extension UIPageViewController: SystemContainer {
  /// The pages that are shown take part.
  var appearingChildren: [UIViewController] { pager.displayed }
  var isInTransition: Bool { pager.isRunning }
}

extension UIPageViewController {
  var pageView: PageView? { viewIfLoaded as? PageView }

  /// Checks the number of pages and shows them.
  func carryOut(_ request: PageRequest) {
    let required = spine.requiredPages(animated: request.animated)
    let isBackLeftOut = spine.location != .mid && spine.isDoubleSided && request.pages.count == 2
    guard request.pages.count == required || isBackLeftOut else {
      raise(.wrongNumberOfPages(request.pages.count, required: required))
      return
    }
    var request = request
    if spine.location != .mid { request.pages = Array(request.pages.prefix(1)) }
    pager.show(request)
    updateIndicator()
  }

  /// The dots follow the data source after a change in code; a swipe moves them by one.
  func updateIndicator() {
    guard style == .scroll, orientation == .horizontal, let dataSource else {
      pageView?.showIndicator(count: 0, index: 0)
      return
    }
    let count = dataSource.presentationCount(for: self)
    let index = count > 0 ? dataSource.presentationIndex(for: self) : 0
    pageView?.showIndicator(count: count, index: index)
  }
}
