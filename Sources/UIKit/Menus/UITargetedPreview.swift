public import CoreGraphics
public import Foundation

/// How the preview of a view looks.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part of the view.
  open var visiblePath: UIBezierPath?

  /// The shape of the shadow.
  open var shadowPath: UIBezierPath?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour behind the view.
  open var backgroundColor: UIColor! = .systemBackground

  /// Creates the usual look.
  public override init() {
    super.init()
  }
}

/// Where the preview of a view is shown.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that contains the preview.
  public let container: UIView

  /// The middle of the preview in the container.
  public let center: CGPoint

  /// The change of shape of the preview.
  public let transform: CGAffineTransform

  /// Creates a place with a change of shape.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a place.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is shown while a menu is open or something is dragged.
///
/// - Differs: previews are not drawn.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView

  /// How the preview looks.
  public let parameters: UIPreviewParameters

  /// Where the preview is.
  public let target: UIPreviewTarget

  /// Creates a preview at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview where the view is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view,
      parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center)
    )
  }

  /// Creates a preview where the view is, with the usual look.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// The preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
