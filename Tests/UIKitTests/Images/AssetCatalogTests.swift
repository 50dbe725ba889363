import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Catalogues: folders, files and problems", .serialized)
struct AssetCatalogTests {
  private static let one = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#

  private func set(_ path: String, width: Int = 4) -> [String: any FixtureContent] {
    [
      "\(path).imageset/Contents.json": Self.one,
      "\(path).imageset/a.png": CatalogFixture.png(width, 2),
    ]
  }

  private func merged(_ parts: [String: any FixtureContent]...) -> [String: any FixtureContent] {
    parts.reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  // MARK: - Names

  @Test func groups_countIntoNamesOnlyIfTheySaySo() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let namespace = #"{"properties": {"provides-namespace": true}}"#
    let fixture = try CatalogFixture(
      merged(
        set("A.xcassets/Plain/Deep/one"),
        set("A.xcassets/Named/two"),
        set("A.xcassets/Named/Plain/three"),
        set("A.xcassets/Named/More/four"),
        set("A.xcassets/Atlas.spriteatlas/five"),
        [
          "A.xcassets/Named/Contents.json": namespace,
          "A.xcassets/Named/More/Contents.json": namespace,
        ]
      )
    )
    for name in ["one", "Named/two", "Named/three", "Named/More/four", "five"] {
      #expect(fixture.image(name) != nil, "\(name)")
    }
    for name in ["Plain/Deep/one", "two", "three", "four", "More/four", "Atlas/five", "Named", ""] {
      #expect(fixture.image(name) == nil, "\(name)")
    }
    #expect(play.console == [])
  }

