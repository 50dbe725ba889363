internal import UIKit

/// What scripts can use of a plain controller.
@MainActor
func controllerMembers() -> MemberTable {
  var members = MemberTableBuilder(UIViewController.self, "UIViewController")
  addView(&members)
  addState(&members)
  addFamily(&members)
  addPresentation(&members)
  addOverrides(&members)
  addCallbacks(&members)
  addContainment(&members)
  addPresenting(&members)
  return members.table
}

@MainActor
private func addView(_ members: inout MemberTableBuilder<UIViewController>) {
  members.writing("view") { controller, value throws(LanguageError) in
    controller.view = value.isNothing ? nil : try UIView.from(value)
  }
  members.reading("view") { $0.viewIfLoaded.scriptValue }
  members.reading("viewIfLoaded", \.viewIfLoaded)
  members.reading("isViewLoaded", \.isViewLoaded)
  members.property("title", \.title)
  members.property("preferredContentSize", \.preferredContentSize)
  members.property("additionalSafeAreaInsets", \.additionalSafeAreaInsets)
  members.property("edgesForExtendedLayout", \.edgesForExtendedLayout)
  members.property("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
  members.property("isEditing", \.isEditing)
  members.property("restorationIdentifier", \.restorationIdentifier)
  members.reading("nibName", \.nibName)
  members.property(
    "viewRespectsSystemMinimumLayoutMargins",
    \.viewRespectsSystemMinimumLayoutMargins
  )
  members.reading("systemMinimumLayoutMargins", \.systemMinimumLayoutMargins)
  members.property("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
  members.method("loadViewIfNeeded()") { controller, _ in controller.loadViewIfNeeded() }
  members.method("setNeedsUpdateProperties()") { controller, _ in
    controller.setNeedsUpdateProperties()
  }
  members.method("updatePropertiesIfNeeded()") { controller, _ in
    controller.updatePropertiesIfNeeded()
  }
  members.method("updateTraitsIfNeeded()") { controller, _ in controller.updateTraitsIfNeeded() }
  members.method("setEditing(_:animated:)") { controller, a throws(LanguageError) in
    controller.setEditing(try a(0), animated: try a(1))
  }
}

@MainActor
private func addState(_ members: inout MemberTableBuilder<UIViewController>) {
  members.reading("isMovingToParent", \.isMovingToParent)
  members.reading("isMovingFromParent", \.isMovingFromParent)
  members.reading("isBeingPresented", \.isBeingPresented)
  members.reading("isBeingDismissed", \.isBeingDismissed)
  members.reading("isFirstResponder", \.isFirstResponder)
  members.reading("traitCollection", \.traitCollection)
  members.property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
  members.reading("navigationItem", \.navigationItem)
  members.property("tabBarItem", \.tabBarItem)
  members.property("toolbarItems", \.toolbarItems)
  members.reading("editButtonItem", \.editButtonItem)
  members.reading("next", \.next)
  members.reading("transitionCoordinator") { controller in
    controller.transitionCoordinator.map { .object($0 as AnyObject) } ?? .nothing
  }
  members.reading("transitioningDelegate") { controller in
    controller.transitioningDelegate.map { .object($0 as AnyObject) } ?? .nothing
  }
  members.method("becomeFirstResponder()") { controller, _ in
    _ = controller.becomeFirstResponder()
  }
  members.method("resignFirstResponder()") { controller, _ in
    _ = controller.resignFirstResponder()
  }
}

@MainActor
private func addFamily(_ members: inout MemberTableBuilder<UIViewController>) {
  members.reading("parent", \.parent)
  members.reading("children", \.children)
  members.reading("navigationController", \.navigationController)
  members.reading("tabBarController", \.tabBarController)
  members.reading("splitViewController", \.splitViewController)
  members.reading("presentedViewController", \.presentedViewController)
  members.reading("presentingViewController", \.presentingViewController)
}

@MainActor
private func addPresentation(_ members: inout MemberTableBuilder<UIViewController>) {
  members.property("modalPresentationStyle", \.modalPresentationStyle)
  members.property("modalTransitionStyle", \.modalTransitionStyle)
  members.property("isModalInPresentation", \.isModalInPresentation)
  members.property("definesPresentationContext", \.definesPresentationContext)
  members.property(
    "providesPresentationContextTransitionStyle",
    \.providesPresentationContextTransitionStyle
  )
  members.property(
    "modalPresentationCapturesStatusBarAppearance",
    \.modalPresentationCapturesStatusBarAppearance
  )
  members.reading("presentationController", \.presentationController)
  members.reading("sheetPresentationController", \.sheetPresentationController)
  members.reading("popoverPresentationController", \.popoverPresentationController)
}

/// Properties that a subclass would override: assigned by the script, kept in the role.
@MainActor
private func addOverrides(_ members: inout MemberTableBuilder<UIViewController>) {
  func add<Kind: ScriptValue>(_ name: String, _ path: KeyPath<UIViewController, Kind>) {
    members.reading(name, path)
    members.writing(name) { controller, value throws(LanguageError) in
      guard let recorded = controller as? any Recorded else {
        throw LanguageError("'\(name)' can be overridden for the script's own controllers only")
      }
      recorded.role.override(name, with: try Kind.from(value))
    }
  }
  add("shouldAutomaticallyForwardAppearanceMethods", \.shouldAutomaticallyForwardAppearanceMethods)
  add("supportedInterfaceOrientations", \.supportedInterfaceOrientations)
  add(
    "preferredInterfaceOrientationForPresentation",
    \.preferredInterfaceOrientationForPresentation
  )
  add("shouldAutorotate", \.shouldAutorotate)
  add("prefersStatusBarHidden", \.prefersStatusBarHidden)
  add("preferredStatusBarStyle", \.preferredStatusBarStyle)
  add("prefersHomeIndicatorAutoHidden", \.prefersHomeIndicatorAutoHidden)
  add("disablesAutomaticKeyboardDismissal", \.disablesAutomaticKeyboardDismissal)
  add("canBecomeFirstResponder", \.canBecomeFirstResponder)
  add("preferredStatusBarUpdateAnimation", \.preferredStatusBarUpdateAnimation)
  add("childForStatusBarStyle", \.childForStatusBarStyle)
  add("childForStatusBarHidden", \.childForStatusBarHidden)
  add("childForHomeIndicatorAutoHidden", \.childForHomeIndicatorAutoHidden)
  members.method("setNeedsStatusBarAppearanceUpdate()") { controller, _ in
    controller.setNeedsStatusBarAppearanceUpdate()
  }
  members.method("setNeedsUpdateOfSupportedInterfaceOrientations()") { controller, _ in
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
  members.method("setNeedsUpdateOfHomeIndicatorAutoHidden()") { controller, _ in
    controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
  }
}

/// Callbacks that a script calls by hand.
@MainActor
private func addCallbacks(_ members: inout MemberTableBuilder<UIViewController>) {
  let flagged: [(String, (UIViewController, Bool) -> Void)] = [
    ("viewWillAppear", { $0.viewWillAppear($1) }),
    ("viewIsAppearing", { $0.viewIsAppearing($1) }),
    ("viewDidAppear", { $0.viewDidAppear($1) }),
    ("viewWillDisappear", { $0.viewWillDisappear($1) }),
    ("viewDidDisappear", { $0.viewDidDisappear($1) }),
  ]
  for (name, call) in flagged {
    members.method("\(name)(_:)") { controller, a throws(LanguageError) in
      call(controller, try a(0))
    }
  }
  let plain: [(String, (UIViewController) -> Void)] = [
    ("loadView", { $0.loadView() }), ("viewDidLoad", { $0.viewDidLoad() }),
    ("viewWillLayoutSubviews", { $0.viewWillLayoutSubviews() }),
    ("viewDidLayoutSubviews", { $0.viewDidLayoutSubviews() }),
    ("updateViewConstraints", { $0.updateViewConstraints() }),
    ("updateProperties", { $0.updateProperties() }),
    ("viewSafeAreaInsetsDidChange", { $0.viewSafeAreaInsetsDidChange() }),
    ("viewLayoutMarginsDidChange", { $0.viewLayoutMarginsDidChange() }),
    ("didReceiveMemoryWarning", { $0.didReceiveMemoryWarning() }),
  ]
  for (name, call) in plain {
    members.method("\(name)()") { controller, _ in call(controller) }
  }
}

@MainActor
private func addContainment(_ members: inout MemberTableBuilder<UIViewController>) {
  members.method("addChild(_:)") { controller, a throws(LanguageError) in
    controller.addChild(try a(0))
  }
  members.method("removeFromParent()") { controller, _ in controller.removeFromParent() }
  members.method("willMove(toParent:)") { controller, a throws(LanguageError) in
    controller.willMove(toParent: try a(0))
  }
  members.method("didMove(toParent:)") { controller, a throws(LanguageError) in
    controller.didMove(toParent: try a(0))
  }
  members.method("beginAppearanceTransition(_:animated:)") { controller, a throws(LanguageError) in
    controller.beginAppearanceTransition(try a(0), animated: try a(1))
  }
  members.method("endAppearanceTransition()") { controller, _ in
    controller.endAppearanceTransition()
  }
  members.method("setOverrideTraitCollection(_:forChild:)") { controller, a throws(LanguageError) in
    controller.setOverrideTraitCollection(try a(0), forChild: try a(1))
  }
  let signature = "transition(from:to:duration:options:animations:completion?:)"
  members.method(signature) { controller, a throws(LanguageError) in
    let completion = a.play.completion()
    let options: UIView.AnimationOptions = try a(3)
    _ = try a(4, as: UIView?.self)  // closures cannot be written: nil
    controller.transition(
      from: try a(0),
      to: try a(1),
      duration: try a(2),
      options: options,
      animations: nil
    ) { _ in completion?() }
  }
}

@MainActor
private func addPresenting(_ members: inout MemberTableBuilder<UIViewController>) {
  members.method("present(_:animated:completion?:)") { controller, a throws(LanguageError) in
    let completion = a.play.completion()
    guard let presented = try a(0, as: UIViewController?.self) else {
      return raise(.presentedNil(on: controller))
    }
    controller.present(presented, animated: try a(1), completion: completion)
  }
  members.method("dismiss(animated:completion?:)") { controller, a throws(LanguageError) in
    controller.dismiss(animated: try a(0), completion: a.play.completion())
  }
  members.method("show(_:sender:)") { controller, a throws(LanguageError) in
    controller.show(try a(0), sender: nil)
  }
  members.method("showDetailViewController(_:sender:)") { controller, a throws(LanguageError) in
    controller.showDetailViewController(try a(0), sender: nil)
  }
  members.writing("presentation") { controller, value throws(LanguageError) in
    guard let maker = value.object as? CustomPresentation else {
      throw LanguageError("CustomPresentation(…) is expected, not \(value.kind)")
    }
    (controller as? any Recorded)?.role.belongings.append(maker)
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = maker
  }
}
