import CoreGraphics
import Foundation

/// A colour set of an asset catalogue.
struct ColorAsset: Sendable {
  private let variants: [AssetVariant]

  /// Looks a set up by name; nil if there is none, or none of its colours can be read.
  static func find(_ name: String, in bundle: Bundle) -> ColorAsset? {
    let library = AssetLibrary.current
    guard let set = library.set(.color, named: name, in: bundle) else { return nil }
    let variants = set.variants.filter { $0.color != nil }
    guard !variants.isEmpty else { return nil }
    return ColorAsset(variants: variants)
  }

  /// The value that fits best; that of the first variant if none fits.
  func components(for traits: UITraitCollection) -> ColorComponents {
    let wish = AssetWish(traits)
    let fitting = AssetChoice.best(of: variants, for: wish).first
    switch (fitting ?? variants[0]).color {
    case .plain(let value): return value
    case .system(let name):
      let color = SystemColorNames.color(name)?.resolvedColor(with: traits)
      if case .plain(let value)? = color?.storage { return value }
    case nil: break
    }
    return ColorComponents(white: 0, alpha: 0)
  }
}
