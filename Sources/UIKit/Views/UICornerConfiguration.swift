import CoreGraphics
public import Foundation

/// The radius of a corner.
///
/// Status: complete · A
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }

  let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// A radius that shares its middle with the corner of the container.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }
}

extension UICornerRadius: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A radius in points.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
  /// A radius in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }
}

/// The shape of the corners of a view.
///
/// - Evidence: Apple's documentation of the type (A)
///
/// Status: partial · A
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case corners([UICornerRadius?])
    case capsule(maximum: CGFloat?)
  }

  let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// Half circles at the short sides.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius))
  }

  /// The same radius at all corners.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(.corners(Array(repeating: radius, count: 4)))
  }

  /// A radius for each corner.
  ///
  /// - Parameters:
  ///   - topLeftRadius: The radius at the top left; `nil` for none.
  ///   - topRightRadius: The radius at the top right; `nil` for none.
  ///   - bottomLeftRadius: The radius at the bottom left; `nil` for none.
  ///   - bottomRightRadius: The radius at the bottom right; `nil` for none.
  /// - Returns: The shape.
  public static func corners(
    topLeftRadius: UICornerRadius?,
    topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
    )
  }

  /// The same radius at all corners.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  /// One radius at the top and one at the bottom.
  public static func uniformEdges(
    topRadius: UICornerRadius,
    bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners([topRadius, topRadius, bottomRadius, bottomRadius]))
  }

  /// One radius at the left and one at the right.
  public static func uniformEdges(
    leftRadius: UICornerRadius,
    rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners([leftRadius, rightRadius, leftRadius, rightRadius]))
  }

  /// The radius of a corner of a view in points, without regard to a container.
  ///
  /// - Parameters:
  ///   - corner: The corner: top left, top right, bottom left or bottom right.
  ///   - size: The size of the view.
  /// - Returns: The radius, at most half of the shorter side.
  func radius(of corner: Int, in size: CGSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    switch shape {
    case .capsule(let maximum): return min(half, maximum ?? half)
    case .corners(let radii):
      switch radii[corner]?.kind {
      case .fixed(let radius): return min(max(radius, 0), half)
      case .concentric(let minimum): return min(minimum ?? 0, half)
      case nil: return 0
      }
    }
  }
}

extension UIView {
  /// The shape of the view's corners; the layer takes the radius when the view is laid out.
  ///
  /// - Differs: a concentric radius is its minimum; the largest of the four is used.
  public var cornerConfiguration: UICornerConfiguration? {
    get { existingAttachment(CornerState.self)?.configuration }
    set {
      attachment(CornerState.self) { CornerState() }.configuration = newValue
      applyCorners()
    }
  }

  private func applyCorners() {
    guard let configuration = cornerConfiguration else {
      layer.cornerRadius = 0
      return
    }
    let size = bounds.size
    layer.cornerRadius = (0..<4).map { configuration.radius(of: $0, in: size) }.max() ?? 0
  }

  /// The radius of a corner, as the configuration and the present size have it.
  ///
  /// - Parameter corner: One corner; the first one for several.
  /// - Returns: The radius in points; that of the layer without a configuration.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let configuration = cornerConfiguration else { return layer.cornerRadius }
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    let index = corners.firstIndex { corner.contains($0) } ?? 0
    return configuration.radius(of: index, in: bounds.size)
  }
}

/// The shape of a view's corners.
@MainActor
private final class CornerState {
  var configuration: UICornerConfiguration?
}
