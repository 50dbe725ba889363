public import Foundation

/// Shows a controller as a sheet with heights to rest at.
///
/// The user drags it between the heights and, below the smallest one, away; a tap beside it
/// dismisses it, too, unless what lies behind is not dimmed and takes the touch itself.
///
/// - Differs: in regular width detents do not count; a sheet does not avoid the keyboard.
/// - Evidence: RULES 3, 9, 17
///
/// Status: partial · A
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  private var pan: SheetPan?
  /// The height under the finger, while the user drags between heights.
  var draggedHeight: CGFloat?

  /// The heights to rest at; the large one by default.
  open var detents: [Detent] = [.large()] {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The name of the height at which the sheet rests; the smallest one for `nil`.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The largest height below which nothing is dimmed; `nil` dims always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether scrolling to the top grows the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet lies at the bottom edge in compact height.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether the width follows the preferred size at the edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether the sheet has the size of a page instead of a form in regular width.
  open var prefersPageSizing = true {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether the handle at the top is shown.
  open var prefersGrabberVisible = false

  /// The radius of the corners.
  open var preferredCornerRadius: CGFloat? {
    didSet { updateCorners() }
  }

  /// The view that the sheet comes from.
  open var sourceView: UIView?

  /// Runs changes of the sheet with an animation.
  open func animateChanges(_ changes: () -> Void) {
    guard let container = containerView else {
      changes()
      return
    }
    container.layoutIfNeeded()
    changes()
    UIView.animate(withDuration: 0.4) { container.layoutIfNeeded() }
  }

  /// Asks for the heights again.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// At the lower edge as high as the detent says, in regular width in the middle.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return geometry(in: bounds).frame
  }

  /// The size of the sheet in a container of another size.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    // A sheet that will fill the screen in a moment has no height of its own any more.
    if let comingTraits, ownAdaptiveStyle(for: comingTraits) == .fullScreen { return parentSize }
    return geometry(in: CGRect(origin: .zero, size: parentSize)).frame.size
  }

  // MARK: - Inside

  func geometry(in bounds: CGRect) -> SheetGeometry {
    SheetGeometry(
      bounds: bounds,
      safeArea: container?.safeAreaInsets ?? .zero,
      traits: traitCollection,
      preferredSize: presentedViewController.preferredContentSize,
      detents: detents,
      selected: selectedDetentIdentifier,
      isForm: style == .formSheet || !prefersPageSizing,
      isWidthPreferred: widthFollowsPreferredContentSizeWhenEdgeAttached
    )
  }

  override func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let isFlat = traits.verticalSizeClass == .compact
    return isFlat && !prefersEdgeAttachedInCompactHeight ? .fullScreen : .none
  }

  /// The content of a form sheet has compact width on tablets, too.
  override var imposedTraits: UITraitCollection? {
    style == .formSheet ? UITraitCollection(horizontalSizeClass: .compact) : nil
  }

  override var hasDimmingView: Bool { true }

  override func containerDidOpen() {
    updateCorners()
    guard let container, pan == nil else { return }
    pan = SheetPan(self, in: container)
  }

  private func updateCorners() {
    guard let radius = preferredCornerRadius, container != nil else { return }
    presentedView?.layer.cornerRadius = radius
  }

  override func layOutPresentedView() {
    container?.dimming?.alpha = isDimmed ? 1 : 0
    guard draggedHeight == nil else { return }
    super.layOutPresentedView()
  }

  /// Whether the screen behind is dimmed at the present height.
  var isDimmed: Bool {
    guard let limit = largestUndimmedDetentIdentifier, let bounds = containerView?.bounds else {
      return true
    }
    let geometry = geometry(in: bounds)
    guard geometry.isAtEdge, let undimmed = geometry.stops.first(where: { $0.identifier == limit })
    else { return true }
    return geometry.restingHeight > undimmed.height
  }

  override func receiver(
    ofTouchOutside point: CGPoint,
    _ event: UIEvent?,
    instead hit: UIView
  ) -> UIView? {
    isDimmed ? container?.dimming ?? hit : nil
  }

  /// The user let go at a height: the sheet rests there, and the delegate hears of a change.
  package func userSelects(_ identifier: Detent.Identifier) {
    guard let bounds = containerView?.bounds else { return }
    let stops = geometry(in: bounds).stops
    guard stops.contains(where: { $0.identifier == identifier }) else { return }
    let old = selectedDetentIdentifier ?? stops.first?.identifier
    animateChanges { selectedDetentIdentifier = identifier }
    guard identifier != old else { return }
    (reachableDelegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// Is told about a sheet's height.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user moved the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

// The method is optional on iOS.
extension UISheetPresentationControllerDelegate {
  /// The answer for those that do not implement it.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    OptionalMessage.send(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier:",
      to: self,
      sheetPresentationController
    ) {}
  }
}
