// Written by Scripts/generate-cast; do not edit.
internal import UIKit

/// A tab bar controller that records its callbacks under the name of its role.
final class RecordedTabBarController: UITabBarController, Recorded {
  let role = Role.next()

  override func loadView() {
    role.play("loadView", by: self) { super.loadView() }
  }

  override func viewDidLoad() {
    role.play("viewDidLoad", by: self) { super.viewDidLoad() }
  }

  override func viewWillLayoutSubviews() {
    role.play("viewWillLayoutSubviews", by: self) { super.viewWillLayoutSubviews() }
  }

  override func viewDidLayoutSubviews() {
    role.play("viewDidLayoutSubviews", by: self) { super.viewDidLayoutSubviews() }
  }

  override func updateViewConstraints() {
    role.play("updateViewConstraints", by: self) { super.updateViewConstraints() }
  }

  override func updateProperties() {
    role.play("updateProperties", by: self) { super.updateProperties() }
  }

  override func viewSafeAreaInsetsDidChange() {
    role.play("viewSafeAreaInsetsDidChange", by: self) { super.viewSafeAreaInsetsDidChange() }
  }

  override func viewLayoutMarginsDidChange() {
    role.play("viewLayoutMarginsDidChange", by: self) { super.viewLayoutMarginsDidChange() }
  }

  override func didReceiveMemoryWarning() {
    role.play("didReceiveMemoryWarning", by: self) { super.didReceiveMemoryWarning() }
  }

  override func viewWillAppear(_ animated: Bool) {
    role.play("viewWillAppear", [Words.of(animated)], by: self) { super.viewWillAppear(animated) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    role.play("viewIsAppearing", [Words.of(animated)], by: self) { super.viewIsAppearing(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    role.play("viewDidAppear", [Words.of(animated)], by: self) { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    role.play("viewWillDisappear", [Words.of(animated)], by: self) {
      super.viewWillDisappear(animated)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    role.play("viewDidDisappear", [Words.of(animated)], by: self) {
      super.viewDidDisappear(animated)
    }
  }

  override func willMove(toParent parent: UIViewController?) {
    let words = ["toParent: \(role.name(of: parent))"]
    role.play("willMove", words, by: self) { super.willMove(toParent: parent) }
  }

  override func didMove(toParent parent: UIViewController?) {
    let words = ["toParent: \(role.name(of: parent))"]
    role.play("didMove", words, by: self) { super.didMove(toParent: parent) }
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    role.play("viewWillTransition", [Words.of(size)], by: self) {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  override func willTransition(
    to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    role.play("willTransition", ["_"], by: self) {
      super.willTransition(to: traits, with: coordinator)
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    role.play("traitCollectionDidChange", by: self) {
      super.traitCollectionDidChange(previous)
    }
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    role.answer("shouldAutomaticallyForwardAppearanceMethods")
      ?? super.shouldAutomaticallyForwardAppearanceMethods
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    role.answer("supportedInterfaceOrientations") ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    role.answer("preferredInterfaceOrientationForPresentation")
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override var shouldAutorotate: Bool {
    role.answer("shouldAutorotate") ?? super.shouldAutorotate
  }

  override var prefersStatusBarHidden: Bool {
    role.answer("prefersStatusBarHidden") ?? super.prefersStatusBarHidden
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    role.answer("preferredStatusBarStyle") ?? super.preferredStatusBarStyle
  }

  override var prefersHomeIndicatorAutoHidden: Bool {
    role.answer("prefersHomeIndicatorAutoHidden") ?? super.prefersHomeIndicatorAutoHidden
  }

  override var disablesAutomaticKeyboardDismissal: Bool {
    role.answer("disablesAutomaticKeyboardDismissal") ?? super.disablesAutomaticKeyboardDismissal
  }

  override var canBecomeFirstResponder: Bool {
    role.answer("canBecomeFirstResponder") ?? super.canBecomeFirstResponder
  }

  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    role.answer("preferredStatusBarUpdateAnimation") ?? super.preferredStatusBarUpdateAnimation
  }

  override var childForStatusBarStyle: UIViewController? {
    role.hasAnswer("childForStatusBarStyle")
      ? role.answer("childForStatusBarStyle") : super.childForStatusBarStyle
  }

  override var childForStatusBarHidden: UIViewController? {
    role.hasAnswer("childForStatusBarHidden")
      ? role.answer("childForStatusBarHidden") : super.childForStatusBarHidden
  }

  override var childForHomeIndicatorAutoHidden: UIViewController? {
    role.hasAnswer("childForHomeIndicatorAutoHidden")
      ? role.answer("childForHomeIndicatorAutoHidden") : super.childForHomeIndicatorAutoHidden
  }

  deinit {
    let dying = self
    MainActor.assumeIsolated { dying.role.playDeinit(of: dying) }
  }
}
