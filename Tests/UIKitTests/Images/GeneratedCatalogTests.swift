import Clockwork
import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Catalogues made by chance, read a second time by Foundation.
///
/// The second reading knows nothing of the first: it takes the variants as dictionaries, and a
/// variant is right if it is among those that no other one beats by a condition more.
@MainActor
@Suite("Catalogues: a second reading", .serialized)
struct GeneratedCatalogTests {
  private typealias Fields = [String: Any]

  private static let conditions: [(key: String, values: [String])] = [
    ("idiom", ["iphone", "ipad", "tv", "mac", "car"]),
    ("luminosity", ["dark", "light"]),
    ("contrast", ["high"]),
    ("width-class", ["compact", "regular"]),
    ("height-class", ["compact", "regular"]),
  ]

  private func pick(_ count: Int, _ random: inout SeededRandom) -> Int {
    Int.random(in: 0..<count, using: &random)
  }

  /// The variants of a set, each with conditions of its own.
  private func variants(_ random: inout SeededRandom) -> [[String: String]] {
    var made: [[String: String]] = [[:]]
    for _ in 0..<pick(6, &random) {
      var one: [String: String] = [:]
      for (key, values) in Self.conditions where pick(3, &random) == 0 {
        one[key] = values[pick(values.count, &random)]
      }
      if !made.contains(one) { made.append(one) }
    }
    return made
  }

  /// The text of a set; the picture of a variant is as wide as its place in the list says.
  private func json(_ variants: [[String: String]]) throws -> Data {
    let images = variants.enumerated().map { index, conditions -> Fields in
      var fields: Fields = ["filename": "\(index + 1).png", "scale": "1x", "idiom": "universal"]
      var appearances: [[String: String]] = []
      for (key, value) in conditions {
        if key == "luminosity" || key == "contrast" {
          appearances.append(["appearance": key, "value": value])
        } else {
          fields[key] = value
        }
      }
      if !appearances.isEmpty { fields["appearances"] = appearances }
      return fields
    }
    let info: Fields = ["author": "xcode", "version": 1]
    return try JSONSerialization.data(
      withJSONObject: ["images": images, "info": info],
      options: [.prettyPrinted, .sortedKeys]
    )
  }

  /// The conditions of a variant, as the second reading sees them.
  private func read(_ fields: Fields) -> [String: String] {
    var found: [String: String] = [:]
    for (key, _) in Self.conditions { found[key] = fields[key] as? String }
    for appearance in fields["appearances"] as? [[String: String]] ?? [] {
      if let key = appearance["appearance"] { found[key] = appearance["value"] }
    }
    if found["idiom"] == "universal" { found["idiom"] = nil }
    return found
  }

  /// Traits that meet some conditions, and no others.
  private func traits(_ conditions: [String: String]) -> UITraitCollection {
    let idioms: [String: UIUserInterfaceIdiom] = [
      "iphone": .phone, "ipad": .pad, "tv": .tv, "mac": .mac, "car": .carPlay,
    ]
    let classes: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
    return UITraitCollection {
      $0.displayScale = 1
      $0.userInterfaceIdiom = conditions["idiom"].flatMap { idioms[$0] } ?? .vision
      $0.userInterfaceStyle =
        switch conditions["luminosity"] {
        case "dark": .dark
        case "light": .light
        default: .unspecified
        }
      $0.accessibilityContrast = conditions["contrast"] == "high" ? .high : .normal
      $0.horizontalSizeClass = conditions["width-class"].flatMap { classes[$0] } ?? .unspecified
      $0.verticalSizeClass = conditions["height-class"].flatMap { classes[$0] } ?? .unspecified
    }
  }

