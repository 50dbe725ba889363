import Foundation
public import UIKit

/// Text and scrolling, as the user does them.
extension Stage {
  /// Types text into a field, which is tapped before unless it is the first responder.
  ///
  /// - Parameters:
  ///   - text: The text; `\n` is the return key.
  ///   - target: The field: a view, a point, an element, a query or a text.
  /// - Throws: ``QueryError`` if the field cannot be tapped, or does not take text.
  public func type(_ text: String, into target: some GestureTarget) throws(QueryError) {
    try focus(target)
    KeyboardController.current.type(text)
  }

  /// Deletes characters before the cursor of the first responder.
  ///
  /// - Parameter count: How often the delete key is pressed.
  /// - Throws: ``QueryError/noKeyboard`` if nothing takes text.
  public func delete(_ count: Int = 1) throws(QueryError) {
    try checkKeyboard()
    for _ in 0..<max(count, 0) { KeyboardController.current.pressDelete() }
  }

  /// Deletes all text of a field, character by character.
  ///
  /// - Parameter target: The field: a view, a point, an element, a query or a text.
  /// - Throws: ``QueryError`` if the field cannot be tapped, or does not take text.
  public func clearText(_ target: some GestureTarget) throws(QueryError) {
    try focus(target)
    try clearText()
  }

  /// Deletes all text of the first responder, character by character.
  ///
  /// - Throws: ``QueryError/noKeyboard`` if nothing takes text.
  public func clearText() throws(QueryError) {
    try checkKeyboard()
    let responder = application.keyWindow?.firstResponder
    let text = (responder as? UITextField)?.text ?? (responder as? UITextView)?.text ?? ""
    if let input = responder as? any UITextInput {
      input.selectedTextRange = input.textRange(from: input.endOfDocument, to: input.endOfDocument)
    }
    // A delegate may refuse, so the number of keys is bounded by the text at the start.
    for _ in 0..<text.count { KeyboardController.current.pressDelete() }
  }

  private func focus(_ target: some GestureTarget) throws(QueryError) {
    let place = try target.touchPlace(on: self)
    if place.view?.isFirstResponder != true {
      tap(at: place.point, in: place.window)
      settle()
    }
    try checkKeyboard()
  }

  private func checkKeyboard() throws(QueryError) {
    guard let responder = application.keyWindow?.firstResponder, responder is any UIKeyInput else {
      throw .noKeyboard
    }
  }

  /// Scrolls until a view or an element lies on the screen, by real drags.
  ///
  /// - Parameter target: A view, an element, a query or a text that is in the tree already.
  /// - Throws: ``QueryError`` if it cannot be brought in.
  public func scroll(to target: some GestureTarget) throws(QueryError) {
    _ = try target.touchPlace(on: self)
  }

  /// Scrolls a list until something that its cells show comes into sight, by real drags.
  ///
  /// The list is dragged to its end, and back to its beginning if that was in vain.
  ///
  /// - Parameters:
  ///   - query: What to look for; cells beside the screen are not there yet.
  ///   - container: The scroll view.
  /// - Throws: ``QueryError`` if it never comes into sight.
  public func scroll(to query: ElementQuery, in container: UIScrollView) throws(QueryError) {
    settle()
    let scrolling = Scrolling(container, self)
    let isVertical = container.contentSize.height >= container.bounds.height
    let page = CGPoint(
      x: isVertical ? 0 : container.bounds.width,
      y: isVertical ? container.bounds.height : 0
    )
    for sign in [1, -1] as [CGFloat] {
      for _ in 0..<10_000 {
        if let node = ElementSearch(query).matches().first {
          _ = try Element(node: node).touchPlace(on: self)
          return
        }
        guard scrolling.step(by: CGPoint(x: page.x * sign, y: page.y * sign)) else { break }
      }
    }
    _ = try element(query)
  }
}
