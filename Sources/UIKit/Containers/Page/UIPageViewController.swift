public import Foundation

/// Shows one page of many; the user swipes or curls to the neighbours.
///
/// Pages that are set before the container is visible appear at once, outside
/// the window, and get no second pair when the container appears.
///
/// - Evidence: RULES 1, 2, 3, 9
///
/// Status: partial · B
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  let pager = Pager()
  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  private let options: [OptionsKey: Any]

  /// Creates a container without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    self.options = options ?? [:]
    super.init(nibName: nil, bundle: nil)
    pager.owner = self
  }

  /// Creates a container whose pages curl horizontally.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a container from an archive: curling, horizontal.
  public required init?(coder: NSCoder) {
    style = .pageCurl
    orientation = .horizontal
    options = [:]
    super.init(coder: coder)
    pager.owner = self
  }

  override var systemContainer: (any SystemContainer)? { self }

  /// Supplies the neighbours of a page.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// Is told about the user's swipes.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// How pages change.
  open var transitionStyle: TransitionStyle { style }

  /// The direction in which pages lie.
  open var navigationOrientation: NavigationOrientation { orientation }

  /// Where the spine of a curling book is.
  open var spineLocation: SpineLocation {
    guard style == .pageCurl else { return .none }
    let number = options[.spineLocation] as? Int
    return number.flatMap(SpineLocation.init(rawValue:)) ?? .min
  }

  /// Whether curling pages have a back; comes with two pages side by side.
  open var isDoubleSided = false {
    didSet { if isDoubleSided { unimplemented("double-sided pages of a page view controller") } }
  }

  /// The recognizers of the container.
  open var gestureRecognizers: [UIGestureRecognizer] { view.gestureRecognizers ?? [] }

  /// The pages that are shown.
  open var viewControllers: [UIViewController]? { pager.displayed.map { [$0] } ?? [] }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    guard pages.count <= 1 else {
      unimplemented("two pages side by side in a page view controller")
    }
    pager.show(pages.first, animated: animated, completion: completion)
  }

  /// Makes the container's view.
  open override func loadView() {
    let container = PageView(frame: UIApplication.shared.mainScreen.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.pager = pager
    view = container
  }

  /// The page that is shown decides.
  open override var childForStatusBarStyle: UIViewController? { pager.displayed }

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
  /// The page that is shown takes part.
  var appearingChildren: [UIViewController] { pager.displayed.map { [$0] } ?? [] }
  var isInTransition: Bool { pager.isRunning }
}

/// The view of a page controller.
final class PageView: UIView {
  weak var pager: Pager?

  override func layoutSubviews() {
    super.layoutSubviews()
    pager?.displayed?.viewIfLoaded?.frame = bounds
  }
}

/// Supplies the neighbours of a page.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one; `nil` at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; `nil` at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The selected dot.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

// The two are optional on iOS.
extension UIPageViewControllerDataSource {
  /// The answer for those that do not implement it.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The answer for those that do not implement it.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told about the user's swipes.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a swipe begins.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// Called when a swipe came to rest.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
  /// Asked for the spine when the device turned.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

// The methods are optional on iOS.
extension UIPageViewControllerDelegate {
  /// The answer for those that do not implement it.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// The answer for those that do not implement it.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
  /// The answer for those that do not implement it.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}
