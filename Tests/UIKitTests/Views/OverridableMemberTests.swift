import Foundation
import Testing
import UIKit

/// Members that apps and their tests override, as Objective-C lets them.
@MainActor
@Suite("Members that subclasses override")
struct OverridableMemberTests {
  /// A view that overrides what libraries override; that it compiles is half of the test.
  final class Custom: UIView {
    var calls: [String] = []
    override var constraints: [NSLayoutConstraint] { super.constraints }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      calls.append("addConstraint")
      super.addConstraint(constraint)
    }
    override func removeConstraint(_ constraint: NSLayoutConstraint) {
      calls.append("removeConstraint")
      super.removeConstraint(constraint)
    }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
      calls.append("addLayoutGuide")
      super.addLayoutGuide(layoutGuide)
    }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      .required
    }
    override func setContentHuggingPriority(
      _ priority: UILayoutPriority,
      for axis: NSLayoutConstraint.Axis
    ) {
      calls.append("hugging")
      super.setContentHuggingPriority(priority, for: axis)
    }
    override func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority,
      for axis: NSLayoutConstraint.Axis
    ) {
      calls.append("resistance")
      super.setContentCompressionResistancePriority(priority, for: axis)
    }
    override var insetsLayoutMarginsFromSafeArea: Bool {
      didSet { calls.append("insetsMargins") }
    }
    override var preservesSuperviewLayoutMargins: Bool {
      didSet { calls.append("preserves") }
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      didSet { calls.append("style") }
    }
    override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { calls.append("semantics") }
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      .rightToLeft
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
      false
    }
    override func addInteraction(_ interaction: any UIInteraction) {
      calls.append("addInteraction")
      super.addInteraction(interaction)
    }
    override func removeInteraction(_ interaction: any UIInteraction) {
      calls.append("removeInteraction")
      super.removeInteraction(interaction)
    }
  }

  /// A controller as test doubles are: it says what is around it.
  final class Double: UIViewController {
    let navigation = UINavigationController()
    let tabs = UITabBarController()
    override var navigationController: UINavigationController? { navigation }
    override var tabBarController: UITabBarController? { tabs }
    override var splitViewController: UISplitViewController? { nil }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    override var presentationController: UIPresentationController? { nil }
    override var popoverPresentationController: UIPopoverPresentationController? { nil }
    override var editButtonItem: UIBarButtonItem { UIBarButtonItem() }
    override func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    override var performsActionsWhilePresentingModally: Bool { true }
    override var automaticallyAdjustsScrollViewInsets: Bool {
      get { false }
      set {}
    }
  }

  @Test func views_callTheOverride() {
    let view = Custom(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView()
    view.addSubview(inner)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = true
    view.overrideUserInterfaceStyle = .dark
    view.semanticContentAttribute = .forceRightToLeft
    view.addLayoutGuide(UILayoutGuide())
    let width = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
    view.addConstraint(width)
    #expect(view.constraints == [width])
    view.removeConstraint(width)
    #expect(view.constraints.isEmpty)
    let plain: UIView = view
    #expect(plain.snapshotView(afterScreenUpdates: false) == nil)
    #expect(plain.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(plain.contentHuggingPriority(for: .vertical) == .required)
    #expect(
      view.calls == [
        "hugging", "resistance", "insetsMargins", "preserves", "style", "semantics",
        "addLayoutGuide", "addConstraint", "removeConstraint",
      ]
    )
  }

  @Test func controllers_answerWhatADoubleSays() {
    let double = Double()
    let plain: UIViewController = double
    #expect(plain.navigationController === double.navigation)
    #expect(plain.tabBarController === double.tabs)
    #expect(plain.presentationController == nil)
    plain.setToolbarItems([UIBarButtonItem()], animated: false)
    #expect(plain.toolbarItems?.count == 1)
  }
}
