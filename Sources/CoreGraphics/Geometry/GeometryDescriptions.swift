public import Foundation

// What `print`, string interpolation and failed assertions show: the numbers alone, as on iOS.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, such as `(16.0, 59.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height, such as `(393.0, 44.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the size, such as `(0.0, 59.0, 393.0, 44.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
