import CoreGraphics
package import Foundation

/// What a thing on the screen is, in the words of XCUITest.
package enum AccessibilityKind: String, CaseIterable, Sendable {
  case window, alert, sheet, menu, navigationBar, toolbar, tabBar, searchField, table
  case collectionView, scrollView, cell, button, menuItem, tab, link, staticText, image, textField
  case secureTextField, textView, `switch`, slider, stepper, segmentedControl, picker, datePicker
  case pageIndicator, progressIndicator, activityIndicator, other
}

/// A thing on the screen as assistive software and tests see it, at one moment.
@MainActor
package final class AccessibilityNode {
  /// What a use of the node does.
  package enum Activation {
    /// A touch at a point of the screen.
    case touch
    /// Something that has no view to touch.
    case action(() -> Void)
  }

  /// The view or element; `nil` for a part of a view that is no object of its own.
  package let responder: UIResponder?
  /// The view that gets touches.
  package weak var view: UIView?
  package let kind: AccessibilityKind
  package var label: String?
  package var value: String?
  package var placeholder: String?
  package var hint: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits = .none
  /// The place on the screen.
  package var frame: CGRect
  package var activationPoint: CGPoint
  package var activation = Activation.touch
  /// Whether assistive software stops here.
  package var isElement: Bool
  /// Whether the node lies in an element, which speaks for it.
  package internal(set) var isInsideElement = false
  package internal(set) var children: [AccessibilityNode] = []
  package private(set) weak var parent: AccessibilityNode?

  init(_ responder: UIResponder, view: UIView?, kind: AccessibilityKind) {
    self.responder = responder
    self.view = view
    self.kind = kind
    label = responder.accessibilityLabel
    value = responder.accessibilityValue
    hint = responder.accessibilityHint
    identifier = responder.accessibilityIdentifier
    traits = responder.accessibilityTraits
    frame = responder.accessibilityFrame
    activationPoint = responder.accessibilityActivationPoint
    isElement = responder.isAccessibilityElement
    if let field = responder as? UITextField {
      placeholder = field.placeholder
      if (field.text ?? "").isEmpty, value == placeholder { value = nil }
    }
  }

  /// A part of a view that is no view itself.
  init(partOf view: UIView, kind: AccessibilityKind, label: String?, frame: CGRect) {
    responder = nil
    self.view = view
    self.kind = kind
    self.label = label
    self.frame = frame
    activationPoint = CGPoint(x: frame.midX, y: frame.midY)
    isElement = true
  }

  func append(_ child: AccessibilityNode) {
    child.parent = self
    children.append(child)
  }

  /// Whether the node can be used.
  package var isEnabled: Bool { !traits.contains(.notEnabled) }

  /// The node and everything inside, from the outside in.
  package var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }

  /// Whether a node lies within this one.
  package func contains(_ other: AccessibilityNode) -> Bool {
    var current = other.parent
    while let node = current {
      if node === self { return true }
      current = node.parent
    }
    return false
  }

  /// What a screen reader says: label, value, traits, hint.
  package var spoken: String {
    var parts: [String] = []
    if let label, !label.isEmpty { parts.append(label) }
    if traits.contains(.toggleButton) {
      parts.append(value == "1" ? "on" : "off")
    } else if let value = value ?? placeholder, !value.isEmpty {
      parts.append(value)
    }
    let words: [(UIAccessibilityTraits, String)] = [
      (.selected, "Selected"), (.notEnabled, "Dimmed"), (.toggleButton, "Switch button"),
      (.button, "Button"), (.link, "Link"), (.image, "Image"), (.header, "Heading"),
      (.adjustable, "Adjustable"), (.searchField, "Search field"),
    ]
    for (trait, word) in words where traits.contains(trait) {
      if trait == .button, traits.contains(.toggleButton) { continue }
      if trait == .selected { parts.insert(word, at: 0) } else { parts.append(word) }
    }
    if kind == .textField || kind == .secureTextField || kind == .textView {
      parts.append("Text field")
    }
    if let hint, !hint.isEmpty { parts.append(hint) }
    return parts.joined(separator: ", ")
  }
}
