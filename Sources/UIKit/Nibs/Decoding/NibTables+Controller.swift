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
    guard origin == nil, let nib = ControllerNibs.nib(of: type(of: self), nibBundle) else {
      return false
    }
    NibLoading.loadView(of: self, name: nib.name, path: nib.path, bundle: nib.bundle)
    return _view != nil
  }
}

extension NibTables {
  /// What every controller has.
  static let viewController: NibTable<UIViewController> = {
    var table = NibTable<UIViewController>()
    table.ignore("id", "key", "customClass", "customModule", "customModuleProvider")
    table.ignore("sceneMemberID", "storyboardIdentifier", "userLabel", "view")
    table.text("title") { $0.title = $1 }
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
}