  private func isMet(_ own: [String: String], by wanted: [String: String]) -> Bool {
    own.allSatisfy { key, value in
      // Without a style the interface is light.
      wanted[key] == value || (key == "luminosity" && value == "light" && wanted[key] == nil)
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func everyVariant_isReachedByTheTraitsItNames(seed: UInt64) throws {
    let play = Play()
    var random = SeededRandom(seed: seed)
    var files: [String: any FixtureContent] = [:]
    for index in 0..<25 {
      let variants = variants(&random)
      let folder = "Made.xcassets/Group\(index % 3)/set\(index).imageset"
      files["\(folder)/Contents.json"] = try json(variants)
      for place in variants.indices {
        files["\(folder)/\(place + 1).png"] = CatalogFixture.png(place + 1, 1)
      }
    }
    let fixture = try CatalogFixture(files)
    var count = 0
    for path in files.keys.sorted() where path.hasSuffix("Contents.json") {
      let data = try Data(contentsOf: fixture.root.appendingPathComponent(path))
      let root = try #require(try JSONSerialization.jsonObject(with: data) as? Fields)
      let entries = try #require(root["images"] as? [Fields]).map(read)
      let name = try #require(path.split(separator: "/").dropLast().last).dropLast(9)
      for (index, wanted) in entries.enumerated() {
        let image = try #require(fixture.image(String(name), traits(wanted)))
        let chosen = try #require(entries.indices.contains(Int(image.size.width) - 1) ? image : nil)
        let found = entries[Int(chosen.size.width) - 1]
        count += 1
        // A light variant stands for no style, too, and then beats the one without.
        let isExact = found == wanted
        let isLight = found["luminosity"] == "light" && wanted["luminosity"] == nil
        #expect(isExact || isLight, "seed \(seed), \(name), variant \(index + 1)")
        #expect(isMet(found, by: wanted), "seed \(seed), \(name), variant \(index + 1)")
      }
    }
    #expect(count > 50)
    #expect(play.console == [])
    #expect(AssetLibrary.current.problems(in: fixture.bundle) == [])
    #expect(AssetLibrary.current.names(of: .image, in: fixture.bundle).count == 25)
  }

  @Test func texts_areReadAsFoundationReadsThem() throws {
    let texts = [
      #"{"a": [1, -2.5, 1e3, true, false, null, "x"], "b": {"c": {}}, "d": []}"#,
      #""\u0041\n\"\\\/\t\r\b\f é 😀 \ud83d\ude00""#, " [ ] ", "0", "\"\"", "\u{FEFF}{\"a\":1}",
    ]
    for text in texts {
      let own = try JSONReader.value(of: Array(text.utf8))
      let other = try JSONSerialization.jsonObject(
        with: Data(text.utf8),
        options: .fragmentsAllowed
      )
      #expect(isSame(own, other), "\(text)")
    }
  }

  private func isSame(_ own: JSONValue, _ other: Any) -> Bool {
    switch own {
    case .null: return other is NSNull
    case .bool(let value): return other as? Bool == value
    case .number(let value): return (other as? NSNumber)?.doubleValue == value
    case .string(let value): return other as? String == value
    case .array(let values):
      guard let others = other as? [Any], others.count == values.count else { return false }
      return zip(values, others).allSatisfy { isSame($0, $1) }
    case .object(let members):
      guard let others = other as? Fields, others.count == members.count else { return false }
      return members.allSatisfy { key, value in others[key].map { isSame(value, $0) } ?? false }
    }
  }

  /// A set in which every key has a value.
  private static let rich = """
    {"images": [{"idiom": "ipad", "scale": "2x", "filename": "a.png", "display-gamut": "sRGB",
      "width-class": "compact", "height-class": "regular", "memory": "4GB", "locale": "en",
      "graphics-feature-set": "metal2v2", "language-direction": "left-to-right",
      "appearances": [{"appearance": "luminosity", "value": "dark"}],
      "alignment-insets": {"top": 1, "left": -2.5, "bottom": 3e2, "right": 4},
      "resizing": {"mode": "9-part", "capInsets": {"top": 1}, "center": {"mode": "tile"}}}],
     "colors": [{"idiom": "universal", "color": {"color-space": "display-p3",
       "components": {"red": "0xFF", "green": "12", "blue": "0.5", "alpha": "1.000"}}},
      {"color": {"platform": "ios", "reference": "labelColor"}}],
     "data": [{"filename": "a", "universal-type-identifier": "public.text"}],
     "properties": {"template-rendering-intent": "template"}, "info": {"version": 1}}
    """

  private func mutated(_ good: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = good
    for _ in 0...pick(3, &random) where !bytes.isEmpty {
      let place = pick(bytes.count, &random)
      switch pick(4, &random) {
      case 0: bytes[place] = UInt8(pick(256, &random))
      case 1: bytes.remove(at: place)
      case 2: bytes[place] = UInt8(ascii: "9")
      default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
      }
    }
    return bytes
  }

  @Test func mutatedTexts_areReadOrRefused() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    var random = SeededRandom(seed: 11)
    var read = 0
    for index in 0..<2000 {
      let bytes = mutated(Array(Self.rich.utf8), &random)
      let own = try? JSONReader.value(of: bytes)
      if own != nil { read += 1 }
      let isValid = (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
      // What Foundation takes is taken here, too.
      #expect(own != nil || !isValid)
      let kind = AssetKind.allCases[index % AssetKind.allCases.count]
      let set = AssetSetReader.read(kind, place: "x", folder: "/none", Data(bytes))
      let wish = AssetWish(.current)
      let best = AssetChoice.best(of: set.variants, for: wish)
      #expect(best.count <= set.variants.count)
      #expect(own != nil || !set.problems.isEmpty)
      for problem in set.problems { #expect(problem.words.hasPrefix("x: ")) }
    }
    #expect(read > 50)
  }

  @Test func mutatedPictures_haveASizeOrNone() {
    var random = SeededRandom(seed: 12)
    let compressed = Data("%PDF-1.5 1 0 obj<</Type/ObjStm>>stream\n".utf8) + Data([0x78, 0x9C])
    let deflated = compressed + Data([0xAB, 0x56, 0x2A, 0x49, 0x2D, 0x2E, 0x51, 0, 0])
    let texts = [
      Data(
        "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a 'b'>]><svg width='2' viewBox='0 0 1 1'>"
          .utf8
      ),
      Data("%PDF-1.4 <</MediaBox [0 0 612 792]>>".utf8), deflated,
    ]
    for _ in 0..<2000 {
      for text in texts {
        let data = Data(mutated([UInt8](text), &random))
        if let size = VectorSize.of(data) { #expect(size.width > 0 && size.height > 0) }
      }
    }
  }

  @Test func compressedDocument_hasItsPageBox() {
    // A part that is stored as it is: no compression, but the same wrapping.
    let text = Array("<</Type/Page/MediaBox [0 0 30 40]>>".utf8)
    let count = UInt16(text.count)
    let low = { (value: UInt16) in [UInt8(value & 255), UInt8(value >> 8)] }
    let stored = [0x78, 0x01, 0x01] + low(count) + low(~count) + text
    for ending in ["\n", "\r\n"] {
      let head = "%PDF-1.5\n1 0 obj <</Type /ObjStm /Filter /FlateDecode>> stream\(ending)"
      let data = Data(head.utf8) + Data(stored)
      #expect(VectorSize.of(data) == CGSize(width: 30, height: 40))
    }
  }
}
