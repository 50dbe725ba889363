internal import UIKit

/// What scripts can use of a view.
@MainActor
func viewMembers() -> MemberTable {
  var members = MemberTableBuilder(UIView.self, "UIView")
  addGeometry(&members)
  addTree(&members)
  addLook(&members)
  addLayout(&members)
  return members.table
}

@MainActor
private func addGeometry(_ members: inout MemberTableBuilder<UIView>) {
  members.property("frame", \.frame)
  members.property("bounds", \.bounds)
  members.property("center", \.center)
  members.property("transform", \.transform)
  members.property("autoresizingMask", \.autoresizingMask)
  members.property("autoresizesSubviews", \.autoresizesSubviews)
  members.property("layoutMargins", \.layoutMargins)
  members.property("directionalLayoutMargins", \.directionalLayoutMargins)
  members.property("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
  members.property("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
  members.reading("safeAreaInsets", \.safeAreaInsets)
  members.reading("intrinsicContentSize", \.intrinsicContentSize)
  members.reading("keyboardLayoutGuide", \.keyboardLayoutGuide)
  members.reading("safeAreaLayoutGuide", \.safeAreaLayoutGuide)
  members.reading("layoutMarginsGuide", \.layoutMarginsGuide)
  members.method("sizeToFit()") { view, _ in view.sizeToFit() }
}

@MainActor
private func addTree(_ members: inout MemberTableBuilder<UIView>) {
  members.reading("superview", \.superview)
  members.reading("subviews", \.subviews)
  members.reading("window", \.window)
  members.method("addSubview(_:)") { view, a throws(LanguageError) in view.addSubview(try a(0)) }
  members.method("removeFromSuperview()") { view, _ in view.removeFromSuperview() }
  members.method("insertSubview(_:at:)") { view, a throws(LanguageError) in
    let index: Int = try a(1)
    view.insertSubview(try a(0), at: index)
  }
  members.method("insertSubview(_:aboveSubview:)") { view, a throws(LanguageError) in
    view.insertSubview(try a(0), aboveSubview: try a(1))
  }
  members.method("insertSubview(_:belowSubview:)") { view, a throws(LanguageError) in
    view.insertSubview(try a(0), belowSubview: try a(1))
  }
  members.method("bringSubviewToFront(_:)") { view, a throws(LanguageError) in
    view.bringSubviewToFront(try a(0))
  }
  members.method("sendSubviewToBack(_:)") { view, a throws(LanguageError) in
    view.sendSubviewToBack(try a(0))
  }
  members.method("exchangeSubview(at:withSubviewAt:)") { view, a throws(LanguageError) in
    view.exchangeSubview(at: try a(0), withSubviewAt: try a(1))
  }
  members.method("endEditing(_:)") { view, a throws(LanguageError) in
    _ = view.endEditing(try a(0))
  }
  members.method("becomeFirstResponder()") { view, _ in _ = view.becomeFirstResponder() }
  members.method("resignFirstResponder()") { view, _ in _ = view.resignFirstResponder() }
}

@MainActor
private func addLook(_ members: inout MemberTableBuilder<UIView>) {
  members.property("alpha", \.alpha)
  members.property("isHidden", \.isHidden)
  members.property("isOpaque", \.isOpaque)
  members.property("clipsToBounds", \.clipsToBounds)
  members.property("tag", \.tag)
  members.property("isUserInteractionEnabled", \.isUserInteractionEnabled)
  members.property("contentMode", \.contentMode)
  members.reading("isFirstResponder", \.isFirstResponder)
  members.reading("layer", \.layer)
  members.reading("traitCollection", \.traitCollection)
  members.property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
  members.property(
    "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
}

@MainActor
private func addLayout(_ members: inout MemberTableBuilder<UIView>) {
  let plain: [(String, (UIView) -> Void)] = [
    ("setNeedsLayout", { $0.setNeedsLayout() }),
    ("layoutIfNeeded", { $0.layoutIfNeeded() }),
    ("layoutSubviews", { $0.layoutSubviews() }),
    ("setNeedsDisplay", { $0.setNeedsDisplay() }),
    ("setNeedsUpdateConstraints", { $0.setNeedsUpdateConstraints() }),
    ("updateConstraintsIfNeeded", { $0.updateConstraintsIfNeeded() }),
    ("updateConstraints", { $0.updateConstraints() }),
    ("setNeedsUpdateProperties", { $0.setNeedsUpdateProperties() }),
    ("updatePropertiesIfNeeded", { $0.updatePropertiesIfNeeded() }),
    ("invalidateIntrinsicContentSize", { $0.invalidateIntrinsicContentSize() }),
  ]
  for (name, call) in plain {
    members.method("\(name)()") { view, _ in call(view) }
  }
}

/// What scripts can use of a window.
@MainActor
func windowMembers() -> MemberTable {
  var members = MemberTableBuilder(UIWindow.self, "UIWindow")
  members.property("rootViewController", \.rootViewController)
  members.reading("isKeyWindow", \.isKeyWindow)
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
