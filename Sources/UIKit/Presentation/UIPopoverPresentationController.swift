public import Foundation

/// The directions that a popover's arrow may point in.
///
/// Status: complete · A
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt
  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Shows a controller in a bubble that points at something.
///
/// Status: partial · B
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The part of the view that the popover points at.
  open var sourceRect = CGRect.null
  /// The bar button that the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// The directions that the arrow may point in.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Views in which touches do not close the popover.
  open var passthroughViews: [UIView]?
  /// The colour of the bubble.
  open var backgroundColor: UIColor?
  /// The least distance to the edges.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover what it points at.
  open var canOverlapSourceViewRect = false

  /// The direction in which the arrow points.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }

  /// The preferred size, in the middle of the container.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let wanted = presentedViewController.preferredContentSize
    let size = wanted == .zero ? CGSize(width: 375, height: min(667, bounds.height)) : wanted
    return CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Whether something is known that the popover can point at.
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil }
}

/// Who is told about a popover.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// The answer for those that do not implement it.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
