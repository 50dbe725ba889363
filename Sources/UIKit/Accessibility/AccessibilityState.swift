import CoreGraphics
import Foundation

/// A text for assistive software, with or without attributes.
enum AccessibilityText {
  case plain(String)
  case attributed(NSAttributedString)

  var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }
}

/// What an object tells assistive software, as far as an app set it.
final class AccessibilityState {
  var isElement: Bool?
  var label: AccessibilityText?
  var hint: AccessibilityText?
  var value: AccessibilityText?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var elements: [Any]?
  var automationElements: [Any]?
  var areElementsHidden: Bool?
  var isModal: Bool?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var userInputLabels: [String]?
  var textualContext: UIAccessibilityTextualContext?
  var groupsChildren = false
  var containerType: UIAccessibilityContainerType?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var respondsToInteraction: Bool?
  var headers: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var ignoresInvertColors = false

  var activate: (() -> Bool)?
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  var escape: (() -> Bool)?
  var magicTap: (() -> Bool)?
  var blocks: Blocks?

  /// Blocks that answer instead of what is stored.
  struct Blocks {
    var isElement: (() -> Bool)?
    var label: (() -> String?)?
    var hint: (() -> String?)?
    var value: (() -> String?)?
    var traits: (() -> UIAccessibilityTraits)?
    var identifier: (() -> String?)?
    var elements: (() -> [Any]?)?
    var areElementsHidden: (() -> Bool)?
    var isModal: (() -> Bool)?
    var frame: (() -> CGRect)?
    var activationPoint: (() -> CGPoint)?
    var actions: (() -> [UIAccessibilityCustomAction]?)?
  }

  var givenIsElement: Bool? { blocks?.isElement?() ?? isElement }
  var givenLabel: String? { blocks?.label?() ?? label?.string }
  var givenHint: String? { blocks?.hint?() ?? hint?.string }
  var givenValue: String? { blocks?.value?() ?? value?.string }
  var givenTraits: UIAccessibilityTraits? { blocks?.traits?() ?? traits }
  var givenIdentifier: String? { blocks?.identifier?() ?? identifier }
  var givenElements: [Any]? { blocks?.elements?() ?? elements }
  var givenElementsHidden: Bool? { blocks?.areElementsHidden?() ?? areElementsHidden }
  var givenModal: Bool? { blocks?.isModal?() ?? isModal }
  var givenFrame: CGRect? { blocks?.frame?() ?? frame }
  var givenActivationPoint: CGPoint? { blocks?.activationPoint?() ?? activationPoint }
  var givenActions: [UIAccessibilityCustomAction]? { blocks?.actions?() ?? actions }

  func attributed(_ path: KeyPath<AccessibilityState, AccessibilityText?>) -> NSAttributedString? {
    guard case .attributed(let text) = self[keyPath: path] else { return nil }
    return text
  }
}

extension NSAttributedString {
  /// A text without attributes.
  static func of(_ text: String?) -> NSAttributedString? {
    text.map { NSAttributedString(string: $0) }
  }
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
    guard let view else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
  }
}
