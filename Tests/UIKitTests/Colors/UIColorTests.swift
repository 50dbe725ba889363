import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Colours", .serialized)
struct UIColorTests {
  @Test func description_ofPlainColours_namesSpaceAndValues() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.black.description == "UIExtendedGrayColorSpace 0 1")
    #expect(
      UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.1).description
        == "UIExtendedSRGBColorSpace 0.5 0.25 1 0.1"
    )
  }

  @Test func equality_comparesSpaceAndValues() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
  }

  @Test func components_ofGrey_areReadAsRed() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    var red: CGFloat = 0
    var alpha: CGFloat = 0
    #expect(UIColor(white: 0.4, alpha: 0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 0.4 && alpha == 0.5)
  }

  @Test func hue_roundTrips() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 0.6) < 0.0001)
    #expect(abs(saturation - 0.5) < 0.0001)
    #expect(abs(brightness - 0.8) < 0.0001)
  }

  @Test func systemColour_followsStyleAndLevel() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      UIColor.systemBackground.resolvedColor(with: light)
        == UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    )
    #expect(
      UIColor.systemBackground.resolvedColor(with: dark)
        == UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    )
  }

  /// The table of the design guidelines (A).
  @Test(
    arguments: [
      (UIColor.systemRed, 0xD70015, 0xFF6961), (.systemBlue, 0x0040DD, 0x409CFF),
      (.systemGray, 0x6C6C70, 0xAEAEB2), (.systemGray6, 0xEBEBF0, 0x242426),
    ] as [(UIColor, Int, Int)]
  )
  func systemColour_followsTheContrast(color: UIColor, light: Int, dark: Int) {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let value = { (style: UIUserInterfaceStyle) -> Int in
      let traits = UITraitCollection { $0.userInterfaceStyle = style }
        .modifyingTraits { $0.accessibilityContrast = .high }
      var (red, green, blue) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
      return [red, green, blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
    }
    #expect(value(.light) == light)
    #expect(value(.dark) == dark)
  }

  @Test func asset_hasVariantsForStyleAndContrast() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-colours-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Ink.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let color = { (white: String) in
      #""color": {"color-space": "gray-gamma-22", "components": {"white": "\#(white)", "alpha": "1"}}"#
    }
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    let json = """
      {"colors": [
        {\(color("0.1"))},
        {"appearances": [\(high)], \(color("0.2"))},
        {"appearances": [\(dark)], \(color("0.3"))},
        {"appearances": [\(dark), \(high)], \(color("0.4"))}
      ]}
      """
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(url: folder))
    let ink = try #require(UIColor(named: "Ink", in: bundle, compatibleWith: nil))
    let white = { (style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) -> CGFloat in
      let traits = UITraitCollection { $0.userInterfaceStyle = style }
        .modifyingTraits { $0.accessibilityContrast = contrast }
      var value: CGFloat = 0
      ink.resolvedColor(with: traits).getWhite(&value, alpha: nil)
      return value
    }
    #expect(white(.light, .normal) == 0.1)
    #expect(white(.light, .high) == 0.2)
    #expect(white(.dark, .normal) == 0.3)
    #expect(white(.dark, .high) == 0.4)
  }

  @Test func dynamicColour_keepsItsProviderWithAnotherAlpha() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let faint = color.withAlphaComponent(0.5)
    let dark = faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(white: 1, alpha: 0.5))
  }

  @Test func named_withoutCatalogue_isNil() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    #expect(UIColor(named: "NoSuchColour") == nil)
  }

  @Test func cgColor_roundTrips() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == UIColor.orange)
    let literal = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) as UIColor
    #expect(literal == .red)
  }

  @Test func pattern_hasOneComponent() {
    let color = UIColor(patternImage: UIImage())
    #expect(color.cgColor.numberOfComponents == 1)
    #expect(color.cgColor.components == [1])
    #expect(color.cgColor.colorSpace?.model == .pattern)
  }
}
