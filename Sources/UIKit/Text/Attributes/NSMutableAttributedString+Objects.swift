public import Foundation

extension NSMutableAttributedString {
  /// Adds an attribute whose value is an object.
  ///
  /// Foundation on Linux stops the process when such a value replaces another
  /// object; several attributes at once are safe. The compiler prefers this form
  /// for fonts, colours and paragraph styles.
  public func addAttribute(_ name: NSAttributedString.Key, value: NSObject, range: NSRange) {
    addAttributes([name: value], range: range)
  }
}
