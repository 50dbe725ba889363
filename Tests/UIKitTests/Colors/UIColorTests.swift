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
}
