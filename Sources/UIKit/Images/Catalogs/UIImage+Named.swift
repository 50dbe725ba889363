import CoreGraphics
import Foundation

/// Images by name, and the other forms of one.
extension UIImage {
  /// What an image of some name is made of.
  struct Named {
    let source: Source
    let look: Look
  }

  /// Looks an image up; a symbol of the name is better than a picture.
  ///
  /// - Evidence: documentation of `UIImage.init(named:)` (grade A)
  static func find(
    _ name: String,
    in bundle: Bundle,
    _ traits: UITraitCollection?,
    _ symbol: SymbolConfiguration = .unspecified
  ) -> Named? {
    guard !name.isEmpty else { return nil }
    if ImageLookup.hasSymbol(name, in: bundle) {
      return Named(source: .symbol(name, symbol), look: symbolLook(symbol))
    }
    guard let found = ImageLookup.find(name, in: bundle, traits ?? .current) else { return nil }
    var look = found.look
    look.hasVariants = ImageLookup.varies(name, in: bundle)
    return Named(source: .file(found.picture.data, name: name), look: look)
  }

  /// Whether a view shows the image in the form that fits its traits.
  @MainActor
  var followsTraits: Bool { look.hasVariants || (knownAsset?.hasVariants ?? false) }

  /// The form of the image for some traits, with what was changed about this one.
  @MainActor
  func form(for traits: UITraitCollection) -> UIImage {
    guard followsTraits, let found = imageAsset?.image(with: traits), found !== self else {
      return self
    }
    return found.adopting(look)
  }

  /// The image with what was changed about another form of it.
  private func adopting(_ other: Look) -> UIImage {
    guard other.isChanged else { return self }
    return changed {
      $0.mode = other.mode
      $0.tint = other.tint
      $0.caps = other.caps
      $0.resizing = other.resizing
      $0.alignment = other.alignment
      $0.flips = other.flips
      if other.isMirrored { $0.orientation = $0.orientation.mirrored }
      $0.isMirrored = other.isMirrored
    }
  }
}
