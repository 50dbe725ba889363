internal import UIKit

/// The neighbours of each page in a fixed list.
final class PageList: NSObject, UIPageViewControllerDataSource {
  private let pages: [UIViewController]

  init(_ pages: [UIViewController]) {
    self.pages = pages
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore page: UIViewController
  ) -> UIViewController? {
    neighbour(of: page, -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter page: UIViewController
  ) -> UIViewController? {
    neighbour(of: page, 1)
  }

  private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }
}
