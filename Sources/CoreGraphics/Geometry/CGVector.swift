public import Foundation

/// A direction with a length in the plane.
///
/// Status: complete · A
public struct CGVector: Codable, Equatable, Hashable, Sendable {
  /// The extent along x.
  public var dx: CGFloat
  /// The extent along y.
  public var dy: CGFloat

  /// The vector without length.
  public static var zero: CGVector { CGVector() }

  /// Creates the vector without length.
  public init() {
    self.init(dx: CGFloat(0), dy: CGFloat(0))
  }

  /// Creates a vector from its extents.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from whole numbers.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from extents in double precision.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
