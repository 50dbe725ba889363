import Clockwork
import UIKit

/// A screen with six views, like the pages of the GTK program beside.
final class SixViews: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<6 {
      let part = UIView(frame: CGRect(x: 16, y: 100 + 60 * index, width: 300, height: 44))
      view.addSubview(part)
    }
  }
}

/// One way there and back, without animation, in a window of its own.
@MainActor
final class Trip {
  /// What brings the screen.
  enum Kind: String {
    /// A push onto a navigation stack, then a pop.
    case push
    /// A full-screen presentation, then its dismissal.
    case modal
    /// Another tab, then the first one again.
    case tab
  }

  /// How the views of the coming screen are made.
  enum Pages: String {
    /// All screens exist; only the way between them is measured.
    case kept
    /// Each round makes a new screen and frees it; tabs are always kept.
    case fresh
  }

  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let there: @MainActor (UIViewController) -> Void
  private let back: @MainActor () -> Void
  private let kept: SixViews?

  init(_ kind: Kind, _ pages: Pages, depth: Int) {
    kept = pages == .kept ? SixViews() : nil
    switch kind {
    case .push:
      let navigation = UINavigationController()
      navigation.setViewControllers((0..<depth).map { _ in SixViews() }, animated: false)
      window.rootViewController = navigation
      there = { navigation.pushViewController($0, animated: false) }
      back = { navigation.popViewController(animated: false) }
    case .modal:
      let root = SixViews()
      window.rootViewController = root
      there = {
        $0.modalPresentationStyle = .fullScreen
        root.present($0, animated: false)
      }
      back = { root.dismiss(animated: false) }
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [SixViews(), SixViews()]
      window.rootViewController = tabs
      there = { _ in tabs.selectedIndex = 1 }
      back = { tabs.selectedIndex = 0 }
    }
    window.makeKeyAndVisible()
    MainLoop.current.settle()
  }

  /// There and back once, each with its commit.
  func round() {
    there(kept ?? SixViews())
    MainLoop.current.settle()
    back()
    MainLoop.current.settle()
  }
}
