public import Foundation

/// Shows two or three columns side by side, or one at a time in narrow places.
///
/// A controller that is set for a column gets a navigation controller around it,
/// unless it is one; the compact column is taken as it is. In compact width the
/// columns collapse: the compact column is shown alone, else the columns up to the
/// top one lie on the stack of the first column's navigation controller. In the
/// classic style the two controllers and the delegate decide what becomes of the
/// second one.
///
/// - Differs: Columns come and go without an animation.
/// - Evidence: Apple's documentation for what is asked and shown; RULES 20.9 (no
///   logs of collapse and expansion are known) for the order of callbacks
///
/// Status: partial · D
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  let columns = SplitColumns()
  private let _style: Style

  /// Creates a container of a style.
  public init(style: Style) {
    _style = style
    super.init(nibName: nil, bundle: nil)
    columns.owner = self
  }

  /// Creates a container of the classic style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    _style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    columns.owner = self
  }

  /// Creates a container of the classic style.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a container from an archive.
  public required init?(coder: NSCoder) {
    _style = NibTables.splitStyle(coder)
    super.init(coder: coder)
    columns.owner = self
    if let nib = coder.nib { NibTables.splitViewController.apply(to: self, nib) }
  }

  override var systemContainer: (any SystemContainer)? { self }

  /// Is asked about columns and told about changes.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The number of columns.
  open var style: Style { _style }

  /// Whether one column is shown at a time.
  open var isCollapsed: Bool { columns.isCollapsed }

  // MARK: - Columns

  /// The controllers of the columns, primary first; collapsed, the one that is shown.
  open var viewControllers: [UIViewController] {
    get { columns.list }
    set { columns.replace(with: newValue) }
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns.set(vc, for: column)
  }

  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column; collapsed, it becomes the top one.
  open func show(_ column: Column) { columns.show(column) }

  /// Hides a column; collapsed, it leaves the stack.
  open func hide(_ column: Column) { columns.hide(column) }

  /// Whether a column is shown now.
  open func isShowing(_ column: Column) -> Bool { columns.isShowing(column) }

  /// Shows a controller in the primary column; collapsed, on the stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    columns.showInPrimary(vc, sender: sender)
  }

  /// Shows a controller as detail, in the secondary column; collapsed, on the stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    columns.showDetail(vc, sender: sender)
  }

  // MARK: - Display

  /// Which columns are wanted.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { columns.forgetChosenMode() }
  }

  /// Which columns are shown.
  open var displayMode: DisplayMode { columns.display.mode }

  /// How columns should make room.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { columns.forgetChosenMode() }
  }

  /// How columns make room.
  open var splitBehavior: SplitBehavior { columns.display.behavior }

  /// The button that changes the display mode.
  open var displayModeButtonItem: UIBarButtonItem { columns.modeButton }

  /// When the button is shown.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

  /// Whether a button shows the secondary column alone.
  open var showsSecondaryOnlyButton = false

  /// Whether a swipe shows the primary column.
  open var presentsWithGesture = true

  /// Where the primary column is.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The look of the primary column.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: - Widths

  /// The share of the width that the primary column wants.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width that the primary column wants.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The least width of the primary column.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The largest width of the primary column.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width of the primary column.
  open var primaryColumnWidth: CGFloat { SplitWidths(of: self).primary }

  /// The share of the width that the supplementary column wants.
  open var preferredSupplementaryColumnWidthFraction: CGFloat =
    UISplitViewController.automaticDimension
  {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width that the supplementary column wants.
  open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The least width of the supplementary column.
  open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The largest width of the supplementary column.
  open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width of the supplementary column.
  open var supplementaryColumnWidth: CGFloat { SplitWidths(of: self).supplementary }

  /// The value that leaves a width to the system.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  // MARK: - Overrides

  /// Makes the container's view.
  open override func loadView() {
    let container = SplitView(frame: UIApplication.shared.mainScreen.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.setUp(for: self)
    view = container
  }

  /// Shows the columns before the container appears.
  open override func viewWillAppear(_ animated: Bool) {
    columns.update()
    super.viewWillAppear(animated)
  }

  /// The automatic display mode may be another one in another size.
  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    columns.sizeWillChange(to: size)
  }

  /// The secondary column decides; collapsed, the one that is shown.
  open override var childForStatusBarStyle: UIViewController? { columns.shown.last }

  /// The secondary column decides; collapsed, the one that is shown.
  open override var childForStatusBarHidden: UIViewController? { columns.shown.last }

  /// The delegate decides.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The delegate decides.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
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

    /// The old name of `secondaryOnly`.
    @available(*, deprecated, renamed: "secondaryOnly")
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The old name of `oneBesideSecondary`.
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The old name of `oneOverSecondary`.
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static let primaryOverlay = DisplayMode.oneOverSecondary
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

  /// When the button for the display mode is shown.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As the system likes.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
  }

  /// The look of a column.
  public enum BackgroundStyle: Int, Sendable {
    /// None of its own.
    case none
    /// That of a sidebar.
    case sidebar
  }
}

extension UISplitViewController: SystemContainer {
  /// The columns on screen take part.
  var appearingChildren: [UIViewController] { columns.shown }
  /// Columns that come or go end together with the container, if that ends first.
  var isInTransition: Bool { false }
}
