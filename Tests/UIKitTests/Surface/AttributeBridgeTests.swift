import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Swift's attributed text", .serialized)
struct AttributeBridgeTests {
  @Test func attributes_comeAlongBothWays() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    var text = AttributedString("Hello ")
    text.foregroundColor = .red
    text.kern = 2
    var link = AttributedString("here")
    link.font = .boldSystemFont(ofSize: 20)
    link.underlineStyle = .single
    link.link = URL(string: "https://example.com")
    text.append(link)
    let old = NSAttributedString(text)
    #expect(old.string == "Hello here")
    let first = old.attributes(at: 0, effectiveRange: nil)
    #expect(first[.foregroundColor] as? UIColor == .red)
    #expect((first[.kern] as? NSNumber)?.doubleValue == 2)
    let second = old.attributes(at: 6, effectiveRange: nil)
    #expect(second[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect((second[.underlineStyle] as? NSNumber)?.intValue == 1)
    #expect(second[.link] as? URL == URL(string: "https://example.com"))
    let back = try AttributedString(old, including: \.uiKit)
    #expect(back == text)
  }

  @Test func container_isMadeFromNames() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let container = AttributeContainer([.foregroundColor: UIColor.blue, .strokeWidth: 3])
    let text = AttributedString("x", attributes: container)
    #expect(text.foregroundColor == .blue && text.strokeWidth == 3)
    #expect([NSAttributedString.Key: Any](container)[.foregroundColor] as? UIColor == .blue)
    let label = UILabel()
    label.attributedText = NSAttributedString(text)
    #expect(label.text == "x")
  }
}
