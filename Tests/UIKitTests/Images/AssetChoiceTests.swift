import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// One row: what is asked for, and the width of the picture that is expected.
struct ChoiceRow: Sendable, CustomTestStringConvertible {
  let name: String
  var idiom = UIUserInterfaceIdiom.phone
  var scale = 2
  var style = UIUserInterfaceStyle.light
  var contrast = UIAccessibilityContrast.normal
  var gamut = UIDisplayGamut.SRGB
  var width = UIUserInterfaceSizeClass.compact
  var height = UIUserInterfaceSizeClass.regular
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  let expected: Int?

  var traits: UITraitCollection {
    UITraitCollection {
      $0.userInterfaceIdiom = idiom
      $0.displayScale = CGFloat(scale)
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.displayGamut = gamut
      $0.horizontalSizeClass = width
      $0.verticalSizeClass = height
      $0.layoutDirection = direction
    }
  }

  var testDescription: String { "\(name) → \(expected.map(String.init) ?? "nil")" }
}

@MainActor
@Suite("Catalogues: choice by traits", .serialized)
struct AssetChoiceTests {
  /// The pictures are as many pixels wide as their file is called.
  private static let sets: [String: String] = [
    "scales": """
    {"idiom": "universal", "filename": "10.png", "scale": "1x"},
    {"idiom": "universal", "filename": "20.png", "scale": "2x"},
    {"idiom": "universal", "scale": "3x"}
    """,
    "idioms": """
    {"idiom": "universal", "filename": "1.png", "scale": "1x"},
    {"idiom": "iphone", "filename": "2.png", "scale": "1x"},
    {"idiom": "ipad", "filename": "3.png", "scale": "1x"},
    {"idiom": "tv", "filename": "4.png", "scale": "1x"},
    {"idiom": "mac", "filename": "5.png", "scale": "1x"},
    {"idiom": "car", "filename": "6.png", "scale": "1x"},
    {"idiom": "watch", "filename": "7.png", "scale": "1x", "screen-width": "<=145"}
    """,
    "pads": """
    {"idiom": "ipad", "filename": "1.png", "scale": "1x"}
    """,
    "styles": """
    {"idiom": "universal", "filename": "1.png"},
    {"idiom": "universal", "filename": "2.png",
     "appearances": [{"appearance": "luminosity", "value": "dark"}]},
    {"idiom": "universal", "filename": "3.png",
     "appearances": [{"appearance": "luminosity", "value": "dark"},
                     {"appearance": "contrast", "value": "high"}]},
    {"idiom": "universal", "filename": "4.png",
     "appearances": [{"appearance": "luminosity", "value": "light"},
                     {"appearance": "contrast", "value": "high"}]}
    """,
    "classes": """
    {"idiom": "universal", "filename": "1.png"},
    {"idiom": "universal", "filename": "2.png", "width-class": "compact"},
    {"idiom": "universal", "filename": "3.png", "height-class": "compact"},
    {"idiom": "universal", "filename": "4.png", "width-class": "regular",
     "height-class": "regular"}
    """,
    "gamuts": """
    {"idiom": "universal", "filename": "1.png", "display-gamut": "sRGB"},
    {"idiom": "universal", "filename": "2.png", "display-gamut": "display-P3"}
    """,
    "wide": """
    {"idiom": "universal", "filename": "2.png", "display-gamut": "display-P3"}
    """,
    "directions": """
    {"idiom": "universal", "filename": "1.png", "language-direction": "left-to-right"},
    {"idiom": "universal", "filename": "2.png", "language-direction": "right-to-left"}
    """,
    "devices": """
    {"idiom": "universal", "filename": "1.png"},
    {"idiom": "universal", "filename": "2.png", "memory": "2GB"},
    {"idiom": "universal", "filename": "3.png", "memory": "4GB"},
    {"idiom": "universal", "filename": "4.png", "graphics-feature-set": "metal1v2"}
    """,
    "strange": """
    {"idiom": "universal", "filename": "1.png"},
    {"idiom": "toaster", "filename": "2.png"},
    {"idiom": "universal", "filename": "3.png",
     "appearances": [{"appearance": "luminosity", "value": "tinted"}]}
    """,
    "gone": """
    {"idiom": "universal", "filename": "1.png"},
    {"idiom": "iphone", "filename": "none.png"}
    """,
  ]

