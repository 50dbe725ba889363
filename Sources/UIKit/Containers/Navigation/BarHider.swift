import CoreGraphics
import Foundation

/// Hides and shows the bars of a navigation controller: by taps, swipes, the keyboard, and
/// in low environments.
@MainActor
final class BarHider: NSObject, UIGestureRecognizerDelegate {
  @Backward private var navigation: UINavigationController?
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  let swipe = UIPanGestureRecognizer(target: nil, action: nil)
  private var didHideToolbar = false
  private var didHideForHeight = false
  private var lastHeight = UIUserInterfaceSizeClass.unspecified
  private var keyboardToken: (any NSObjectProtocol)?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    for recognizer in [tap, swipe] {
      recognizer.isEnabled = false
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
    }
    tap.addHandler { [weak self] in self?.wasTapped() }
    swipe.addHandler { [weak self] in self?.wasSwiped() }
  }

  /// Follows the properties of the navigation controller.
  func update() {
    guard let navigation else { return }
    tap.isEnabled = navigation.hidesBarsOnTap || navigation.hidesBarsWhenVerticallyCompact
    swipe.isEnabled = navigation.hidesBarsOnSwipe
    watchKeyboard(navigation.hidesBarsWhenKeyboardAppears)
    if let view = navigation.viewIfLoaded {
      attach(to: view)
      heightMayHaveChanged(animated: false)
    }
  }

  func attach(to view: UIView) {
    for recognizer in [tap, swipe] as [UIGestureRecognizer] where recognizer.view !== view {
      view.addGestureRecognizer(recognizer)
    }
  }

  func stop() { watchKeyboard(false) }

  private func set(hidden: Bool, animated: Bool = true) {
    guard let navigation else { return }
    navigation.setNavigationBarHidden(hidden, animated: animated)
    if hidden {
      // A toolbar without items takes no part.
      let takesPart = !navigation.isToolbarHidden && navigation.toolbar.items?.isEmpty == false
      didHideToolbar = takesPart
      if takesPart { navigation.setToolbarHidden(true, animated: animated) }
    } else if didHideToolbar {
      didHideToolbar = false
      navigation.setToolbarHidden(false, animated: animated)
    }
  }

  // MARK: - Gestures

  private func wasTapped() {
    guard let navigation, tap.state == .ended else { return }
    if navigation.hidesBarsOnTap {
      set(hidden: !navigation.isNavigationBarHidden)
    } else if navigation.isNavigationBarHidden {
      set(hidden: false)
    }
  }

  private func wasSwiped() {
    guard let navigation, swipe.state == .began || swipe.state == .changed else { return }
    let way = swipe.translation(in: swipe.view)
    guard abs(way.y) > 20, abs(way.y) > abs(way.x) else { return }
    let hides = way.y < 0
    if hides != navigation.isNavigationBarHidden { set(hidden: hides) }
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { recognizer === swipe }

  /// Bars and controls handle their touches themselves.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard recognizer === tap else { return true }
    var view = touch.view
    while let current = view, current !== recognizer.view {
      if current is UIControl || current is UINavigationBar || current is UIToolbar { return false }
      view = current.superview
    }
    return true
  }

  // MARK: - Keyboard and height

  private func watchKeyboard(_ isOn: Bool) {
    guard isOn != (keyboardToken != nil) else { return }
    if let token = keyboardToken {
      NotificationCenter.default.removeObserver(token)
      keyboardToken = nil
      return
    }
    keyboardToken = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, self.navigation?.viewIfLoaded?.window != nil else { return }
        self.set(hidden: true)
      }
    }
  }

  /// Hides the bars on the way to compact height and shows them on the way back.
  func heightMayHaveChanged(animated: Bool) {
    guard let navigation else { return }
    let height = navigation.traitCollection.verticalSizeClass
    guard height != lastHeight || !animated else { return }
    lastHeight = height
    let hides = navigation.hidesBarsWhenVerticallyCompact && height == .compact
    guard hides != didHideForHeight else { return }
    didHideForHeight = hides
    set(hidden: hides, animated: animated)
  }
}
