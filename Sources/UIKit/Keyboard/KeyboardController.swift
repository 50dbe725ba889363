import Clockwork
import CoreGraphics
import Foundation

/// The keyboard of an application: where it is, and who is told.
///
/// It stands for everything that rises from the lower edge for a first responder: the keys or the
/// view in their place, and the accessory above. The will-notifications are posted inside the
/// call, the did-notifications when the animation of a quarter of a second is over.
///
/// - Evidence: RULES 13; the scenario `keyboard-show-notification` (grade B)
@MainActor
package final class KeyboardController {
  private unowned let application: UIApplication
  private var height: CGFloat = 0
  private var end: ScheduledWork?
  /// The presented controller that keeps the keyboard although nothing takes its keys.
  @Backward private var keeper: UIViewController?
  /// What the keyboard was shown for last.
  @Backward private var source: UIResponder?
  /// The frame that was told to hide while the screen turns.
  private var hiding: (begin: CGRect, end: CGRect)?
  private var guides: [Follower] = []

  private struct Follower { weak var guide: UIKeyboardLayoutGuide? }

  /// Whether the keyboard is on screen or on its way there.
  package private(set) var isShown = false

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
  ///
  /// While the screen turns it has its new place already, whatever the notifications say.
  package var frame: CGRect {
    guard isShown else { return hiddenFrame(height) }
    return shownFrame(hiding == nil ? height : height(for: source))
  }

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
  ///
  /// Nothing is posted if a keyboard of that height is there already.
  ///
  /// - Evidence: rdar 34432484 (B): since iOS 11 nothing is posted for the second of two fields;
  ///   pull request 8 of TPKeyboardAvoiding (B): another height is told without hiding between
  func show(for responder: UIResponder?) {
    let newHeight = height(for: responder)
    source = responder
    guard newHeight > 0 else {
      hide()
      return
    }
    if isShown, height == newHeight, application.device.isAtLeast(11) { return }
    let begin = isShown ? shownFrame(height) : hiddenFrame(newHeight)
    isShown = true
    height = newHeight
    guard hiding == nil else { return }
    move(from: begin, to: shownFrame(newHeight), .shows)
  }

  /// Hides the keyboard; does nothing if it is hidden.
  package func hide() {
    guard isShown else { return }
    isShown = false
    guard hiding == nil else { return }
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

  /// Shows or hides what the first responder brings along, after it changed.
  func firstResponderDidChange(to responder: UIResponder) {
    if height(for: responder) > 0 {
      show(for: responder)
    } else if isShown {
      hide(after: responder)
    }
  }

  /// Looks again at what the first responder wants to show.
  ///
  /// - Evidence: Apple's documentation of `reloadInputViews()` (A)
  func reload() {
    guard let responder = application.keyWindow?.firstResponder else { return }
    firstResponderDidChange(to: responder)
  }

  /// Plugs a keyboard in or out; the one on the screen goes or comes.
  package func setHardwareKeyboard(_ isConnected: Bool) {
    guard application.device.hasHardwareKeyboard != isConnected else { return }
    application.device.hasHardwareKeyboard = isConnected
    reload()
  }

  // MARK: - Turning

  /// Says that the keyboard hides, as the screen is about to turn below it.
  ///
  /// - Evidence: reports of apps and plug-ins over many versions (B): while the keyboard stays in
  ///   sight it is said to hide before a rotation and to show when that is over
  func screenWillTurn() {
    guard isShown, hiding == nil else { return }
    let frames = (begin: shownFrame(height), end: hiddenFrame(height))
    hiding = frames
    end?.cancel()
    end = nil
    post(.keyboardWillChangeFrame, .keyboardWillHide, info(frames.begin, frames.end))
  }

  /// Says that the keyboard is back, at its new height.
  func screenDidTurn() {
    guard let frames = hiding else { return }
    hiding = nil
    post(.keyboardDidChangeFrame, .keyboardDidHide, info(frames.begin, frames.end))
    guard isShown else { return }
    height = height(for: source)
    move(from: hiddenFrame(height), to: shownFrame(height), .shows)
  }

  // MARK: - Keys

  /// Types text into the first responder, asking its delegate as real keys do.
  package func type(_ text: String) {
    guard let input = typist else {
      for character in text { plainTypist?.insertText(String(character)) }
      return
    }
    for character in text {
      if character == "\n" {
        input.keyboardPressReturn()
      } else {
        input.keyboardInsert(String(character))
      }
    }
  }

  /// Presses the delete key.
  package func pressDelete() {
    if let typist { typist.keyboardDelete() } else { plainTypist?.deleteBackward() }
  }

  /// Presses the return key.
  package func pressReturn() {
    if let typist { typist.keyboardPressReturn() } else { plainTypist?.insertText("\n") }
  }

  private var typist: (any KeyboardClient)? {
    application.keyWindow?.firstResponder as? any KeyboardClient
  }

  /// A first responder of an app's own that takes keys.
  private var plainTypist: (any UIKeyInput)? {
    application.keyWindow?.firstResponder as? any UIKeyInput
  }

  // MARK: - Height

  /// The height of what a responder brings along; of the plain keyboard without one.
  ///
  /// Input and accessory views are looked for up the responder chain. With a keyboard of its own
  /// the device shows no keys.
  private func height(for responder: UIResponder?) -> CGFloat {
    let device = application.device
    let keys = device.hasHardwareKeyboard ? 0 : device.keyboardHeight
    guard let responder else { return keys }
    var input: UIView?
    var accessory: UIView?
    var next: UIResponder? = responder
    while let current = next, input == nil || accessory == nil {
      if input == nil { input = current.inputView ?? current.inputViewController?.view }
      if accessory == nil {
        accessory = current.inputAccessoryView ?? current.inputAccessoryViewController?.view
      }
      next = current.next
    }
    let takesKeys = (responder as? UITextView)?.isEditable ?? (responder is any UIKeyInput)
    let lower = input.map { height(of: $0) } ?? (takesKeys ? keys : 0)
    return lower + (accessory.map { height(of: $0) } ?? 0)
  }

  private func height(of view: UIView) -> CGFloat {
    if view.bounds.height > 0 { return view.bounds.height }
    return max(view.intrinsicContentSize.height, 0)
  }

  // MARK: - Telling

  /// Adds a guide that moves with the keyboard.
  func follow(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.guide == nil }
    guides.append(Follower(guide: guide))
  }

  private enum Direction { case shows, hides }

  private func info(_ begin: CGRect, _ goal: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: goal),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func move(from begin: CGRect, to goal: CGRect, _ direction: Direction) {
    let info = info(begin, goal)
    let shows = direction == .shows
    end?.cancel()
    post(.keyboardWillChangeFrame, shows ? .keyboardWillShow : .keyboardWillHide, info)
    moveGuides()
    let delay = Duration.milliseconds(250)
    end = application.mainLoop.schedule(.animation, "keyboard", after: delay) { [weak self] in
      guard let self else { return }
      end = nil
      post(.keyboardDidChangeFrame, shows ? .keyboardDidShow : .keyboardDidHide, info)
    }
  }

  /// Posts a change of frame and what it means.
  ///
  /// - Evidence: Apple's documentation of the notifications (A): the object is the screen since
  ///   iOS 16.1; published logs (B): the change of frame comes first
  private func post(
    _ change: Notification.Name,
    _ meaning: Notification.Name,
    _ info: [AnyHashable: Any]
  ) {
    let screen = application.device.isAtLeast(16, 1) ? application.mainScreen : nil
    for name in [change, meaning] {
      NotificationCenter.default.post(name: name, object: screen, userInfo: info)
    }
  }

  /// Lays out what hangs on the guides, beside the animation of the keyboard.
  private func moveGuides() {
    let views = guides.compactMap { $0.guide?.owningView }.filter { $0.window != nil }
    guard !views.isEmpty else { return }
    for view in views {
      view.constraintsDidChange()
      view.setNeedsLayout()
    }
    var request = ViewAnimationRequest(duration: Self.duration)
    request.label = "layout beside the keyboard"
    request.perform({ for view in views { view.layoutIfNeeded() } }, completion: nil)
  }
}

extension Notification.Name {
  fileprivate static let keyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  fileprivate static let keyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
  fileprivate static let keyboardWillShow = UIResponder.keyboardWillShowNotification
  fileprivate static let keyboardDidShow = UIResponder.keyboardDidShowNotification
  fileprivate static let keyboardWillHide = UIResponder.keyboardWillHideNotification
  fileprivate static let keyboardDidHide = UIResponder.keyboardDidHideNotification
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