  @Test func catalogues_areMergedInTheOrderOfTheirNames() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let fixture = try CatalogFixture(
      merged(
        set("B.xcassets/shared", width: 8),
        set("A.xcassets/shared", width: 6),
        set("B.xcassets/own"),
        set("en.lproj/C.xcassets/local")
      )
    )
    #expect(fixture.image("shared")?.size.width == 6)
    #expect(fixture.image("own") != nil)
    #expect(fixture.image("local") != nil)
    let problems = AssetLibrary.current.problems(in: fixture.bundle)
    #expect(
      problems == [
        AssetProblem(
          place: "B.xcassets/shared.imageset",
          reason: .hidden(by: "A.xcassets/shared.imageset")
        )
      ]
    )
  }

  @Test func setsThatNobodyAsksFor_areLeftAlone() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    var files: [String: any FixtureContent] = [:]
    for ending in AssetFolder.ignoredEndings.sorted() {
      files["A.xcassets/Thing.\(ending)/Contents.json"] = "not JSON"
    }
    files["A.xcassets/Icon.imagestack/Front.imagestacklayer/Content.imageset/Contents.json"] = "{}"
    files["A.xcassets/Odd.thing/Contents.json"] = "{}"
    let fixture = try CatalogFixture(files)
    #expect(fixture.image("Thing") == nil && fixture.image("Content") == nil)
    #expect(
      AssetLibrary.current.problems(in: fixture.bundle) == [
        AssetProblem(place: "A.xcassets/Odd.thing", reason: .unknownKind(ending: "thing"))
      ]
    )
  }

  // MARK: - Problems

  nonisolated private static let broken: [(String, String)] = [
    ("[1, 2", "line 1 should have a comma or a closing bracket"),
    ("{\n \"images\": [\n  {,}\n ]\n}", "line 3 should have a key in quotation marks"),
    ("{\"images\": [],}", "line 1 should have a key in quotation marks"),
    ("", "line 1 should have a value"),
    ("{\"images\": \"no\n", "line 1 should have a closing quotation mark"),
    (String(repeating: "[", count: 9000), "less than 100 levels"),
    ("{\"a\": 1} x", "the end of the file"),
    ("[]", "should have an object"),
    ("{\"images\": 3}", "a list called images"),
    ("{\"info\": {}}", "a list called images"),
  ]

  @Test(arguments: broken)
  func brokenContents_areToldOnce(text: String, words: String) throws {
    let play = Play()
    let fixture = try CatalogFixture(["A.xcassets/x/Bad.imageset/Contents.json": text])
    #expect(fixture.image("Bad") == nil)
    #expect(fixture.image("Bad") == nil)
    #expect(play.console.count == 1)
    let line = try #require(play.console.first)
    #expect(line.hasPrefix("Asset catalogue: A.xcassets/x/Bad.imageset: "))
    #expect(line.contains(words), "\(line)")
  }

  @Test func missingContents_isToldWithWhatToDo() throws {
    let play = Play()
    let fixture = try CatalogFixture(["A.xcassets/Bare.colorset/readme": "x"])
    #expect(fixture.color("Bare") == nil)
    #expect(
      play.console == [
        "Asset catalogue: A.xcassets/Bare.colorset: the set has no Contents.json, so it holds "
          + "nothing. Add the file, or open the catalogue in Xcode, which writes it."
      ]
    )
  }

  @Test func missingImage_isNilWithoutAWord() throws {
    let play = Play()
    let fixture = try CatalogFixture(set("A.xcassets/here"))
    #expect(fixture.image("there") == nil && fixture.color("there") == nil)
    #expect(NSDataAsset(name: "there", bundle: fixture.bundle) == nil)
    #expect(play.console == [])
  }

  @Test func unknownKeys_areListedWithTheirPlace() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let fixture = try CatalogFixture([
      "A.xcassets/x.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "shape": "round", "resizing": {"glue": 1}}],
       "mood": "good", "properties": {"speed": 3}, "info": {"version": 1, "author": "x"}}
      """
    ])
    let keys = AssetLibrary.current.problems(in: fixture.bundle).map(\.reason)
    #expect(
      keys == [
        .unknownKey("images[0].shape"), .unknownKey("images[0].resizing.glue"),
        .unknownKey("mood"), .unknownKey("properties.speed"),
      ]
    )
  }

  // MARK: - Cost

  @Test func bundle_isListedOncePerApplication() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let fixture = try CatalogFixture(set("A.xcassets/here"))
    #expect(fixture.image("here") != nil)
    try FileManager.default.removeItem(at: fixture.root.appendingPathComponent("A.xcassets"))
    #expect(fixture.image("here") != nil)
    do {
      let other = Play()
      defer { withExtendedLifetime(other) {} }
      #expect(fixture.image("here") == nil)
    }
  }

  @Test func otherThreads_askTheSameLibrary() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let fixture = try CatalogFixture(set("A.xcassets/here"))
    #expect(fixture.image("here") != nil)
    try FileManager.default.removeItem(at: fixture.root.appendingPathComponent("A.xcassets"))
    nonisolated(unsafe) var width: CGFloat?
    let done = DispatchSemaphore(value: 0)
    let bundle = fixture.bundle
    Thread.detachNewThread {
      width = UIImage(named: "here", in: bundle, compatibleWith: nil)?.size.width
      done.signal()
    }
    done.wait()
    #expect(width == 4)
  }

  // MARK: - Loose files

  @Test func looseFiles_areChosenByDeviceAndScale() throws {
    let png = { (width: Int) in CatalogFixture.png(width, 6) as any FixtureContent }
    let files: [String: any FixtureContent] = [
      "logo.png": png(10), "logo@2x.png": png(20), "logo@3x.png": png(30),
      "logo~ipad.png": png(12), "logo@2x~ipad.png": png(24), "logo@3x~iphone.png": png(33),
      "photo.jpg": png(7), "en.lproj/sign.png": png(8), "Base.lproj/base.png": png(9),
      "Folder/deep@2x.png": png(40), "broken.png": "no picture",
    ]
    let fixture = try CatalogFixture(files)
    func pixels(_ name: String, _ device: String) -> CGFloat? {
      let play = Play(device)
      defer { withExtendedLifetime(play) {} }
      return fixture.image(name).map { $0.size.width * $0.scale }
    }
    #expect(pixels("logo", "iPhone 15") == 33)
    #expect(pixels("logo.png", "iPhone 15") == 33)
    #expect(pixels("logo", "iPad Pro (11-inch)") == 24)
    #expect(pixels("logo@2x", "iPhone 15") == 20)
    #expect(pixels("photo", "iPhone 15") == nil)
    #expect(pixels("photo.jpg", "iPhone 15") == 7)
    #expect(pixels("sign", "iPhone 15") == 8)
    #expect(pixels("base", "iPhone 15") == 9)
    #expect(pixels("Folder/deep", "iPhone 15") == 40)
    #expect(pixels("../logo", "iPhone 15") == nil)
    #expect(pixels("broken", "iPhone 15") == nil)
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    #expect(fixture.image("logo@2x")?.scale == 2)
    #expect(fixture.image("Folder/deep")?.size.width == 20)
  }

  // MARK: - Data

  @Test func dataSet_isChosenByDevice() throws {
    let json = """
      {"data": [
        {"idiom": "universal", "filename": "all.txt", "universal-type-identifier": "public.text"},
        {"idiom": "ipad", "filename": "pad.txt"}]}
      """
    let fixture = try CatalogFixture([
      "A.xcassets/Text.dataset/Contents.json": json, "A.xcassets/Text.dataset/all.txt": "all",
      "A.xcassets/Text.dataset/pad.txt": "pad",
    ])
    do {
      let play = Play()
      defer { withExtendedLifetime(play) {} }
      let asset = try #require(NSDataAsset(name: "Text", bundle: fixture.bundle))
      #expect(asset.name == "Text" && asset.typeIdentifier == "public.text")
      #expect(asset.data == Data("all".utf8))
    }
    let play = Play("iPad Pro (11-inch)")
    defer { withExtendedLifetime(play) {} }
    let asset = try #require(NSDataAsset(name: "Text", bundle: fixture.bundle))
    #expect(asset.data == Data("pad".utf8) && asset.typeIdentifier == "public.data")
  }
}
