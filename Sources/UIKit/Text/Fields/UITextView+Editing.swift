import CoreGraphics
public import Foundation

extension UITextView {
  /// Posted when editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted when the user changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Posted when editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
}

/// Keys that are typed into a view.
extension UITextView: KeyboardClient {
  func keyboardInsert(_ text: String) {
    guard isEditable else { return }
    let range = content.rangeToReplace
    if mayReplace(range, with: text) { insertText(text) }
  }

  func keyboardDelete() {
    let range = content.rangeBeforeCursor
    guard isEditable, range.length > 0 else { return }
    if mayReplace(range, with: "") { deleteBackward() }
  }

  /// Asks the delegate, in the newer form where the system has it.
  private func mayReplace(_ range: NSRange, with text: String) -> Bool {
    guard let delegate else { return true }
    guard UIApplication.shared.device.isAtLeast(26) else {
      return delegate.textView(self, shouldChangeTextIn: range, replacementText: text)
    }
    return delegate.textView(
      self,
      shouldChangeTextInRanges: [NSValue(range: range)],
      replacementText: text
    )
  }

  func keyboardPressReturn() {
    keyboardInsert("\n")
  }
}

/// What the standard actions do to a view.
extension UITextView {
  /// Where the characters stand now.
  var geometry: TextGeometry {
    let inset = textContainerInset
    let padding = container.lineFragmentPadding
    let place = CGRect(
      x: inset.left + padding,
      y: inset.top,
      width: max(bounds.width - inset.left - inset.right - 2 * padding, 0),
      height: bounds.height
    )
    return TextGeometry(
      attributedText,
      textLayout(width: bounds.width),
      font: usedFont,
      in: place,
      alignment: textAlignment
    )
  }

  /// Shows text that is not final yet.
  func mark(_ text: String, selected: NSRange) {
    let place = content.rangeToReplace
    let old = content
    replaceText(in: place, with: text)
    content = old
    content.mark(text, selected: selected)
    userDidChangeText()
  }

  /// Whether a standard action can be performed; `nil` for other actions.
  func editing(_ action: Selector) -> Bool? {
    let hasSelection = content.selection.length > 0
    switch action.description {
    case "copy:": return hasSelection
    case "cut:", "delete:": return hasSelection && isEditable
    case "paste:": return isEditable && UIPasteboard.general.hasStrings
    case "select:": return !hasSelection && hasText && isSelectable
    case "selectAll:": return hasText && isSelectable && content.selection != content.all
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
      return hasSelection && allowsEditingTextAttributes && isEditable
    default: return StandardEditing.names.contains(action.description) ? false : nil
    }
  }

  /// Copies the selection; `false` if there is none.
  @discardableResult
  func copySelection() -> Bool {
    guard content.selection.length > 0 else { return false }
    UIPasteboard.general.string = content.part(content.selection)
    return true
  }

  /// Selects the word at the cursor, else everything.
  func selectWord() {
    let place = content.selection.location
    let words = TextUnits(content.string as NSString).ranges(.word)
    let word = words.first { $0.lowerBound <= place && place <= $0.upperBound }
    selectedRange = word.map { NSRange(location: $0.lowerBound, length: $0.count) } ?? content.all
  }
}
