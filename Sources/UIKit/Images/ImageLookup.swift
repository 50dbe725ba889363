import CoreGraphics
import Foundation

/// Finds the file of a named image, in the scale that fits best.
enum ImageLookup {
  struct Found {
    let path: String
    let scale: CGFloat
    var isTemplate = false
  }

  static func find(_ name: String, in bundle: Bundle, scale: CGFloat) -> Found? {
    catalogImage(name, bundle, scale) ?? looseImage(name, bundle, scale)
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
  }

  private struct Properties: Decodable {
    let intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private static func catalogImage(_ name: String, _ bundle: Bundle, _ scale: CGFloat) -> Found? {
    guard let folder = AssetCatalogs.folder(named: "\(name).imageset", in: bundle),
      let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return nil }
    var candidates: [Found] = []
    for entry in file.images {
      guard let filename = entry.filename else { continue }
      candidates.append(
        Found(
          path: folder + "/" + filename,
          scale: number(entry.scale),
          isTemplate: file.properties?.intent == "template"
        )
      )
    }
    return best(candidates, scale)
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
