internal import UIKit

/// What scripts can use of a navigation controller.
@MainActor
func navigationMembers() -> MemberTable {
  var members = MemberTableBuilder(UINavigationController.self, "UINavigationController")
  members.property("viewControllers", \.viewControllers)
  members.reading("topViewController", \.topViewController)
  members.reading("visibleViewController", \.visibleViewController)
  members.property("isNavigationBarHidden", \.isNavigationBarHidden)
  members.property("isToolbarHidden", \.isToolbarHidden)
  members.property("hidesBarsOnTap", \.hidesBarsOnTap)
  members.property("hidesBarsOnSwipe", \.hidesBarsOnSwipe)
  members.property("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears)
  members.property("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact)
  members.reading("delegate") { nav in nav.delegate.map { .object($0) } ?? .nothing }
  members.reading("navigationBar", \.navigationBar)
  members.reading("toolbar") { $0.toolbar.scriptValue }
  members.reading("interactivePopGestureRecognizer") { nav in
    nav.interactivePopGestureRecognizer.map { .object($0) } ?? .nothing
  }
  members.method("pushViewController(_:animated:)") { nav, a throws(LanguageError) in
    nav.pushViewController(try a(0), animated: try a(1))
  }
  members.method("popViewController(animated:)") { nav, a throws(LanguageError) in
    _ = nav.popViewController(animated: try a(0))
  }
  members.method("popToRootViewController(animated:)") { nav, a throws(LanguageError) in
    _ = nav.popToRootViewController(animated: try a(0))
  }
  members.method("popToViewController(_:animated:)") { nav, a throws(LanguageError) in
    _ = nav.popToViewController(try a(0), animated: try a(1))
  }
  members.method("setViewControllers(_:animated:)") { nav, a throws(LanguageError) in
    nav.setViewControllers(try a(0), animated: try a(1))
  }
  members.method("setNavigationBarHidden(_:animated:)") { nav, a throws(LanguageError) in
    nav.setNavigationBarHidden(try a(0), animated: try a(1))
  }
  members.method("setToolbarHidden(_:animated:)") { nav, a throws(LanguageError) in
    nav.setToolbarHidden(try a(0), animated: try a(1))
  }
  return members.table
}

/// What scripts can use of a tab bar controller.
@MainActor
func tabMembers() -> MemberTable {
  var members = MemberTableBuilder(UITabBarController.self, "UITabBarController")
  members.property("viewControllers", \.viewControllers)
  members.property("selectedIndex", \.selectedIndex)
  members.property("selectedViewController", \.selectedViewController)
  members.property("customizableViewControllers", \.customizableViewControllers)
  members.reading("delegate") { tabs in tabs.delegate.map { .object($0) } ?? .nothing }
  members.reading("tabBar", \.tabBar)
  members.method("setViewControllers(_:animated:)") { tabs, a throws(LanguageError) in
    tabs.setViewControllers(try a(0), animated: try a(1))
  }
  return members.table
}

/// What scripts can use of a page controller.
@MainActor
func pageMembers() -> MemberTable {
  var members = MemberTableBuilder(UIPageViewController.self, "UIPageViewController")
  members.reading("viewControllers", \.viewControllers)
  members.property("isDoubleSided", \.isDoubleSided)
  members.reading("spineLocation", \.spineLocation)
  members.reading("delegate") { pages in pages.delegate.map { .object($0) } ?? .nothing }
  members.reading("dataSource") { pages in pages.dataSource.map { .object($0) } ?? .nothing }
  members.reading("transitionStyle", \.transitionStyle)
  members.reading("navigationOrientation", \.navigationOrientation)
  members.writing("pages") { pages, value throws(LanguageError) in
    let source = PageList(try [UIViewController].from(value))
    (pages as? any Recorded)?.role.belongings.append(source)
    pages.dataSource = source
  }
  let signature = "setViewControllers(_:direction:animated:completion?:)"
  members.method(signature) { pages, a throws(LanguageError) in
    pages.setViewControllers(
      try a(0),
      direction: try a(1),
      animated: try a(2),
      completion: nil
    )
  }
  return members.table
}

/// What scripts can use of a split controller.
@MainActor
func splitMembers() -> MemberTable {
  var members = MemberTableBuilder(UISplitViewController.self, "UISplitViewController")
  members.property("viewControllers", \.viewControllers)
  members.reading("isCollapsed", \.isCollapsed)
  members.reading("style", \.style)
  members.property("preferredDisplayMode", \.preferredDisplayMode)
  members.reading("displayMode", \.displayMode)
  members.property("presentsWithGesture", \.presentsWithGesture)
  members.property("preferredSplitBehavior", \.preferredSplitBehavior)
  members.property(
    "preferredPrimaryColumnWidthFraction",
    \.preferredPrimaryColumnWidthFraction
  )
  members.property("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth)
  members.property("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth)
  members.reading("delegate") { split in split.delegate.map { .object($0) } ?? .nothing }
  members.method("setViewController(_:for:)") { split, a throws(LanguageError) in
    split.setViewController(try a(0), for: try a(1))
  }
  members.method("show(_:)") { split, a throws(LanguageError) in split.show(try a(0)) }
  members.method("hide(_:)") { split, a throws(LanguageError) in split.hide(try a(0)) }
  return members.table
}
