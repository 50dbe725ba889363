import Testing

@testable import UIKit

@MainActor
@Suite("Text: sizes of strings", .serialized)
struct StringMeasuringTests {
  private let font = UIFont.systemFont(ofSize: 10)
  private var attributes: [NSAttributedString.Key: Any] { [.font: font] }

  @Test func boundingRect_withoutLineOrigin_staysOnOneLineAboveTheBaseline() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let rect = "one two three".boundingRect(
      with: CGSize(width: 20, height: 100),
      attributes: attributes,
      context: nil
    )
    #expect(abs(rect.minY + font.ascender) < 1e-9)
    #expect(abs(rect.height - font.lineHeight) < 1e-9)
    #expect(rect.width > 20)
  }

  @Test func boundingRect_withFontLeading_countsIt() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let neue: [NSAttributedString.Key: Any] = [
      .font: UIFont(name: "HelveticaNeue", size: 10) as Any
    ]
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      "a".boundingRect(with: .zero, options: options, attributes: neue, context: nil).height
    }
    #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - 11.93) < 1e-9)
    #expect(abs(height(.usesLineFragmentOrigin) - 11.65) < 1e-9)
  }

  @Test func truncatingTheLastVisibleLine_keepsWholeLines() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let rect = "one two three four five six".boundingRect(
      with: CGSize(width: 30, height: 2.5 * font.lineHeight),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: attributes,
      context: nil
    )
    #expect(abs(rect.height - 2 * font.lineHeight) < 1e-9)
  }

  @Test func context_shrinksDownToItsMinimum() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let natural = "some words".size(withAttributes: attributes)
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let rect = "some words".boundingRect(
      with: CGSize(width: natural.width * 0.8, height: 0),
      attributes: attributes,
      context: context
    )
    #expect(abs(context.actualScaleFactor - 0.8) < 0.01)
    #expect(rect.width <= natural.width * 0.8 + 0.001)
    #expect(context.totalBounds == rect)
    _ = "some words".boundingRect(
      with: CGSize(width: natural.width * 0.1, height: 0),
      attributes: attributes,
      context: context
    )
    #expect(context.actualScaleFactor == 0.5)
    let fixed = NSStringDrawingContext()
    _ = "some words".boundingRect(
      with: CGSize(width: 1, height: 0),
      attributes: attributes,
      context: fixed
    )
    #expect(fixed.actualScaleFactor == 1)
  }

  @Test func textWithoutFont_isHelveticaOfTwelvePoints() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    #expect(abs("a".size().height - 13.8) < 1e-9)
  }

  @Test func indentOfAllLines_isNotPartOfTheRectangle() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 20
    let plain = "text".size(withAttributes: attributes)
    let rect = "text".boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0),
      options: .usesLineFragmentOrigin,
      attributes: [.font: font, .paragraphStyle: style],
      context: nil
    )
    #expect(rect.width == plain.width)
  }

  @Test func measuring_offTheMainActor_givesTheSame() async {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let here = "Hello".size(withAttributes: attributes)
    let there = await Task.detached {
      "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    }.value
    #expect(here == there)
  }
}
