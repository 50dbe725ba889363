public import CoreGraphics
public import Foundation

/// Receives characters.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the cursor.
  func insertText(_ text: String)
  /// Deletes the character before the cursor.
  func deleteBackward()
}

/// A place in a text.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Creates the start.
  public convenience override init() {
    self.init(offset: 0)
  }
}

/// A part of a text.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITextRange: NSObject {
  let nsRange: NSRange

  init(_ nsRange: NSRange) {
    self.nsRange = nsRange
    super.init()
  }

  /// Creates an empty range at the start.
  public convenience override init() {
    self.init(NSRange(location: 0, length: 0))
  }

  /// Where the part begins.
  open var start: UITextPosition { UITextPosition(offset: nsRange.location) }

  /// Where the part ends.
  open var end: UITextPosition { UITextPosition(offset: nsRange.location + nsRange.length) }

  /// Whether the part has no characters.
  open var isEmpty: Bool { nsRange.length == 0 }
}

/// Edits a text by places and parts.
///
/// - Differs: marked text, geometry and tokens are not part of it.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The characters of a part.
  func text(in range: UITextRange) -> String?
  /// Replaces a part.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected part; empty for a cursor.
  var selectedTextRange: UITextRange? { get set }
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place at a distance from another one; `nil` beyond the ends.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}
