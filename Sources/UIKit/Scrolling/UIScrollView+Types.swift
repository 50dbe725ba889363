public import Foundation

extension UIScrollView {
  /// The look of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Fits any content.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }

  /// How a drag makes the keyboard go.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// When the drag begins.
    case onDrag
    /// Following the finger.
    case interactive
    /// When the drag begins, with its accessory.
    case onDragWithAccessory
    /// Following the finger, with its accessory.
    case interactiveWithAccessory
  }

  /// Whether the index of a table is shown.
  public enum IndexDisplayMode: Int, Sendable {
    /// As needed.
    case automatic
    /// Never.
    case alwaysHidden
  }

  /// Which part of the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; for the content of a controller beside bars always at top and bottom.
    case automatic
    /// At the edges of the axes along which the content scrolls.
    case scrollableAxes
    /// Nothing.
    case never
    /// At all edges.
    case always
  }

  /// How fast the content comes to rest: the share of the speed kept per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed kept per millisecond.
    public var rawValue: CGFloat

    /// Creates a rate from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
