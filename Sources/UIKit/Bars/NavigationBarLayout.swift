import CoreGraphics

/// Where the app's own views stand in a navigation bar.
@MainActor
struct NavigationBarLayout {
  struct Placement {
    let view: UIView
    let frame: CGRect
  }

  private(set) var placements: [Placement] = []
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  init(_ bar: UINavigationBar) {
    guard let item = bar.topItem else { return }
    let device = UIApplication.shared.device
    let height = min(bar.bounds.height, device.barHeight)
    var left = Self.margin
    for view in Self.views(item.shownAtLeft) {
      let size = Self.size(of: view, height)
      placements.append(
        Placement(view: view, frame: Self.frame(x: left, size: size, height: height))
      )
      left += size.width + Self.gap
    }
    var right = bar.bounds.width - Self.margin
    for view in Self.views(item.shownAtRight) {
      let size = Self.size(of: view, height)
      right -= size.width
      placements.append(
        Placement(view: view, frame: Self.frame(x: right, size: size, height: height))
      )
      right -= Self.gap
    }
    if let title = item.titleView {
      let size = Self.size(of: title, height)
      let width = min(size.width, max(right - left, 0))
      let middle = max(left, min(bar.bounds.midX - width / 2, right - width))
      placements.append(
        Placement(
          view: title,
          frame: Self.frame(
            x: middle,
            size: CGSize(width: width, height: size.height),
            height: height
          )
        )
      )
    }
    if let search = item.searchController?.searchBar {
      placements.append(Placement(view: search, frame: Self.searchFrame(in: bar)))
    }
  }

  /// The search bar is at the bottom; it is the first to shrink when content is scrolled.
  private static func searchFrame(in bar: UINavigationBar) -> CGRect {
    let whole = bar.searchHeight
    guard whole > 0 else {
      return CGRect(x: bar.bounds.midX, y: 0, width: bar.bounds.width / 2 - margin, height: 44)
    }
    let missing = max(bar.wantedHeight - bar.bounds.height, 0)
    let shown = max(whole - missing, 0)
    return CGRect(
      x: 0,
      y: bar.bounds.height - shown,
      width: bar.bounds.width,
      height: shown
    )
  }

  private static func views(_ items: [UIBarButtonItem]) -> [UIView] {
    items.filter { !$0.isHidden }.compactMap(\.customView)
  }

  private static func size(of view: UIView, _ height: CGFloat) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    let fitting = view.bounds.size
    let width = fitting.width > 0 ? fitting.width : max(intrinsic.width, 0)
    let tall = fitting.height > 0 ? fitting.height : max(intrinsic.height, 0)
    return CGSize(width: width, height: min(tall, height))
  }

  private static func frame(x: CGFloat, size: CGSize, height: CGFloat) -> CGRect {
    CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
  }
}
