public import Foundation

/// Sorts objects into sections by their first letter.
///
/// The sections are those of English: A to Z, and # for everything else.
///
/// - Differs: other languages have no sections of their own.
/// - Evidence: Apple's documentation of the members (A)
///
/// Status: partial · A
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(UnicodeScalar($0))
  }

  /// The sorting of the application.
  open class func current() -> Self {
    if let known = UIApplication.shared.attachment(
      UILocalizedIndexedCollation.self,
      make: { UILocalizedIndexedCollation() }
    ) as? Self {
      return known
    }
    return Self.init()
  }

  /// Creates a sorting.
  public required override init() {
    super.init()
  }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.letters + ["#"] }

  /// The titles of the index beside the table.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The section to which an entry of the index leads.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(indexTitleIndex, 0), sectionTitles.count - 1)
  }

  /// The section of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - selector: A method or property of the object with the text that counts.
  /// - Returns: The index of the section.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = text(of: object, selector).first.map { String($0) } ?? ""
    let plain = first.folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive],
      locale: nil
    ).uppercased()
    return Self.letters.firstIndex(of: plain) ?? Self.letters.count
  }

  /// Objects sorted by a text that each of them has.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.enumerated()
      .map { (place: $0.offset, object: $0.element, text: text(of: $0.element, selector)) }
      .sorted {
        let order = $0.text.compare($1.text, options: [.caseInsensitive, .diacriticInsensitive])
        return order == .orderedSame ? $0.place < $1.place : order == .orderedAscending
      }
      .map(\.object)
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    return selector.send(to: object as AnyObject) as? String ?? ""
  }
}
