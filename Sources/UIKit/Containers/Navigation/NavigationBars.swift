import CoreGraphics
import Foundation

/// The bars of a navigation controller: their items, places and sizes.
extension UINavigationController {
  // MARK: - Items

  func barDidPush(_ controller: UIViewController) {
    navigationBar.mirrorPush(controller.navigationItem)
  }

  func barDidPop(_ count: Int) {
    navigationBar.mirrorPop(count)
  }

  /// Makes the items equal to the stack from a position on.
  func barDidReplace(from index: Int) {
    navigationBar.mirrorReplace(
      from: index,
      with: stack.controllers[index...].map(\.navigationItem)
    )
  }

  /// Called after each change of the stack.
  func stackDidChange() {
    visibleToolbarItemsDidChange()
    bottomBarMayChange()
  }

  func transitionDidEnd() {
    bottomBarMayChange()
  }

  /// Tells the tab bar controller that its bar may have to go or to come back.
  func bottomBarMayChange() {
    (_parent as? UITabBarController)?.viewIfLoaded?.setNeedsLayout()
  }

  func visibleToolbarItemsDidChange() {
    guard !isToolbarHidden else { return }
    toolbar.setItems(topViewController?.toolbarItems, animated: false)
  }

  // MARK: - Places

  /// Where the bars are, and what they cover of the container's view.
  struct BarPlaces {
    var top = CGRect.zero
    var bottom = CGRect.zero
    /// How far the bars reach into the view, zero for hidden ones.
    var insets = UIEdgeInsets.zero
  }

  func barPlaces(in view: UIView) -> BarPlaces {
    let device = registered.device
    // What the controller adds lies between its bars and the content.
    let safe = view.safeAreaInsets - insets.added
    var places = BarPlaces()
    let y = device.navigationBarTop(below: safe.top)
    let height = navigationBar.wantedHeight - titleCollapse
    places.top = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    // A navigation controller on the stack, a collapsed column, has a bar of its own.
    if isNavigationBarHidden || stack.displayed is UINavigationController {
      places.top.origin.y = -height
    } else {
      places.insets.top = y + height + insets.added.top
    }
    // A toolbar that was never shown is not made here.
    guard !isToolbarHidden || hasToolbar else { return places }
    let tools = toolbar.sizeThatFits(view.bounds.size).height + safe.bottom
    places.bottom = CGRect(
      x: 0,
      y: view.bounds.height - (isToolbarHidden ? 0 : tools),
      width: view.bounds.width,
      height: tools
    )
    if !isToolbarHidden { places.insets.bottom = tools + insets.added.bottom }
    return places
  }

  /// The frame of a controller's view and what the bars cover of it.
  ///
  /// A view extends below bars that are translucent, or if the controller wants that for
  /// opaque ones, and only at the edges that it names.
  func place(of controller: UIViewController) -> (frame: CGRect, insets: UIEdgeInsets) {
    guard let view = viewIfLoaded else { return (.zero, .zero) }
    return place(of: controller, beside: barPlaces(in: view))
  }

  private func place(
    of controller: UIViewController,
    beside bars: BarPlaces
  ) -> (frame: CGRect, insets: UIEdgeInsets) {
    guard let content else { return (.zero, .zero) }
    var insets = bars.insets
    var frame = content.bounds
    let edges = controller.edgesForExtendedLayout
    let includesOpaque = controller.extendedLayoutIncludesOpaqueBars
    if insets.top != 0, !edges.contains(.top) || !(navigationBar.isTranslucent || includesOpaque) {
      frame.origin.y += insets.top
      frame.size.height -= insets.top
      insets.top = 0
    }
    let bottom = coveredBottom(insets.bottom)
    if bottom.height != 0, !edges.contains(.bottom) || bottom.isOpaque && !includesOpaque {
      frame.size.height -= bottom.height
      insets.bottom = 0
    }
    return (frame, insets)
  }

  /// What the toolbar and a tab bar below cover, and whether one of them is opaque.
  private func coveredBottom(_ tools: CGFloat) -> (height: CGFloat, isOpaque: Bool) {
    let isOpaque = tools != 0 && !toolbar.isTranslucent
    let below = self.insets.container.bottom
    guard below != 0, let tabs = _parent as? UITabBarController else { return (tools, isOpaque) }
    return (max(tools, below), isOpaque || !tabs.bar.isTranslucent)
  }

  /// Places the bars and tells the shown controllers what they cover.
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    followScrolling()
    let places = barPlaces(in: view)
    if !isToolbarHidden, toolbar.superview !== view { view.addSubview(toolbar) }
    navigationBar.frame = places.top
    navigationBar.isHidden = isNavigationBarHidden && !isMovingBars
    if hasToolbar, toolbar.superview === view {
      toolbar.frame = places.bottom
      toolbar.isHidden = isToolbarHidden && !isMovingBars
    }
    if let leaving = stack.run?.transition.leaving { tell(leaving, places) }
    if let shown = stack.displayed { tell(shown, places) }
  }

  private func tell(_ controller: UIViewController, _ bars: BarPlaces) {
    let (frame, insets) = place(of: controller, beside: bars)
    controller.setContainerInsets(insets)
    guard stack.run == nil, let child = controller.viewIfLoaded, child.superview === content,
      child.transform.isIdentity, !child.frame.isAlmost(frame)
    else { return }
    child.frame = frame
  }

  /// Brings the bars to their places with an animation, if there is something to see.
  func moveBars(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    guard animated, view.window != nil, UIView.areAnimationsEnabled else {
      view.setNeedsLayout()
      return
    }
    barMoves += 1
    navigationBar.isHidden = false
    if hasToolbar, toolbar.superview === view { toolbar.isHidden = false }
    let move = barMoves
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) {
      self.layOutBars()
    } completion: { [weak self] _ in
      guard let self, self.barMoves == move else { return }
      self.barMoves = 0
      self.layOutBars()
    }
    view.setNeedsLayout()
  }

  private var isMovingBars: Bool { barMoves > 0 }
}

extension CGRect {
  /// Whether two frames differ by no more than rounding.
  fileprivate func isAlmost(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
