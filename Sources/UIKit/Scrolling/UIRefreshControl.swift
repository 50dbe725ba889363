public import Foundation

/// The control that refreshes the content of a scroll view that is pulled down.
///
/// It sends `valueChanged` once per pull, as soon as the content is pulled down far enough, also
/// while the finger is still there. While a refresh is under way it takes its height above the
/// content: `adjustedContentInset` has it, `contentInset` has not.
///
/// - Evidence: https://useyourloaf.com/blog/uirefreshcontrol-fun-and-games/ (grade C for the moment);
///   how far the content has to be pulled is from memory (grade C)
///
/// Status: complete · C
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Creates a control of the standard height.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: RefreshMetrics.height))
  }

  /// Creates a control of the standard height.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.refreshControl.apply(to: self, nib) }
  }

  /// Whether a refresh is under way.
  open private(set) var isRefreshing = false

  /// A text below the indicator.
  open var attributedTitle: NSAttributedString? {
    didSet { showTitle() }
  }

  /// Shows that a refresh is under way; sends no event and does not scroll.
  ///
  /// Apps that start a refresh by themselves call it, and move the content to show the control.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    (superview as? UIScrollView)?.refreshDidBegin()
  }

  /// Shows that the refresh is done; the content goes back to its top.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    (superview as? UIScrollView)?.refreshDidEnd()
  }

  /// Places the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    title?.frame = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: 20)
  }

  private var title: UILabel?
  private var hasStartedInThisPull = false

  private func showTitle() {
    let label = title ?? UILabel(frame: .zero)
    if title == nil { addSubview(label) }
    label.textAlignment = .center
    label.attributedText = attributedTitle
    title = label
    setNeedsLayout()
  }

  /// Lets the next pull start a refresh.
  func dragDidBegin() { hasStartedInThisPull = false }

  /// Starts a refresh once the content is pulled down far enough.
  func contentWasPulled(by distance: CGFloat) {
    guard distance >= RefreshMetrics.height, !hasStartedInThisPull else { return }
    hasStartedInThisPull = true
    pull()
  }

  /// Starts a refresh as the user does who pulls the content down far enough.
  package func pull() {
    guard !isRefreshing, isEnabled else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}

enum RefreshMetrics {
  /// How far the content has to be pulled, in points.
  static let height: CGFloat = 60
}

extension UIScrollView {
  /// The control that was set, or one that an app added by itself as before iOS 10.
  var pulledControl: UIRefreshControl? {
    refreshControl ?? _subviews.first { $0 is UIRefreshControl } as? UIRefreshControl
  }

  /// How far the content is pulled below its top, without what a refresh takes.
  private var pulledDistance: CGFloat {
    -(contentOffset.y + adjustedContentInset.top - scrollState.refreshInset)
  }

  /// Lets the control see that a finger pulls the content down.
  func tellRefreshControl() {
    guard contentOffset.y < 0, let control = pulledControl else { return }
    control.contentWasPulled(by: pulledDistance)
  }

  /// Keeps the control above the content, at the top of what is visible.
  func placeRefreshControl() {
    guard let control = refreshControl, control.superview === self else { return }
    let height = control.bounds.height
    let top = contentOffset.y + adjustedContentInset.top - scrollState.refreshInset
    let frame = CGRect(x: 0, y: min(-height, top), width: bounds.width, height: height)
    if control.frame != frame { control.frame = frame }
  }

  func refreshDidBegin() {
    scrollState.refreshInset = RefreshMetrics.height
    announceInsets()
  }

  func refreshDidEnd() {
    scrollState.refreshInset = 0
    announceInsets()
    guard !isDragging, contentOffset.y < offsetLimits.least.y else { return }
    scrollState.animation?.stop()
    guard window != nil else {
      bounds.origin = clamped(contentOffset)
      return
    }
    scrollState.animation = ScrollAnimation(
      from: contentOffset,
      to: clamped(contentOffset),
      duration: .milliseconds(300),
      curve: .easeInOut
    ) { [weak self] in
      self?.bounds.origin = $0
    } end: { [weak self] in
      self?.scrollState.animation = nil
    }
  }
}
