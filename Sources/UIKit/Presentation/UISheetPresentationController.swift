public import Foundation

/// Shows a controller as a sheet with heights to rest at.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height to rest at.
  @MainActor
  public final class Detent: NSObject {
    /// The name of the height.
    public let identifier: Identifier
    private let value: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ value: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.value = value
      super.init()
    }

    /// Half of the screen.
    public class func medium() -> Self {
      unsafeDowncast(Detent(.medium) { $0.maximumDetentValue / 2 }, to: Self.self)
    }

    /// The whole height.
    public class func large() -> Self {
      unsafeDowncast(Detent(.large) { $0.maximumDetentValue }, to: Self.self)
    }

    /// A height of the app's own.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Self {
      let name = identifier ?? Identifier(rawValue: "custom")
      return unsafeDowncast(Detent(name, resolver), to: Self.self)
    }

    /// The height for a sheet, in points.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { value(context) }

    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the name.
      public let rawValue: String
      /// Creates a name from text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name from text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }

  /// The heights to rest at, smallest first; the large one by default.
  open var detents: [Detent] = [.large()] {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The name of the height at which the sheet rests.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The largest height below which nothing is dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether scrolling to the top grows the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet lies at the bottom edge in compact height.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether the width follows the preferred size at the edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// Whether the handle at the top is shown.
  open var prefersGrabberVisible = false

  /// The radius of the corners.
  open var preferredCornerRadius: CGFloat?

  /// The view that the sheet comes from.
  open var sourceView: UIView?

  /// Runs changes with an animation.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Asks for the heights again.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// A sheet: below the top edge, as high as the detent says.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    if presentingViewController.traitCollection.horizontalSizeClass == .regular {
      return formSheetFrame(in: bounds)
    }
    let top = UIApplication.shared.device.safeAreaInsets.top + 10
    let context = DetentContext(
      containerTraitCollection: presentingViewController.traitCollection,
      maximumDetentValue: bounds.height - top - (containerView?.safeAreaInsets.bottom ?? 0)
    )
    let chosen = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    guard let chosen, chosen.identifier != .large,
      let height = chosen.resolvedValue(in: context)
    else {
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
    let full = min(height + (containerView?.safeAreaInsets.bottom ?? 0), bounds.height - top)
    return CGRect(x: 0, y: bounds.height - full, width: bounds.width, height: full)
  }

  private func formSheetFrame(in bounds: CGRect) -> CGRect {
    let wanted = presentedViewController.preferredContentSize
    let isForm = presentedViewController.modalPresentationStyle == .formSheet
    let size =
      wanted != .zero
      ? wanted
      : isForm
        ? CGSize(width: 540, height: 620)
        : CGSize(width: min(bounds.width - 88, 704), height: bounds.height - 88)
    return CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
}

/// What a custom height is computed from.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height.
  var maximumDetentValue: CGFloat { get }
}

/// The values for one sheet.
@MainActor
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}

extension UIViewController {
  /// The sheet that shows, or would show, the controller.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover that shows, or would show, the controller.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let popover = presentation as? UIPopoverPresentationController { return popover }
    guard modalPresentationStyle == .popover || self is UIAlertController else { return nil }
    return preparedPopover()
  }

  /// The presentation of the controller; made on first access, before presenting.
  public var presentationController: UIPresentationController? {
    if let presentation { return presentation }
    if let parent, parent.presentation != nil { return parent.presentation }
    return prepared()
  }

  private func prepared() -> UIPresentationController {
    if let controller = preparedPresentation { return controller }
    let style = PresentationStyle(for: self, from: self)
    let controller = style.makeController(for: self, from: self, source: self)
    preparedPresentation = controller
    return controller
  }

  private func preparedPopover() -> UIPopoverPresentationController {
    if let popover = preparedPopoverController { return popover }
    let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    preparedPopoverController = popover
    return popover
  }
}
