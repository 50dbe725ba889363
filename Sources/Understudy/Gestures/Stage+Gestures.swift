public import UIKit

extension Stage {
  /// Puts a finger on the left edge of a navigation controller, to swipe back.
  ///
  /// It is refused where iOS refuses it: on a stack of one, while something moves, without a
  /// back button, and by the recognizer's delegate. A push by a zoom is finished and turned round.
  ///
  /// ```swift
  /// let swipe = stage.beginInteractivePop(nav)
  /// swipe.move(to: 0.4)
  /// swipe.cancel()
  /// stage.settle()
  /// ```
  public func beginInteractivePop(_ navigation: UINavigationController) -> InteractiveGesture {
    guard let gesture = navigation.beginInteractivePop() else {
      return InteractiveGesture(isRefused: true)
    }
    return InteractiveGesture(
      onMove: { gesture.update($0) },
      onEnd: { $0 ? gesture.finish() : gesture.cancel() }
    )
  }

  /// Puts a finger on the sheet that shows a controller, to drag it down.
  ///
  /// A locked sheet springs back when the gesture finishes, and reports the attempt.
  public func beginSheetDrag(_ controller: UIViewController) -> InteractiveGesture {
    guard let gesture = controller.beginSheetDrag() else {
      return InteractiveGesture(isRefused: true)
    }
    return InteractiveGesture(
      onMove: { gesture.update($0) },
      onEnd: { $0 ? gesture.finish() : gesture.cancel() }
    )
  }

  /// Puts a finger on a page controller, to turn the page.
  public func beginPageSwipe(
    _ pages: UIPageViewController,
    _ direction: UIPageViewController.NavigationDirection
  ) -> InteractiveGesture {
    guard let gesture = pages.beginSwipe(direction) else {
      return InteractiveGesture(isRefused: true)
    }
    return InteractiveGesture(
      onMove: { gesture.update($0) },
      onEnd: { $0 ? gesture.finish() : gesture.cancel() }
    )
  }

  /// Taps the back button of a navigation controller.
  public func tapBack(in navigation: UINavigationController) {
    navigation.tapBackButton()
  }

  /// Holds the back button of a navigation controller and chooses a controller further below.
  ///
  /// - Parameters:
  ///   - navigation: The navigation controller.
  ///   - target: One of its controllers below the top; anything else does nothing.
  public func longPressBack(in navigation: UINavigationController, to target: UIViewController) {
    navigation.longPressBack(to: target)
  }

  /// Taps the tab of a controller, in the bar or in the More list.
  ///
  /// - Returns: `false` if the tab cannot be touched: the bar is hidden, covered or
  ///   not in a window, or the item is disabled.
  @discardableResult
  public func tapTab(of controller: UIViewController, in tabs: UITabBarController) -> Bool {
    guard let button = tabs.control(for: controller), button.isEnabled, tap(button) else {
      return false
    }
    guard tabs.isInMoreList(controller) else { return true }
    settle()
    tabs.chooseInMoreList(controller)
    return true
  }
}
