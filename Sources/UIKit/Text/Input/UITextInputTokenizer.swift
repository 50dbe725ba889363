public import Foundation

/// Finds the boundaries of words, lines and paragraphs.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit around a place; `nil` if there is none on that side.
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a place is at the edge of a unit, on the way in a direction.
  func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next edge of a unit in a direction; `nil` if there is none.
  func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is inside a unit.
  func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds boundaries in the text of an input.
///
/// - Differs: words are letters and digits, sentences end with `.`, `!` or `?`; a line
///   of the screen counts as a paragraph.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer for an input.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private func text(_ input: any UITextInput) -> NSString {
    let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    return (all.flatMap { input.text(in: $0) } ?? "") as NSString
  }

  private func units(_ granularity: UITextGranularity, _ text: NSString) -> [Range<Int>] {
    TextUnits(text).ranges(granularity)
  }

  private func place(_ offset: Int, _ input: any UITextInput) -> UITextPosition? {
    input.position(from: input.beginningOfDocument, offset: offset)
  }

  /// The unit around a place; at an edge, the one that lies in the direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    let unit = units(granularity, text(input)).first {
      direction.isBackward
        ? $0.lowerBound < offset && offset <= $0.upperBound
        : $0.lowerBound <= offset && offset < $0.upperBound
    }
    guard let unit, let start = place(unit.lowerBound, input),
      let end = place(unit.upperBound, input)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Whether a unit ends here on the way in a direction.
  open func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let input else { return false }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    return units(granularity, text(input)).contains {
      (direction.isBackward ? $0.lowerBound : $0.upperBound) == offset
    }
  }

  /// The next edge of a unit in a direction; `nil` at the end of the text.
  open func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    let edges = units(granularity, text(input)).flatMap { [$0.lowerBound, $0.upperBound] }
    let next =
      direction.isBackward
      ? edges.filter { $0 < offset }.max() : edges.filter { $0 > offset }.min()
    return next.flatMap { place($0, input) }
  }

  /// Whether a place is inside a unit, its edge in the direction included.
  open func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}

/// The words, sentences and paragraphs of a text.
struct TextUnits {
  private let text: NSString

  init(_ text: NSString) { self.text = text }

  func ranges(_ granularity: UITextGranularity) -> [Range<Int>] {
    switch granularity {
    case .character: characters
    case .word: runs { CharacterSet.alphanumerics.contains($0) || $0 == "'" || $0 == "_" }
    case .sentence: ends { ".!?".unicodeScalars.contains($0) || $0 == "\n" }
    case .paragraph, .line: ends { $0 == "\n" || $0 == "\u{2029}" }
    case .document: text.length > 0 ? [0..<text.length] : []
    }
  }

  private var characters: [Range<Int>] {
    var found: [Range<Int>] = []
    var place = 0
    while place < text.length {
      let range = text.rangeOfComposedCharacterSequence(at: place)
      found.append(range.location..<range.location + range.length)
      place = range.location + max(range.length, 1)
    }
    return found
  }

  private func scalar(_ index: Int) -> UnicodeScalar {
    UnicodeScalar(text.character(at: index)) ?? "a"
  }

  private func runs(_ belongs: (UnicodeScalar) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for index in 0..<text.length {
      if belongs(scalar(index)) {
        start = start ?? index
      } else if let begin = start {
        found.append(begin..<index)
        start = nil
      }
    }
    if let start { found.append(start..<text.length) }
    return found
  }

  private func ends(_ isEnd: (UnicodeScalar) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for index in 0..<text.length where isEnd(scalar(index)) {
      found.append(start..<index + 1)
      start = index + 1
    }
    if start < text.length { found.append(start..<text.length) }
    return found
  }
}
