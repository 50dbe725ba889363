internal import UIKit

/// What scripts can use of presentation controllers.
@MainActor
func presentationMembers() -> MemberTable {
  var members = MemberTableBuilder(UIPresentationController.self, "UIPresentationController")
  members.reading("presentedViewController", \.presentedViewController)
  members.reading("presentingViewController", \.presentingViewController)
  members.reading("containerView", \.containerView)
  members.reading("presentedView") { $0.presentedViewController.viewIfLoaded.scriptValue }
  members.reading("delegate") { $0.delegate.map { .object($0) } ?? .nothing }
  members.reading("adaptivePresentationStyle", \.adaptivePresentationStyle)
  members.reading("preferredContentSize", \.preferredContentSize)
  members.reading("presentationStyle", \.presentationStyle)
  members.reading("shouldRemovePresentersView", \.shouldRemovePresentersView)
  members.reading("shouldPresentInFullscreen", \.shouldPresentInFullscreen)
  members.reading("frameOfPresentedViewInContainerView", \.frameOfPresentedViewInContainerView)
  return members.table
}

/// What scripts can use of a popover's presentation controller.
@MainActor
func popoverMembers() -> MemberTable {
  var members = MemberTableBuilder(
    UIPopoverPresentationController.self,
    "UIPopoverPresentationController"
  )
  members.property("sourceView", \.sourceView)
  members.property("sourceRect", \.sourceRect)
  return members.table
}

/// What scripts can use of a sheet's presentation controller.
@MainActor
func sheetMembers() -> MemberTable {
  var members = MemberTableBuilder(
    UISheetPresentationController.self,
    "UISheetPresentationController"
  )
  members.property("detents", \.detents)
  members.property("selectedDetentIdentifier", \.selectedDetentIdentifier)
  members.property("largestUndimmedDetentIdentifier", \.largestUndimmedDetentIdentifier)
  members.property("prefersGrabberVisible", \.prefersGrabberVisible)
  members.property("prefersEdgeAttachedInCompactHeight", \.prefersEdgeAttachedInCompactHeight)
  members.property(
    "prefersScrollingExpandsWhenScrolledToEdge",
    \.prefersScrollingExpandsWhenScrolledToEdge
  )
  members.property(
    "widthFollowsPreferredContentSizeWhenEdgeAttached",
    \.widthFollowsPreferredContentSizeWhenEdgeAttached
  )
  members.property("preferredCornerRadius", \.preferredCornerRadius)
  members.property("sourceView", \.sourceView)
  members.method("invalidateDetents()") { sheet, _ in sheet.invalidateDetents() }
  return members.table
}

extension UISheetPresentationController.Detent: ScriptValue {
  static func from(_ value: Value) throws(LanguageError) -> Self {
    switch value {
    case .enumCase("medium"): return medium()
    case .enumCase("large"): return large()
    default: throw LanguageError(".medium or .large is expected, not \(value.kind)")
    }
  }
  var scriptValue: Value { identifier.scriptValue }
}

extension UISheetPresentationController.Detent.Identifier: ScriptChoice {
  static var choices: [(name: String, value: Self)] { [("medium", .medium), ("large", .large)] }
}
