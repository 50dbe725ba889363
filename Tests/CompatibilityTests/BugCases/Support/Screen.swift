import UIKit

/// A controller whose callbacks a test can fill, and whose links it can read at each of them.
class Screen: UIViewController {
  /// What a test does inside a callback, by the callback's name; after `super`.
  var inside: [String: () -> Void] = [:]
  var forwards = true
  var orientations = UIInterfaceOrientationMask.all
  /// The sizes that `viewWillTransition` announced.
  private(set) var sizes: [CGSize] = []

  private func run(_ callback: String) { inside[callback]?() }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

  override func viewDidLoad() {
    super.viewDidLoad()
    run("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    run("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    run("viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    run("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    run("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    run("viewDidDisappear")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    run("viewWillLayoutSubviews")
  }
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}

/// The controller on screen, in most cases.
final class ScreenA: Screen {}
/// The controller that comes.
final class ScreenB: Screen {}
/// A third one.
final class ScreenC: Screen {}
/// A fourth one.
final class ScreenD: Screen {}
/// A container of the app's own.
final class ScreenP: Screen {}
