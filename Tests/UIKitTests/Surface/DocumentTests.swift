import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Documents as attributed text", .serialized)
struct DocumentTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil
    )
  }

  @Test func html_keepsSimpleStyles() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let text = try read(
      "<html><head><title>no</title></head><body><p>One <b>bold</b> &amp; "
        + "<a href=\"https://example.com\">link</a></p><p style='color:#f00'>Two</p></body></html>"
    )
    #expect(text.string == "One bold & link\nTwo\n")
    func value(_ key: NSAttributedString.Key, _ word: String) -> Any? {
      let place = (text.string as NSString).range(of: word).location
      return text.attribute(key, at: place, effectiveRange: nil)
    }
    let bold = value(.font, "bold") as? UIFont
    #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(value(.link, "link") as? URL == URL(string: "https://example.com"))
    #expect(
      value(.foregroundColor, "Two") as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
  }

  @Test func html_hasListsAndBreaks() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    #expect(try read("a<br/>b").string == "a\u{2028}b")
    #expect(try read("<ol><li>x</li><li>y</li></ol>").string == "\t1.\tx\n\t2.\ty\n")
  }

  @Test func plainText_isReadAndWritten() throws {
    var says: NSDictionary?
    let text = try NSAttributedString(
      data: Data("plain".utf8),
      options: [:],
      documentAttributes: &says
    )
    #expect(text.string == "plain")
    #expect(says?["DocumentType"] as? String == "NSPlainText")
    #expect(try text.data(from: NSRange(location: 0, length: 2)) == Data("pl".utf8))
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xFF, 0xFE, 0x80]), options: [:], documentAttributes: nil)
    }
  }
}
