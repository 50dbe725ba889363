/// A set of edges of a rectangle.
///
/// Status: complete · A
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of edges of a rectangle by reading direction.
///
/// Status: complete · A
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A corner of a rectangle by reading direction.
///
/// Status: complete · A
public enum NSRectAlignment: Int, Sendable {
  /// No corner.
  case none
  /// The top edge.
  case top
  /// The corner between top and leading edge.
  case topLeading
  /// The leading edge.
  case leading
  /// The corner between bottom and leading edge.
  case bottomLeading
  /// The bottom edge.
  case bottom
  /// The corner between bottom and trailing edge.
  case bottomTrailing
  /// The trailing edge.
  case trailing
  /// The corner between top and trailing edge.
  case topTrailing
}

/// A set of corners of a rectangle.
///
/// Status: complete · A
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// A set of axes.
///
/// Status: complete · A
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
