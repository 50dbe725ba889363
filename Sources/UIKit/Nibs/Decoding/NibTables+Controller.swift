import CoreGraphics
import Foundation
import InterfaceBuilder

extension UIViewController {
  /// Takes attributes and the items of bars from a storyboard; the initializer's last step.
  func decode(_ nib: NibCoder) {
    nib.begin(self)
    let session = nib.session
    if let storyboard = session.storyboard, let scene = session.scene,
      scene.controller === nib.element
    {
      session.controller = self
      let origin = StoryboardOrigin(storyboard, scene)
      self.origin = origin
      origin.makeWays(of: self, session)
    }
    NibTables.viewController.apply(to: self, nib)
  }

  /// Makes the view from the storyboard or xib that the controller belongs to.
  ///
  /// - Returns: Whether there is one.
  func loadViewFromNib() -> Bool {
    if let origin, NibLoading.loadView(of: self, from: origin) { return true }
    if let name = nibName {
      let bundle = nibBundle ?? .main
      guard let path = InterfaceDocuments.current.path(of: name, "xib", in: bundle) else {
        raise(.missingNib(name, bundle))
        return false
      }
      NibLoading.loadView(of: self, name: name, path: path, bundle: bundle)
      return _view != nil
    }
    guard origin?.hasView != true,
      let nib = ControllerNibs.nib(of: type(of: self), nibBundle)
    else { return false }
    NibLoading.loadView(of: self, name: nib.name, path: nib.path, bundle: nib.bundle)
    return _view != nil
  }
}

extension NibTables {
  /// What every controller has.
  static let viewController: NibTable<UIViewController> = {
    var table = NibTable<UIViewController>()
    table.ignore("id", "key", "customClass", "customModule", "customModuleProvider")
    table.ignore("sceneMemberID", "userLabel", "view", "layoutGuides")
    // The size on the canvas, and the bars that it shows.
    table.ignore("freeformSize", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics")
    table.ignore("simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedScreenMetrics")
    table.ignore("simulatedToolbarMetrics", "simulatedTabBarMetrics", "modalFormSheetSize")
    table.ignore("simulatedOrientationMetrics", "simulatedTraitOverrides", "simulatedMetrics")
    // The view keeps the size of the canvas until it is shown; without effect since iOS 7.
    table.ignore("autoresizesArchivedViewToFullSize", "wantsFullScreenLayout")
    table.choice("modalPresentationStyle", presentationStyles) { $0.modalPresentationStyle = $1 }
    table.choice("modalTransitionStyle", transitionStyles) { $0.modalTransitionStyle = $1 }
    table.flag("definesPresentationContext") { $0.definesPresentationContext = $1 }
    table.flag("providesPresentationContextTransitionStyle") {
      $0.providesPresentationContextTransitionStyle = $1
    }
    table.flag("modalInPresentation") { $0.isModalInPresentation = $1 }
    table.flag("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 }
    table.flag("extendedLayoutIncludesOpaqueBars") { $0.extendedLayoutIncludesOpaqueBars = $1 }
    table.flag("automaticallyAdjustsScrollViewInsets") {
      $0.automaticallyAdjustsScrollViewInsets = $1
    }
    table.value("edgesForExtendedLayout") { controller, element, _ in
      controller.edgesForExtendedLayout = edges(element)
    }
    table.value("contentSizeForViewInPopover") { controller, element, _ in
      controller.preferredContentSize = NibValue.size(element)
    }
    table.value("preferredContentSize") { controller, element, _ in
      controller.preferredContentSize = NibValue.size(element)
    }
    table.choice("overrideUserInterfaceStyle", ["light": .light, "dark": .dark]) {
      $0.overrideUserInterfaceStyle = $1
    }
    table.choice("userInterfaceStyle", ["light": .light, "dark": .dark]) {
      $0.overrideUserInterfaceStyle = $1
    }
    table.text("restorationIdentifier") { $0.restorationIdentifier = $1 }
    table.attribute("storyboardIdentifier") { controller, name, coder in
      if coder.element["useStoryboardIdentifierAsRestorationIdentifier"] == "YES" {
        controller.restorationIdentifier = name
      }
    }
    table.string("title") { $0.title = $1 }
    table.value("navigationItem") { controller, element, coder in
      guard let item = coder.session.make(element, as: UINavigationItem.self) else { return }
      item.controller = controller
      controller._navigationItem = item
    }
    table.value("tabBarItem") { controller, element, coder in
      guard let item = coder.session.make(element, as: UITabBarItem.self) else { return }
      controller.tabBarItem = item
    }
    table.child("toolbarItems") { controller, list, coder in
      let items = coder.session.make(list.children, as: UIBarButtonItem.self)
      if !items.isEmpty { controller.toolbarItems = items }
    }
    return table
  }()

  /// A controller whose view is a table.
  static let tableViewController: NibTable<UITableViewController> = {
    var table = NibTable<UITableViewController>()
    table.flag("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
    return table
  }()

  /// A controller whose view is a collection.
  static let collectionViewController: NibTable<UICollectionViewController> = {
    var table = NibTable<UICollectionViewController>()
    table.flag("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
    table.flag("installsStandardGestureForInteractiveMovement") {
      $0.installsStandardGestureForInteractiveMovement = $1
    }
    return table
  }()

  /// The edges that an element names; none if it names none.
  private static func edges(_ element: InterfaceElement) -> UIRectEdge {
    NibValue.options(element, NibWords.edges)
  }

  private static let presentationStyles: KeyValuePairs<String, UIModalPresentationStyle> = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "blurOverFullScreen": .blurOverFullScreen, "none": .none,
  ]

  private static let transitionStyles: KeyValuePairs<String, UIModalTransitionStyle> = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
