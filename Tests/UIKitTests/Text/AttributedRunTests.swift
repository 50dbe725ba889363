import Foundation
import Testing
import UIKit

/// Foundation compares the attributes of neighbouring runs; it must be able to.
@MainActor @Suite("Neighbouring runs of attributed text", .serialized)
struct AttributedRunTests {
  /// Two unequal values of each kind that apps give to attributes.
  private static let values: [(NSAttributedString.Key, NSObject, NSObject)] = [
    (.font, UIFont.systemFont(ofSize: 8), UIFont.boldSystemFont(ofSize: 8)),
    (
      .font, UIFont(descriptor: UIFontDescriptor(name: "Courier", size: 3), size: 0),
      UIFont.systemFont(ofSize: 12)
    ),
    (.foregroundColor, UIColor.red, UIColor.label),
    (.foregroundColor, UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 1)),
    (.backgroundColor, UIColor { _ in .red }, UIColor(patternImage: UIImage())),
    (.paragraphStyle, style(spacing: 1), style(spacing: 2)),
    (.paragraphStyle, NSParagraphStyle.default, style(spacing: 2)),
    (.shadow, shadow(1), shadow(2)),
    (.attachment, NSTextAttachment(), NSTextAttachment()),
    (.attachment, NSTextAttachment(data: nil, ofType: nil), NSTextAttachment(image: UIImage())),
    (.init("tab"), tab(1), tab(2)),
    (.init("picture"), UIImage(), UIImage()),
    (.init("descriptor"), UIFontDescriptor(), UIFontDescriptor(name: "Courier", size: 3)),
    (.font, UIFont.systemFont(ofSize: 8), UIColor.red),
  ]

  private static func style(spacing: CGFloat) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    return style
  }

  private static func shadow(_ radius: CGFloat) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = radius
    return shadow
  }

  private static func tab(_ place: CGFloat) -> NSTextTab {
    NSTextTab(textAlignment: .left, location: place)
  }

  private func runs(_ text: NSAttributedString, _ key: NSAttributedString.Key) -> [Int] {
    var lengths: [Int] = []
    text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { _, range, _ in
      lengths.append(range.length)
    }
    return lengths
  }

  @Test func append_otherValue_keepsTwoRuns() {
    for (key, one, two) in Self.values {
      let text = NSMutableAttributedString(string: "a", attributes: [key: one])
      text.append(NSAttributedString(string: "bc", attributes: [key: two]))
      text.append(NSAttributedString(string: "d", attributes: [key: two]))
      #expect(runs(text, key) == [1, 3])
      #expect(text.attribute(key, at: 0, effectiveRange: nil) as? NSObject === one)
      #expect(text.attribute(key, at: 2, effectiveRange: nil) as? NSObject === two)
    }
  }

  @Test func setAttribute_overAnother_replacesIt() {
    for (key, one, two) in Self.values {
      let text = NSMutableAttributedString(string: "abc", attributes: [key: one])
      text.addAttribute(key, value: two, range: NSRange(location: 1, length: 1))
      #expect(runs(text, key) == [1, 1, 1])
      text.addAttributes([key: one], range: NSRange(location: 1, length: 1))
      #expect(runs(text, key) == [3])
      text.setAttributes([key: two], range: NSRange(location: 0, length: 2))
      text.removeAttribute(key, range: NSRange(location: 2, length: 1))
      text.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
      #expect(runs(text, key) == [4, 1])
    }
  }

  @Test func equalValues_joinRuns() {
    let text = NSMutableAttributedString(string: "")
    for word in ["a", "b", "c"] {
      text.append(
        NSAttributedString(
          string: word,
          attributes: [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor(white: 0, alpha: 1),
            .paragraphStyle: Self.style(spacing: 3), .shadow: Self.shadow(1),
          ]
        )
      )
    }
    #expect(runs(text, .font) == [3])
    #expect(text.attributes(at: 0, effectiveRange: nil).count == 4)
  }

  @Test func textsWithoutArguments_areEmpty() {
    let text = NSMutableAttributedString()
    #expect(NSAttributedString().length == 0)
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
  }

  @Test func texts_withEqualAttributes_areEqual() {
    func text(_ size: CGFloat) -> NSAttributedString {
      let text = NSMutableAttributedString(
        string: "a",
        attributes: [.font: UIFont.systemFont(ofSize: 12)]
      )
      text.append(
        NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: size)])
      )
      return text
    }
    #expect(text(9) == text(9))
    #expect(text(9) != text(10))
  }
}
