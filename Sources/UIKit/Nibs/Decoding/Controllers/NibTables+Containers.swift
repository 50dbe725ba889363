import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// A stack of controllers: its bars and its root.
  static let navigationController: NibTable<UINavigationController> = {
    var table = NibTable<UINavigationController>()
    table.flag("definesPresentationContext") { $0.definesPresentationContext = $1 }
    table.value("navigationBar") { controller, element, coder in
      guard let bar = coder.session.make(element, as: UINavigationBar.self) else { return }
      controller.take(navigationBar: bar)
    }
    table.value("toolbar") { controller, element, coder in
      guard let bar = coder.session.make(element, as: UIToolbar.self) else { return }
      controller.take(toolbar: bar)
    }
    table.flag("navigationBarHidden") { $0.isNavigationBarHidden = $1 }
    table.flag("toolbarHidden") { $0.isToolbarHidden = $1 }
    table.flag("hidesBarsOnSwipe") { $0.hidesBarsOnSwipe = $1 }
    table.flag("hidesBarsOnTap") { $0.hidesBarsOnTap = $1 }
    table.flag("hidesBarsWhenKeyboardAppears") { $0.hidesBarsWhenKeyboardAppears = $1 }
    table.flag("hidesBarsWhenVerticallyCompact") { $0.hidesBarsWhenVerticallyCompact = $1 }
    table.child("connections") { controller, _, coder in
      let related = NibRelationships(of: coder, ["rootViewController"])["rootViewController"]
      if let root = related.first { controller.stack.replace(with: [root], animated: false) }
    }
    return table
  }()

  /// Tabs and their bar.
  static let tabBarController: NibTable<UITabBarController> = {
    var table = NibTable<UITabBarController>()
    table.child("connections") { controller, _, coder in
      let related = NibRelationships(of: coder, ["viewControllers"])["viewControllers"]
      if !related.isEmpty { controller.setViewControllers(related, animated: false) }
    }
    return table
  }()

  /// Columns.
  static let splitViewController: NibTable<UISplitViewController> = {
    var table = NibTable<UISplitViewController>()
    table.ignore("allowDoubleColumnStyle")
    table.choice("preferredDisplayMode", displayModes) { $0.preferredDisplayMode = $1 }
    table.choice("behavior", behaviors) { $0.preferredSplitBehavior = $1 }
    table.choice("primaryBackgroundStyle", ["none": .none, "sidebar": .sidebar]) {
      $0.primaryBackgroundStyle = $1
    }
    table.choice("primaryEdge", ["leading": .leading, "trailing": .trailing]) {
      $0.primaryEdge = $1
    }
    table.flag("presentsWithGesture") { $0.presentsWithGesture = $1 }
    table.flag("showsSecondaryOnlyButton") { $0.showsSecondaryOnlyButton = $1 }
    table.number("minimumPrimaryColumnWidth") { $0.minimumPrimaryColumnWidth = $1 }
    table.number("maximumPrimaryColumnWidth") { $0.maximumPrimaryColumnWidth = $1 }
    table.number("preferredPrimaryColumnWidth") { $0.preferredPrimaryColumnWidth = $1 }
    table.number("preferredPrimaryColumnWidthFraction") {
      $0.preferredPrimaryColumnWidthFraction = $1
    }
    table.child("connections") { controller, _, coder in
      let related = NibRelationships(of: coder, Set(columns.map(\.key)))
      if controller.style == .unspecified {
        let both = related["masterViewController"] + related["detailViewController"]
        if !both.isEmpty { controller.viewControllers = both }
        return
      }
      for (name, column) in columns {
        if let child = related[name].first { controller.setViewController(child, for: column) }
      }
    }
    return table
  }()

  /// The style of a split view controller, which nothing changes later.
  ///
  /// Documents from before iOS 14, and such as keep to it, have the classic one.
  static func splitStyle(_ coder: NSCoder) -> UISplitViewController.Style {
    guard let element = coder.nib?.element, element["allowDoubleColumnStyle"] == "YES" else {
      return .unspecified
    }
    let isTriple = element.connections.contains {
      $0["relationship"] == "supplementaryViewController"
    }
    return isTriple ? .tripleColumn : .doubleColumn
  }

  private static let columns: KeyValuePairs<String, UISplitViewController.Column> = [
    "masterViewController": .primary, "supplementaryViewController": .supplementary,
    "detailViewController": .secondary, "compactViewController": .compact,
    "inspectorViewController": .inspector,
  ]

  private static let displayModes: KeyValuePairs<String, UISplitViewController.DisplayMode> = [
    "automatic": .automatic, "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly,
    "allVisible": .oneBesideSecondary, "beside": .oneBesideSecondary,
    "oneBeside": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
    "primaryOverlay": .oneOverSecondary, "over": .oneOverSecondary, "oneOver": .oneOverSecondary,
    "oneOverSecondary": .oneOverSecondary, "twoBeside": .twoBesideSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOver": .twoOverSecondary,
    "twoOverSecondary": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]

  private static let behaviors: KeyValuePairs<String, UISplitViewController.SplitBehavior> = [
    "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
  ]

  /// Pages; how they change is known before the table is applied.
  static let pageViewController: NibTable<UIPageViewController> = {
    var table = NibTable<UIPageViewController>()
    table.ignore("transitionStyle", "navigationOrientation", "spineLocation", "pageSpacing")
    table.flag("doubleSided") { $0.isDoubleSided = $1 }
    return table
  }()

  /// How pages change.
  static func pageStyle(_ coder: NSCoder) -> UIPageViewController.TransitionStyle {
    coder.nib?.element["transitionStyle"] == "scroll" ? .scroll : .pageCurl
  }

  /// The direction of pages.
  static func pageOrientation(_ coder: NSCoder) -> UIPageViewController.NavigationOrientation {
    coder.nib?.element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
  }

  /// The options with which pages begin.
  static func pageOptions(_ coder: NSCoder) -> [UIPageViewController.OptionsKey: Any] {
    guard let element = coder.nib?.element else { return [:] }
    var options: [UIPageViewController.OptionsKey: Any] = [:]
    if let spacing = NibValue.number(element, "pageSpacing") {
      options[.interPageSpacing] = spacing
    }
    let spines: [String: UIPageViewController.SpineLocation] = [
      "min": .min, "mid": .mid, "max": .max,
    ]
    if let spine = element["spineLocation"].flatMap({ spines[$0] }) {
      options[.spineLocation] = spine.rawValue
    }
    return options
  }
}
