import CoreGraphics
public import Foundation

/// A pane of glass before what lies behind a view.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// The look of a pane.
  public enum Style: Int, Sendable {
    /// Keeps content legible.
    case regular = 0
    /// Shows more of what lies behind.
    case clear = 1
  }

  package let style: Style

  /// Creates a pane.
  public init(style: UIGlassEffect.Style) {
    self.style = style
    super.init()
  }

  /// Creates a regular pane.
  public convenience override init() {
    self.init(style: .regular)
  }

  /// Whether the glass answers to touches.
  open var isInteractive = false

  /// The colour of the glass.
  open var tintColor: UIColor?
}

/// Lets the panes of glass inside a view flow into each other.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// Creates an effect without a distance.
  public override init() {
    super.init()
  }

  /// The distance at which panes begin to flow into each other.
  open var spacing: CGFloat = 0
}
