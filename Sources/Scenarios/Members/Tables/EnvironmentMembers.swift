internal import UIKit

/// What scripts can use of a trait collection.
@MainActor
func traitMembers() -> MemberTable {
  var members = MemberTableBuilder(UITraitCollection.self, "UITraitCollection")
  members.reading("horizontalSizeClass", \.horizontalSizeClass)
  members.reading("verticalSizeClass", \.verticalSizeClass)
  members.reading("userInterfaceStyle", \.userInterfaceStyle)
  members.reading("userInterfaceIdiom", \.userInterfaceIdiom)
  members.reading("displayScale", \.displayScale)
  members.reading("layoutDirection", \.layoutDirection)
  members.reading("preferredContentSizeCategory", \.preferredContentSizeCategory)
  return members.table
}

/// What scripts can use of a screen.
@MainActor
func screenMembers() -> MemberTable {
  var members = MemberTableBuilder(UIScreen.self, "UIScreen")
  members.reading("bounds", \.bounds)
  members.reading("scale", \.scale)
  members.reading("nativeBounds", \.nativeBounds)
  members.reading("traitCollection", \.traitCollection)
  return members.table
}

/// What scripts can use of a scene with windows.
@MainActor
func sceneMembers() -> MemberTable {
  var members = MemberTableBuilder(UIWindowScene.self, "UIWindowScene")
  members.reading("windows", \.windows)
  members.reading("keyWindow", \.keyWindow)
  members.reading("interfaceOrientation", \.interfaceOrientation)
  members.reading("activationState", \.activationState)
  members.reading("screen", \.screen)
  members.reading("traitCollection", \.traitCollection)
  return members.table
}

/// What scripts can use of the application, beyond the verbs of `app`.
@MainActor
func applicationMembers() -> MemberTable {
  var members = MemberTableBuilder(UIApplication.self, "UIApplication")
  members.reading("applicationState", \.applicationState)
  return members.table
}

/// All tables, the most special class first.
@MainActor
func uiKitTables() -> [MemberTable] {
  [
    navigationMembers(), tabMembers(), pageMembers(), splitMembers(), alertMembers(),
    controllerMembers(),
    popoverMembers(), presentationMembers(), windowMembers(), scrollMembers(),
    navigationBarMembers(), tabBarMembers(), viewMembers(), navigationItemMembers(),
    tabBarItemMembers(), barItemMembers(), layerMembers(), guideMembers(), traitMembers(), screenMembers(),
    sceneMembers(), applicationMembers(),
  ]
}
