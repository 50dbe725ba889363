import CoreGraphics
import Foundation

/// Keys that are typed into a field.
extension UITextField: KeyboardClient {
  func keyboardInsert(_ text: String) {
    let range = clearsHiddenText ? content.all : content.rangeToReplace
    if mayReplace(range, with: text) { insertText(text) }
  }

  func keyboardDelete() {
    let range = clearsHiddenText ? content.all : content.rangeBeforeCursor
    guard range.length > 0 else { return deleteAtStart() }
    if mayReplace(range, with: "") { deleteBackward() }
  }

  /// Asks the delegate, in the newer form where the system has it.
  private func mayReplace(_ range: NSRange, with text: String) -> Bool {
    guard let delegate else { return true }
    guard UIApplication.shared.device.isAtLeast(26) else {
      return delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text)
    }
    return delegate.textField(
      self,
      shouldChangeCharactersInRanges: [NSValue(range: range)],
      replacementString: text
    )
  }

  func keyboardPressReturn() {
    guard hasText || !enablesReturnKeyAutomatically else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let resigns = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if resigns { resignFirstResponder() }
  }
}

/// What the standard actions do to a field.
extension UITextField {
  /// Where the characters stand now.
  var geometry: TextGeometry {
    let font = self.font ?? .systemFont(ofSize: 17)
    let bounds = bounds
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let text = shownText
    let layout = TextLayout(text, font: font, maxWidth: 0)
    let height = max(layout.height, font.lineHeight)
    let place = CGRect(
      x: rect.minX,
      y: rect.midY - height / 2,
      width: rect.width,
      height: height
    )
    let alignment: NSTextAlignment =
      textAlignment == .natural && isRightToLeft ? .right : textAlignment
    return TextGeometry(text, layout, font: font, in: place, alignment: alignment)
  }

  /// The text as it is shown, with bullets if it is hidden.
  private var shownText: NSAttributedString {
    guard isSecureTextEntry else { return attributedText ?? NSAttributedString(string: "") }
    return NSAttributedString(
      string: String(repeating: "•", count: content.length),
      attributes: defaultTextAttributes
    )
  }

  /// Selects a part and tells the delegate.
  func select(_ range: NSRange) {
    inputDelegate?.selectionWillChange(self)
    content.selection = content.clamped(range)
    inputDelegate?.selectionDidChange(self)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Whether a standard action can be performed; `nil` for other actions.
  func editing(_ action: Selector) -> Bool? {
    let hasSelection = content.selection.length > 0
    switch action.description {
    case "copy:": return hasSelection && !isSecureTextEntry
    case "cut:": return hasSelection && !isSecureTextEntry && isEditing
    case "paste:": return isEditing && UIPasteboard.general.hasStrings
    case "delete:": return hasSelection && isEditing
    case "select:": return !hasSelection && hasText
    case "selectAll:": return hasText && content.selection.length < content.length
    default: return StandardEditing.names.contains(action.description) ? false : nil
    }
  }

  /// Copies the selection; `false` if there is none or the text is hidden.
  @discardableResult
  func copySelection() -> Bool {
    guard content.selection.length > 0, !isSecureTextEntry else { return false }
    UIPasteboard.general.string = content.part(content.selection)
    return true
  }

  /// Inserts the text of the pasteboard in one line.
  func pasteText() {
    guard let text = UIPasteboard.general.string else { return }
    keyboardInsert(text.replacingOccurrences(of: "\n", with: " "))
  }

  /// Selects the word at the cursor, else everything.
  func selectWord() {
    let place = content.selection.location
    let words = TextUnits(content.string as NSString).ranges(.word)
    let word = words.first { $0.lowerBound <= place && place <= $0.upperBound }
    select(word.map { NSRange(location: $0.lowerBound, length: $0.count) } ?? content.all)
  }
}

/// Less used answers about places in a text.
extension GeometricText {
  /// The place of a part that is farthest in a direction.
  public func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  /// The part from a place to the end of its line in a direction.
  public func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let isBackward = direction == .left || direction == .up
    return textRange(
      from: isBackward ? beginningOfDocument : position,
      to: isBackward ? position : endOfDocument
    )
  }

  /// From left to right, unless the text says otherwise.
  public func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Does nothing: the direction follows the text.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection,
    for range: UITextRange
  ) {}

  /// The character at a point.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    geometry.character(at: point).map { UITextRange(NSRange(location: $0, length: 1)) }
  }
}
