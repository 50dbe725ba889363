public import UIKit

/// The settings of assistive software, and a screen reader that goes from element to element.
extension Stage {
  /// Switches the screen reader.
  public func setVoiceOver(_ isOn: Bool) { AccessibilitySettings.current.set(.voiceOver, isOn) }

  /// Switches the wish for less transparency.
  public func setReduceTransparency(_ isOn: Bool) {
    AccessibilitySettings.current.set(.reduceTransparency, isOn)
  }

  /// Switches another setting of assistive software, by the word after `UIAccessibility.is`.
  ///
  /// - Parameters:
  ///   - name: The setting: `grayscale`, `invertColors`, `switchControl`, `guidedAccess` …
  ///   - isOn: Whether it is on.
  /// - Returns: `false` if there is no such setting.
  @discardableResult
  public func setAccessibility(_ name: String, _ isOn: Bool) -> Bool {
    guard let setting = AccessibilitySetting(rawValue: name) else { return false }
    AccessibilitySettings.current.set(setting, isOn)
    return true
  }

  /// The texts that the app had read aloud.
  public var announcements: [String] {
    AccessibilityLog.current.messages.filter { $0.notification == .announcement }
      .compactMap { $0.argument as? String ?? ($0.argument as? NSAttributedString)?.string }
  }

  /// The element that the screen reader is at.
  public var focusedElement: Element? {
    settle()
    guard let focused = AccessibilityFocus.current.element else { return nil }
    return AccessibilityTree.spokenElements.first { $0.responder === focused }
      .map(Element.init)
  }

  /// Moves the screen reader to an element.
  ///
  /// - Parameter query: What to look for.
  /// - Throws: ``QueryError`` if none or several elements match.
  public func moveFocus(to query: ElementQuery) throws(QueryError) {
    AccessibilityFocus.current.move(to: try element(query).node.responder)
  }

  /// Moves the screen reader to the next element, as a swipe to the right does.
  ///
  /// - Returns: The element; `nil` at the end of the screen.
  @discardableResult
  public func focusNext() -> Element? { moveFocus(by: 1) }

  /// Moves the screen reader to the element before, as a swipe to the left does.
  ///
  /// - Returns: The element; `nil` at the beginning of the screen.
  @discardableResult
  public func focusPrevious() -> Element? { moveFocus(by: -1) }

  private func moveFocus(by step: Int) -> Element? {
    settle()
    let all = AccessibilityTree.spokenElements.filter { $0.responder != nil }
    let present = all.firstIndex { $0.responder === AccessibilityFocus.current.element }
    let index = present.map { $0 + step } ?? (step > 0 ? 0 : all.count - 1)
    guard all.indices.contains(index) else { return nil }
    AccessibilityFocus.current.move(to: all[index].responder)
    return Element(node: all[index])
  }

  // MARK: - Actions

  /// Uses an element as a double tap with a screen reader does.
  ///
  /// `accessibilityActivate()` is asked; if it answers `false`, the activation point is touched.
  ///
  /// - Parameter query: What to look for.
  /// - Throws: ``QueryError`` if it is not there or cannot be touched.
  public func activate(_ query: ElementQuery) throws(QueryError) {
    let found = try element(query)
    if found.node.responder?.accessibilityActivate() == true { return }
    try tap(found)
  }

  /// Raises the value of an element as a swipe upwards with a screen reader does.
  ///
  /// - Parameter query: What to look for.
  /// - Throws: ``QueryError`` if none or several elements match.
  public func increment(_ query: ElementQuery) throws(QueryError) {
    try element(query).node.responder?.accessibilityIncrement()
  }

  /// Lowers the value of an element as a swipe downwards with a screen reader does.
  ///
  /// - Parameter query: What to look for.
  /// - Throws: ``QueryError`` if none or several elements match.
  public func decrement(_ query: ElementQuery) throws(QueryError) {
    try element(query).node.responder?.accessibilityDecrement()
  }

  /// Performs a further action of an element.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - query: What to look for.
  /// - Returns: Whether the action did something.
  /// - Throws: ``QueryError`` if the element or the action is not there.
  @discardableResult
  public func performAction(_ name: String, of query: ElementQuery) throws(QueryError) -> Bool {
    let found = try element(query)
    let actions = found.node.responder?.accessibilityCustomActions ?? []
    guard let action = actions.first(where: { $0.name == name }) else {
      throw .noAction(name, element: found.description, actions: actions.map(\.name))
    }
    return action.perform()
  }

  /// Wants to leave, as a two-finger scrub with a screen reader does.
  ///
  /// The focused element, or the topmost controller's view, and everything that it is in are
  /// asked; if nobody handles it, a navigation controller goes back and a modal goes away.
  ///
  /// - Returns: Whether something happened.
  @discardableResult
  public func performEscape() -> Bool {
    settle()
    return AccessibilityGestures.escape()
  }

  /// Asks for the app's most likely action, as a two-finger double tap does.
  ///
  /// - Returns: Whether somebody handled it.
  @discardableResult
  public func performMagicTap() -> Bool {
    settle()
    return AccessibilityGestures.magicTap()
  }

  /// Scrolls an element or what it is in by a page, as a three-finger swipe does.
  ///
  /// - Parameters:
  ///   - direction: Where to.
  ///   - query: Where to begin to ask.
  /// - Returns: Whether somebody handled it.
  /// - Throws: ``QueryError`` if none or several elements match.
  @discardableResult
  public func scrollPage(
    _ direction: UIAccessibilityScrollDirection,
    from query: ElementQuery
  ) throws(QueryError) -> Bool {
    let found = try element(query)
    return AccessibilityGestures.scroll(direction, from: found.node.responder ?? found.node.view)
  }
}
