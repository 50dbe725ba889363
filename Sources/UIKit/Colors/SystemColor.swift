import CoreGraphics

/// A colour of the system: light and dark, raised for sheets, and both with more contrast.
struct SystemColor: Hashable, Sendable {
  let light: ColorComponents
  let dark: ColorComponents
  let elevatedDark: ColorComponents
  let contrastingLight: ColorComponents
  let contrastingDark: ColorComponents?

  init(_ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil) {
    self.light = Self.opaque(light, 1)
    self.dark = Self.opaque(dark, 1)
    elevatedDark = Self.opaque(elevated ?? dark, 1)
    contrastingLight = self.light
    contrastingDark = nil
  }

  /// - Parameters:
  ///   - light: The light form.
  ///   - dark: The dark form, raised or not.
  ///   - contrast: Both forms for users who want more contrast.
  init(_ light: UInt32, _ dark: UInt32, contrast: (light: UInt32, dark: UInt32)) {
    self.light = Self.opaque(light, 1)
    self.dark = Self.opaque(dark, 1)
    elevatedDark = self.dark
    contrastingLight = Self.opaque(contrast.light, 1)
    contrastingDark = Self.opaque(contrast.dark, 1)
  }

  init(_ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat) {
    self.light = Self.opaque(light, lightAlpha)
    self.dark = Self.opaque(dark, darkAlpha)
    elevatedDark = self.dark
    contrastingLight = self.light
    contrastingDark = nil
  }

  func components(for traits: UITraitCollection) -> ColorComponents {
    let isContrasting = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else {
      return isContrasting ? contrastingLight : light
    }
    if isContrasting, let contrastingDark { return contrastingDark }
    return traits.userInterfaceLevel == .elevated ? elevatedDark : dark
  }

  private static func opaque(_ hex: UInt32, _ alpha: CGFloat) -> ColorComponents {
    ColorComponents(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha
    )
  }
}
