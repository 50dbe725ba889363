internal import UIKit
internal import Understudy

extension World {
  /// Changes of the tabs.
  func tabMove(_ operation: Operation) -> Move? {
    guard let tabs, let all = tabs.viewControllers, !all.isEmpty else { return nil }
    let index = tabs.selectedIndex
    let next = all.indices.contains(index) ? (index + 1) % all.count : 0
    switch operation {
    case .selectTab:
      guard next != index else { return nil }
      return Move("T.selectedIndex = \(next)") { tabs.selectedIndex = next }
    case .tapTab:
      let target = all[next]
      return Move("T.tap(\(name(target)))") { [unowned self] in
        stage.tapTab(of: target, in: tabs)
      }
    case .dropTab:
      guard all.count > 1, let selected = tabs.selectedViewController else { return nil }
      return replacement(of: tabs, by: all.filter { $0 !== selected })
    default:
      guard let new = idle else { return nil }
      return replacement(of: tabs, by: all + [new])
    }
  }

  private func replacement(of tabs: UITabBarController, by new: [UIViewController]) -> Move {
    let animated = isAnimated
    return Move("T.setViewControllers(\(names(new)), animated: \(isAnimatedText))") {
      tabs.setViewControllers(new, animated: animated)
    }
  }

  /// Changes of the page.
  func pageMove(_ operation: Operation) -> Move? {
    guard let pages, pages.viewIfLoaded?.window != nil else { return nil }
    let shown = pages.viewControllers?.first
    let next = shown.flatMap { neighbour(of: $0, 1) ?? neighbour(of: $0, -1) } ?? actors[0]
    guard next.parent === pages || isIdle(next) else { return nil }
    if operation == .beginPageSwipe {
      guard finger == nil, let shown, neighbour(of: shown, 1) != nil else { return nil }
      return Move("P.swipe.begin(.forward)") { [unowned self] in
        take(stage.beginPageSwipe(pages, .forward), "P.swipe")
      }
    }
    let animated = isAnimated
    let text = "[\(name(next))], direction: .forward, animated: \(isAnimatedText)"
    return Move("P.setViewControllers(\(text))") { [unowned self] in
      askedPage = next
      pages.setViewControllers([next], direction: .forward, animated: animated)
    }
  }
}
