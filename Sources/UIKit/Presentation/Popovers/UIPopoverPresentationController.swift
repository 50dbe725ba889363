public import Foundation

/// Shows a controller in a bubble that points at something.
///
/// In compact width it becomes a sheet unless the delegate says otherwise.
///
/// - Differs: a bar button has no view here; without one of its own a popover points at
///   the upper corner on the button's side.
/// - Evidence: RULES 15, 17
///
/// Status: partial · B
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private lazy var adaptiveSheet = UISheetPresentationController(
    presentedViewController: presentedViewController,
    presenting: presentingViewController
  )
  private var placedDirection = UIPopoverArrowDirection.unknown

  /// The view that the popover points at.
  open var sourceView: UIView? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The part of the view that the popover points at; the whole view if null.
  open var sourceRect = CGRect.null {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The bar button that the popover points at.
  open var barButtonItem: UIBarButtonItem? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The view or bar button that the popover points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
  /// The directions that the arrow may point in.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Views in which touches do not close the popover.
  open var passthroughViews: [UIView]?
  /// The colour of the bubble.
  open var backgroundColor: UIColor?
  /// The least distance to the edges.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether the popover may cover what it points at.
  open var canOverlapSourceViewRect = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The direction in which the arrow points; `.unknown` before the popover is shown.
  open var arrowDirection: UIPopoverArrowDirection { placedDirection }

  /// The sheet that the popover becomes in compact width.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  /// The place of the content, beside what the popover points at.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard containerView != nil else { return .zero }
    let placement = geometry.placement
    placedDirection = placement.direction
    return placement.frame
  }

  // MARK: - Inside

  private var geometry: PopoverGeometry {
    PopoverGeometry(
      bounds: containerView?.bounds ?? .zero,
      safeArea: container?.safeAreaInsets ?? .zero,
      margins: popoverLayoutMargins,
      anchor: anchor,
      wanted: presentedViewController.preferredContentSize,
      permitted: permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect
    )
  }

  /// What the popover points at, in the container.
  private var anchor: CGRect {
    guard let container else { return .zero }
    if let view = sourceView ?? barButtonItem?.customView, view._window != nil {
      let place = sourceRect.isNull || sourceView == nil ? view.bounds : sourceRect
      return view.convert(place, to: container)
    }
    let top = container.safeAreaInsets.top
    return CGRect(x: container.bounds.width - 60, y: top, width: 44, height: 44)
  }

  override func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    guard traits.horizontalSizeClass == .compact else { return .none }
    let isFlat = traits.verticalSizeClass == .compact
    return isFlat && !adaptiveSheet.prefersEdgeAttachedInCompactHeight ? .fullScreen : .pageSheet
  }

  /// The content of a popover has compact width on tablets, too.
  override var imposedTraits: UITraitCollection? {
    UITraitCollection(horizontalSizeClass: .compact)
  }

  override var hasDimmingView: Bool { true }

  override func receiver(
    ofTouchOutside point: CGPoint,
    _ event: UIEvent?,
    instead hit: UIView
  ) -> UIView? {
    for view in passthroughViews ?? [] where view._window === container?._window {
      let place = view.convert(point, from: container)
      if let receiver = view.hitTest(place, with: event) { return receiver }
    }
    return container?.dimming ?? hit
  }

  /// Lets the delegate prepare, and says whether there is something to point at.
  func isPrepared() -> Bool {
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
    return sourceView != nil || barButtonItem != nil
  }

  /// What iOS raises without anything to point at.
  var missingAnchor: UIKitException {
    if let alert = presentedViewController as? UIAlertController {
      return .actionSheetWithoutAnchor(alert, from: source ?? presentingViewController)
    }
    return .popoverWithoutAnchor(self)
  }

  /// Lets the delegate move what the popover points at, before the layout in a new size.
  func askForNewPlace() {
    guard var view = sourceView,
      let delegate = delegate as? any UIPopoverPresentationControllerDelegate
    else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let before = (rect, view)
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if rect != before.0 { sourceRect = rect }
    if view !== before.1 { sourceView = view }
  }
}

/// Something that a popover can point at: a view or a bar button.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
