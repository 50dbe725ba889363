import CoreGraphics

/// The colours with fixed components.
///
/// - Differs: they are `final` here; nobody overrides them.
extension UIColor {
  /// Fixed black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Fixed darkGray.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Fixed lightGray.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Fixed white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Fixed gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Fixed red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Fixed green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Fixed blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Fixed cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Fixed yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Fixed magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Fixed orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Fixed purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Fixed brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// No colour: black with an alpha of zero.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Text on dark backgrounds, whatever the traits.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on light backgrounds, whatever the traits.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
