import CoreGraphics

/// A colour of the system: a light and a dark form, and a raised dark one for sheets.
struct SystemColor: Hashable, Sendable {
  let light: ColorComponents
  let dark: ColorComponents
  let elevatedDark: ColorComponents

  init(_ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil) {
    self.light = Self.opaque(light, 1)
    self.dark = Self.opaque(dark, 1)
    elevatedDark = Self.opaque(elevated ?? dark, 1)
  }

  init(_ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat) {
    self.light = Self.opaque(light, lightAlpha)
    self.dark = Self.opaque(dark, darkAlpha)
    elevatedDark = self.dark
  }

  func components(for traits: UITraitCollection) -> ColorComponents {
    guard traits.userInterfaceStyle == .dark else { return light }
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
