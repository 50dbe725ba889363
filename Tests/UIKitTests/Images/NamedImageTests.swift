import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Catalogues: images in use", .serialized)
struct NamedImageTests {
  private func moods() throws -> CatalogFixture {
    try CatalogFixture([
      "A.xcassets/Mood.imageset/Contents.json": """
      {"images": [
        {"idiom": "universal", "filename": "day.png", "scale": "2x"},
        {"idiom": "universal", "filename": "night.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """,
      "A.xcassets/Mood.imageset/day.png": CatalogFixture.png(20, 20),
      "A.xcassets/Mood.imageset/night.png": CatalogFixture.png(60, 40),
    ])
  }

  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  // MARK: - Following traits

  @Test func imageAsset_givesTheFormsOfTheCatalogue() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let fixture = try moods()
    let image = try #require(fixture.image("Mood"))
    let asset = try #require(image.imageAsset)
    #expect(image.size.width == 10)
    #expect(asset.image(with: dark).size.width == 30)
    #expect(asset.image(with: light).size.width == 10)
    #expect(asset.image(with: dark).imageAsset === asset)
    let named = fixture.image("Mood", dark)
    #expect(named == asset.image(with: dark) && named != image)
    #expect(image.withConfiguration(dark.imageConfiguration).size.width == 30)
  }

  @Test func imageView_showsTheFormForItsTraits() throws {
    let play = Play()
    let fixture = try moods()
    let view = UIImageView(image: fixture.image("Mood")?.withRenderingMode(.alwaysTemplate))
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    play.open(controller)
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
    controller.overrideUserInterfaceStyle = .dark
    play.settle()
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
    #expect(view.shownImage?.renderingMode == .alwaysTemplate)
    #expect(view.image?.size.width == 10)
    controller.overrideUserInterfaceStyle = .light
    play.settle()
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test func registeredImages_areChosenByTheirTraits() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    func drawn(_ side: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }
    let day = drawn(4)
    do {
      let night = drawn(6)
      day.imageAsset?.register(night, with: dark)
      #expect(day.imageAsset?.image(with: dark) === night)
      #expect(night.imageAsset === day.imageAsset)
    }
    let asset = try #require(day.imageAsset)
    #expect(asset.image(with: light) === day)
    #expect(asset.image(with: dark).size.width == 6)
    let view = UIImageView(image: day)
    view.overrideUserInterfaceStyle = .dark
    view.updateTraitsIfNeeded()
    #expect(view.shownImage?.size.width == 6)
    asset.unregister(with: dark)
    #expect(asset.image(with: dark) === day)
    #expect(UIImageAsset().image(with: dark).size == .zero)
  }

  @Test func imageAsset_doesNotKeepItsImage() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    weak var gone: UIImage?
    do {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      #expect(image.imageAsset?.image(with: dark) === image)
      gone = image
    }
    #expect(gone == nil)
  }

  // MARK: - What a set says about its pictures

  @Test func set_givesModeCapsAlignmentAndDirection() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let fixture = try CatalogFixture([
      "A.xcassets/Bubble.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "b.png", "scale": "2x",
        "language-direction": "left-to-right",
        "alignment-insets": {"top": -10, "left": 2, "bottom": 48, "right": 36},
        "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 6},
                     "capInsets": {"top": 20, "left": 45, "bottom": 26, "right": 6}}}],
       "properties": {"template-rendering-intent": "template"}}
      """,
      "A.xcassets/Bubble.imageset/b.png": CatalogFixture.png(100, 80),
    ])
    let image = try #require(fixture.image("Bubble"))
    #expect(image.size == CGSize(width: 50, height: 40))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.capInsets == UIEdgeInsets(top: 10, left: 22.5, bottom: 13, right: 3))
    #expect(image.resizingMode == .tile)
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: -5, left: 1, bottom: 24, right: 18))
    #expect(image.flipsForRightToLeftLayoutDirection)
    #expect(AssetLibrary.current.problems(in: fixture.bundle) == [])
  }

  nonisolated private static let vectors: [(String, Double, Double)] = [
    ("<svg width=\"24\" height='18px' viewBox='0 0 48 36'/>", 24, 18),
    ("<?xml version='1.0'?><!-- <svg width=\"1\"> --><svg viewBox=\"0 0 48 36\">", 48, 36),
    ("<!DOCTYPE svg [<!ENTITY a \"b>\">]><s:svg width='12pt' viewBox='0,0,4,2'>", 16, 8),
    ("%PDF-1.5\n1 0 obj<</Type/Page /MediaBox [0 0 24.5 18]>>", 24.5, 18),
    ("%PDF-1.3\n<</MediaBox[ -10 -10\n 20 10 ]>>", 30, 20),
  ]

  @Test(arguments: vectors)
  func vector_hasItsStatedSize(text: String, width: Double, height: Double) throws {
    let play = Play("iPhone 15")
    defer { withExtendedLifetime(play) {} }
    let fixture = try CatalogFixture([
      "A.xcassets/V.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "v"}],
       "properties": {"preserves-vector-representation": true}}
      """,
      "A.xcassets/V.imageset/v": text,
    ])
    let image = try #require(fixture.image("V"))
    #expect(abs(image.size.width - width) < 0.001 && abs(image.size.height - height) < 0.001)
    #expect(image.scale == 3)
  }

  @Test func vectorWithoutSize_isToldAndHasNone() throws {
    let play = Play()
    let fixture = try CatalogFixture([
      "A.xcassets/V.imageset/Contents.json": #"{"images": [{"filename": "v.svg"}]}"#,
      "A.xcassets/V.imageset/v.svg": "<svg width='100%'></svg>",
    ])
    #expect(fixture.image("V")?.size == .zero)
    #expect(play.console.count == 1 && play.console[0].contains("the size of \"v.svg\" is unknown"))
  }

  @Test func heic_hasTheLargestStatedSize() {
    func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(content.count + 8)] + Array(kind.utf8) + content
    }
    func extents(_ width: UInt8, _ height: UInt8) -> [UInt8] {
      box("ispe", [0, 0, 0, 0, 0, 0, 0, width, 0, 0, 0, height])
    }
    let properties = box("ipco", extents(64, 64) + extents(200, 100) + extents(20, 10))
    let bytes =
      box("ftyp", Array("heic".utf8) + [0, 0, 0, 0])
      + box("meta", [0, 0, 0, 0] + box("iprp", properties))
    #expect(ImageHeader.size(of: Data(bytes)) == CGSize(width: 200, height: 100))
    for count in 0..<bytes.count {
      _ = ImageHeader.size(of: Data(bytes.prefix(count)))
    }
  }

  @Test func symbol_isBetterThanAPicture() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let fixture = try CatalogFixture([
      "A.xcassets/mark.symbolset/Contents.json": #"{"symbols": [{"filename": "m.svg"}]}"#,
      "A.xcassets/mark.symbolset/m.svg": "<svg/>",
      "A.xcassets/mark.imageset/Contents.json": #"{"images": [{"filename": "m.png"}]}"#,
      "A.xcassets/mark.imageset/m.png": CatalogFixture.png(4, 4),
    ])
    let symbol = try #require(fixture.image("mark"))
    #expect(symbol.isSymbolImage)
    let large = UIImage(
      named: "mark",
      in: fixture.bundle,
      with: UIImage.SymbolConfiguration(pointSize: 50)
    )
    #expect(large.map { $0.size.height > symbol.size.height } == true)
  }

  @Test func resources_areFoundByTheirNames() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let fixture = try moods()
    #expect(UIImage(resource: ImageResource(name: "Mood", bundle: fixture.bundle)).size.width == 10)
    #expect(UIImage(resource: ImageResource(name: "None", bundle: fixture.bundle)).size == .zero)
    #expect(AssetCatalogs.image(named: "Mood", in: fixture.bundle) != nil)
    #expect(AssetCatalogs.image(named: "None", in: fixture.bundle) == nil)
    #expect(AssetCatalogs.color(named: "None", in: fixture.bundle) == nil)
  }
}
