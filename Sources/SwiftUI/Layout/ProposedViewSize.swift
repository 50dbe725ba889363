public import CoreGraphics

/// The size that a container offers a view; `nil` asks for the ideal one.
///
/// Status: complete · A
public struct ProposedViewSize: Equatable, Hashable, Sendable {
  /// The least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The width that is offered.
  public var width: CGFloat?
  /// The height that is offered.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  /// The size with a default for what is not given.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: height.map { max($0 - insets.top - insets.bottom, 0) }
    )
  }
}
