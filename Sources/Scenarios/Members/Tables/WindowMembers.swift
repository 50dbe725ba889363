internal import UIKit

/// What scripts can use of a window.
@MainActor
func windowMembers() -> MemberTable {
  var members = MemberTableBuilder(UIWindow.self, "UIWindow")
  members.property("rootViewController", \.rootViewController)
  members.reading("isKeyWindow", \.isKeyWindow)
  members.reading("canBecomeKey", \.canBecomeKey)
  members.reading("windowScene") { $0.windowScene.scriptValue }
  members.reading("screen", \.screen)
  members.property("windowLevel", \.windowLevel)
  members.method("makeKeyAndVisible()") { window, _ in window.makeKeyAndVisible() }
  members.method("makeKey()") { window, _ in window.makeKey() }
  return members.table
}

/// What scripts can use of a scroll view.
@MainActor
func scrollMembers() -> MemberTable {
  var members = MemberTableBuilder(UIScrollView.self, "UIScrollView")
  members.property("contentSize", \.contentSize)
  members.property("contentOffset", \.contentOffset)
  members.property("contentInset", \.contentInset)
  members.property("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
  members.reading("adjustedContentInset", \.adjustedContentInset)
  members.property("isScrollEnabled", \.isScrollEnabled)
  members.property("isPagingEnabled", \.isPagingEnabled)
  members.property("bounces", \.bounces)
  members.property("zoomScale", \.zoomScale)
  members.reading("isDragging", \.isDragging)
  members.reading("isTracking", \.isTracking)
  members.reading("isDecelerating", \.isDecelerating)
  members.method("setContentOffset(_:animated:)") { scroll, a throws(LanguageError) in
    scroll.setContentOffset(try a(0), animated: try a(1))
  }
  members.method("scrollRectToVisible(_:animated:)") { scroll, a throws(LanguageError) in
    scroll.scrollRectToVisible(try a(0), animated: try a(1))
  }
  return members.table
}

/// What scripts can use of a layer.
@MainActor
func layerMembers() -> MemberTable {
  var members = MemberTableBuilder(CALayer.self, "CALayer")
  members.property("frame", \.frame)
  members.property("bounds", \.bounds)
  members.property("position", \.position)
  members.property("anchorPoint", \.anchorPoint)
  members.property("zPosition", \.zPosition)
  members.property("cornerRadius", \.cornerRadius)
  members.property("borderWidth", \.borderWidth)
  members.property("masksToBounds", \.masksToBounds)
  members.property("isHidden", \.isHidden)
  members.property("opacity", \.opacity)
  members.reading("superlayer", \.superlayer)
  members.method("setNeedsLayout()") { layer, _ in layer.setNeedsLayout() }
  members.method("layoutIfNeeded()") { layer, _ in layer.layoutIfNeeded() }
  members.method("setNeedsDisplay()") { layer, _ in layer.setNeedsDisplay() }
  return members.table
}

/// What scripts can use of a layout guide.
@MainActor
func guideMembers() -> MemberTable {
  var members = MemberTableBuilder(UILayoutGuide.self, "UILayoutGuide")
  members.reading("layoutFrame", \.layoutFrame)
  members.reading("owningView", \.owningView)
  members.property("identifier", \.identifier)
  return members.table
}