  nonisolated private static let rows: [ChoiceRow] = [
    ChoiceRow(name: "scales", scale: 1, expected: 10),
    ChoiceRow(name: "scales", scale: 2, expected: 20),
    // The slot for three is empty.
    ChoiceRow(name: "scales", scale: 3, expected: 20),
    ChoiceRow(name: "idioms", idiom: .phone, expected: 2),
    ChoiceRow(name: "idioms", idiom: .pad, expected: 3),
    ChoiceRow(name: "idioms", idiom: .tv, expected: 4),
    ChoiceRow(name: "idioms", idiom: .mac, expected: 5),
    ChoiceRow(name: "idioms", idiom: .carPlay, expected: 6),
    ChoiceRow(name: "idioms", idiom: .vision, expected: 1),
    ChoiceRow(name: "pads", idiom: .pad, expected: 1),
    ChoiceRow(name: "pads", idiom: .phone, expected: nil),
    ChoiceRow(name: "styles", expected: 1),
    ChoiceRow(name: "styles", style: .unspecified, expected: 1),
    ChoiceRow(name: "styles", style: .dark, expected: 2),
    ChoiceRow(name: "styles", style: .dark, contrast: .high, expected: 3),
    ChoiceRow(name: "styles", contrast: .high, expected: 4),
    ChoiceRow(name: "classes", width: .regular, height: .unspecified, expected: 1),
    ChoiceRow(name: "classes", width: .compact, height: .regular, expected: 2),
    ChoiceRow(name: "classes", width: .compact, height: .compact, expected: 2),
    ChoiceRow(name: "classes", width: .regular, height: .compact, expected: 3),
    ChoiceRow(name: "classes", width: .regular, height: .regular, expected: 4),
    ChoiceRow(name: "gamuts", gamut: .SRGB, expected: 1),
    ChoiceRow(name: "gamuts", gamut: .P3, expected: 2),
    ChoiceRow(name: "wide", gamut: .SRGB, expected: 2),
    ChoiceRow(name: "directions", expected: 1),
    ChoiceRow(name: "directions", direction: .rightToLeft, expected: 2),
    ChoiceRow(name: "devices", expected: 3),
    ChoiceRow(name: "strange", style: .dark, expected: 1),
    ChoiceRow(name: "gone", expected: 1),
  ]

  private func fixture(_ names: String...) throws -> CatalogFixture {
    var files: [String: any FixtureContent] = [:]
    for (name, images) in Self.sets where names.contains(name) {
      files["Media.xcassets/\(name).imageset/Contents.json"] = "{\"images\": [\(images)]}"
      for width in [1, 2, 3, 4, 5, 6, 7, 10, 20] where images.contains("\"\(width).png\"") {
        files["Media.xcassets/\(name).imageset/\(width).png"] = CatalogFixture.png(width, 5)
      }
    }
    return try CatalogFixture(files)
  }

  @Test(arguments: rows)
  func image_isThatForTheTraits(row: ChoiceRow) throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let image = try fixture(row.name).image(row.name, row.traits)
    #expect(image.map { Int($0.size.width * $0.scale) } == row.expected)
  }

  @Test func openTraits_areThoseOfTheDevice() throws {
    let play = Play("iPad Pro (11-inch)")
    defer { withExtendedLifetime(play) {} }
    let fixture = try fixture("idioms", "scales")
    #expect(fixture.image("idioms", UITraitCollection(userInterfaceStyle: .dark))?.size.width == 3)
    #expect(fixture.image("scales", UITraitCollection(userInterfaceStyle: .dark))?.scale == 2)
  }

  @Test func missingFile_isToldOnce() throws {
    let play = Play()
    let fixture = try fixture("gone")
    #expect(fixture.image("gone")?.size.width == 1)
    #expect(fixture.image("gone")?.size.width == 1)
    #expect(play.console.count == 1)
    #expect(play.console.first?.contains("gone.imageset") == true)
    #expect(play.console.first?.contains("\"none.png\"") == true)
  }

  @Test func unknownValues_areListed() throws {
    let play = Play()
    let fixture = try fixture("strange")
    #expect(fixture.image("strange") != nil)
    #expect(play.console == [])
    let listed = AssetLibrary.current.problems(in: fixture.bundle).map(\.reason)
    #expect(listed.contains(.unknownValue(key: "images[1].idiom", value: "toaster")))
    #expect(
      listed.contains(.unknownValue(key: "images[2].appearances.luminosity", value: "tinted"))
    )
  }
}
