public import Foundation

/// A setting of assistive software that the user switches.
package enum AccessibilitySetting: String, CaseIterable, Sendable {
  case voiceOver, switchControl, assistiveTouch, crossFadeTransitions, reduceTransparency
  case differentiateWithoutColor, onOffSwitchLabels, buttonShapes, grayscale, invertColors
  case monoAudio, closedCaptioning, guidedAccess, speakScreen, speakSelection, shakeToUndo
  case videoAutoplay

  var notification: Notification.Name {
    switch self {
    case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
    case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
    case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
    case .crossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
    case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    case .differentiateWithoutColor:
      UIAccessibility.differentiateWithoutColorDidChangeNotification
    case .onOffSwitchLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
    case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
    case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
    case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
    case .closedCaptioning: UIAccessibility.closedCaptioningStatusDidChangeNotification
    case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
    case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
    case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
    case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
    case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
    }
  }
}

/// The settings of an application's device.
@MainActor
package final class AccessibilitySettings {
  private var on: Set<AccessibilitySetting> = [.shakeToUndo, .videoAutoplay]

  package static var current: AccessibilitySettings {
    UIApplication.shared.attachment(AccessibilitySettings.self) { AccessibilitySettings() }
  }

  package func isOn(_ setting: AccessibilitySetting) -> Bool { on.contains(setting) }

  /// Switches a setting as the user does; a change posts the notification.
  package func set(_ setting: AccessibilitySetting, _ isOn: Bool) {
    guard isOn != on.contains(setting) else { return }
    if isOn { on.insert(setting) } else { on.remove(setting) }
    if setting == .voiceOver { AccessibilityFocus.current.voiceOverDidChange(isOn: isOn) }
    NotificationCenter.default.post(name: setting.notification, object: nil)
  }
}

/// What is posted when the user changes a setting, or moves the screen reader.
extension UIAccessibility {
  private nonisolated static func name(_ text: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name(text)
  }

  /// The user chose bold text or gave it up.
  public nonisolated static let boldTextStatusDidChangeNotification = name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )

  /// The user chose more contrast or gave it up.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
  )

  /// The user chose less motion or gave it up.
  public nonisolated static let reduceMotionStatusDidChangeNotification = name(
    "UIAccessibilityReduceMotionStatusDidChange"
  )

  /// The user chose fading transitions or gave them up.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
  )

  /// The user chose less transparency or gave it up.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )

  /// The screen reader was switched on or off.
  public nonisolated static let voiceOverStatusDidChangeNotification = name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )

  /// Switches were connected or taken away.
  public nonisolated static let switchControlStatusDidChangeNotification = name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )

  /// The menu of gestures was switched on or off.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification"
  )

  /// The user chose marks beside colours or gave them up.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
  )

  /// The user chose marks on switches or gave them up.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
  )

  /// The user chose shapes of buttons or gave them up.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
  )

  /// Colours were taken off the screen or put back.
  public nonisolated static let grayscaleStatusDidChangeNotification = name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification"
  )

  /// The colours of the screen were inverted or put back.
  public nonisolated static let invertColorsStatusDidChangeNotification = name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification"
  )

  /// Sound became the same in both ears or different again.
  public nonisolated static let monoAudioStatusDidChangeNotification = name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification"
  )

  /// Captions were switched on or off.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification"
  )

  /// The user was bound to one app or set free.
  public nonisolated static let guidedAccessStatusDidChangeNotification = name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification"
  )

  /// Reading of the screen was switched on or off.
  public nonisolated static let speakScreenStatusDidChangeNotification = name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification"
  )

  /// Reading of selected text was switched on or off.
  public nonisolated static let speakSelectionStatusDidChangeNotification = name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification"
  )

  /// Undoing by a shake was switched on or off.
  public nonisolated static let shakeToUndoDidChangeNotification = name(
    "UIAccessibilityShakeToUndoDidChangeNotification"
  )

  /// Films that play by themselves were switched on or off.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification"
  )

  /// Assistive software arrived at another element.
  public nonisolated static let elementFocusedNotification = name(
    "UIAccessibilityElementFocusedNotification"
  )

  /// An announcement was read to its end or broken off.
  public nonisolated static let announcementDidFinishNotification = name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )

  /// The element that assistive software arrived at.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

  /// The element that assistive software left.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// The kind of assistive software.
  public nonisolated static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"

  /// The text of an announcement.
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"

  /// Whether an announcement was read to its end.
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}
