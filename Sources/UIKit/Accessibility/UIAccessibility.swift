public import Foundation

/// What an element is and does, for assistive software.
///
/// Status: complete · A
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Says what is new when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts a media session.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The name by which tests find an element.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}

/// What a responder tells assistive software.
@MainActor
final class AccessibilityState {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var elements: [Any]?
  var areElementsHidden = false
  var isModal = false
  var frame: CGRect?
  var language: String?
}

extension UIResponder {
  /// The state, made on first use.
  var accessibility: AccessibilityState {
    let state = accessibilityIfAny ?? AccessibilityState()
    accessibilityIfAny = state
    return state
  }

  /// The place on the screen; a controller has that of its view.
  var frameOnScreen: CGRect {
    let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    return view.map { $0.convert($0.bounds, to: nil) } ?? .zero
  }
}

/// Settings and announcements of assistive software.
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
  }

  /// Sends a message; nobody listens here, so it is kept for tests.
  public static func post(notification: Notification, argument: Any?) {
    UIApplication.shared.attachment(AccessibilityLog.self) { AccessibilityLog() }
      .messages.append((notification, argument))
  }

  /// Whether the screen is read aloud; never here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether motion is to be reduced.
  public static var isReduceMotionEnabled: Bool { UIApplication.shared.device.reducesMotion }
  /// Whether transparency is to be reduced; never here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold.
  public static var isBoldTextEnabled: Bool {
    UIApplication.shared.device.legibilityWeight == .bold
  }
  /// Whether colours are to differ more.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIApplication.shared.device.accessibilityContrast == .high
  }
  /// Whether the app is driven by switches; never here.
  public static var isSwitchControlRunning: Bool { false }

  /// Posted when the user chose bold text or gave it up.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  /// Posted when the user chose more contrast or gave it up.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when the user chose less motion or gave it up.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChange")
}

/// The messages that an app sent to assistive software.
@MainActor
package final class AccessibilityLog {
  package var messages: [(notification: UIAccessibility.Notification, argument: Any?)] = []
}
