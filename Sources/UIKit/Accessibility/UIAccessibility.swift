import CoreGraphics
public import Foundation

/// Settings and announcements of assistive software.
///
/// A stage switches the settings; each posts its notification, as on iOS.
///
/// Status: complete · A
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A message to assistive software.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the message.
    public let rawValue: UInt32
    /// Creates a message from a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The layout changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A new screen appeared.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive software is to be quiet, as a process of its own takes over.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// Assistive software may go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// The name of a kind of assistive software.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates a name from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
    )
    /// Switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
    )
  }

  /// Sends a message to assistive software.
  ///
  /// The messages are kept for tests. After `layoutChanged` and `screenChanged` a screen reader
  /// goes to the argument if it is an element, else to the first element of the screen.
  ///
  /// - Parameters:
  ///   - notification: The message.
  ///   - argument: A text or an element, by the kind of message.
  public static func post(notification: Notification, argument: Any?) {
    UIApplication.shared.attachment(AccessibilityLog.self) { AccessibilityLog() }
      .messages.append((notification, argument))
    guard isVoiceOverRunning else { return }
    AccessibilityFocus.current.heard(notification, argument)
  }

  /// The element that a kind of assistive software is at.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard assistiveTechnologyIdentifier != .notificationSwitchControl else { return nil }
    return AccessibilityFocus.current.element
  }

  /// Converts a rectangle of a view to the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return view.convert(rect, to: nil) }
    return window.convert(view.convert(rect, to: nil), to: nil as UIWindow?)
  }

  /// Converts a path of a view to the screen.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath,
    in view: UIView
  ) -> UIBezierPath {
    let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
    guard let copy = path.copy() as? UIBezierPath else { return path }
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }

  // MARK: - Settings

  private static var settings: AccessibilitySettings { .current }

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { settings.isOn(.voiceOver) }
  /// Whether the app is driven by switches.
  public static var isSwitchControlRunning: Bool { settings.isOn(.switchControl) }
  /// Whether gestures are made by a menu.
  public static var isAssistiveTouchRunning: Bool { settings.isOn(.assistiveTouch) }
  /// Whether motion is to be reduced.
  public static var isReduceMotionEnabled: Bool { UIApplication.shared.device.reducesMotion }
  /// Whether transitions are to fade.
  public static var prefersCrossFadeTransitions: Bool { settings.isOn(.crossFadeTransitions) }
  /// Whether transparency is to be reduced.
  public static var isReduceTransparencyEnabled: Bool { settings.isOn(.reduceTransparency) }
  /// Whether text is to be bold.
  public static var isBoldTextEnabled: Bool {
    UIApplication.shared.device.legibilityWeight == .bold
  }
  /// Whether colours are to differ more.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIApplication.shared.device.accessibilityContrast == .high
  }
  /// Whether colours alone are not to carry a meaning.
  public static var shouldDifferentiateWithoutColor: Bool {
    settings.isOn(.differentiateWithoutColor)
  }
  /// Whether switches show their state by marks.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOn(.onOffSwitchLabels) }
  /// Whether buttons show their shape.
  public static var buttonShapesEnabled: Bool { settings.isOn(.buttonShapes) }
  /// Whether the screen is without colours.
  public static var isGrayscaleEnabled: Bool { settings.isOn(.grayscale) }
  /// Whether the colours of the screen are inverted.
  public static var isInvertColorsEnabled: Bool { settings.isOn(.invertColors) }
  /// Whether sound is the same in both ears.
  public static var isMonoAudioEnabled: Bool { settings.isOn(.monoAudio) }
  /// Whether films have captions.
  public static var isClosedCaptioningEnabled: Bool { settings.isOn(.closedCaptioning) }
  /// Whether the user is kept in one app.
  public static var isGuidedAccessEnabled: Bool { settings.isOn(.guidedAccess) }
  /// Whether the contents of the screen can be read aloud.
  public static var isSpeakScreenEnabled: Bool { settings.isOn(.speakScreen) }
  /// Whether selected text can be read aloud.
  public static var isSpeakSelectionEnabled: Bool { settings.isOn(.speakSelection) }
  /// Whether shaking offers to undo; the user has to switch it off.
  public static var isShakeToUndoEnabled: Bool { settings.isOn(.shakeToUndo) }
  /// Whether films play by themselves; the user has to switch it off.
  public static var isVideoAutoplayEnabled: Bool { settings.isOn(.videoAutoplay) }
}

/// The messages that an app sent to assistive software.
@MainActor
package final class AccessibilityLog {
  package var messages: [(notification: UIAccessibility.Notification, argument: Any?)] = []

  package static var current: AccessibilityLog {
    UIApplication.shared.attachment(AccessibilityLog.self) { AccessibilityLog() }
  }
}
