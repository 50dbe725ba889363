public import Foundation

/// The control that refreshes the content of a scroll view that is pulled down.
///
/// Status: partial · A
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
  }

  /// Whether a refresh is under way.
  open private(set) var isRefreshing = false

  /// A text below the indicator.
  open var attributedTitle: NSAttributedString?

  /// Shows that a refresh is under way; sends no event.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Shows that the refresh is done.
  open func endRefreshing() {
    isRefreshing = false
  }

  /// Starts a refresh as the user does who pulls the content down far enough.
  package func pull() {
    guard !isRefreshing, isEnabled else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }

  /// Starts a refresh if the content was pulled far enough when the finger left.
  func scrollViewDidRelease(_ scrollView: UIScrollView) {
    let pulled = -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
    if pulled >= RefreshMetrics.height { pull() }
  }
}

enum RefreshMetrics {
  /// How far the content has to be pulled, in points.
  static let height: CGFloat = 60
}
