import UIKit

/// Finding things on the screen as users and XCUITest do.
extension Stage {
  /// The one element that matches a query.
  ///
  /// The stage comes to rest first.
  ///
  /// - Parameter query: What to look for; a string literal is a query for its text.
  /// - Returns: The element as it is now.
  /// - Throws: ``QueryError/notFound(_:nearest:tree:)`` or
  ///   ``QueryError/ambiguous(_:matches:)``, with what is on the screen.
  public func element(_ query: ElementQuery) throws(QueryError) -> Element {
    settle()
    return Element(node: try ElementSearch(query).one())
  }

  /// The one element with an accessibility label.
  ///
  /// - Parameter label: The label.
  /// - Returns: The element as it is now.
  /// - Throws: ``QueryError`` if none or several have it.
  public func element(labeled label: String) throws(QueryError) -> Element {
    try element(.label(label))
  }

  /// The one element with an accessibility identifier.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The element as it is now.
  /// - Throws: ``QueryError`` if none or several have it.
  public func element(identified identifier: String) throws(QueryError) -> Element {
    try element(.identifier(identifier))
  }

  /// All elements that match a query, in the order of the tree.
  public func elements(_ query: ElementQuery) -> [Element] {
    settle()
    return ElementSearch(query).matches().map(Element.init)
  }

  /// Whether something matches a query.
  public func exists(_ query: ElementQuery) -> Bool { !elements(query).isEmpty }

  /// The tree of the screen as text, a line for each element; two runs give the same text.
  public var elementTree: String {
    settle()
    return TreeText.lines(AccessibilityTree.roots).joined(separator: "\n")
  }

  /// What a screen reader says from the first element to the last, a line for each.
  public var spokenScreen: [String] {
    settle()
    return AccessibilityTree.spokenElements.map(\.spoken)
  }
}

/// Looks for the elements that match a query.
@MainActor
struct ElementSearch {
  let query: ElementQuery

  init(_ query: ElementQuery) { self.query = query }

  /// The only match.
  func one() throws(QueryError) -> AccessibilityNode {
    let roots = try scope()
    let found = matches(in: roots)
    if let index = query.index, found.indices.contains(index) { return found[index] }
    if query.index == nil, found.count == 1 { return found[0] }
    guard query.index == nil, !found.isEmpty else {
      throw .notFound(query, nearest: nearest(in: roots), tree: TreeText.lines(roots))
    }
    throw .ambiguous(query, matches: found.map(TreeText.line))
  }

  func matches() -> [AccessibilityNode] {
    guard let roots = try? scope() else { return [] }
    return matches(in: roots)
  }

  private func scope() throws(QueryError) -> [AccessibilityNode] {
    guard let container = query.container else { return AccessibilityTree.roots }
    return try ElementSearch(container).one().children
  }

  private func matches(in roots: [AccessibilityNode]) -> [AccessibilityNode] {
    let all = roots.flatMap(\.all).filter { fits($0) }
    // What a screen reader stops at, then what is inside, then values.
    let named = all.filter(isNamed)
    let elements = named.filter { $0.isElement && !$0.isInsideElement }
    if !elements.isEmpty { return elements }
    if !named.isEmpty { return outermost(named) }
    guard case .anything(let text) = query.text else { return [] }
    return outermost(all.filter { $0.value == text })
  }

  /// Of nodes within each other only the outer one counts.
  private func outermost(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.filter { node in !nodes.contains { $0 !== node && $0.contains(node) } }
  }

  private func fits(_ node: AccessibilityNode) -> Bool {
    if let kind = query.kind, ElementKind(node.kind) != kind { return false }
    return node.traits.isSuperset(of: query.traits)
  }

  private func isNamed(_ node: AccessibilityNode) -> Bool {
    switch query.text {
    case .anything(let text):
      node.label == text || node.identifier == text || node.placeholder == text
    case .label(let text): node.label == text
    case .labelContaining(let text): node.label?.contains(text) ?? false
    case .identifier(let text): node.identifier == text
    case .value(let text): node.value == text
    case nil: true
    }
  }

  private func nearest(in roots: [AccessibilityNode]) -> String? {
    let wanted: String
    switch query.text {
    case .anything(let text), .label(let text), .labelContaining(let text),
      .identifier(let text), .value(let text):
      wanted = text
    case nil: return nil
    }
    let texts = roots.flatMap(\.all).flatMap { [$0.label, $0.identifier, $0.placeholder] }
    return closestWord(to: wanted, in: texts.compactMap { $0 }.filter { $0 != wanted })
  }
}
