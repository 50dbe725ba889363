import CoreGraphics

/// The scroll views that an app named for the edges of a controller's view.
@MainActor
struct ContentScrollViews {
  private final class Reference {
    weak var view: UIScrollView?
    init(_ view: UIScrollView) { self.view = view }
  }

  private var references: [NSDirectionalRectEdge: Reference]?

  nonisolated init() {}

  subscript(edge: NSDirectionalRectEdge) -> UIScrollView? { references?[edge]?.view }

  mutating func set(_ view: UIScrollView?, for edges: NSDirectionalRectEdge) {
    for edge in [.top, .leading, .bottom, .trailing] as [NSDirectionalRectEdge]
    where edges.contains(edge) {
      references = references ?? [:]
      references?[edge] = view.map { Reference($0) }
    }
  }
}

extension UIViewController {
  /// The scroll view under a bar at the top: the named one, the view, or its first subview.
  var scrollViewBelowBar: UIScrollView? {
    if let named = namedScrollViews[.top] { return named }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}

/// The large title: shown at the top of scrolled content, and smaller as that moves up.
extension UINavigationController {
  /// How much of the large title is scrolled away.
  var titleCollapse: CGFloat {
    let most = navigationBar.collapsibleHeight
    guard most > 0 else { return 0 }
    return min(stack.displayed?.scrollViewBelowBar?.scrollState.titleCollapse ?? 0, most)
  }

  /// Lets the scroll view of the shown controller tell when it moves.
  func followScrolling() {
    guard navigationBar.collapsibleHeight > 0 || navigationBar.prefersLargeTitles else { return }
    stack.displayed?.scrollViewBelowBar?.scrollState.titleBar = self
  }

  func contentDidScroll(_ scrollView: UIScrollView) {
    guard let view = viewIfLoaded, navigationBar.collapsibleHeight > 0, !isNavigationBarHidden,
      scrollView === stack.displayed?.scrollViewBelowBar,
      scrollView.contentInsetAdjustmentBehavior != .never
    else { return }
    let full = navigationBar.wantedHeight
    let large = navigationBar.collapsibleHeight
    let safe = view.safeAreaInsets.top - insets.added.top
    let top =
      UIApplication.shared.device.navigationBarTop(below: safe) + full + insets.added.top
    let place = scrollView.superview?.convert(scrollView.frame.origin, to: view) ?? .zero
    let moved = scrollView.contentOffset.y + scrollView.contentInset.top + top - place.y
    let collapse = min(max(moved, 0), large)
    guard collapse != scrollView.scrollState.titleCollapse else { return }
    scrollView.scrollState.titleCollapse = collapse
    view.setNeedsLayout()
  }
}
