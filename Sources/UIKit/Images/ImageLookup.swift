import CoreGraphics
import Foundation

/// Finds the file of a named image, in the form that fits the traits best.
enum ImageLookup {
  struct Found {
    let path: String
    let scale: CGFloat
    var isTemplate: Bool?
    /// Whether the image is mirrored where people read from right to left.
    var flips = false
    var caps: UIEdgeInsets?
    var resizing = UIImage.ResizingMode.stretch
    /// How many of the wished traits the entry names.
    var score = 0
  }

  static func find(_ name: String, in bundle: Bundle, _ traits: UITraitCollection) -> Found? {
    catalogImage(name, bundle, traits)
      ?? looseImage(name, bundle, max(traits.displayScale, 1))
  }

  /// Whether a catalogue of the bundle has a symbol of the name.
  static func hasSymbol(_ name: String, in bundle: Bundle) -> Bool {
    AssetCatalogs.folder(named: "\(name).symbolset", in: bundle) != nil
  }

  // MARK: - Catalogues

  private struct File: Decodable {
    let images: [Entry]
    let properties: Properties?
  }

  private struct Entry: Decodable {
    let filename: String?
    let scale: String?
    let idiom: String?
    let appearances: [Appearance]?
    let direction: String?
    let width: String?
    let height: String?
    let resizing: Resizing?

    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances, resizing
      case direction = "language-direction"
      case width = "width-class"
      case height = "height-class"
    }
  }

  private struct Appearance: Decodable {
    let value: String?
  }

  private struct Resizing: Decodable {
    let mode: String?
    let center: Center?
    let capInsets: Insets?
    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }
  }

  private struct Center: Decodable {
    let mode: String?
  }

  private struct Insets: Decodable {
    let top: CGFloat?
    let left: CGFloat?
    let bottom: CGFloat?
    let right: CGFloat?
  }

  private struct Properties: Decodable {
    let intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private static func catalogImage(
    _ name: String,
    _ bundle: Bundle,
    _ traits: UITraitCollection
  ) -> Found? {
    guard let folder = AssetCatalogs.folder(named: "\(name).imageset", in: bundle),
      let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return nil }
    var candidates: [Found] = []
    for entry in file.images {
      guard let filename = entry.filename, let score = score(of: entry, traits) else { continue }
      let scale = number(entry.scale)
      var found = Found(path: folder + "/" + filename, scale: scale, score: score)
      switch file.properties?.intent {
      case "template": found.isTemplate = true
      case "original": found.isTemplate = false
      default: break
      }
      // A picture for the left-to-right world only stands, mirrored, for the other one, too.
      found.flips =
        entry.direction != nil && entry.direction == "left-to-right"
        && !file.images.contains { $0.direction == "right-to-left" }
      if let resizing = entry.resizing {
        let insets = resizing.capInsets
        found.caps = UIEdgeInsets(
          top: (insets?.top ?? 0) / scale,
          left: (insets?.left ?? 0) / scale,
          bottom: (insets?.bottom ?? 0) / scale,
          right: (insets?.right ?? 0) / scale
        )
        found.resizing = resizing.center?.mode == "tile" ? .tile : .stretch
      }
      candidates.append(found)
    }
    let most = candidates.map(\.score).max()
    return best(candidates.filter { $0.score == most }, max(traits.displayScale, 1))
  }

  /// How well an entry fits; nil if one of its conditions is not met.
  private static func score(of entry: Entry, _ traits: UITraitCollection) -> Int? {
    var score = 0
    for word in (entry.appearances ?? []).compactMap(\.value) {
      let isMet =
        switch word {
        case "dark": traits.userInterfaceStyle == .dark
        case "light": traits.userInterfaceStyle != .dark
        case "high": traits.accessibilityContrast == .high
        default: false
        }
      guard isMet else { return nil }
      score += word == "high" ? 8 : 16
    }
    switch entry.idiom {
    case nil, "universal": break
    case "iphone":
      guard traits.userInterfaceIdiom == .phone else { return nil }
      score += 32
    case "ipad":
      guard traits.userInterfaceIdiom == .pad else { return nil }
      score += 32
    default: return nil
    }
    for (word, size) in [
      (entry.width, traits.horizontalSizeClass), (entry.height, traits.verticalSizeClass),
    ] {
      guard let word else { continue }
      guard size == (word == "compact" ? .compact : .regular) else { return nil }
      score += 2
    }
    if let direction = entry.direction {
      let wanted = traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
      if direction == wanted { score += 1 }
    }
    return score
  }

  private static func number(_ scale: String?) -> CGFloat {
    guard let scale, let value = Double(scale.dropLast()) else { return 1 }
    return CGFloat(value)
  }

  // MARK: - Loose files

  private static func looseImage(_ name: String, _ bundle: Bundle, _ scale: CGFloat) -> Found? {
    let text = name as NSString
    let ending = text.pathExtension.lowercased()
    let isKnown = ["png", "jpg", "jpeg", "gif", "webp", "heic", "bmp"].contains(ending)
    let base = isKnown ? text.deletingPathExtension : name
    let endings = isKnown ? [text.pathExtension] : ["png", "jpg", "jpeg"]
    for root in AssetCatalogs.roots(of: bundle) {
      var candidates: [Found] = []
      for ending in endings {
        for (suffix, value) in [("", 1), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] {
          let path = "\(root)/\(base)\(suffix).\(ending)"
          guard FileManager.default.fileExists(atPath: path) else { continue }
          candidates.append(Found(path: path, scale: value))
        }
      }
      if let found = best(candidates, scale) { return found }
    }
    return nil
  }

  /// The image in the screen's scale, else the next larger one, else the largest.
  private static func best(_ candidates: [Found], _ scale: CGFloat) -> Found? {
    let sorted = candidates.sorted { $0.scale < $1.scale }
    return sorted.first { $0.scale >= scale } ?? sorted.last
  }
}
