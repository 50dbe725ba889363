public import CoreGraphics
public import Foundation

/// Receives characters.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the cursor.
  func insertText(_ text: String)
  /// Deletes the character before the cursor.
  func deleteBackward()
}

/// Edits a text by places and parts.
///
/// An app's own editor conforms to it and gets keys through `UIKeyInput`; text
/// fields and text views conform, too.
///
/// - Evidence: Apple's documentation of the members (A)
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The characters of a part.
  func text(in range: UITextRange) -> String?
  /// Replaces a part.
  func replace(_ range: UITextRange, withText text: String)
  /// Whether typed text may replace a part; `true` if not implemented.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The selected part; empty for a cursor.
  var selectedTextRange: UITextRange? { get set }
  /// The part that is not final yet; `nil` if there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of the part that is not final yet.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Shows text that is not final yet in the place of the selection or of former such text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes the text final.
  func unmarkText()
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place at a distance from another one; `nil` beyond the ends.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place at a distance from another one in a direction; `nil` beyond the ends.
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Is told when the app changes text or selection by itself.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, lines and paragraphs.
  var tokenizer: any UITextInputTokenizer { get }
  /// The place of a part that is farthest in a direction.
  func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The part from a place to the farthest one in a direction.
  func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The direction in which a place is written.
  func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the direction in which a part is written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle around the first line of a part.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the cursor at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles around a part, one per line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place nearest to a point within a part.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The attributes at a place.
  func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// The view whose coordinates count; the input itself if not implemented.
  var textInputView: UIView { get }
  /// Whether a cursor at the end of a line stands there or at the start of the next one.
  var selectionAffinity: UITextStorageDirection { get set }
}

/// What happens if an input does not implement an optional member.
extension UITextInput {
  /// Allows it.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    OptionalMessage.send("shouldChangeTextInRange:replacementText:", to: self, range, text) { true }
  }
  /// None.
  public func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    OptionalMessage.send("textStylingAtPosition:inDirection:", to: self, position, direction) {
      nil
    }
  }
  /// The input itself.
  public var textInputView: UIView {
    OptionalMessage.send("textInputView", to: self) { self as? UIView ?? UIView() }
  }
  /// At the start of the next line.
  public var selectionAffinity: UITextStorageDirection {
    get { OptionalMessage.send("selectionAffinity", to: self) { .forward } }
    set { OptionalMessage.send("setSelectionAffinity:", to: self, newValue) {} }
  }
}

/// Is told when an app changes text or selection by itself.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Tells that the selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Tells that the selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Tells that the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Tells that the text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
