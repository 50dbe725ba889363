import Testing

@testable import UIKit

@MainActor
@Suite("Fonts and measuring", .serialized)
struct UIFontTests {
  @Test func systemFont_hasTheMetricsOfTheSystem() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.pointSize == 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(font.fontName == ".SFUI-Regular")
    #expect(font.familyName == ".AppleSystemUIFont")
  }

  @Test func preferredFont_followsTheContentSize() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 33)
  }

  @Test func namedFont_isKnownOrNil() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.familyName == "Helvetica Neue")
    #expect(UIFont(name: "Nonsense", size: 12) == nil)
  }

  @Test func descriptor_withTraits_givesAnotherFace() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let descriptor = try #require(
      UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
    )
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.fontName == ".SFUI-BoldItalic")
    #expect(font.pointSize == 15)
  }

  @Test func boundingRect_breaksLines() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let font = UIFont.systemFont(ofSize: 10)
    let text = "one two three four" as NSString
    let single = text.size(withAttributes: [.font: font])
    let rect = text.boundingRect(
      with: CGSize(width: single.width * 0.6, height: 1000),
      options: .usesLineFragmentOrigin,
      attributes: [.font: font],
      context: nil
    )
    #expect(abs(rect.height - 2 * font.lineHeight) < 0.001)
    #expect(rect.width <= single.width * 0.6)
  }

  @Test func addAttribute_replacesAFont() {
    let rich = NSMutableAttributedString(
      attributedString: NSAttributedString(
        string: "ab",
        attributes: [.font: UIFont.systemFont(ofSize: 8)]
      )
    )
    rich.addAttribute(
      .font,
      value: UIFont.systemFont(ofSize: 9),
      range: NSRange(location: 0, length: 2)
    )
    #expect((rich.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 9)
  }

  @Test func paragraphStyle_copiesAndCompares() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 8
    #expect(copy.lineSpacing == 4)
    #expect(copy != style)
    let rich = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
    #expect(rich.size().height > 2 * UIFont.systemFont(ofSize: 12).lineHeight + 7)
  }
}
