/// The directions that a popover's arrow may point in.
///
/// Status: complete · A
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt
  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards: the popover is below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover is on the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover is on the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
