// Stands in for parts that land shortly; each part goes when its class comes.
import Foundation

extension UIView {
  /// Whether animations run.
  public class var areAnimationsEnabled: Bool { true }
  /// A curve.
  public enum AnimationCurve: Int, Sendable { case easeInOut }
  /// Options.
  public struct AnimationOptions: OptionSet, Sendable {
    /// Bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
