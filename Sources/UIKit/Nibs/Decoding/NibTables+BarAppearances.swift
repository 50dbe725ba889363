import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// Adds the look of a bar in one of its situations.
  static func addAppearance<Owner, Appearance: UIBarAppearance>(
    _ key: String,
    _ table: inout NibTable<Owner>,
    _ make: @escaping @MainActor () -> Appearance,
    _ set: @escaping @MainActor (Owner, Appearance?) -> Void
  ) {
    table.value(key) { owner, element, coder in
      guard element.name != "nil" else { return set(owner, nil) }
      let appearance = make()
      let coder = NibCoder(element, coder.session)
      barAppearance.apply(to: appearance, coder)
      switch appearance {
      case let bar as UINavigationBarAppearance: navigationBarAppearance.apply(to: bar, coder)
      case let bar as UITabBarAppearance: tabBarAppearance.apply(to: bar, coder)
      case let bar as UIToolbarAppearance: toolbarAppearance.apply(to: bar, coder)
      default: break
      }
      set(owner, appearance)
    }
  }

  /// What the looks of all bars have.
  static let barAppearance: NibTable<UIBarAppearance> = {
    var table = NibTable<UIBarAppearance>()
    table.ignore("key", "catalog")
    table.value("backgroundEffect") { appearance, element, coder in
      appearance.backgroundEffect = coder.session.effect(element) as? UIBlurEffect
    }
    table.color("backgroundColor") { $0.backgroundColor = $1 }
    table.picture("backgroundImage") { $0.backgroundImage = $1 }
    table.choice("backgroundImageContentMode", NibWords.contentMode) {
      $0.backgroundImageContentMode = $1
    }
    table.color("shadowColor") { $0.shadowColor = $1 }
    table.picture("shadowImage") { $0.shadowImage = $1 }
    return table
  }()

  /// The looks of a navigation bar.
  static let navigationBarAppearance: NibTable<UINavigationBarAppearance> = {
    var table = NibTable<UINavigationBarAppearance>()
    table.textAttributes("titleTextAttributes") { $0.titleTextAttributes = $1 }
    table.offset("titlePositionAdjustment") { $0.titlePositionAdjustment = $1 }
    table.textAttributes("largeTitleTextAttributes") { $0.largeTitleTextAttributes = $1 }
    table.textAttributes("subtitleTextAttributes") { $0.subtitleTextAttributes = $1 }
    addButtons("buttonAppearance", &table) { $0.buttonAppearance }
    addButtons("doneButtonAppearance", &table) { $0.doneButtonAppearance }
    addButtons("backButtonAppearance", &table) { $0.backButtonAppearance }
    table.picture("backIndicatorImage") {
      $0.setBackIndicatorImage($1, transitionMaskImage: $0.backIndicatorTransitionMaskImage)
    }
    table.picture("backIndicatorTransitionMaskImage") {
      $0.setBackIndicatorImage($0.backIndicatorImage, transitionMaskImage: $1)
    }
    return table
  }()

  /// The looks of a toolbar.
  static let toolbarAppearance: NibTable<UIToolbarAppearance> = {
    var table = NibTable<UIToolbarAppearance>()
    addButtons("buttonAppearance", &table) { $0.buttonAppearance }
    addButtons("doneButtonAppearance", &table) { $0.doneButtonAppearance }
    return table
  }()

  /// The looks of a tab bar.
  static let tabBarAppearance: NibTable<UITabBarAppearance> = {
    var table = NibTable<UITabBarAppearance>()
    addTabs("stackedLayoutAppearance", &table) { $0.stackedLayoutAppearance }
    addTabs("inlineLayoutAppearance", &table) { $0.inlineLayoutAppearance }
    addTabs("compactInlineLayoutAppearance", &table) { $0.compactInlineLayoutAppearance }
    table.color("selectionIndicatorTintColor") { $0.selectionIndicatorTintColor = $1 }
    table.picture("selectionIndicatorImage") { $0.selectionIndicatorImage = $1 }
    table.choice("stackedItemPositioning", positionings) { $0.stackedItemPositioning = $1 }
    table.number("stackedItemWidth") { $0.stackedItemWidth = $1 }
    table.number("stackedItemSpacing") { $0.stackedItemSpacing = $1 }
    return table
  }()

  private static func addButtons<Owner>(
    _ key: String,
    _ table: inout NibTable<Owner>,
    _ get: @escaping @MainActor (Owner) -> UIBarButtonItemAppearance
  ) {
    addStates(key, &table, buttonState) { owner in
      let appearance = get(owner)
      return [
        "normal": appearance.normal, "highlighted": appearance.highlighted,
        "disabled": appearance.disabled, "focused": appearance.focused,
      ]
    }
  }

  private static func addTabs(
    _ key: String,
    _ table: inout NibTable<UITabBarAppearance>,
    _ get: @escaping @MainActor (UITabBarAppearance) -> UITabBarItemAppearance
  ) {
    addStates(key, &table, tabState) { owner in
      let appearance = get(owner)
      return [
        "normal": appearance.normal, "selected": appearance.selected,
        "disabled": appearance.disabled, "focused": appearance.focused,
      ]
    }
  }

  /// Adds the looks of items in several states, which are children with the states' names.
  private static func addStates<Owner, State>(
    _ key: String,
    _ table: inout NibTable<Owner>,
    _ look: NibTable<State>,
    _ states: @escaping @MainActor (Owner) -> [String: State]
  ) {
    table.value(key) { owner, element, coder in
      let states = states(owner)
      for child in element.children {
        guard let state = child.key.flatMap({ states[$0] }) else { continue }
        look.apply(to: state, NibCoder(child, coder.session))
      }
    }
  }

  /// A state of the buttons in a bar.
  static let buttonState: NibTable<UIBarButtonItemStateAppearance> = {
    var table = NibTable<UIBarButtonItemStateAppearance>()
    table.ignore("key", "catalog")
    table.textAttributes("titleTextAttributes") { $0.titleTextAttributes = $1 }
    table.offset("titlePositionAdjustment") { $0.titlePositionAdjustment = $1 }
    table.picture("backgroundImage") { $0.backgroundImage = $1 }
    table.offset("backgroundImagePositionAdjustment") {
      $0.backgroundImagePositionAdjustment = $1
    }
    return table
  }()

  /// A state of the tabs in a bar.
  static let tabState: NibTable<UITabBarItemStateAppearance> = {
    var table = NibTable<UITabBarItemStateAppearance>()
    table.ignore("key", "catalog")
    table.textAttributes("titleTextAttributes") { $0.titleTextAttributes = $1 }
    table.offset("titlePositionAdjustment") { $0.titlePositionAdjustment = $1 }
    table.color("iconColor") { $0.iconColor = $1 }
    table.offset("badgePositionAdjustment") { $0.badgePositionAdjustment = $1 }
    table.color("badgeBackgroundColor") { $0.badgeBackgroundColor = $1 }
    table.textAttributes("badgeTextAttributes") { $0.badgeTextAttributes = $1 }
    return table
  }()
}
