import Testing

@testable import UIKit

@MainActor
@Suite("Labels", .serialized)
struct UILabelTests {
  @Test func defaults_areThoseOfIOS() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.text == nil && label.attributedText == nil)
  }

  @Test func intrinsicSize_isRoundedUpToPixels() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = UILabel()
    label.text = "Hello"
    let size = label.intrinsicContentSize
    #expect(abs(size.height - 61.0 / 3) < 0.001)
    #expect(abs((size.width * 3).rounded() - size.width * 3) < 0.001)
    label.sizeToFit()
    #expect(label.bounds.size == size)
  }

  @Test func sizeThatFits_withManyLines_breaksAtTheWidth() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = UILabel()
    label.text = "some words that need a few lines to be shown"
    label.numberOfLines = 0
    let wide = label.sizeThatFits(CGSize(width: 1000, height: 1000))
    let narrow = label.sizeThatFits(CGSize(width: 120, height: 1000))
    #expect(narrow.height > 2 * wide.height)
    #expect(narrow.width <= 120)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 120, height: 1000)).height < narrow.height)
  }

  @Test func text_afterAttributedText_dropsAttributes() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.kern: 2])
    label.text = "b"
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(label.attributedText?.string == "b")
  }

  @Test func font_setAfterAttributedText_changesAll() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "ab",
      attributes: [.font: UIFont.systemFont(ofSize: 8)]
    )
    label.font = .systemFont(ofSize: 30)
    let font = label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 30)
  }

  @Test func sameText_isMeasuredOnce() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let count = TextState.current.measuredCount
    for _ in 0..<10 {
      let label = UILabel()
      label.text = "a label in a cell"
      for _ in 0..<10 { _ = label.intrinsicContentSize }
    }
    #expect(TextState.current.measuredCount == count + 1)
    let other = UILabel()
    other.text = "a label in a cell"
    other.font = .boldSystemFont(ofSize: 17)
    #expect(other.intrinsicContentSize.width > 0)
    #expect(TextState.current.measuredCount == count + 2)
  }

  @Test func anotherMeasurer_isAskedFromThenOn() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = UILabel()
    label.text = "abc"
    let before = label.intrinsicContentSize.width
    UIApplication.shared.textMeasurer = HundredPoints()
    label.text = "abcd"
    #expect(label.intrinsicContentSize.width == 400)
    #expect(before < 100)
  }

  @Test func oneLine_ignoresTheWidth_manyLines_doNot() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = UILabel()
    label.text = "some words for a label"
    let natural = label.intrinsicContentSize
    #expect(label.sizeThatFits(CGSize(width: 30, height: 30)) == natural)
    let cut = label.textRect(
      forBounds: CGRect(x: 5, y: 6, width: 60, height: 100),
      limitedToNumberOfLines: 1
    )
    #expect(cut.origin == CGPoint(x: 5, y: 6))
    #expect(cut.width <= 60 && cut.width > 40)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize.width <= 60)
    #expect(label.intrinsicContentSize.height > 2 * natural.height)
  }

  @Test func threeLines_roundUpOnce() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "a\nb\nc"
    // 3 × 20.287 is 60.861; a third of a point above it is 61.
    #expect(label.intrinsicContentSize.height == 61)
  }

  @Test func shrinking_leavesTheIntrinsicSize_andScalesDownToTheMinimum() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = UILabel()
    label.text = "some words for a label"
    let natural = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    #expect(label.intrinsicContentSize == natural)
    label.frame = CGRect(x: 0, y: 0, width: natural.width * 0.6, height: 20)
    #expect(abs(label.textScale - 0.6) < 0.01)
    #expect(!label.isTextCut)
    label.minimumScaleFactor = 0.8
    #expect(label.textScale == 0.8)
    #expect(label.isTextCut)
  }

  @Test func tightening_avoidsCuttingByATwentieth() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = UILabel()
    label.text = "some words for a label"
    label.frame = CGRect(x: 0, y: 0, width: label.intrinsicContentSize.width * 0.97, height: 20)
    #expect(label.isTextCut)
    label.allowsDefaultTighteningForTruncation = true
    #expect(!label.isTextCut)
  }

  @Test func baselines_followTheFontAndTheHeight() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "a\nb"
    let font = UIFont.systemFont(ofSize: 17)
    let size = label.intrinsicContentSize
    let tight = try #require(label.textBaselines(in: size))
    #expect(abs(tight.first - font.ascender) < 0.001)
    #expect(abs(tight.last - font.ascender - font.lineHeight) < 0.001)
    // In a taller label the text is in the middle.
    let tall = try #require(
      label.textBaselines(in: CGSize(width: size.width, height: size.height + 20))
    )
    #expect(abs(tall.first - tight.first - 10) < 0.001)
    #expect(UIView().textBaselines(in: size) == nil)
    let field = UITextField()
    let inField = try #require(field.textBaselines(in: CGSize(width: 100, height: 34)))
    #expect(abs(inField.first - (17 - font.lineHeight / 2 + font.ascender)) < 0.001)
    let view = UITextView()
    view.font = font
    let inView = try #require(view.textBaselines(in: CGSize(width: 100, height: 34)))
    #expect(abs(inView.first - 8 - font.ascender) < 0.001)
    let button = UIButton(type: .system)
    button.setTitle("x", for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()
    let inButton = try #require(button.textBaselines(in: button.bounds.size))
    #expect(inButton.first > 10 && inButton.first < button.bounds.height)
  }

  @Test func fontOfAStyle_followsTheTextSize_ifTheLabelWantsIt() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let fixed = UILabel()
    fixed.font = .preferredFont(forTextStyle: .body)
    let scaled = UILabel()
    scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 20),
      maximumPointSize: 30
    )
    scaled.adjustsFontForContentSizeCategory = true
    let root = UIViewController()
    for view in [label, fixed, scaled] { root.view.addSubview(view) }
    play.open(root)
    root.view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    play.settle()
    #expect(label.font.pointSize == 40)
    #expect(fixed.font.pointSize == 17)
    #expect(scaled.font.pointSize == 30)
    root.view.traitOverrides.preferredContentSizeCategory = .large
    play.settle()
    #expect(scaled.font.pointSize == 20)
    #expect(label.font.pointSize == 17)
  }

  @Test func subclass_drawsIntoAContext() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = DrawingLabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "x"
    let root = UIViewController()
    root.view.addSubview(label)
    play.open(root)
    #expect(label.rectangles == [CGRect(x: 0, y: 0, width: 50, height: 20)])
    #expect(label.hadContext)
  }
}

private final class DrawingLabel: UILabel {
  var rectangles: [CGRect] = []
  var hadContext = false
  override func drawText(in rect: CGRect) {
    rectangles.append(rect)
    hadContext = UIGraphicsGetCurrentContext() != nil
    super.drawText(in: rect)
  }
}

private final class HundredPoints: TextMeasurer {
  func measure(
    _ text: [UInt16],
    in range: Range<Int>,
    font: UIFont,
    into advances: inout [CGFloat]
  ) {
    for index in range { advances[index] = 100 }
  }
}
