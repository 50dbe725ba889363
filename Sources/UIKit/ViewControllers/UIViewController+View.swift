import CoreGraphics
import Foundation

/// Loading the root view, once (RULES 2, 11, 15).
extension UIViewController {
  func loadedView() -> UIView? {
    if let view = _view { return view }
    guard !isLoadingView else { return nil }
    if isBeingFreed {
      ConsoleMessage.loadsViewInDeinit(String(describing: type(of: self))).emit()
      return UIView()
    }
    isLoadingView = true
    Doorway.send(.loadView, to: self)
    if _view == nil { loadDefaultView() }
    isLoadingView = false
    _view?.setNeedsLayout()
    Doorway.send(.viewDidLoad, to: self)
    return _view
  }

  func loadDefaultView() {
    if loadViewFromNib() { return }
    let screen = UIApplication.shared.mainScreen
    let view = UIView(frame: screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setView(view)
  }

  func setView(_ newView: UIView?) {
    guard newView !== _view else { return }
    if let newView, let owner = newView.owningController, owner !== self {
      raise(.viewOfTwoControllers(newView, owner: owner, newOwner: self))
      return
    }
    let old = _view
    let place = old?.superview
    let frame = old?.frame
    _view = newView
    newView?.owningController = self
    old?.owningController = nil
    newView?.forgetSafeArea()
    old?.forgetSafeArea()
    if let place, let newView, let frame, let old {
      let index = place.subviews.firstIndex { $0 === old } ?? place.subviews.count
      old.removeFromSuperview()
      newView.frame = frame
      place.insertSubview(newView, at: index)
    }
    if newView != nil, !isLoadingView, old == nil { Doorway.send(.viewDidLoad, to: self) }
  }

  func titleDidChange() {
    _navigationItem?.title = title
    _tabBarItem?.title = title
    KeyValueObserving.changed(self, "title")
  }

  func madeNavigationItem() -> UINavigationItem {
    if let item = _navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    item.controller = self
    _navigationItem = item
    return item
  }

  func madeTabBarItem() -> UITabBarItem {
    if let item = _tabBarItem { return item }
    if title == nil, let root = (self as? UINavigationController)?.viewControllers.first {
      _tabBarItem = root.tabBarItem
      return root.tabBarItem
    }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    _tabBarItem = item
    return item
  }

  /// Tells the tab bar; a navigation controller without an item of its own shows its root's.
  func replaceTabBarItem(with item: UITabBarItem?) {
    let old = _tabBarItem
    _tabBarItem = item
    if let navigation = _parent as? UINavigationController, let old,
      navigation._tabBarItem === old
    {
      navigation.replaceTabBarItem(with: item)
    }
    (_parent as? UITabBarController)?.tabItemDidChange()
  }

  var nextResponder: UIResponder? {
    if let view = _view, let superview = view.superview { return superview }
    if let window = windowAsRoot { return window }
    return presentation?.presentingViewController
  }
}
