import Testing

@testable import UIKit

@MainActor
@Suite("Text: lines", .serialized)
struct TextLayoutTests {
  /// Every character of this measurer is ten points wide, so that widths are easy to see.
  private func play() -> Play {
    let play = Play()
    UIApplication.shared.textMeasurer = TenPoints()
    return play
  }

  private func lines(
    _ text: String,
    _ width: CGFloat,
    style: NSParagraphStyle? = nil,
    region: TextLayout.Region? = nil
  ) -> [String] {
    layout(text, width, style: style, region: region).lines.map {
      let units = Array(text.utf16)[$0.range]
      return String(decoding: units, as: UTF16.self)
    }
  }

  private func layout(
    _ text: String,
    _ width: CGFloat,
    style: NSParagraphStyle? = nil,
    region: TextLayout.Region? = nil
  ) -> TextLayout {
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    attributes[.paragraphStyle] = style
    return TextLayout(
      NSAttributedString(string: text, attributes: attributes),
      font: .systemFont(ofSize: 10),
      in: region ?? .init(width: width)
    )
  }

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  // MARK: - Where lines break

  @Test func words_wrapAndSpacesHang() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    #expect(lines("one two three", 70) == ["one two ", "three"])
    #expect(layout("one two three", 70).lines[0].width == 70)
    // Spaces at the end of a line that was not wrapped count.
    #expect(layout("one  ", 100).lines[0].width == 50)
    #expect(lines("one    two", 40) == ["one    ", "two"])
  }

  @Test func longWord_breaksInside() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    #expect(lines("a abcdefgh", 40) == ["a ", "abcd", "efgh"])
    #expect(lines("abc", 5) == ["a", "b", "c"])
  }

  @Test func hyphens_andDashes_allowBreaksAfterThem() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    #expect(lines("well-known", 60) == ["well-", "known"])
    #expect(lines("a–bcde", 30) == ["a–", "bcd", "e"])
    #expect(lines("xx -5 y", 40) == ["xx ", "-5 y"])
    #expect(lines("ab/cdef", 50) == ["ab/", "cdef"])
    #expect(lines("a\u{2011}bcd", 30) == ["a\u{2011}b", "cd"])
  }

  @Test func softHyphen_showsOnlyWhereTheLineBreaks() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    let text = "abc\u{AD}def"
    #expect(layout(text, 100).lines.map(\.width) == [60])
    #expect(lines(text, 50) == ["abc\u{AD}", "def"])
    #expect(layout(text, 50).lines.map(\.width) == [40, 30])
    // The hyphen does not fit: the break is of no use.
    #expect(lines(text, 30) == ["abc\u{AD}", "def"])
    #expect(layout(text, 30).lines[0].width == 30)
  }

  @Test func glue_keepsWordsTogether_andZeroSpace_partsThem() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    #expect(lines("x a\u{A0}b", 40) == ["x ", "a\u{A0}b"])
    #expect(lines("abc\u{200B}def", 40) == ["abc\u{200B}", "def"])
    #expect(layout("abc\u{200B}def", 100).width == 60)
    #expect(lines("x a\u{2060}b", 30) == ["x ", "a\u{2060}b"])
  }

  @Test func newlines_ofAllKinds_endLines() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    #expect(lines("a\nb\r\nc\u{2028}d\u{2029}e", 100).count == 5)
    #expect(layout("a\n\nb", 100).lines.count == 3)
    #expect(layout("a\n", 100).lines.count == 2)
    #expect(layout("\n", 100).lines.count == 2)
    #expect(layout("", 100).lines.isEmpty)
    #expect(layout("", 100).height == 0)
  }

  @Test func eastAsianText_breaksBetweenCharacters_butNotBeforeItsMarks() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    #expect(lines("日本語文", 20) == ["日本", "語文"])
    #expect(lines("日本。語", 20) == ["日", "本。", "語"])
    #expect(lines("日「本」", 20) == ["日", "「本", "」"])
    #expect(lines("キャット", 20) == ["キャ", "ット"] || lines("キャット", 20) == ["キャッ", "ト"])
    #expect(lines("한국어", 20) == ["한국", "어"])
    let whole = TextLayout.Region(width: 50, keepsHangul: true)
    #expect(lines("한국 사람들", 50, region: whole) == ["한국 ", "사람들"])
  }

  @Test func clusters_stayWhole() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    UIApplication.shared.textMeasurer = EmbeddedTextMeasurer()
    let family = "👨‍👩‍👧"
    let width = family.size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width
    #expect(width < 15)
    #expect(lines(family + family, width + 1) == [family, family])
    let accent = "e\u{301}"
    let single = accent.size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width
    let plain = "e".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width
    #expect(single == plain)
    #expect(lines(accent + accent, single + 0.1) == [accent, accent])
  }

  @Test func charWrapping_breaksAnywhere() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    let byCharacter = style { $0.lineBreakMode = .byCharWrapping }
    #expect(lines("one two", 50, style: byCharacter) == ["one t", "wo"])
  }

  @Test func cuttingParagraphs_stayOnOneLine() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    for mode: NSLineBreakMode in [.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      let cutting = style { $0.lineBreakMode = mode }
      let layout = layout("one two three", 70, style: cutting)
      #expect(layout.lines.count == 1)
      #expect(layout.width == 70)
      #expect(layout.isTruncated)
    }
    let clipping = style { $0.lineBreakMode = .byClipping }
    #expect(layout("one two three", 70, style: clipping).lines.map(\.width) == [70])
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, 6..<13), (.byTruncatingHead, 0..<7),
    (.byTruncatingMiddle, 3..<10),
  ])
  func truncation_hidesThePartThatTheModeNames(mode: NSLineBreakMode, hidden: Range<Int>) {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    let region = TextLayout.Region(width: 70, lines: 1, mode: mode)
    let layout = layout("one two three", 70, region: region)
    #expect(layout.lines[0].hidden == hidden)
    #expect(layout.lines[0].width == 70)
  }

  @Test func lastLine_ofALimit_isCut() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    let region = TextLayout.Region(width: 50, lines: 2, mode: .byTruncatingTail)
    let layout = layout("aaa bbb ccc ddd", 50, region: region)
    #expect(layout.lines.count == 2)
    #expect(layout.lines[0].hidden == nil)
    #expect(layout.lines[1].hidden == 8..<15)
    #expect(layout.isTruncated)
  }

  // MARK: - Paragraphs

  @Test func indents_shortenLines() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    let indented = style {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -10
    }
    let layout = layout("aaaa bbbb cccc", 80, style: indented)
    #expect(layout.lines.map(\.x) == [20, 10, 10])
    #expect(layout.lines.count == 3)
    #expect(layout.width == 70)
    let limited = style { $0.tailIndent = 50 }
    #expect(lines("aaaa bbbb", 200, style: limited) == ["aaaa ", "bbbb"])
  }

  @Test func spacing_goesBetweenLinesAndParagraphs() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    let line = UIFont.systemFont(ofSize: 10).lineHeight
    let spaced = style {
      $0.lineSpacing = 3
      $0.paragraphSpacing = 5
      $0.paragraphSpacingBefore = 7
    }
    #expect(abs(layout("a", 100, style: spaced).height - line) < 1e-9)
    #expect(abs(layout("a\nb", 100, style: spaced).height - (2 * line + 3 + 12)) < 1e-9)
    // A line separator does not begin a paragraph.
    #expect(abs(layout("a\u{2028}b", 100, style: spaced).height - (2 * line + 3)) < 1e-9)
  }

  @Test func lineHeights_areBoundedAndMultiplied() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    let font = UIFont.systemFont(ofSize: 10)
    let tall = layout("a", 100, style: style { $0.minimumLineHeight = 30 })
    #expect(tall.height == 30)
    // The room is added above the characters.
    #expect(abs((tall.firstBaseline ?? 0) - (30 + font.descender)) < 1e-9)
    #expect(layout("a", 100, style: style { $0.maximumLineHeight = 5 }).height == 5)
    let half = layout("a", 100, style: style { $0.lineHeightMultiple = 1.5 })
    #expect(abs(half.height - 1.5 * font.lineHeight) < 1e-9)
  }

  @Test func tabs_goToStops() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    #expect(NSParagraphStyle.default.tabStops.count == 12)
    // The default stops are 28 points apart; "b" begins at the first one after "a".
    #expect(layout("a\tb", 500).width == 38)
    #expect(layout("aaa\tb", 500).width == 66)
    let right = style {
      $0.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
    }
    #expect(layout("a\tbc", 500, style: right).width == 100)
    let center = style {
      $0.tabStops = [NSTextTab(textAlignment: .center, location: 100)]
    }
    #expect(layout("a\tbc", 500, style: center).width == 110)
    let far = style {
      $0.tabStops = []; $0.defaultTabInterval = 50
    }
    #expect(layout("a\tb\tc", 500, style: far).width == 110)
  }

  @Test func alignment_movesLines() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    #expect(layout("ab", 100, style: style { $0.alignment = .right }).lines[0].x == 80)
    #expect(layout("ab", 100, style: style { $0.alignment = .center }).lines[0].x == 40)
    #expect(layout("ab", 100).lines[0].x == 0)
    let rightToLeft = style { $0.baseWritingDirection = .rightToLeft }
    #expect(layout("ab", 100, style: rightToLeft).lines[0].x == 80)
  }

  // MARK: - Runs

  @Test func mixedFonts_shareABaseline() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 30))
    let text = NSMutableAttributedString(string: "a", attributes: [.font: small])
    text.append(NSAttributedString(string: "b", attributes: [.font: large]))
    let layout = TextLayout(text, font: small, maxWidth: 0)
    #expect(abs(layout.height - large.lineHeight) < 1e-9)
    #expect(abs((layout.firstBaseline ?? 0) - large.ascender) < 1e-9)
  }

  @Test func baselineOffset_makesTheLineHigher() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    let font = UIFont.systemFont(ofSize: 10)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    text.append(NSAttributedString(string: "2", attributes: [.font: font, .baselineOffset: 4]))
    let layout = TextLayout(text, font: font, maxWidth: 0)
    #expect(abs(layout.height - font.lineHeight - 4) < 1e-9)
  }

  @Test func kern_isAddedToEachCharacter() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    let text = NSAttributedString(string: "abc", attributes: [.kern: 2])
    #expect(text.size().width == 36)
  }

  @Test func attachments_takeTheirBounds() {
    let play = play()
    defer { withExtendedLifetime(play) {} }
    let font = UIFont.systemFont(ofSize: 10)
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -5, width: 40, height: 30)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))
    let layout = TextLayout(text, font: font, maxWidth: 0)
    #expect(layout.width == 50)
    #expect(abs(layout.height - 30) < 1e-9)
    #expect(layout.firstBaseline == 25)
    #expect(TextLayout(text, font: font, maxWidth: 45).lines.count == 2)
  }
}

/// Makes each character ten points wide, but joiners, marks and soft hyphens.
private final class TenPoints: TextMeasurer {
  func measure(
    _ text: [UInt16],
    in range: Range<Int>,
    font: UIFont,
    into advances: inout [CGFloat]
  ) {
    for index in range {
      let unit = text[index]
      let isInvisible = unit < 0x20 || unit == 0xAD || (0x200B...0x200F).contains(unit)
      advances[index] = isInvisible || unit == 0x2060 || UTF16.isTrailSurrogate(unit) ? 0 : 10
    }
  }
}
