import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// A title and the buttons beside it.
  static let navigationItem: NibTable<UINavigationItem> = {
    var table = NibTable<UINavigationItem>()
    table.ignore("id", "key", "userLabel", "customClass", "customModule", "customModuleProvider")
    table.ignore("connections", "userDefinedRuntimeAttributes", "userComments")
    table.string("title") { $0.title = $1 }
    table.string("prompt") { $0.prompt = $1 }
    table.string("subtitle") { $0.subtitle = $1 }
    table.string("largeTitle") { $0.largeTitle = $1 }
    table.string("backButtonTitle") { $0.backButtonTitle = $1 }
    table.choice("backButtonDisplayMode", backModes) { $0.backButtonDisplayMode = $1 }
    table.choice("largeTitleDisplayMode", titleModes) { $0.largeTitleDisplayMode = $1 }
    table.choice("style", itemStyles) { $0.style = $1 }
    table.flag("hidesBackButton") { $0.hidesBackButton = $1 }
    table.flag("leftItemsSupplementBackButton") { $0.leftItemsSupplementBackButton = $1 }
    table.flag("hidesSearchBarWhenScrolling") { $0.hidesSearchBarWhenScrolling = $1 }
    table.view("titleView") { $0.titleView = $1 }
    table.value("backBarButtonItem") { item, element, coder in
      item.backBarButtonItem = coder.session.make(element, as: UIBarButtonItem.self)
    }
    addItems("left", &table) { $0.leftBarButtonItems = $1 }
    addItems("right", &table) { $0.rightBarButtonItems = $1 }
    addAppearance("standardAppearance", &table, UINavigationBarAppearance.init) {
      $0.standardAppearance = $1
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
    return table
  }()

  /// Adds the single item of a side, or the list of several.
  private static func addItems(
    _ side: String,
    _ table: inout NibTable<UINavigationItem>,
    _ set: @escaping @MainActor (UINavigationItem, [UIBarButtonItem]) -> Void
  ) {
    table.value("\(side)BarButtonItem") { item, element, coder in
      guard let button = coder.session.make(element, as: UIBarButtonItem.self) else { return }
      set(item, [button])
    }
    table.child("\(side)BarButtonItems") { item, list, coder in
      let buttons = coder.session.make(list.children, as: UIBarButtonItem.self)
      if !buttons.isEmpty { set(item, buttons) }
    }
  }

  private static let backModes: KeyValuePairs<String, UINavigationItem.BackButtonDisplayMode> = [
    "default": .default, "generic": .generic, "minimal": .minimal,
  ]

  private static let titleModes: KeyValuePairs<String, UINavigationItem.LargeTitleDisplayMode> = [
    "automatic": .automatic, "always": .always, "never": .never, "inline": .inline,
  ]

  private static let itemStyles: KeyValuePairs<String, UINavigationItem.ItemStyle> = [
    "navigator": .navigator, "browser": .browser, "editor": .editor,
  ]

  /// What every item of a bar has.
  static let barItem: NibTable<UIBarItem> = {
    var table = NibTable<UIBarItem>()
    table.ignore("id", "key", "userLabel", "customClass", "customModule", "customModuleProvider")
    table.ignore("connections", "userDefinedRuntimeAttributes", "userComments", "catalog")
    table.string("title") { $0.title = $1 }
    table.picture("image") { $0.image = $1 }
    for name in ["landscapeImage", "landscapeImagePhone"] {
      table.picture(name) { $0.landscapeImagePhone = $1 }
    }
    table.picture("largeContentSizeImage") { $0.largeContentSizeImage = $1 }
    table.insets("imageInsets") { $0.imageInsets = $1 }
    table.insets("landscapeImageInsets") { $0.landscapeImagePhoneInsets = $1 }
    table.insets("largeContentSizeImageInsets") { $0.largeContentSizeImageInsets = $1 }
    table.flag("enabled") { $0.isEnabled = $1 }
    table.integer("tag") { $0.tag = $1 }
    return table
  }()

  /// A button in a bar.
  static let barButtonItem: NibTable<UIBarButtonItem> = {
    var table = NibTable<UIBarButtonItem>()
    table.choice("systemItem", systemItems) { $0.use($1) }
    table.choice("style", styles) { $0.style = $1 }
    table.number("width") { $0.width = $1 }
    table.color("tintColor") { $0.tintColor = $1 }
    table.picture("backgroundImage") {
      $0.setBackgroundImage($1, for: .normal, barMetrics: .default)
    }
    table.text("possibleTitles") { $0.possibleTitles = [$1] }
    table.flag("selected") { $0.isSelected = $1 }
    table.flag("hidden") { $0.isHidden = $1 }
    table.flag("springLoaded") { $0.isSpringLoaded = $1 }
    table.flag("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = $1 }
    table.value("menu") { item, element, coder in
      item.menu = NibMenus.menu(element, coder.session)
    }
    table.view("customView") { $0.customView = $1 }
    return table
  }()

  private static let styles: KeyValuePairs<String, UIBarButtonItem.Style> = [
    "plain": .plain, "bordered": .bordered, "done": .done,
  ]

  private static let systemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    "writingTools": .writingTools,
  ]

  /// A tab.
  static let tabBarItem: NibTable<UITabBarItem> = {
    var table = NibTable<UITabBarItem>()
    table.choice("systemItem", tabs) { $0.use($1) }
    table.picture("selectedImage") { $0.selectedImage = $1 }
    table.text("badgeValue") { $0.badgeValue = $1 }
    table.color("badgeColor") { $0.badgeColor = $1 }
    table.offset("titlePositionAdjustment") { $0.titlePositionAdjustment = $1 }
    table.missing("springLoaded", "the spring loading of a tab")
    addAppearance("standardAppearance", &table, UITabBarAppearance.init) {
      $0.standardAppearance = $1
    }
    addAppearance("scrollEdgeAppearance", &table, UITabBarAppearance.init) {
      $0.scrollEdgeAppearance = $1
    }
    return table
  }()

  private static let tabs: KeyValuePairs<String, UITabBarItem.SystemItem> = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}
