internal import UIKit

/// Records the calls of a delegate and answers as UIKit's default does.
@MainActor
class RecordingDelegate: NSObject {
  private let owner: String
  private weak var recorder: Recorder?

  init(owner: String, recorder: Recorder) {
    self.owner = owner
    self.recorder = recorder
  }

  func record(_ event: String, _ arguments: [String] = []) {
    recorder?.leave(recorder?.enter(owner, event, arguments))
  }

  func name(_ object: AnyObject?) -> String { recorder?.name(of: object) ?? "nil" }

  func names(_ objects: [UIViewController]) -> String {
    "[" + objects.map { name($0) }.joined(separator: ", ") + "]"
  }
}

/// The delegate of a navigation controller.
final class RecordingNavigationDelegate: RecordingDelegate, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow controller: UIViewController,
    animated: Bool
  ) {
    record("willShow", [name(controller), Words.of(animated)])
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow controller: UIViewController,
    animated: Bool
  ) {
    record("didShow", [name(controller), Words.of(animated)])
  }
}

/// The delegate of a tab bar controller.
final class RecordingTabDelegate: RecordingDelegate, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect controller: UIViewController
  ) -> Bool {
    record("shouldSelect", [name(controller)])
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect controller: UIViewController
  ) {
    record("didSelect", [name(controller)])
  }
}

/// The delegate of a page controller.
final class RecordingPageDelegate: RecordingDelegate, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pages: [UIViewController]
  ) {
    record("willTransitionTo", [names(pages)])
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers previous: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    record("didFinishAnimating", [Words.of(finished), names(previous), Words.of(completed)])
  }
}

/// The delegate of a split controller: its questions are not recorded.
final class RecordingSplitDelegate: RecordingDelegate, UISplitViewControllerDelegate {}

/// The delegate of a presentation controller.
final class RecordingPresentationDelegate: RecordingDelegate,
  UIAdaptivePresentationControllerDelegate
{
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    record("shouldDismiss")
    return true
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    record("willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    record("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    record("didAttemptToDismiss")
  }
}

extension Play {
  /// Installs a recording delegate on a controller.
  func installDelegate(on object: AnyObject, owner: String) throws(LanguageError) {
    switch object {
    case let nav as UINavigationController:
      let delegate = RecordingNavigationDelegate(owner: owner, recorder: recorder)
      nav.delegate = delegate
      delegates.append(delegate)
    case let tabs as UITabBarController:
      let delegate = RecordingTabDelegate(owner: owner, recorder: recorder)
      tabs.delegate = delegate
      delegates.append(delegate)
    case let pages as UIPageViewController:
      let delegate = RecordingPageDelegate(owner: owner, recorder: recorder)
      pages.delegate = delegate
      delegates.append(delegate)
    case let split as UISplitViewController:
      let delegate = RecordingSplitDelegate(owner: owner, recorder: recorder)
      split.delegate = delegate
      delegates.append(delegate)
    case let presentation as UIPresentationController:
      let delegate = RecordingPresentationDelegate(owner: owner, recorder: recorder)
      presentation.delegate = delegate
      delegates.append(delegate)
    default:
      throw LanguageError("\(UIKitName.of(object)) takes no recording delegate")
    }
  }
}
