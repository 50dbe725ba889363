internal import UIKit

/// What scripts can use of a navigation item.
@MainActor
func navigationItemMembers() -> MemberTable {
  var members = MemberTableBuilder(UINavigationItem.self, "UINavigationItem")
  members.property("title", \.title)
  members.property("prompt", \.prompt)
  members.property("hidesBackButton", \.hidesBackButton)
  members.property("largeTitleDisplayMode", \.largeTitleDisplayMode)
  members.property("titleView", \.titleView)
  members.property("backButtonTitle", \.backButtonTitle)
  members.property("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
  members.method("setHidesBackButton(_:animated:)") { item, a throws(LanguageError) in
    item.setHidesBackButton(try a(0), animated: try a(1))
  }
  return members.table
}

/// What scripts can use of a navigation bar.
@MainActor
func navigationBarMembers() -> MemberTable {
  var members = MemberTableBuilder(UINavigationBar.self, "UINavigationBar")
  members.property("prefersLargeTitles", \.prefersLargeTitles)
  members.property("isTranslucent", \.isTranslucent)
  members.reading("topItem", \.topItem)
  members.reading("backItem", \.backItem)
  members.reading("items", \.items)
  return members.table
}

/// What scripts can use of a bar item.
@MainActor
func barItemMembers() -> MemberTable {
  var members = MemberTableBuilder(UIBarItem.self, "UIBarItem")
  members.property("title", \.title)
  members.property("tag", \.tag)
  members.property("isEnabled", \.isEnabled)
  return members.table
}

/// What scripts can use of a tab's item, beyond a bar item.
@MainActor
func tabBarItemMembers() -> MemberTable {
  var members = MemberTableBuilder(UITabBarItem.self, "UITabBarItem")
  members.property("badgeValue", \.badgeValue)
  return members.table
}

/// What scripts can use of a tab bar.
@MainActor
func tabBarMembers() -> MemberTable {
  var members = MemberTableBuilder(UITabBar.self, "UITabBar")
  members.reading("items", \.items)
  members.property("selectedItem", \.selectedItem)
  members.property("isTranslucent", \.isTranslucent)
  return members.table
}

/// What scripts can use of an alert.
@MainActor
func alertMembers() -> MemberTable {
  var members = MemberTableBuilder(UIAlertController.self, "UIAlertController")
  members.property("message", \.message)
  members.reading("preferredStyle", \.preferredStyle)
  members.reading("textFields", \.textFields)
  members.method("addTextField()") { alert, _ in alert.addTextField() }
  return members.table
}
