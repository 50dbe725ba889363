import Foundation

/// A text with a selection, in the units of `NSString`.
struct EditableText {
  private(set) var string = ""
  var selection = NSRange(location: 0, length: 0)
  /// The part that is not final yet.
  private(set) var marked: NSRange?

  var length: Int { (string as NSString).length }

  /// The whole text.
  var all: NSRange { NSRange(location: 0, length: length) }

  /// Replaces everything; the cursor goes to the end.
  mutating func set(_ text: String) {
    string = text
    marked = nil
    selection = NSRange(location: length, length: 0)
  }

  /// Replaces a part; the cursor goes behind the new text.
  mutating func replace(_ range: NSRange, with text: String) {
    let range = clamped(range)
    marked = nil
    string = (string as NSString).replacingCharacters(in: range, with: text)
    selection = NSRange(location: range.location + (text as NSString).length, length: 0)
  }

  /// What typed text takes the place of.
  var rangeToReplace: NSRange { clamped(marked ?? selection) }

  /// Puts text that is not final in the place of the selection or of former such text.
  ///
  /// - Parameters:
  ///   - text: The text; nothing stays marked without any.
  ///   - selected: The selection, from the start of the text.
  mutating func mark(_ text: String, selected: NSRange) {
    let place = rangeToReplace
    replace(place, with: text)
    let length = (text as NSString).length
    guard length > 0 else { return }
    marked = NSRange(location: place.location, length: length)
    selection = clamped(
      NSRange(location: place.location + selected.location, length: selected.length)
    )
  }

  /// Makes the text final.
  mutating func unmark() { marked = nil }

  func part(_ range: NSRange) -> String {
    (string as NSString).substring(with: clamped(range))
  }

  /// What a press on the delete key removes.
  var rangeBeforeCursor: NSRange {
    if selection.length > 0 { return clamped(selection) }
    guard selection.location > 0 else { return NSRange(location: 0, length: 0) }
    return (string as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }
}
