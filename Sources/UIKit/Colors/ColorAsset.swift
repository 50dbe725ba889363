import CoreGraphics
import Foundation

/// A colour set of an asset catalogue, read from its source form.
struct ColorAsset: Sendable {
  /// What a value of a set is for; `nil` for any.
  private struct Variant: Sendable {
    let isDark: Bool?
    let isContrasting: Bool
    let value: ColorComponents
  }

  private let variants: [Variant]

  /// The value that fits best: the style counts more than the contrast.
  func components(for traits: UITraitCollection) -> ColorComponents {
    let isDark = traits.userInterfaceStyle == .dark
    let isContrasting = traits.accessibilityContrast == .high
    let best = variants.filter { variant in
      (variant.isDark ?? isDark) == isDark && (isContrasting || !variant.isContrasting)
    }.max { score($0) < score($1) }
    return (best ?? variants[0]).value
  }

  private func score(_ variant: Variant) -> Int {
    (variant.isDark == nil ? 0 : 2) + (variant.isContrasting ? 1 : 0)
  }

  /// Looks a set up by name; folders of a catalogue do not count into the name.
  static func find(_ name: String, in bundle: Bundle) -> ColorAsset? {
    guard let folder = AssetCatalogs.folder(named: "\(name).colorset", in: bundle),
      let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return nil }
    let variants = file.colors.compactMap { entry -> Variant? in
      guard let value = entry.color?.components.parsed else { return nil }
      let words = (entry.appearances ?? []).compactMap(\.value)
      let isDark = words.contains("dark") ? true : words.contains("light") ? false : nil
      return Variant(isDark: isDark, isContrasting: words.contains("high"), value: value)
    }
    return variants.isEmpty ? nil : ColorAsset(variants: variants)
  }

  private struct File: Decodable { let colors: [Entry] }

  private struct Entry: Decodable {
    let color: Color?
    let appearances: [Appearance]?
  }

  private struct Appearance: Decodable { let value: String? }

  private struct Color: Decodable { let components: Components }

  private struct Components: Decodable {
    let red: String?
    let green: String?
    let blue: String?
    let white: String?
    let alpha: String?

    var parsed: ColorComponents? {
      let opacity = alpha.flatMap(Self.number) ?? 1
      if let white = white.flatMap(Self.number) {
        return ColorComponents(white: white, alpha: opacity)
      }
      guard let red = red.flatMap(Self.number), let green = green.flatMap(Self.number),
        let blue = blue.flatMap(Self.number)
      else { return nil }
      return ColorComponents(red: red, green: green, blue: blue, alpha: opacity)
    }

    /// A share such as `0.5`, a byte such as `127`, or a hexadecimal byte such as `0x7F`.
    private static func number(_ text: String) -> CGFloat? {
      if text.hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      guard let value = Double(text) else { return nil }
      return text.contains(".") ? CGFloat(value) : CGFloat(value) / 255
    }
  }
}
