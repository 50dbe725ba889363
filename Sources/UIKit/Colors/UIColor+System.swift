/// The colours of the system, which follow the interface style and the contrast.
///
/// - Evidence: the table of system colours in Apple's design guidelines (grade A), as it was
///   before June 2025
/// - Differs: iOS 26 has slightly other values for apps that were built with its tools.
extension UIColor {
  private static func make(_ name: String, _ color: SystemColor) -> UIColor {
    UIColor(.system(name: name, color))
  }

  /// The system's red.
  public static let systemRed = make(
    "systemRedColor",
    SystemColor(0xFF3B30, 0xFF453A, contrast: (0xD70015, 0xFF6961))
  )
  /// The system's green.
  public static let systemGreen = make(
    "systemGreenColor",
    SystemColor(0x34C759, 0x30D158, contrast: (0x248A3D, 0x30DB5B))
  )
  /// The system's blue.
  public static let systemBlue = make(
    "systemBlueColor",
    SystemColor(0x007AFF, 0x0A84FF, contrast: (0x0040DD, 0x409CFF))
  )
  /// The system's orange.
  public static let systemOrange = make(
    "systemOrangeColor",
    SystemColor(0xFF9500, 0xFF9F0A, contrast: (0xC93400, 0xFFB340))
  )
  /// The system's yellow.
  public static let systemYellow = make(
    "systemYellowColor",
    SystemColor(0xFFCC00, 0xFFD60A, contrast: (0xB25000, 0xFFD426))
  )
  /// The system's pink.
  public static let systemPink = make(
    "systemPinkColor",
    SystemColor(0xFF2D55, 0xFF375F, contrast: (0xD30F45, 0xFF6482))
  )
  /// The system's purple.
  public static let systemPurple = make(
    "systemPurpleColor",
    SystemColor(0xAF52DE, 0xBF5AF2, contrast: (0x8944AB, 0xDA8FFF))
  )
  /// The system's teal.
  public static let systemTeal = make(
    "systemTealColor",
    SystemColor(0x30B0C7, 0x40C8E0, contrast: (0x008299, 0x5DE6FF))
  )
  /// The system's indigo.
  public static let systemIndigo = make(
    "systemIndigoColor",
    SystemColor(0x5856D6, 0x5E5CE6, contrast: (0x3634A3, 0x7D7AFF))
  )
  /// The system's brown.
  public static let systemBrown = make(
    "systemBrownColor",
    SystemColor(0xA2845E, 0xAC8E68, contrast: (0x7F6545, 0xB59469))
  )
  /// The system's mint.
  public static let systemMint = make(
    "systemMintColor",
    SystemColor(0x00C7BE, 0x63E6E2, contrast: (0x0C817B, 0x66D4CF))
  )
  /// The system's cyan.
  public static let systemCyan = make(
    "systemCyanColor",
    SystemColor(0x32ADE6, 0x64D2FF, contrast: (0x0071A4, 0x70D7FF))
  )
  /// The system's gray.
  public static let systemGray = make(
    "systemGrayColor",
    SystemColor(0x8E8E93, 0x8E8E93, contrast: (0x6C6C70, 0xAEAEB2))
  )
  /// The system's gray2.
  public static let systemGray2 = make(
    "systemGray2Color",
    SystemColor(0xAEAEB2, 0x636366, contrast: (0x8E8E93, 0x7C7C80))
  )
  /// The system's gray3.
  public static let systemGray3 = make(
    "systemGray3Color",
    SystemColor(0xC7C7CC, 0x48484A, contrast: (0xAEAEB2, 0x545456))
  )
  /// The system's gray4.
  public static let systemGray4 = make(
    "systemGray4Color",
    SystemColor(0xD1D1D6, 0x3A3A3C, contrast: (0xBCBCC0, 0x444446))
  )
  /// The system's gray5.
  public static let systemGray5 = make(
    "systemGray5Color",
    SystemColor(0xE5E5EA, 0x2C2C2E, contrast: (0xD8D8DC, 0x363638))
  )
  /// The system's gray6.
  public static let systemGray6 = make(
    "systemGray6Color",
    SystemColor(0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))
  )
}
