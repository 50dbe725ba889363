/// The colours of the system by the names that documents of Xcode write.
package enum SystemColorNames {
  private static let colors: [UIColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .link, .placeholderText,
    .separator, .opaqueSeparator, .systemFill, .secondarySystemFill, .tertiarySystemFill,
    .quaternarySystemFill, .systemBackground, .secondarySystemBackground,
    .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
    .tertiarySystemGroupedBackground, .systemRed, .systemGreen, .systemBlue, .systemOrange,
    .systemYellow, .systemPink, .systemPurple, .systemTeal, .systemIndigo, .systemBrown,
    .systemMint, .systemCyan, .systemGray, .systemGray2, .systemGray3, .systemGray4,
    .systemGray5, .systemGray6, .tintColor, .groupTableViewBackground,
  ]

  private static let fixed: [String: UIColor] = [
    "lightTextColor": .lightText, "darkTextColor": .darkText,
  ]

  private static let byName: [String: UIColor] = {
    var found = fixed
    for color in colors {
      if case .system(let name, _) = color.storage { found[name] = color }
    }
    return found
  }()

  /// The colour of a name such as `systemRedColor`; nil for a name that is none.
  package static func color(_ name: String) -> UIColor? { byName[name] }

  static func contains(_ name: String) -> Bool { byName[name] != nil }
}
