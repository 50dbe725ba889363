import Clockwork
import CoreGraphics
import Foundation

/// The keyboard of an application: where it is, and who is told.
///
/// The will-notifications are posted inside the call, the did-notifications
/// when the animation of a quarter of a second is over.
///
/// - Evidence: RULES 13; the scenario `keyboard-show-notification` (grade B)
@MainActor
package final class KeyboardController {
  private unowned let application: UIApplication
  private var height: CGFloat = 0
  private var end: ScheduledWork?
  /// The presented controller that keeps the keyboard although nothing takes its keys.
  @Backward private var keeper: UIViewController?

  /// Whether the keyboard is on screen or on its way there.
  package private(set) var isShown = false

  /// Called after each change of the frame, for layout guides.
  package var frameObservers: [@MainActor () -> Void] = []

  private static let duration = 0.25
  private static let curve = 7

  init(_ application: UIApplication) {
    self.application = application
  }

  /// The keyboard of the current application.
  package static var current: KeyboardController {
    let application = UIApplication.shared
    return application.attachment(KeyboardController.self) { KeyboardController(application) }
  }

  /// The frame on the screen; below the lower edge while hidden.
  package var frame: CGRect { isShown ? shownFrame(height) : hiddenFrame(height) }

  private func shownFrame(_ height: CGFloat) -> CGRect {
    let screen = application.mainScreen.bounds
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  private func hiddenFrame(_ height: CGFloat) -> CGRect {
    let screen = application.mainScreen.bounds
    return CGRect(x: 0, y: screen.height, width: screen.width, height: height)
  }

  // MARK: - Showing and hiding

  /// Shows the keyboard, as if a text input had asked for it.
  package func show() {
    show(for: nil)
  }

  /// Shows the keyboard of a responder, with its own input and accessory views.
  func show(for responder: UIResponder?) {
    let input = responder?.inputView.map { height(of: $0) } ?? application.device.keyboardHeight
    let accessory = responder?.inputAccessoryView.map { height(of: $0) } ?? 0
    let newHeight = input + accessory
    let begin = isShown ? shownFrame(height) : hiddenFrame(newHeight)
    isShown = true
    height = newHeight
    move(from: begin, to: shownFrame(newHeight), .shows)
  }

  /// Hides the keyboard; does nothing if it is hidden.
  package func hide() {
    guard isShown else { return }
    isShown = false
    move(from: shownFrame(height), to: hiddenFrame(height), .hides)
  }

  /// Hides the keyboard after a responder, unless what is presented keeps it.
  ///
  /// A form sheet keeps it while it is shown, whatever has the focus.
  func hide(after responder: UIResponder) {
    var next: UIResponder? = responder
    while let current = next, !(current is UIViewController) { next = current.next }
    if let presented = (next as? UIViewController)?.nearestIncoming?.presentedViewController,
      presented.disablesAutomaticKeyboardDismissal,
      presented.appearance.state.leads(toAppeared: true)
    {
      keeper = presented
      return
    }
    hide()
  }

  /// Hides a keyboard that a controller kept, as that goes.
  func letGo(by controller: UIViewController) {
    guard keeper === controller else { return }
    keeper = nil
    if typist == nil { hide() }
  }

  /// Types text into the first responder, asking its delegate as real keys do.
  package func type(_ text: String) {
    guard let input = typist else { return }
    for character in text {
      if character == "\n" {
        input.keyboardPressReturn()
      } else {
        input.keyboardInsert(String(character))
      }
    }
  }

  /// Presses the delete key.
  package func pressDelete() { typist?.keyboardDelete() }

  /// Presses the return key.
  package func pressReturn() { typist?.keyboardPressReturn() }

  private var typist: (any KeyboardClient)? {
    application.keyWindow?.firstResponder as? any KeyboardClient
  }

  private func height(of view: UIView) -> CGFloat {
    if view.bounds.height > 0 { return view.bounds.height }
    return max(view.intrinsicContentSize.height, 0)
  }

  // MARK: - Telling

  private enum Direction { case shows, hides }

  private func move(from begin: CGRect, to goal: CGRect, _ direction: Direction) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: goal),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    end?.cancel()
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(
      direction == .shows
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      info
    )
    for observer in frameObservers { observer() }
    let delay = Duration.milliseconds(250)
    end = application.mainLoop.schedule(.animation, "keyboard", after: delay) { [weak self] in
      guard let self else { return }
      self.end = nil
      self.post(UIResponder.keyboardDidChangeFrameNotification, info)
      self.post(
        direction == .shows
          ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        info
      )
    }
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: application.mainScreen, userInfo: info)
  }
}

/// A text input that keys are typed into.
@MainActor
protocol KeyboardClient: UIResponder {
  /// Inserts a character at the cursor, if the delegate agrees.
  func keyboardInsert(_ text: String)
  /// Deletes before the cursor, if the delegate agrees.
  func keyboardDelete()
  /// Presses the return key.
  func keyboardPressReturn()
}
