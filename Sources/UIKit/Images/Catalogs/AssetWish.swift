import CoreGraphics
import Foundation

/// What an app wants of a set: the traits, asked one by one.
///
/// A trait is read only if a variant depends on it, so that an update method depends on no more
/// than that.
struct AssetWish {
  private let traits: UITraitCollection

  init(_ traits: UITraitCollection) {
    self.traits = traits
  }

  /// The kind of device; that of the app if the traits leave it open.
  var idiom: UIUserInterfaceIdiom {
    let own = traits.userInterfaceIdiom
    return own == .unspecified ? UITraitCollection.current.userInterfaceIdiom : own
  }

  /// The pixels per point, at least one; those of the screen if the traits leave them open.
  var scale: CGFloat {
    let own = traits.displayScale
    return max(own > 0 ? own : UITraitCollection.current.displayScale, 1)
  }

  var isDark: Bool { traits.userInterfaceStyle == .dark }
  var hasHighContrast: Bool { traits.accessibilityContrast == .high }
  var isWide: Bool { traits.displayGamut == .P3 }
  var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }
  var width: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  var height: UIUserInterfaceSizeClass { traits.verticalSizeClass }

  /// Whether a language is the one that the user reads first.
  func isPreferred(_ locale: String) -> Bool {
    guard let first = Locale.preferredLanguages.first else { return false }
    return first == locale || first.hasPrefix(locale + "-") || first.hasPrefix(locale + "_")
  }
}

extension AssetConditions.Idiom {
  /// The device that the word stands for; nil for one that no app here runs on.
  var device: UIUserInterfaceIdiom? {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .mac: .mac
    case .tv: .tv
    case .car: .carPlay
    case .vision, .reality: .vision
    case .watch, .appStore, .televisionStore, .watchStore: nil
    }
  }
}

/// The choice among the variants of a set.
///
/// A variant with a condition that is not met is out. Of the others wins the one with the most
/// important condition: device, style, contrast, colours of the display, width, height, language,
/// direction; then the one for the most capable device.
///
/// - Evidence: Asset Catalog Format Reference, which says what each condition means (grade A); the
///   order of importance is inferred (grade D)
enum AssetChoice {
  /// The variants that fit best, in the order of the set; several differ in scale only.
  static func best(of variants: [AssetVariant], for wish: AssetWish) -> [AssetVariant] {
    if variants.allSatisfy({ $0.conditions == AssetConditions() }) { return variants }
    let scores = variants.map { score(of: $0.conditions, wish) }
    guard let most = scores.lazy.compactMap({ $0 }).max() else { return [] }
    return zip(variants, scores).filter { $1 == most }.map(\.0)
  }

  /// The picture in the display's scale, else the next larger one, else the largest.
  ///
  /// A picture for all displays is better than one in another scale.
  static func fitting(_ scale: CGFloat, of variants: [AssetVariant]) -> AssetVariant? {
    let scaled = variants.filter { $0.scale != nil }.sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
    if let exact = scaled.first(where: { CGFloat($0.scale ?? 0) == scale }) { return exact }
    if let free = variants.first(where: { $0.scale == nil }) { return free }
    return scaled.first { CGFloat($0.scale ?? 0) > scale } ?? scaled.last
  }

  /// How well conditions fit, the more the better; nil if one of them is not met.
  static func score(of conditions: AssetConditions, _ wish: AssetWish) -> Int? {
    guard !conditions.isForNone else { return nil }
    var bits = 0
    func weigh(_ isMet: Bool?, _ weight: Int) -> Bool {
      guard let isMet else { return true }
      if isMet { bits |= 1 << weight }
      return isMet
    }
    guard
      weigh(conditions.idiom.map { $0.device == wish.idiom }, 17),
      weigh(conditions.style.map { ($0 == .dark) == wish.isDark }, 16),
      weigh(conditions.hasHighContrast ? wish.hasHighContrast : nil, 15),
      weigh(conditions.width.map { wish.width == $0.sizeClass }, 12),
      weigh(conditions.height.map { wish.height == $0.sizeClass }, 11),
      weigh(conditions.locale.map { wish.isPreferred($0) }, 10)
    else { return nil }
    // A picture in the other colours, or for the other direction, is better than none.
    if let gamut = conditions.gamut {
      if (gamut == .displayP3) == wish.isWide { bits |= 1 << 14 } else { bits -= 1 << 13 }
    }
    if let direction = conditions.direction, (direction == .rightToLeft) == wish.isRightToLeft {
      bits |= 1 << 9
    }
    bits += (conditions.graphics ?? -1) + 1
    return bits + (min(max(conditions.memory ?? 0, 0), 15) << 5)
  }
}

extension AssetConditions.SizeClass {
  fileprivate var sizeClass: UIUserInterfaceSizeClass { self == .compact ? .compact : .regular }
}
