public import UIKit

/// A thing on the screen as assistive software and XCUITest see it, at one moment.
@preconcurrency @MainActor
public struct Element: @MainActor CustomStringConvertible {
  let node: AccessibilityNode

  /// What the element is.
  public var kind: ElementKind { ElementKind(node.kind) }

  /// What the element is, in a word.
  public var label: String? { node.label }

  /// The value that it shows.
  public var value: String? { node.value }

  /// The text of an empty field.
  public var placeholder: String? { node.placeholder }

  /// What happens when it is used.
  public var hint: String? { node.hint }

  /// The name for tests.
  public var identifier: String? { node.identifier }

  /// What it is and does.
  public var traits: UIAccessibilityTraits { node.traits }

  /// The place on the screen.
  public var frame: CGRect { node.frame }

  /// Whether it can be used.
  public var isEnabled: Bool { node.isEnabled }

  /// Whether it is selected.
  public var isSelected: Bool { node.traits.contains(.selected) }

  /// Whether a screen reader stops at it.
  public var isAccessibilityElement: Bool { node.isElement && !node.isInsideElement }

  /// What a screen reader says: label, value, traits, hint.
  public var spoken: String { node.spoken }

  /// The view that gets its touches.
  public var view: UIView? { node.view }

  /// The elements inside, as they are nested.
  public var children: [Element] { node.children.map(Element.init) }

  /// The names of its further actions.
  public var customActionNames: [String] {
    (node.responder?.accessibilityCustomActions ?? []).map(\.name)
  }

  /// The element in a line, as in a tree.
  public var description: String { TreeText.line(node) }
}

/// The tree of elements as text.
@MainActor
enum TreeText {
  /// All lines of some nodes, two spaces deeper for what is inside; plain views are left out.
  static func lines(_ nodes: [AccessibilityNode], depth: Int = 0) -> [String] {
    nodes.flatMap { node -> [String] in
      guard isWorthALine(node) else { return lines(node.children, depth: depth) }
      let own = String(repeating: "  ", count: depth) + line(node)
      return [own] + lines(node.children, depth: depth + 1)
    }
  }

  private static func isWorthALine(_ node: AccessibilityNode) -> Bool {
    if node.identifier?.isEmpty == false { return true }
    // The title of a button says nothing new.
    if node.isInsideElement, node.label == node.parent?.label { return false }
    switch node.kind {
    case .other: return node.isElement
    case .image: return node.isElement || node.label?.isEmpty == false
    default: return !node.isInsideElement || node.label?.isEmpty == false
    }
  }

  static func line(_ node: AccessibilityNode) -> String {
    var words = [ElementKind(node.kind).title]
    if let label = node.label, !label.isEmpty { words.append("'\(label)'") }
    if let identifier = node.identifier, !identifier.isEmpty { words.append("id: \(identifier)") }
    if let value = node.value, !value.isEmpty { words.append("value: '\(value)'") }
    if let text = node.placeholder, !text.isEmpty { words.append("placeholder: '\(text)'") }
    if let hint = node.hint, !hint.isEmpty { words.append("hint: '\(hint)'") }
    let told: UIAccessibilityTraits = [.selected, .notEnabled, .header]
    let traits = node.traits.intersection(told).words
    if !traits.isEmpty { words.append("(\(traits.joined(separator: ", ")))") }
    let frame = node.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { text($0) }
    words.append("[\(numbers.joined(separator: " "))]")
    return words.joined(separator: " ")
  }

  private static func text(_ number: CGFloat) -> String {
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
