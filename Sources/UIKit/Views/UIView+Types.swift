public import Foundation

extension UIView {
  /// The value that says that a view has no intrinsic size in a dimension.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size that asks for the smallest fitting one.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The size that asks for the largest fitting one.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Which distances and sizes follow the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content fits the bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretch to the bounds.
    case scaleToFill
    /// Fit inside, keeping the proportions.
    case scaleAspectFit
    /// Fill, keeping the proportions.
    case scaleAspectFill
    /// Draw again on every change of the bounds.
    case redraw
    /// Keep the size, in the middle.
    case center
    /// Keep the size, at the top.
    case top
    /// Keep the size, at the bottom.
    case bottom
    /// Keep the size, at the left.
    case left
    /// Keep the size, at the right.
    case right
    /// Keep the size, at the top left.
    case topLeft
    /// Keep the size, at the top right.
    case topRight
    /// Keep the size, at the bottom left.
    case bottomLeft
    /// Keep the size, at the bottom right.
    case bottomRight
  }

  /// Whether tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic
    /// Undimmed.
    case normal
    /// Dimmed.
    case dimmed
  }
}

/// Whether content is flipped for right-to-left languages.
///
/// Status: complete · A
public enum UISemanticContentAttribute: Int, Sendable {
  /// By the language.
  case unspecified
  /// As a control for playing.
  case playback
  /// As a control for directions in space.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}

/// A behaviour that is attached to a view.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction.
  var view: UIView? { get }
  /// Tells the interaction that its view is about to change.
  func willMove(to view: UIView?)
  /// Tells the interaction that its view changed.
  func didMove(to view: UIView?)
}

extension ViewFlags {
  mutating func set(_ flag: ViewFlags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
