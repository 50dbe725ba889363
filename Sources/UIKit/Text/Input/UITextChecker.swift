public import Foundation

/// Looks for misspelt words.
///
/// There is no dictionary here: a word is misspelt only if a test says so with
/// `Stage.misspell(_:guesses:)`, so that no test depends on a language.
///
/// - Differs: see above.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private var ignored: [String]?

  /// Creates a checker.
  public override init() {
    super.init()
  }

  /// Finds the next misspelt word.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part to search.
  ///   - startingOffset: Where to begin.
  ///   - wrapFlag: Whether to go on at the start of the part.
  ///   - language: The language of the text.
  /// - Returns: The place of the word; `NSNotFound` if there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let text = stringToCheck as NSString
    let end = min(range.location + range.length, text.length)
    let wrong = Spelling.current
    func search(from start: Int, to end: Int) -> NSRange? {
      var place = start
      while place < end {
        let word = Spelling.word(at: place, in: text, before: end)
        if word.length == 0 {
          place += 1
          continue
        }
        let found = text.substring(with: word)
        if wrong.guesses(for: found) != nil, !(ignored ?? []).contains(found),
          !wrong.learned.contains(found)
        {
          return word
        }
        place = word.location + word.length
      }
      return nil
    }
    if let found = search(from: max(startingOffset, range.location), to: end) { return found }
    if wrapFlag, let found = search(from: range.location, to: min(startingOffset, end)) {
      return found
    }
    return NSRange(location: NSNotFound, length: 0)
  }

  /// What a misspelt word may have meant; `nil` for a word that is not misspelt.
  open func guesses(
    forWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? {
    Spelling.current.guesses(for: (string as NSString).substring(with: range))
  }

  /// Words that begin with a part of a word; none are known.
  open func completions(
    forPartialWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { nil }

  /// Lets a word pass from now on.
  open func ignoreWord(_ wordToIgnore: String) {
    ignored = (ignored ?? []) + [wordToIgnore]
  }

  /// The words that pass.
  open var ignoredWords: [String]? {
    get { ignored }
    set { ignored = newValue }
  }

  /// Teaches all checkers a word.
  open class func learnWord(_ word: String) { Spelling.current.learned.insert(word) }

  /// Whether checkers were taught a word.
  open class func hasLearnedWord(_ word: String) -> Bool {
    Spelling.current.learned.contains(word)
  }

  /// Makes checkers forget a word.
  open class func unlearnWord(_ word: String) { Spelling.current.learned.remove(word) }

  /// The languages that can be checked.
  open class var availableLanguages: [String] { ["en_US"] }
}

/// The words that a test calls misspelt.
@MainActor
package final class Spelling {
  private var wrong: [String: [String]] = [:]
  fileprivate var learned: Set<String> = []

  package static var current: Spelling {
    UIApplication.shared.attachment(Spelling.self) { Spelling() }
  }

  /// Calls a word misspelt.
  package func misspell(_ word: String, guesses: [String]) { wrong[word] = guesses }

  func guesses(for word: String) -> [String]? { wrong[word] }

  /// The letters from a place on.
  static func word(at place: Int, in text: NSString, before end: Int) -> NSRange {
    var length = 0
    while place + length < end, let scalar = UnicodeScalar(text.character(at: place + length)),
      CharacterSet.alphanumerics.contains(scalar) || scalar == "'"
    {
      length += 1
    }
    return NSRange(location: place, length: length)
  }
}
