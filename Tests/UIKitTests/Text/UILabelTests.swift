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
