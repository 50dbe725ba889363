/// How much a constraint, or a view's own size, matters; 1000 must hold.
///
/// Status: complete · A
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority from 0 to 1000.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// With which a button resists becoming smaller.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// With which a drag may change the size of a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  /// With which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  /// With which a drag moves a divider without changing the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
  /// With which a label resists becoming larger.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// With which a view is pulled towards the size asked for when it is measured.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

extension UILayoutPriority {
  /// A priority that is higher by a number.
  ///
  /// - Parameters:
  ///   - lhs: The priority.
  ///   - rhs: The number.
  /// - Returns: The higher one.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// A priority that is lower by a number, as in `.required - 1`.
  ///
  /// - Parameters:
  ///   - lhs: The priority.
  ///   - rhs: The number.
  /// - Returns: The lower one.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  /// Makes a priority higher.
  ///
  /// - Parameters:
  ///   - lhs: The priority.
  ///   - rhs: By how much.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }

  /// Makes a priority lower.
  ///
  /// - Parameters:
  ///   - lhs: The priority.
  ///   - rhs: By how much.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
