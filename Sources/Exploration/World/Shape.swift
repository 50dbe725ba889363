/// What is on screen when a journey begins.
package enum Shape: String, CaseIterable, Sendable {
  /// `A` is the root.
  case plain
  /// `A` is the root and has the child `B`.
  case child
  /// `A` is the root, forwards nothing, and has the child `B`.
  case manual
  /// A navigation controller with `A`.
  case stack
  /// A navigation controller with `A` and `B`.
  case deepStack
  /// Tabs with `A` and `B`.
  case tabs
  /// Tabs with a navigation controller around `A`, and `B`.
  case tabsOfStack
  /// A page controller that scrolls over `A`, `B`, `C` and shows `A`.
  case pages
  /// A page controller that curls over `A`, `B`, `C` and shows `A`.
  case curl
  /// `A` presents `B` in full screen.
  case cover
  /// `A` presents `B` as a sheet.
  case sheet
  /// `A` presents a navigation controller with `B` as a sheet.
  case sheetOfStack

  /// How the shape is set up, in the words of scenario files.
  var statements: [String] {
    switch self {
    case .plain: ["window.rootViewController = A"]
    case .child:
      [
        "A.addChild(B)", "A.view.addSubview(B.view)", "B.didMove(toParent: A)",
        "window.rootViewController = A",
      ]
    case .manual:
      ["A.shouldAutomaticallyForwardAppearanceMethods = false"] + Shape.child.statements
    case .stack:
      ["N = UINavigationController(rootViewController: A)", "window.rootViewController = N"]
    case .deepStack:
      [
        "N = UINavigationController(rootViewController: A)",
        "N.pushViewController(B, animated: false)", "window.rootViewController = N",
      ]
    case .tabs:
      [
        "T = UITabBarController()", "T.viewControllers = [A, B]", "window.rootViewController = T",
      ]
    case .tabsOfStack:
      [
        "N = UINavigationController(rootViewController: A)", "T = UITabBarController()",
        "T.viewControllers = [N, B]", "window.rootViewController = T",
      ]
    case .pages, .curl:
      [
        "P = UIPageViewController(transitionStyle: \(self == .pages ? ".scroll" : ".pageCurl"), "
          + "navigationOrientation: .horizontal)",
        "P.pages = [A, B, C]",
        "P.setViewControllers([A], direction: .forward, animated: false)",
        "window.rootViewController = P",
      ]
    case .cover, .sheet, .sheetOfStack: ["window.rootViewController = A"]
    }
  }

  /// What follows once the window is visible.
  var laterStatements: [String] {
    switch self {
    case .cover:
      ["B.modalPresentationStyle = .fullScreen", "A.present(B, animated: false)", "settle()"]
    case .sheet:
      ["B.modalPresentationStyle = .pageSheet", "A.present(B, animated: false)", "settle()"]
    case .sheetOfStack:
      [
        "N = UINavigationController(rootViewController: B)",
        "N.modalPresentationStyle = .pageSheet", "A.present(N, animated: false)", "settle()",
      ]
    default: []
    }
  }
}
