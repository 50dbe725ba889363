import Testing

@testable import UIKit

/// How far measured texts are from what iOS printed; the table stands in Documentation/Text.md.
@MainActor
@Suite("Text: distance from iOS", .serialized)
struct TextDistanceTests {
  struct Fact: Sendable, CustomStringConvertible {
    let text: String
    let size: CGFloat
    let weight: UIFont.Weight
    /// The printed width, in points.
    let width: CGFloat
    /// The scale to whose pixels iOS rounded it up; zero if it did not.
    let scale: CGFloat
    var family: String?

    init(
      _ text: String,
      _ size: CGFloat,
      _ weight: UIFont.Weight = .regular,
      width: CGFloat,
      scale: CGFloat,
      family: String? = nil
    ) {
      self.text = text
      self.size = size
      self.weight = weight
      self.width = width
      self.scale = scale
      self.family = family
    }

    var font: UIFont {
      family.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size, weight: weight)
    }

    @MainActor var ours: CGFloat {
      let width = text.size(withAttributes: [.font: font]).width
      return scale > 0 ? (width * scale - 0.0001).rounded(.up) / scale : width
    }

    @MainActor var error: CGFloat { ours / width - 1 }

    var description: String { "\(text) \(size)" }
  }

  static let facts: [Fact] = [
    // Layout tests of a stack library, default labels.
    Fact("Label 1", 17, width: 53.667, scale: 3),
    Fact("Label longuer", 17, width: 104, scale: 3),
    Fact("Label a little longuer", 17, width: 154.333, scale: 3),
    Fact("Label very very very much longuer", 17, width: 262.667, scale: 3),
    // Printed view trees of a snapshot library: headline, body, subheadline.
    Fact("What's", 17, .semibold, width: 55.667, scale: 3),
    Fact("the", 17, width: 25, scale: 3),
    Fact("point", 17, width: 39, scale: 3),
    Fact("?", 15, width: 7.667, scale: 3),
    Fact("What's", 16, .semibold, width: 52.667, scale: 3),
    Fact("the", 16, width: 23.667, scale: 3),
    Fact("point", 16, width: 37, scale: 3),
    Fact("?", 14, width: 7.333, scale: 3),
    // Printed view trees: default labels, titles of bars, buttons.
    Fact("Label", 17, width: 42, scale: 2),
    Fact("error", 17, width: 37, scale: 3),
    Fact("CENTER", 17, width: 64.333, scale: 3),
    Fact("Apple ID", 17, width: 66.5, scale: 2),
    Fact("Cancel", 17, width: 53.5, scale: 2),
    Fact("Button", 15, width: 46, scale: 2),
    Fact("ShowChangeLog", 15, width: 116.5, scale: 2),
    Fact("Feedback", 17, .semibold, width: 78.5, scale: 2),
    Fact("Log in", 17, .semibold, width: 47.333, scale: 3),
    Fact("Posts", 17, .semibold, width: 44.667, scale: 3),
    Fact("General", 17, .semibold, width: 62, scale: 3),
    Fact("Settings", 34, .bold, width: 133, scale: 3),
    Fact("Books", 34, .bold, width: 98.333, scale: 3),
    Fact("Downloads", 10, .medium, width: 54.5, scale: 2),
    // Printed accessibility trees: body and footnote.
    Fact("Hello, world!", 17, width: 94.667, scale: 3),
    Fact("Tap me!", 17, width: 60.667, scale: 3),
    Fact("Dismiss keyboard", 17, width: 134.333, scale: 3),
    Fact("Increment", 17, width: 76.667, scale: 3),
    Fact("Count: 0", 17, width: 65.333, scale: 3),
    Fact("Dismiss", 17, width: 59.333, scale: 3),
    Fact("Author: Aldous huxley", 13, width: 132.667, scale: 3),
    Fact("Published on: 1932", 13, width: 115.667, scale: 3),
    Fact("登录", 17, .semibold, width: 34.667, scale: 3),
    Fact("工作圈", 17, width: 52, scale: 3),
    // Exact sizes in tests and notes.
    Fact("This is a test string", 17, width: 144.09326171875, scale: 0),
    Fact("cator", 16, width: 37.4609375, scale: 0),
    Fact("cato", 16, width: 31.6796875, scale: 0),
    Fact("Some text", 20, width: 87.333984375, scale: 0),
    Fact("See all", 14, width: 42.5947265625, scale: 0),
    Fact("A", 14, width: 9.283203125, scale: 0),
    Fact("A", 17, width: 11.06494140625, scale: 0),
    Fact("A", 19, width: 12.3203125, scale: 0),
    Fact("a", 10, width: 5.634765625, scale: 0),
    Fact("a", 14, width: 7.57421875, scale: 0),
    Fact("a", 17, width: 8.98974609375, scale: 0),
    Fact(sentence, 16, width: 681.98, scale: 0),
    Fact(sentence, 16, width: 678.848, scale: 0, family: "HelveticaNeue"),
  ]

  private static let sentence =
    "ComposéUI is a Swift framework for building UI using AppKit and UIKit with declarative syntax."

  @Test func widths_areWithinThreePercentOnAverage() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let errors = Self.facts.map { abs($0.error) }
    let mean = errors.reduce(0, +) / CGFloat(errors.count)
    let worst = errors.max() ?? 0
    #expect(Self.facts.count == 49)
    #expect(mean < 0.0125, "mean \(mean)")
    #expect(worst < 0.05, "worst \(worst)")
    // No systematic error: words too wide and too narrow balance.
    let bias = Self.facts.map(\.error).reduce(0, +) / CGFloat(errors.count)
    #expect(abs(bias) < 0.005, "bias \(bias)")
    guard mean >= 0.0125 || worst >= 0.05 else { return }
    let lines = Self.facts.map { "\($0): \($0.width) \($0.ours) \($0.error)" }
    Issue.record("\(lines.joined(separator: "\n"))")
  }

  @Test(
    arguments: [
      (25, 30), (26, 31.333), (27, 32.333), (28, 33.667), (30, 36), (32, 38.333), (34, 40.667),
      (38, 45.667), (43, 51.333), (48, 57.333), (53, 63.333), (58, 69.333), (17, 20.333),
      (16, 19.333), (15, 18), (14, 17), (13, 15.667), (12, 14.333),
    ] as [(CGFloat, CGFloat)]
  )
  func heightsOfLabels_areThoseOfIOS(size: CGFloat, height: CGFloat) {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "What's the point?"
    #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
  }

  @Test func exactHeights_areThoseOfIOS() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let text = "This is a test string"
    #expect(abs(text.size(withAttributes: body).height - 20.287109375) < 1e-9)
    let broken = text.boundingRect(
      with: CGSize(width: 100, height: 1000),
      options: .usesLineFragmentOrigin,
      attributes: body,
      context: nil
    )
    #expect(abs(broken.height - 40.57421875) < 1e-9)
    let neue: [NSAttributedString.Key: Any] = [
      .font: UIFont(name: "HelveticaNeue", size: 16) as Any
    ]
    #expect(abs(text.size(withAttributes: neue).height - 19.088) < 1e-9)
  }
}
