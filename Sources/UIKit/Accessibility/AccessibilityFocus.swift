import Foundation

/// Where the screen reader is in an application.
@MainActor
package final class AccessibilityFocus {
  private weak var responder: UIResponder?

  package static var current: AccessibilityFocus {
    UIApplication.shared.attachment(AccessibilityFocus.self) { AccessibilityFocus() }
  }

  /// The element that is focused.
  package var element: UIResponder? { responder }

  func isAt(_ element: UIResponder) -> Bool { responder === element }

  /// Moves to an element and tells both sides.
  package func move(to element: UIResponder?) {
    guard element !== responder else { return }
    let old = responder
    responder = element
    old?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey:
        UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
    ]
    info[UIAccessibility.focusedElementUserInfoKey] = element
    info[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification,
      object: nil,
      userInfo: info
    )
  }

  /// The app said that the screen or its layout changed.
  func heard(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    switch notification {
    case .layoutChanged, .screenChanged:
      if let element = argument as? UIResponder { return move(to: element) }
      guard notification == .screenChanged else { return }
      move(to: AccessibilityTree.spokenElements.first?.responder)
    case .announcement:
      guard let text = argument as? String ?? (argument as? NSAttributedString)?.string else {
        return
      }
      NotificationCenter.default.post(
        name: UIAccessibility.announcementDidFinishNotification,
        object: nil,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: text,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
        ]
      )
    default: break
    }
  }

  func voiceOverDidChange(isOn: Bool) {
    move(to: isOn ? AccessibilityTree.spokenElements.first?.responder : nil)
  }
}
