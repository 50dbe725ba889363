/// Colours named by their purpose, which follow the interface style.
extension UIColor {
  private static func make(_ name: String, _ color: SystemColor) -> UIColor {
    UIColor(.system(name: name, color))
  }

  /// Text of primary importance.
  public static let label = make(
    "labelColor",
    SystemColor(0x000000, 1, 0xFFFFFF, 1)
  )
  /// Text of secondary importance.
  public static let secondaryLabel = make(
    "secondaryLabelColor",
    SystemColor(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
  )
  /// Text of tertiary importance.
  public static let tertiaryLabel = make(
    "tertiaryLabelColor",
    SystemColor(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  )
  /// Text of quaternary importance.
  public static let quaternaryLabel = make(
    "quaternaryLabelColor",
    SystemColor(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  )
  /// Links.
  public static let link = make(
    "linkColor",
    SystemColor(0x007AFF, 1, 0x0984FF, 1)
  )
  /// Placeholders of text inputs.
  public static let placeholderText = make(
    "placeholderTextColor",
    SystemColor(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  )
  /// Thin lines that let content through.
  public static let separator = make(
    "separatorColor",
    SystemColor(0x3C3C43, 0.29, 0x545458, 0.6)
  )
  /// Thin lines that hide content.
  public static let opaqueSeparator = make(
    "opaqueSeparatorColor",
    SystemColor(0xC6C6C8, 1, 0x38383A, 1)
  )
  /// Fills of thin and small shapes.
  public static let systemFill = make(
    "systemFillColor",
    SystemColor(0x787880, 0.2, 0x787880, 0.36)
  )
  /// Fills of medium shapes.
  public static let secondarySystemFill = make(
    "secondarySystemFillColor",
    SystemColor(0x787880, 0.16, 0x787880, 0.32)
  )
  /// Fills of large shapes.
  public static let tertiarySystemFill = make(
    "tertiarySystemFillColor",
    SystemColor(0x767680, 0.12, 0x767680, 0.24)
  )
  /// Fills of large and complex areas.
  public static let quaternarySystemFill = make(
    "quaternarySystemFillColor",
    SystemColor(0x747480, 0.08, 0x767680, 0.18)
  )
  /// The main background.
  public static let systemBackground = make(
    "systemBackgroundColor",
    SystemColor(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  )
  /// Content layered on the main background.
  public static let secondarySystemBackground = make(
    "secondarySystemBackgroundColor",
    SystemColor(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  )
  /// Content layered on secondary backgrounds.
  public static let tertiarySystemBackground = make(
    "tertiarySystemBackgroundColor",
    SystemColor(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
  )
  /// The main background of grouped interfaces.
  public static let systemGroupedBackground = make(
    "systemGroupedBackgroundColor",
    SystemColor(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  )
  /// Content on the grouped background.
  public static let secondarySystemGroupedBackground = make(
    "secondarySystemGroupedBackgroundColor",
    SystemColor(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
  )
  /// Content on secondary grouped backgrounds.
  public static let tertiarySystemGroupedBackground = make(
    "tertiarySystemGroupedBackgroundColor",
    SystemColor(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
  )
  /// The tint of the view that draws with it; blue without one.
  ///
  /// - Differs: always the system's blue, as drawing has no view to ask.
  public static let tintColor = make(
    "tintColor",
    SystemColor(0x007AFF, 0x0A84FF, contrast: (0x0040DD, 0x409CFF))
  )
  /// The background of grouped tables in old code.
  public static let groupTableViewBackground = make(
    "groupTableViewBackgroundColor",
    SystemColor(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  )
}
