import Clockwork
import CoreGraphics
import Foundation

/// The view of a page controller: a strip of scrolled pages, or the pages of a book.
final class PageView: UIView {
  private weak var owner: UIPageViewController?
  /// What scrolled pages lie in.
  private(set) var strip: PageStrip?
  private var indicator: UIPageControl?
  /// The pages of a book.
  private var book: [UIViewController] = []

  private static let indicatorHeight: CGFloat = 37

  func setUp(for owner: UIPageViewController) {
    self.owner = owner
    if owner.transitionStyle == .scroll {
      let strip = PageStrip(
        frame: bounds,
        pager: owner.pager,
        isVertical: owner.navigationOrientation == .vertical,
        spacing: owner.interPageSpacing
      )
      self.strip = strip
      addSubview(strip)
    } else {
      for recognizer in owner.curlGestures.all { addGestureRecognizer(recognizer) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func layOut() {
    var area = bounds
    if let indicator {
      area.size.height -= Self.indicatorHeight
      indicator.frame = CGRect(
        x: 0,
        y: area.maxY,
        width: area.width,
        height: Self.indicatorHeight
      )
    }
    strip?.fill(area)
    layOutBook()
  }

  private func layOutBook() {
    guard strip == nil else { return }
    let isVertical = owner?.navigationOrientation == .vertical
    let count = owner?.spine.location == .mid ? 2 : 1
    for (place, page) in book.enumerated() {
      var frame = bounds
      if count == 2 {
        if isVertical {
          frame.size.height /= 2
          frame.origin.y += place == 1 ? frame.height : 0
        } else {
          frame.size.width /= 2
          frame.origin.x += place == 1 ? frame.width : 0
        }
      }
      page.viewIfLoaded?.frame = frame
    }
  }

  // MARK: - Pages

  /// Puts pages in place at once.
  func place(_ pages: [UIViewController]) {
    layOut()
    book = pages
    guard strip == nil else {
      if let view = pages.first?.viewIfLoaded { strip?.put(view, at: 0) }
      return
    }
    for page in pages { if let view = page.viewIfLoaded { addSubview(view) } }
    layOutBook()
  }

  /// Puts coming pages beside the present ones, or onto them.
  func bring(
    _ pages: [UIViewController],
    from direction: UIPageViewController.NavigationDirection,
    keeping old: [UIViewController]
  ) {
    guard strip != nil, !old.isEmpty else {
      place(pages)
      return
    }
    layOut()
    if let view = pages.first?.viewIfLoaded { strip?.put(view, at: direction.sign) }
  }

  /// A change is over: the given pages are the present ones.
  func rest(on pages: [UIViewController], didMove: Bool) {
    book = pages
    strip?.rest(didMove: didMove)
    layOutBook()
  }

  // MARK: - Dots

  func showIndicator(count: Int, index: Int) {
    guard count > 0 else {
      if indicator != nil {
        indicator?.removeFromSuperview()
        indicator = nil
        setNeedsLayout()
      }
      return
    }
    let dots = indicator ?? UIPageControl(frame: .zero)
    if indicator == nil {
      indicator = dots
      addSubview(dots)
      setNeedsLayout()
    }
    dots.numberOfPages = count
    dots.currentPage = index
  }

  func moveIndicator(by step: Int) {
    guard let indicator else { return }
    indicator.currentPage = min(max(indicator.currentPage + step, 0), indicator.numberOfPages - 1)
  }
}
