/// The colours of the system, which follow the interface style.
extension UIColor {
  private static func make(_ name: String, _ color: SystemColor) -> UIColor {
    UIColor(.system(name: name, color))
  }

  /// The system's red.
  public static let systemRed = make("systemRedColor", SystemColor(0xFF3B30, 0xFF453A))
  /// The system's green.
  public static let systemGreen = make("systemGreenColor", SystemColor(0x34C759, 0x30D158))
  /// The system's blue.
  public static let systemBlue = make("systemBlueColor", SystemColor(0x007AFF, 0x0A84FF))
  /// The system's orange.
  public static let systemOrange = make("systemOrangeColor", SystemColor(0xFF9500, 0xFF9F0A))
  /// The system's yellow.
  public static let systemYellow = make("systemYellowColor", SystemColor(0xFFCC00, 0xFFD60A))
  /// The system's pink.
  public static let systemPink = make("systemPinkColor", SystemColor(0xFF2D55, 0xFF375F))
  /// The system's purple.
  public static let systemPurple = make("systemPurpleColor", SystemColor(0xAF52DE, 0xBF5AF2))
  /// The system's teal.
  public static let systemTeal = make("systemTealColor", SystemColor(0x30B0C7, 0x40C8E0))
  /// The system's indigo.
  public static let systemIndigo = make("systemIndigoColor", SystemColor(0x5856D6, 0x5E5CE6))
  /// The system's brown.
  public static let systemBrown = make("systemBrownColor", SystemColor(0xA2845E, 0xAC8E68))
  /// The system's mint.
  public static let systemMint = make("systemMintColor", SystemColor(0x00C7BE, 0x63E6E2))
  /// The system's cyan.
  public static let systemCyan = make("systemCyanColor", SystemColor(0x32ADE6, 0x64D2FF))
  /// The system's gray.
  public static let systemGray = make("systemGrayColor", SystemColor(0x8E8E93, 0x8E8E93))
  /// The system's gray2.
  public static let systemGray2 = make("systemGray2Color", SystemColor(0xAEAEB2, 0x636366))
  /// The system's gray3.
  public static let systemGray3 = make("systemGray3Color", SystemColor(0xC7C7CC, 0x48484A))
  /// The system's gray4.
  public static let systemGray4 = make("systemGray4Color", SystemColor(0xD1D1D6, 0x3A3A3C))
  /// The system's gray5.
  public static let systemGray5 = make("systemGray5Color", SystemColor(0xE5E5EA, 0x2C2C2E))
  /// The system's gray6.
  public static let systemGray6 = make("systemGray6Color", SystemColor(0xF2F2F7, 0x1C1C1E))
}
