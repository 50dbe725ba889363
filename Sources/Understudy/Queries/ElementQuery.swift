public import UIKit

/// What to look for on the screen: a text, an identifier, a kind, traits.
///
/// A string literal is a query for its text: an accessibility label, an identifier or a
/// placeholder that is equal to it.
///
/// ```swift
/// try stage.tap("Save")
/// try stage.tap(.button("Save").inside(.cell("Milk")))
/// try stage.type("eggs", into: .identifier("name"))
/// ```
///
/// A query that is used must match exactly one element. What assistive software stops at comes
/// first; only if nothing matches there, texts inside cells and plain views with an
/// identifier count, and values at last.
public struct ElementQuery: Sendable, Equatable, ExpressibleByStringLiteral {
  enum Text: Sendable, Equatable {
    case anything(String)
    case label(String)
    case labelContaining(String)
    case identifier(String)
    case value(String)
  }

  var text: Text?
  var kind: ElementKind?
  var traits: UIAccessibilityTraits = []
  var index: Int?
  private var outer: [ElementQuery] = []

  /// The element in which to look.
  var container: ElementQuery? { outer.first }

  private init(text: Text? = nil, kind: ElementKind? = nil) {
    self.text = text
    self.kind = kind
  }

  /// Looks for a text.
  public init(stringLiteral value: String) { self.init(text: .anything(value)) }

  /// Looks for a text: a label, an identifier or a placeholder.
  public static func text(_ text: String) -> ElementQuery { ElementQuery(text: .anything(text)) }

  /// Looks for an accessibility label.
  public static func label(_ label: String) -> ElementQuery { ElementQuery(text: .label(label)) }

  /// Looks for a part of an accessibility label.
  public static func label(containing part: String) -> ElementQuery {
    ElementQuery(text: .labelContaining(part))
  }

  /// Looks for an accessibility identifier.
  public static func identifier(_ identifier: String) -> ElementQuery {
    ElementQuery(text: .identifier(identifier))
  }

  /// Looks for an accessibility value.
  public static func value(_ value: String) -> ElementQuery { ElementQuery(text: .value(value)) }

  /// Looks for a kind of element, with a text or without one.
  public static func kind(_ kind: ElementKind, _ text: String? = nil) -> ElementQuery {
    ElementQuery(text: text.map(Text.anything), kind: kind)
  }

  /// Looks for a button.
  public static func button(_ text: String? = nil) -> ElementQuery { kind(.button, text) }

  /// Looks for a cell of a table or collection view.
  public static func cell(_ text: String? = nil) -> ElementQuery { kind(.cell, text) }

  /// Looks for a text on the screen.
  public static func staticText(_ text: String? = nil) -> ElementQuery { kind(.staticText, text) }

  /// Looks for a text field.
  public static func textField(_ text: String? = nil) -> ElementQuery { kind(.textField, text) }

  /// Looks for a switch.
  public static func `switch`(_ text: String? = nil) -> ElementQuery { kind(.switch, text) }

  /// Looks for elements with traits.
  public static func traits(_ traits: UIAccessibilityTraits) -> ElementQuery {
    ElementQuery().with(traits)
  }

  /// The query for elements that have traits, too.
  public func with(_ traits: UIAccessibilityTraits) -> ElementQuery {
    var copy = self
    copy.traits.formUnion(traits)
    return copy
  }

  /// The query for elements inside another one.
  public func inside(_ container: ElementQuery) -> ElementQuery {
    var copy = self
    copy.outer = [container]
    return copy
  }

  /// The query that takes one of several matches, from 0, in the order of the tree.
  public func at(_ index: Int) -> ElementQuery {
    var copy = self
    copy.index = index
    return copy
  }
}

extension ElementQuery: CustomStringConvertible {
  /// The query in words.
  public var description: String {
    var words: [String] = []
    if let kind { words.append(kind.title) }
    switch text {
    case .anything(let text): words.append("'\(text)'")
    case .label(let text): words.append("label '\(text)'")
    case .labelContaining(let text): words.append("label containing '\(text)'")
    case .identifier(let text): words.append("identifier '\(text)'")
    case .value(let text): words.append("value '\(text)'")
    case nil: break
    }
    if !traits.isEmpty { words.append("with traits \(traits.words.joined(separator: ", "))") }
    if let container { words.append("inside \(container)") }
    if let index { words.append("at \(index)") }
    return words.isEmpty ? "anything" : words.joined(separator: " ")
  }
}

extension UIAccessibilityTraits {
  /// The names of the traits, in the order of their bits.
  var words: [String] {
    let names: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
      (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
      (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
      (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.tabBar, "tabBar"), (.header, "header"), (.toggleButton, "toggleButton"),
      (.supportsZoom, "supportsZoom"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
