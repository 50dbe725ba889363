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
  members.reading("accessibilityContrast", \.accessibilityContrast)
  members.reading("userInterfaceLevel", \.userInterfaceLevel)
  return members.table
}

/// What scripts can use of a screen.
@MainActor
func screenMembers() -> MemberTable {
  var members = MemberTableBuilder(UIScreen.self, "UIScreen")
  members.reading("bounds", \.bounds)
  members.reading("scale", \.scale)
  members.reading("nativeBounds", \.nativeBounds)
  members.reading("nativeScale", \.nativeScale)
  members.property("brightness", \.brightness)
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
  members.property("title", \.title)
  members.reading("statusBarManager") { scene in
    scene.statusBarManager.map { .object($0) } ?? .nothing
  }
  return members.table
}

/// What scripts can use of the status bar.
@MainActor
func statusBarMembers() -> MemberTable {
  var members = MemberTableBuilder(UIStatusBarManager.self, "UIStatusBarManager")
  members.reading("statusBarFrame", \.statusBarFrame)
  members.reading("isStatusBarHidden", \.isStatusBarHidden)
  members.reading("statusBarStyle", \.statusBarStyle)
  return members.table
}

/// What scripts can read of the device, beyond its verbs.
@MainActor
func deviceMembers() -> MemberTable {
  var members = MemberTableBuilder(UIDevice.self, "UIDevice")
  members.reading("orientation", \.orientation)
  members.reading("name", \.name)
  members.reading("model", \.model)
  members.reading("systemName", \.systemName)
  members.reading("systemVersion", \.systemVersion)
  members.reading("userInterfaceIdiom", \.userInterfaceIdiom)
  return members.table
}

/// What scripts can use of the application, beyond the verbs of `app`.
@MainActor
func applicationMembers() -> MemberTable {
  var members = MemberTableBuilder(UIApplication.self, "UIApplication")
  members.reading("applicationState", \.applicationState)
  members.reading("windows", \.windows)
  members.reading("keyWindow", \.keyWindow)
  members.property("isIdleTimerDisabled", \.isIdleTimerDisabled)
  members.property("applicationIconBadgeNumber", \.applicationIconBadgeNumber)
  members.reading("isIgnoringInteractionEvents", \.isIgnoringInteractionEvents)
  members.reading("preferredContentSizeCategory", \.preferredContentSizeCategory)
  members.reading("statusBarOrientation", \.statusBarOrientation)
  members.reading("statusBarFrame", \.statusBarFrame)
  members.reading("connectedScenes") { app in
    .list(app.connectedScenes.map { .object($0) })
  }
  members.method("beginIgnoringInteractionEvents()") { app, _ in
    app.beginIgnoringInteractionEvents()
  }
  members.method("endIgnoringInteractionEvents()") { app, _ in
    app.endIgnoringInteractionEvents()
  }
  return members.table
}

/// All tables, the most special class first.
@MainActor
func uiKitTables() -> [MemberTable] {
  [
    navigationMembers(), tabMembers(), pageMembers(), splitMembers(), alertMembers(),
    controllerMembers(),
    popoverMembers(), sheetMembers(), presentationMembers(), deviceMembers(),
    windowMembers(), scrollMembers(),
    navigationBarMembers(), tabBarMembers(), viewMembers(), navigationItemMembers(),
    tabBarItemMembers(), barItemMembers(), layerMembers(), guideMembers(), traitMembers(),
    screenMembers(),
    sceneMembers(), statusBarMembers(), applicationMembers(),
  ]
}
