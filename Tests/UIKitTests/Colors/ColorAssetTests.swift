import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Catalogues: colours", .serialized)
struct ColorAssetTests {
  private func fixture(_ color: String) throws -> CatalogFixture {
    try fixture(colors: "{\"idiom\": \"universal\", \"color\": \(color)}")
  }

  private func fixture(colors: String) throws -> CatalogFixture {
    try CatalogFixture([
      "A.xcassets/Ink.colorset/Contents.json": "{\"colors\": [\(colors)]}"
    ])
  }

  private func components(_ color: UIColor, _ traits: UITraitCollection? = nil) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits ?? .current)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func isClose(_ left: [CGFloat], _ right: [CGFloat], _ distance: CGFloat = 0.0005) -> Bool
  {
    zip(left, right).allSatisfy { abs($0 - $1) <= distance }
  }

  nonisolated private static let numbers: [(String, [Double])] = [
    (#""red": "0.5", "green": "0.250", "blue": "1.000", "alpha": "0.75""#, [0.5, 0.25, 1, 0.75]),
    (#""red": "127", "green": "1", "blue": "255", "alpha": "1.000""#, [127 / 255, 1 / 255, 1, 1]),
    (#""red": "0x7F", "green": "0xff", "blue": "0X00", "alpha": "1""#, [127 / 255, 1, 0, 1]),
    (#""red": 0.5, "green": 1, "blue": 0, "alpha": 0.5"#, [0.5, 1, 0, 0.5]),
    (#""red": "0.5", "green": "0.5", "blue": "0.5""#, [0.5, 0.5, 0.5, 1]),
    (#""red": "1.200", "green": "-0.100", "blue": "0.0", "alpha": "1.0""#, [1.2, -0.1, 0, 1]),
  ]

  @Test(arguments: numbers)
  func components_areSharesBytesOrHexadecimal(text: String, expected: [Double]) throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let fixture = try fixture(#"{"color-space": "srgb", "components": {\#(text)}}"#)
    let color = try #require(fixture.color("Ink"))
    #expect(isClose(components(color), expected.map { CGFloat($0) }))
  }

  /// The numbers of P3 in sRGB are those of published converters (grade C).
  nonisolated private static let spaces: [(String, String, [Double])] = [
    ("display-p3", #""red": "1.0", "green": "0.0", "blue": "0.0""#, [1.0930, -0.2267, -0.1501]),
    ("display-p3", #""red": "0.0", "green": "1.0", "blue": "0.0""#, [-0.5116, 1.0183, -0.3107]),
    ("display-p3", #""red": "0.4", "green": "0.4", "blue": "0.4""#, [0.4, 0.4, 0.4]),
    ("extended-srgb", #""red": "2.0", "green": "0.0", "blue": "0.0""#, [2, 0, 0]),
    ("extended-linear-srgb", #""red": "0.5", "green": "0.0", "blue": "1.0""#, [0.7354, 0, 1]),
    ("gray-gamma-22", #""white": "0.250""#, [0.25, 0.25, 0.25]),
    ("extended-gray", #""white": "0.250""#, [0.25, 0.25, 0.25]),
  ]

  @Test(arguments: spaces)
  func spaces_areConverted(space: String, text: String, expected: [Double]) throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let json = #"{"color-space": "\#(space)", "components": {\#(text), "alpha": "1.0"}}"#
    let color = try #require(try fixture(json).color("Ink"))
    #expect(isClose(components(color), expected.map { CGFloat($0) }), "\(components(color))")
    #expect(play.console == [])
  }

  nonisolated private static let references: [(String, UIColor)] = [
    ("labelColor", UIColor.label), ("systemRedColor", .systemRed),
    ("secondarySystemBackgroundColor", .secondarySystemBackground),
    ("systemGray2Color", .systemGray2), ("lightTextColor", .lightText),
  ]

  @Test(arguments: references)
  func reference_isTheColourOfTheSystem(name: String, expected: UIColor) throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let color = try #require(
      try fixture(#"{"platform": "ios", "reference": "\#(name)"}"#).color("Ink")
    )
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(components(color, traits) == components(expected, traits))
    }
  }

  @Test(arguments: [
    #"{"platform": "osx", "reference": "controlAccentColor"}"#,
    #"{"platform": "ios", "reference": "noSuchColor"}"#,
    #"{"color-space": "srgb"}"#, #"{"components": {"red": "x", "green": "0.1", "blue": "0.1"}}"#,
    #"{"components": {"red": "0.1", "green": "0.1"}}"#, #""red""#,
  ])
  func unreadableColour_isNilAndToldOnce(color: String) throws {
    let play = Play()
    let fixture = try fixture(color)
    #expect(fixture.color("Ink") == nil && fixture.color("Ink") == nil)
    #expect(play.console.count == 1)
    #expect(play.console.first?.contains("Ink.colorset: there is no colour") == true)
  }

  @Test func emptySet_isNil() throws {
    let play = Play()
    let fixture = try fixture(colors: #"{"idiom": "universal"}"#)
    #expect(fixture.color("Ink") == nil)
    #expect(play.console == [])
  }

  @Test func colour_followsStyleContrastIdiomAndGamut() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    func entry(_ white: String, _ conditions: String) -> String {
      #"{"color": {"components": {"white": "\#(white)"}}\#(conditions)}"#
    }
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    let fixture = try fixture(
      colors: [
        entry("0.1", #", "idiom": "universal""#), entry("0.2", #", "appearances": [\#(dark)]"#),
        entry("0.3", #", "appearances": [\#(dark), \#(high)]"#),
        entry("0.4", #", "idiom": "ipad""#), entry("0.5", #", "display-gamut": "display-P3""#),
      ].joined(separator: ",")
    )
    let color = try #require(fixture.color("Ink"))
    let phone = UITraitCollection(userInterfaceIdiom: .phone)
    func white(_ change: (inout any UIMutableTraits) -> Void) -> CGFloat {
      components(color, phone.modifyingTraits(change))[0]
    }
    #expect(white { _ in } == 0.1)
    #expect(white { $0.userInterfaceStyle = .dark } == 0.2)
    #expect(
      white {
        $0.userInterfaceStyle = .dark
        $0.accessibilityContrast = .high
      } == 0.3
    )
    #expect(white { $0.accessibilityContrast = .high } == 0.1)
    #expect(white { $0.userInterfaceIdiom = .pad } == 0.4)
    #expect(white { $0.displayGamut = .P3 } == 0.5)
    let plain = UIColor(
      named: "Ink",
      in: fixture.bundle,
      compatibleWith: phone.modifyingTraits { $0.userInterfaceStyle = .dark }
    )
    #expect(plain == UIColor(white: 0.2, alpha: 1))
  }
}
