import CoreGraphics
public import Foundation

/// A part of a view in which a pointer looks different.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part.
  public let rect: CGRect

  /// The identity.
  public let identifier: AnyHashable?

  /// Creates a part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// A place that a pointer asks about.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place.
  open var location: CGPoint { .zero }
}

/// What a pointer does to a view.
///
/// Status: complete · A
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// As the system does it.
  case automatic(UITargetedPreview)
  /// Highlights the view.
  case highlight(UITargetedPreview)
  /// Lifts the view.
  case lift(UITargetedPreview)
}

/// The shape of a pointer.
///
/// Status: complete · A
public enum UIPointerShape: Equatable, Sendable {
  /// A rounded rectangle.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical beam.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam.
  case horizontalBeam(length: CGFloat)
}

/// The look of a pointer.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Creates a look with an effect on a view.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    super.init()
  }

  /// Creates a look with a shape.
  public init(shape: UIPointerShape, constrainedAxes: NSLayoutConstraint.Axis? = nil) {
    super.init()
  }
}

/// Decides how a pointer looks above a view.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The part of the view for a place.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look within a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

/// What happens if a delegate does not implement a member.
extension UIPointerInteractionDelegate {
  /// The default part.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// No look of its own.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Changes the pointer above a view; no device here has a pointer.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Decides how the pointer looks.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Whether the pointer changes.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Tells the interaction that its view is about to change.
  open func willMove(to view: UIView?) {}

  /// Tells the interaction that its view changed.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Asks for the look anew.
  open func invalidate() {}
}
