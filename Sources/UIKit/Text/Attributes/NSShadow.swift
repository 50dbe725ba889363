import CoreGraphics
public import Foundation

/// The shadow of text.
///
/// Status: complete · A
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let comparable = ComparableHeader()

  /// The place of the shadow relative to the text, in points.
  open var shadowOffset = CGSize.zero

  /// The blur, in points.
  open var shadowBlurRadius: CGFloat = 0

  /// A `UIColor`, black with a third of opacity by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow without blur and offset.
  public override init() {
    super.init()
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether the other shadow has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { shadowBlurRadius.hashValue }
}
