import Testing
import UIKit

/// What apps ask texts for, through public names only.
@MainActor
@Suite("Sizes of texts", .serialized)
struct TextSizeTests {
  @Test func label_growsWithItsText_andWrapsInAWidth() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Label"
    let size = label.intrinsicContentSize
    // iOS prints 42 × 20.5 with two pixels a point and 41.667 × 20.333 with three.
    #expect(abs(size.width - 41.667) < 0.5)
    #expect(abs(size.height - 20.333) < 0.2)
    label.numberOfLines = 0
    label.text = "Label a little longer than one line"
    let wrapped = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(wrapped.width <= 100)
    #expect(wrapped.height > 2 * 20)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == wrapped)
    label.attributedText = NSAttributedString(
      string: "Label",
      attributes: [.font: UIFont.systemFont(ofSize: 34)]
    )
    #expect(label.intrinsicContentSize.height > 40)
  }

  @Test func string_measuresLinesInAWidth() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let text = "Some words in more than one line" as NSString
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let rect = text.boundingRect(
      with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude),
      options: options,
      attributes: [.font: font],
      context: nil
    )
    #expect(rect.width <= 120)
    let lines = rect.height / font.lineHeight
    #expect(abs(lines - lines.rounded()) < 1e-6 && lines >= 2)
    #expect(text.size(withAttributes: [.font: font]).height == font.lineHeight)
  }

  @Test func textView_andLayoutManager_agree() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
    view.font = .systemFont(ofSize: 15)
    view.text = "Some words in more than one line"
    let used = view.layoutManager.usedRect(for: view.textContainer)
    let fitting = view.sizeThatFits(CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude))
    #expect(abs(fitting.height - used.height - 16) < 0.4)
    view.textStorage.append(NSAttributedString(string: " and more"))
    #expect(view.text == "Some words in more than one line and more")
  }

  @Test func fields_andButtons_haveTheirHeights() {
    let field = UITextField()
    field.text = "Text"
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    field.borderStyle = .none
    #expect(field.intrinsicContentSize.height == 22)
  }
}
