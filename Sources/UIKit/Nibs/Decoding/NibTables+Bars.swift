import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// A navigation bar, of a controller or on its own.
  static let navigationBar: NibTable<UINavigationBar> = {
    var table = NibTable<UINavigationBar>()
    table.choice("barStyle", NibWords.barStyle) { $0.barStyle = $1 }
    table.flag("translucent") { $0.isTranslucent = $1 }
    table.flag("largeTitles") { $0.prefersLargeTitles = $1 }
    table.color("barTintColor") { $0.barTintColor = $1 }
    table.picture("shadowImage") { $0.shadowImage = $1 }
    table.picture("backIndicatorImage") { $0.backIndicatorImage = $1 }
    table.picture("backIndicatorTransitionMaskImage") {
      $0.backIndicatorTransitionMaskImage = $1
    }
    table.picture("backIndicatorTransitionMask") { $0.backIndicatorTransitionMaskImage = $1 }
    table.picture("backgroundImage") { $0.setBackgroundImage($1, for: .default) }
    table.textAttributes("titleTextAttributes") { $0.titleTextAttributes = $1 }
    table.textAttributes("largeTitleTextAttributes") { $0.largeTitleTextAttributes = $1 }
    addAppearance("standardAppearance", &table, UINavigationBarAppearance.init) {
      if let appearance = $1 { $0.standardAppearance = appearance }
    }
    addAppearance("compactAppearance", &table, UINavigationBarAppearance.init) {
      $0.compactAppearance = $1
    }
    addAppearance("scrollEdgeAppearance", &table, UINavigationBarAppearance.init) {
      $0.scrollEdgeAppearance = $1
    }
    addAppearance("compactScrollEdgeAppearance", &table, UINavigationBarAppearance.init) {
      $0.compactScrollEdgeAppearance = $1
    }
    table.child("items") { bar, list, coder in
      let items = coder.session.make(list.children, as: UINavigationItem.self)
      if !items.isEmpty { bar.items = items }
    }
    return table
  }()

  /// A tab bar, of a controller or on its own.
  static let tabBar: NibTable<UITabBar> = {
    var table = NibTable<UITabBar>()
    table.choice("barStyle", NibWords.barStyle) { $0.barStyle = $1 }
    table.flag("translucent") { $0.isTranslucent = $1 }
    table.color("barTintColor") { $0.barTintColor = $1 }
    // The name of what is `tintColor` since iOS 7.
    table.color("selectedImageTintColor") { $0.tintColor = $1 }
    table.color("unselectedItemTintColor") { $0.unselectedItemTintColor = $1 }
    table.picture("backgroundImage") { $0.backgroundImage = $1 }
    table.picture("selectionIndicatorImage") { $0.selectionIndicatorImage = $1 }
    table.picture("shadowImage") { $0.shadowImage = $1 }
    table.choice("itemPositioning", positionings) { $0.itemPositioning = $1 }
    table.number("itemWidth") { $0.itemWidth = $1 }
    table.number("itemSpacing") { $0.itemSpacing = $1 }
    addAppearance("standardAppearance", &table, UITabBarAppearance.init) {
      if let appearance = $1 { $0.standardAppearance = appearance }
    }
    addAppearance("scrollEdgeAppearance", &table, UITabBarAppearance.init) {
      $0.scrollEdgeAppearance = $1
    }
    table.child("items") { bar, list, coder in
      let items = coder.session.make(list.children, as: UITabBarItem.self)
      if !items.isEmpty { bar.items = items }
    }
    table.reference("selectedItem") { $0.selectedItem = $1 as? UITabBarItem }
    return table
  }()

  /// The words of how tabs share the bar.
  static let positionings: KeyValuePairs<String, UITabBar.ItemPositioning> = [
    "automatic": .automatic, "fill": .fill, "centered": .centered,
  ]

  /// A toolbar, of a controller or on its own.
  static let toolbar: NibTable<UIToolbar> = {
    var table = NibTable<UIToolbar>()
    table.choice("barStyle", NibWords.barStyle) { $0.barStyle = $1 }
    table.flag("translucent") { $0.isTranslucent = $1 }
    table.color("barTintColor") { $0.barTintColor = $1 }
    table.picture("backgroundImage") {
      $0.setBackgroundImage($1, forToolbarPosition: .any, barMetrics: .default)
    }
    table.picture("shadowImage") { $0.setShadowImage($1, forToolbarPosition: .any) }
    addAppearance("standardAppearance", &table, UIToolbarAppearance.init) {
      if let appearance = $1 { $0.standardAppearance = appearance }
    }
    addAppearance("compactAppearance", &table, UIToolbarAppearance.init) {
      $0.compactAppearance = $1
    }
    addAppearance("scrollEdgeAppearance", &table, UIToolbarAppearance.init) {
      $0.scrollEdgeAppearance = $1
    }
    addAppearance("compactScrollEdgeAppearance", &table, UIToolbarAppearance.init) {
      $0.compactScrollEdgeAppearance = $1
    }
    table.child("items") { bar, list, coder in
      let items = coder.session.make(list.children, as: UIBarButtonItem.self)
      if !items.isEmpty { bar.items = items }
    }
    return table
  }()
}
