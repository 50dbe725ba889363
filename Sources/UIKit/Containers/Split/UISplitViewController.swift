import Clockwork
public import Foundation

/// Shows two or three columns side by side, or one at a time in narrow places.
///
/// A controller that is set for a column gets a navigation controller around it,
/// unless it is one. In compact width the columns collapse: the compact column,
/// else the one that the delegate names, is shown alone.
///
/// - Evidence: RULES 20.9 (no logs of collapse and expansion are known)
///
/// Status: partial · D
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  private var columns: [Column: UIViewController] = [:]
  private var wrapped: [Column: UINavigationController] = [:]
  private var shown: [UIViewController] = []
  private let _style: Style
  private var _isCollapsed = false

  /// Creates a container of a style.
  public init(style: Style) {
    _style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container of the classic style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    _style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a container of the classic style.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a container from an archive.
  public required init?(coder: NSCoder) {
    _style = .unspecified
    super.init(coder: coder)
  }

  override var systemContainer: (any SystemContainer)? { self }

  /// Is asked about columns and told about changes.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The number of columns.
  open var style: Style { _style }

  /// Whether one column is shown at a time.
  open var isCollapsed: Bool { _isCollapsed }

  /// Which columns are wanted.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { update() }
  }

  /// Which columns are shown.
  open var displayMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    if _style == .tripleColumn { return .twoBesideSecondary }
    let isPortrait = (viewIfLoaded?.bounds.height ?? 1) > (viewIfLoaded?.bounds.width ?? 0)
    return isPortrait && _style != .unspecified ? .secondaryOnly : .oneBesideSecondary
  }

  /// How columns make room.
  open var preferredSplitBehavior = SplitBehavior.automatic

  /// The share of the width that the primary column wants.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension

  /// The least width of the primary column.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension

  /// The largest width of the primary column.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension

  /// Whether a swipe shows the primary column.
  open var presentsWithGesture = true

  /// The value that leaves a width to the system.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// The controllers of the columns, primary first.
  open var viewControllers: [UIViewController] {
    get { Column.inOrder.compactMap { columns[$0] } }
    set {
      columns = [:]
      if let first = newValue.first { columns[.primary] = first }
      if newValue.count > 1 { columns[.secondary] = newValue[1] }
      update()
    }
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    wrapped[column] = nil
    columns[column] = vc
    update()
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column.
  open func show(_ column: Column) {
    if _isCollapsed {
      collapsedColumn = column
    } else if column == .primary, displayMode == .secondaryOnly {
      preferredDisplayMode = .oneBesideSecondary
    }
    update()
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    if column == .primary { preferredDisplayMode = .secondaryOnly }
    update()
  }

  private var collapsedColumn: Column?

  /// Shows a controller as detail: in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    setViewController(vc, for: .secondary)
    if _isCollapsed { show(.secondary) }
  }

  /// Makes the container's view.
  open override func loadView() {
    let container = SplitView(frame: UIApplication.shared.mainScreen.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.split = self
    view = container
  }

  /// Shows the columns before the container appears.
  open override func viewWillAppear(_ animated: Bool) {
    update()
    super.viewWillAppear(animated)
  }

  // MARK: - Columns on screen

  private func controller(for column: Column) -> UIViewController? {
    guard let controller = columns[column] else { return nil }
    guard _style != .unspecified, !(controller is UINavigationController) else { return controller }
    if let navigation = wrapped[column] { return navigation }
    let navigation = UINavigationController(rootViewController: controller)
    wrapped[column] = navigation
    return navigation
  }

  private var wantedColumns: [Column] {
    if _isCollapsed {
      if columns[.compact] != nil { return [.compact] }
      let proposed = collapsedColumn ?? (columns[.secondary] != nil ? .secondary : .primary)
      let top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        ?? proposed
      return [columns[top] == nil ? .primary : top]
    }
    switch displayMode {
    case .secondaryOnly: return [.secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return [.primary, .supplementary, .secondary].filter { columns[$0] != nil }
    default: return [.primary, .secondary].filter { columns[$0] != nil }
    }
  }

  /// Brings the columns on screen in line with what is wanted.
  func update() {
    guard let root = viewIfLoaded else { return }
    _isCollapsed = traitCollection.horizontalSizeClass == .compact
    let wanted = wantedColumns.compactMap { controller(for: $0) }
    for old in shown where !wanted.contains(where: { $0 === old }) { remove(old) }
    for new in wanted where !shown.contains(where: { $0 === new }) { add(new, to: root) }
    shown = wanted
    root.setNeedsLayout()
  }

  private func add(_ controller: UIViewController, to root: UIView) {
    addChild(controller)
    let isVisible = appearance.state == .appeared
    if isVisible {
      AppearanceMachine.begin(controller, appearing: true, animated: false, by: .container)
    }
    root.addSubview(controller.view)
    Doorway.send(.didMove(toParent: self), to: controller)
    guard isVisible else { return }
    registered.mainLoop.afterCommit("column of a split view controller") {
      if controller.appearance.state == .appearing {
        AppearanceMachine.end(controller, by: .container)
      }
    }
  }

  private func remove(_ controller: UIViewController) {
    Doorway.send(.willMove(toParent: nil), to: controller)
    AppearanceMachine.begin(controller, appearing: false, animated: false, by: .container)
    controller.viewIfLoaded?.removeFromSuperview()
    AppearanceMachine.end(controller, by: .container)
    controller.removeFromParent()
  }

  /// Places the columns from the leading edge: the primary ones, then the rest.
  func layOutColumns() {
    guard let bounds = viewIfLoaded?.bounds, !shown.isEmpty else { return }
    let side = min(320, bounds.width * 0.4)
    var left: CGFloat = 0
    for (index, controller) in shown.enumerated() {
      let isLast = index == shown.count - 1
      let width = isLast ? bounds.width - left : side
      controller.viewIfLoaded?.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      left += width
    }
  }

  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Classic: two controllers, not wrapped.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// A place in the container.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary
    /// The middle column of three.
    case supplementary
    /// The content.
    case secondary
    /// The content in compact width.
    case compact
    /// A column at the trailing edge.
    case inspector

    static let inOrder: [Column] = [.primary, .supplementary, .secondary]
  }

  /// Which columns are shown, and how.
  public enum DisplayMode: Int, Sendable {
    /// As the system likes.
    case automatic
    /// The content alone.
    case secondaryOnly
    /// One column beside the content.
    case oneBesideSecondary
    /// One column over the content.
    case oneOverSecondary
    /// Two columns beside the content.
    case twoBesideSecondary
    /// Two columns over the content.
    case twoOverSecondary
    /// Two columns that push the content away.
    case twoDisplaceSecondary
  }

  /// How columns make room.
  public enum SplitBehavior: Int, Sendable {
    /// As the system likes.
    case automatic
    /// Beside each other.
    case tile
    /// Above each other.
    case overlay
    /// By moving the content.
    case displace
  }
}

extension UISplitViewController: SystemContainer {
  /// The columns on screen take part.
  var appearingChildren: [UIViewController] { shown }
  var isInTransition: Bool { false }
}

/// The view of a split view controller.
final class SplitView: UIView {
  @Backward var split: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    split?.update()
    split?.layOutColumns()
  }
}

extension UIViewController {
  /// The nearest split view controller above.
  public var splitViewController: UISplitViewController? {
    var controller = parent
    while let current = controller {
      if let split = current as? UISplitViewController { return split }
      controller = current.parent
    }
    return nil
  }
}

/// Is asked about columns and told about changes.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the columns that are shown change.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
  /// Asked for the column that is on top after a collapse.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Asked to show a detail in the app's own way.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// Asked to collapse in the app's own way; classic style.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

// The methods are optional on iOS.
extension UISplitViewControllerDelegate {
  /// The answer for those that do not implement it.
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The answer for those that do not implement it.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The answer for those that do not implement it.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { false }
  /// The answer for those that do not implement it.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}
