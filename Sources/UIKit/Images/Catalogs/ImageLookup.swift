import CoreGraphics
import Foundation

/// Finds the picture of a named image, in the form that fits the traits best.
enum ImageLookup {
  struct Found {
    let picture: BundleAssets.Picture
    let look: UIImage.Look
  }

  static func find(_ name: String, in bundle: Bundle, _ traits: UITraitCollection) -> Found? {
    let wish = AssetWish(traits)
    return catalogImage(name, bundle, wish) ?? looseImage(name, bundle, wish)
  }

  /// Whether a catalogue of the bundle has a symbol of the name.
  static func hasSymbol(_ name: String, in bundle: Bundle) -> Bool {
    AssetLibrary.current.set(.symbol, named: name, in: bundle) != nil
  }

  /// Whether the image looks different under other traits.
  static func varies(_ name: String, in bundle: Bundle) -> Bool {
    guard let set = AssetLibrary.current.set(.image, named: name, in: bundle) else {
      return hasLooseVariants(name, bundle)
    }
    return set.variants.lazy.filter { $0.filename != nil }.count > 1
  }

  // MARK: - Catalogues

  private static func catalogImage(_ name: String, _ bundle: Bundle, _ wish: AssetWish) -> Found? {
    let library = AssetLibrary.current
    guard let set = library.set(.image, named: name, in: bundle) else { return nil }
    var variants = set.variants.filter { $0.filename != nil }
    // A variant whose file is missing is told once; the next best one stands in.
    while true {
      let best = AssetChoice.best(of: variants, for: wish)
      guard let chosen = AssetChoice.fitting(best.count > 1 ? wish.scale : 0, of: best),
        let filename = chosen.filename
      else { return nil }
      if let picture = library.picture(at: set.folder + "/" + filename, in: bundle) {
        if picture.size == nil {
          library.tell([AssetProblem(place: set.place, reason: .unreadableFile(filename))])
        }
        return Found(picture: picture, look: look(of: chosen, in: set, picture, wish))
      }
      library.tell([AssetProblem(place: set.place, reason: .missingFile(filename))])
      variants.removeAll { $0.filename == filename }
    }
  }

  private static func look(
    of variant: AssetVariant,
    in set: AssetSet,
    _ picture: BundleAssets.Picture,
    _ wish: AssetWish
  ) -> UIImage.Look {
    var look = UIImage.Look()
    let size = picture.size ?? .zero
    // What has no pixels is drawn in those of the display.
    look.scale = variant.scale.map { CGFloat($0) } ?? (picture.isVector ? wish.scale : 1)
    let factor = picture.isVector ? look.scale : 1
    look.pixels = CGSize(width: size.width * factor, height: size.height * factor)
    look.orientation = picture.orientation
    switch variant.intent ?? set.intent {
    case .automatic: break
    case .original: look.mode = .alwaysOriginal
    case .template: look.mode = .alwaysTemplate
    }
    // A picture for the left-to-right world only stands, mirrored, for the other one, too.
    look.flips =
      variant.conditions.direction == .leftToRight
      && !set.variants.contains { $0.conditions.direction == .rightToLeft }
    let points = variant.scale.map { CGFloat($0) } ?? 1
    if let slices = variant.slices {
      look.caps = insets(slices.caps, points)
      look.resizing = slices.isTiled ? .tile : .stretch
    }
    if let alignment = variant.alignment { look.alignment = insets(alignment, points) }
    return look
  }

  private static func insets(_ insets: AssetInsets, _ scale: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top / scale,
      left: insets.left / scale,
      bottom: insets.bottom / scale,
      right: insets.right / scale
    )
  }

  // MARK: - Loose files

  /// The name without its ending, and the ending; only PNG files are found without one.
  ///
  /// - Evidence: documentation of `UIImage.init(named:)` (grade A)
  private static func split(_ name: String) -> (stem: String, ending: String) {
    let text = name as NSString
    let endings = [
      "png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "bmp", "pdf", "tiff", "tif",
    ]
    guard endings.contains(text.pathExtension.lowercased()) else { return (name, "png") }
    return (text.deletingPathExtension, text.pathExtension)
  }

  private static func looseImage(_ name: String, _ bundle: Bundle, _ wish: AssetWish) -> Found? {
    let (stem, ending) = split(name)
    let files = AssetLibrary.current.looseFiles(stem, ending, in: bundle)
    guard !files.isEmpty else { return nil }
    let own = files.filter { $0.idiom != nil && $0.idiom == wish.idiom }
    let candidates = own.isEmpty ? files.filter { $0.idiom == nil } : own
    let sorted = candidates.sorted { $0.scale < $1.scale }
    let best = sorted.count > 1 ? sorted.first { CGFloat($0.scale) >= wish.scale } : nil
    guard let file = best ?? sorted.last,
      let picture = AssetLibrary.current.picture(at: file.path, in: bundle),
      let size = picture.size
    else { return nil }
    var look = UIImage.Look()
    look.scale = CGFloat(file.scale)
    let factor = picture.isVector ? look.scale : 1
    look.pixels = CGSize(width: size.width * factor, height: size.height * factor)
    look.orientation = picture.orientation
    return Found(picture: picture, look: look)
  }

  private static func hasLooseVariants(_ name: String, _ bundle: Bundle) -> Bool {
    let (stem, ending) = split(name)
    return AssetLibrary.current.looseFiles(stem, ending, in: bundle).count > 1
  }
}
