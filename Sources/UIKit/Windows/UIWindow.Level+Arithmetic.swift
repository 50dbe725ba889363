public import CoreGraphics

/// Levels are compared and moved as numbers, as in `UIWindow.Level.alert + 1`.
extension UIWindow.Level: Comparable {
  /// Whether one level is below the other.
  public static func < (left: UIWindow.Level, right: UIWindow.Level) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The level that lies higher.
  public static func + (left: UIWindow.Level, right: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: left.rawValue + right)
  }

  /// The level that lies lower.
  public static func - (left: UIWindow.Level, right: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: left.rawValue - right)
  }

  /// Moves a level up.
  public static func += (left: inout UIWindow.Level, right: CGFloat) { left = left + right }

  /// Moves a level down.
  public static func -= (left: inout UIWindow.Level, right: CGFloat) { left = left - right }
}
