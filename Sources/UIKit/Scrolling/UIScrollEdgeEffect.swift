import CoreGraphics
import Foundation

/// How the edge of a scroll view looks where content goes below bars; nothing is drawn here.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// How the content fades.
  @preconcurrency @MainActor
  public final class Style: NSObject {
    /// As the system finds best.
    public static let automatic = Style()
    /// With a line.
    public static let hard = Style()
    /// Softly.
    public static let soft = Style()
  }

  /// How the content fades.
  open var style = Style.automatic

  /// Whether there is no effect.
  open var isHidden = false
}

/// The effects of a scroll view.
@MainActor
private final class ScrollEdgeEffects {
  let top = UIScrollEdgeEffect()
  let left = UIScrollEdgeEffect()
  let bottom = UIScrollEdgeEffect()
  let right = UIScrollEdgeEffect()
}

extension UIScrollView {
  private var edgeEffects: ScrollEdgeEffects {
    attachment(ScrollEdgeEffects.self) { ScrollEdgeEffects() }
  }

  /// The effect at the upper edge.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }

  /// The effect at the left edge.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }

  /// The effect at the lower edge.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }

  /// The effect at the right edge.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
}
