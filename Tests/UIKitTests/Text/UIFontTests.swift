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

  @Test func designs_differInWidthAndName() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let plain = UIFont.systemFont(ofSize: 17)
    func font(_ design: UIFontDescriptor.SystemDesign) throws -> UIFont {
      UIFont(descriptor: try #require(plain.fontDescriptor.withDesign(design)), size: 0)
    }
    let mono = try font(.monospaced)
    #expect(mono == .monospacedSystemFont(ofSize: 17, weight: .regular))
    #expect(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      text.size(withAttributes: [.font: font]).width
    }
    #expect(abs(width("iiii", mono) - width("WWWW", mono)) < 1e-9)
    #expect(width("iiii", plain) < width("WWWW", plain) / 2)
    #expect(try font(.rounded).familyName == ".AppleSystemUIFontRounded")
    #expect(try font(.serif).fontName == ".AppleSystemUIFontSerif-Regular")
    #expect(try width("Serif", font(.serif)) != width("Serif", plain))
    #expect(try font(.default) == plain)
    #expect(try font(.rounded).lineHeight == plain.lineHeight)
  }

  @Test func monospacedDigits_areEquallyWide() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      text.size(withAttributes: [.font: font]).width
    }
    let plain = UIFont.systemFont(ofSize: 17)
    let tabular = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(width("111", plain) < width("000", plain))
    #expect(abs(width("111", tabular) - width("000", tabular)) < 1e-9)
    #expect(width("abc", tabular) == width("abc", plain))
    let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
    let descriptor = plain.fontDescriptor.addingAttributes([.featureSettings: [feature]])
    #expect(width("111", UIFont(descriptor: descriptor, size: 17)) == width("111", tabular))
  }

  @Test func heavierFonts_areWider_andItalicsNot() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths = weights.map {
      "Handgloves".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17, weight: $0)]).width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == weights.count)
    let italic = UIFont.italicSystemFont(ofSize: 17)
    #expect("Handgloves".size(withAttributes: [.font: italic]).width == widths[3])
  }

  @Test func tracking_dependsOnTheSize() {
    #expect(SystemTracking.points(at: 12) == 0)
    #expect(SystemTracking.points(at: 17) == -0.43)
    #expect(SystemTracking.points(at: 34) == 0.40)
    #expect(abs(SystemTracking.points(at: 16.5) + 0.37) < 1e-9)
    #expect(SystemTracking.points(at: 100) == 0)
    #expect(abs(SystemTracking.points(at: 3) - 0.12) < 1e-9)
  }

  @Test func namedFamilies_haveTheirOwnMeasures() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let neue = try #require(UIFont(name: "HelveticaNeue", size: 17))
    #expect(abs(neue.lineHeight - 20.281) < 0.001)
    #expect(abs(neue.leading - 0.476) < 0.001)
    #expect(abs(neue.ascender - 16.184) < 0.001)
    let helvetica = try #require(UIFont(name: "Helvetica", size: 12))
    #expect(abs(helvetica.lineHeight - 13.8) < 1e-9)
    let menlo = try #require(UIFont(name: "Menlo-Regular", size: 12))
    #expect(abs("0".size(withAttributes: [.font: menlo]).width - 7.224609375) < 1e-9)
    let times = try #require(UIFont(name: "TimesNewRomanPSMT", size: 100))
    // Half of the size: the fonts are cut to the same measure.
    #expect("0".size(withAttributes: [.font: times]).width == 50)
    let arial = try #require(UIFont(name: "ArialMT", size: 2048))
    #expect("a".size(withAttributes: [.font: arial]).width == 1139)
  }

  @Test func characters_ofManyScripts_haveWidths() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    func width(_ text: String) -> CGFloat {
      text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 100)]).width
    }
    #expect(width("é") == width("e"))
    #expect(width("ế") == width("e"))
    #expect(width("ж") > width("г"))
    #expect(width("ω") > width("ι"))
    #expect(width("→") > 0 && width("€") > 0 && width("…") > 0)
    #expect(width("日") > 95 && width("日") == width("語"))
    #expect(width("🇩🇪") == width("😀"))
    #expect(width("👍🏽") == width("👍"))
    #expect(width("a\u{200D}\u{301}\u{FE0F}") == width("a"))
    #expect(width("ש") == 60)
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
    // Text without a font is Helvetica 12, 13.8 points high.
    #expect(abs(rich.size().height - (2 * 13.8 + 8)) < 1e-9)
  }
}
