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
  members.property("anchorPoint", \.anchorPoint)
  members.reading("alignmentRectInsets", \.alignmentRectInsets)
  members.reading("constraints") { .list($0.constraints.map { .object($0) }) }
  members.reading("readableContentGuide", \.readableContentGuide)
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
  members.property("backgroundColor", \.backgroundColor)
  members.property("tintColor", \.tintColor)
  members.property("mask", \.mask)
  members.property("isMultipleTouchEnabled", \.isMultipleTouchEnabled)
  members.property("isExclusiveTouch", \.isExclusiveTouch)
  members.property("contentScaleFactor", \.contentScaleFactor)
  members.property("accessibilityIdentifier", \.accessibilityIdentifier)
  members.property("accessibilityLabel", \.accessibilityLabel)
  members.property("restorationIdentifier", \.restorationIdentifier)
  members.reading("canBecomeFirstResponder", \.canBecomeFirstResponder)
  members.reading("next", \.next)
  members.reading("isFirstResponder", \.isFirstResponder)
  members.reading("layer", \.layer)
  members.reading("traitCollection", \.traitCollection)
  members.property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
  members.property(
    "translatesAutoresizingMaskIntoConstraints",
    \.translatesAutoresizingMaskIntoConstraints
  )
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
    ("updateProperties", { $0.updateProperties() }),
    ("tintColorDidChange", { $0.tintColorDidChange() }),
    ("setNeedsUpdateProperties", { $0.setNeedsUpdateProperties() }),
    ("updatePropertiesIfNeeded", { $0.updatePropertiesIfNeeded() }),
    ("updateTraitsIfNeeded", { $0.updateTraitsIfNeeded() }),
    ("invalidateIntrinsicContentSize", { $0.invalidateIntrinsicContentSize() }),
  ]
  for (name, call) in plain {
    members.method("\(name)()") { view, _ in call(view) }
  }
}
