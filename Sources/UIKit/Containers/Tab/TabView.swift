import Clockwork
import CoreGraphics
import Foundation

/// The view of a tab bar controller: the content below, the bar above.
final class TabView: UIView {
  @Backward var owner: UITabBarController?
  let content = UIView(frame: .zero)

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    owner?.layOutBar()
  }
}

/// The bar's place, what it covers, and taps on it.
extension UITabBarController {
  var tabView: TabView? { viewIfLoaded as? TabView }

  private var barIsAway: Bool {
    hidesBar || hidesBarForPushedController || (bar.isHidden && !isBarHiddenByPush)
  }

  private var hidesBarForPushedController: Bool {
    guard let navigation = switcher.displayed as? UINavigationController else { return false }
    return navigation.stack.hidesBottomBar
  }

  /// Hides the bar when a push that wants it away is over, and shows it when the way back begins.
  private func followPushes() {
    let navigation = switcher.displayed as? UINavigationController
    if !hidesBarForPushedController {
      guard isBarHiddenByPush else { return }
      isBarHiddenByPush = false
      bar.isHidden = false
    } else if let stack = navigation?.stack, stack.run == nil, !stack.isAboutToAnimate,
      !bar.isHidden
    {
      isBarHiddenByPush = true
      bar.isHidden = true
    }
  }

  /// Places the bar and tells the shown controller what it covers.
  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    followPushes()
    let height = UIApplication.shared.device.tabBarHeight
    let isAway = barIsAway
    let frame = CGRect(
      x: 0,
      y: view.bounds.height - (isAway ? 0 : height),
      width: view.bounds.width,
      height: height
    )
    if bar.frame != frame { place(bar, at: frame) }
    guard let shown = switcher.displayed else { return }
    let place = place(of: shown)
    shown.setContainerInsets(place.insets)
    guard switcher.run == nil, let child = shown.viewIfLoaded, child.superview === tabView?.content,
      child.transform.isIdentity, child.frame != place.frame
    else { return }
    child.frame = place.frame
  }

  /// The frame of a tab's view and what the bar covers of it.
  ///
  /// A view ends above the bar if its controller does not want to extend below, or not below an
  /// opaque one. A navigation controller fills everything and leaves the choice to what it shows.
  func place(of controller: UIViewController) -> (frame: CGRect, insets: UIEdgeInsets) {
    var frame = tabView?.content.bounds ?? .zero
    guard !barIsAway else { return (frame, .zero) }
    let height = UIApplication.shared.device.tabBarHeight
    let extends =
      controller is UINavigationController
      || controller.edgesForExtendedLayout.contains(.bottom)
        && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    guard !extends else {
      let covered = height + insets.added.bottom
      return (frame, UIEdgeInsets(top: 0, left: 0, bottom: covered, right: 0))
    }
    frame.size.height -= height
    return (frame, .zero)
  }

  /// Puts the bar where it belongs; beside an animated push or pop it slides there.
  private func place(_ bar: UITabBar, at frame: CGRect) {
    let stack = (switcher.displayed as? UINavigationController)?.stack
    guard let stack, stack.isAboutToAnimate, bar.window != nil else {
      bar.frame = frame
      return
    }
    UIView.animate(withDuration: NavigationStack.duration.inSeconds) { bar.frame = frame }
  }

  func changeBarPlacement(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    guard animated, view.window != nil else { return }
    UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
  }

  // MARK: - Taps

  /// A button of the bar was tapped.
  func barWasTapped(_ item: UITabBarItem) {
    tabBar(bar, didSelect: item)
    if let more, item === more.tabBarItem {
      userSelects(more, isSelected: switcher.isMoreSelected) {
        self.switcher.selectMore(animated: true)
      }
    } else if let entry = roster.entry(of: item) {
      userSelects(entry)
    }
  }

  private func userSelects(_ entry: TabEntry) {
    guard let controller = roster.controller(of: entry) else { return }
    let old = selectedTab
    if let tab = entry.tab {
      guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
    }
    userSelects(controller, isSelected: entry === switcher.selectedEntry) {
      self.switcher.select(entry)
    }
    if let tab = entry.tab {
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: old)
    }
  }

  /// The delegate is asked and told about taps, on a reselect, too.
  private func userSelects(
    _ controller: UIViewController,
    isSelected: Bool,
    _ change: () -> Void
  ) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if isSelected, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    } else {
      change()
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// What the user touches to open a tab: its button, or the button of More.
  ///
  /// `nil` if nothing of it can be touched.
  package func control(for controller: UIViewController) -> UIControl? {
    guard viewIfLoaded?.window != nil else { return nil }
    layOutBar()
    bar.layoutIfNeeded()
    guard let entry = roster.entry(of: controller) else {
      return controller === more ? more.flatMap { bar.button(of: $0.tabBarItem) } : nil
    }
    if roster.isInMoreList(entry) { return more.flatMap { bar.button(of: $0.tabBarItem) } }
    return bar.button(of: entry.item)
  }

  /// The user chooses a tab in the More list, which must be shown.
  package func chooseInMoreList(_ controller: UIViewController) {
    more?.choose(controller)
  }

  /// Whether the controller's tab is in the More list.
  package func isInMoreList(_ controller: UIViewController) -> Bool {
    roster.entry(of: controller).map { roster.isInMoreList($0) } ?? false
  }

  /// Another item was given to a tab's controller.
  func tabItemDidChange() { roster.updateBar() }
}
