import CoreGraphics
import Foundation

/// The finger on a sheet: between the heights it resizes, below the smallest it dismisses.
///
/// A scroll view in the sheet has to give way where the finger starts at its upper edge:
/// downwards always, upwards as long as the sheet can grow and prefers to.
@MainActor
final class SheetPan: NSObject, UIGestureRecognizerDelegate {
  private weak var sheet: UISheetPresentationController?
  private let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  private var drag: SheetDrag?
  private var startHeight: CGFloat = 0
  private var isRefused = false

  init(_ sheet: UISheetPresentationController, in container: UIView) {
    self.sheet = sheet
    super.init()
    recognizer.delegate = self
    recognizer.addHandler { [weak self] in self?.follow() }
    container.addGestureRecognizer(recognizer)
  }

  // MARK: - When the gesture begins

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    guard let view = sheet?.presentedView, let touched = touch.view else { return false }
    return touched.isDescendant(of: view)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, sheet.run == nil, !sheet.isStarting, sheet.sheetDrag == nil,
      sheet.presentedViewController.outgoingPresentation == nil
    else { return false }
    let movement = recognizer.translation(in: sheet.containerView)
    guard abs(movement.y) > abs(movement.x) else { return false }
    let isDown = movement.y > 0
    guard let scroll = scrollViewUnderFinger else { return isDown || canGrow }
    guard scroll.contentOffset.y <= -scroll.adjustedContentInset.top else { return false }
    return isDown || (canGrow && sheet.prefersScrollingExpandsWhenScrolledToEdge)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scroll = otherGestureRecognizer.view as? UIScrollView else { return false }
    return otherGestureRecognizer === scroll.panGestureRecognizer
  }

  private var scrollViewUnderFinger: UIScrollView? {
    var view = recognizer.activeTouches.first?.view
    while let current = view, current !== sheet?.containerView {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled,
        scroll.alwaysBounceVertical || scroll.contentSize.height > scroll.bounds.height
      {
        return scroll
      }
      view = current.superview
    }
    return nil
  }

  private var geometry: SheetGeometry? {
    sheet.flatMap { sheet in sheet.containerView.map { sheet.geometry(in: $0.bounds) } }
  }

  private var canGrow: Bool {
    guard let geometry, geometry.isAtEdge, let largest = geometry.stops.last else { return false }
    return geometry.restingHeight < largest.height
  }

  // MARK: - Following the finger

  private func follow() {
    switch recognizer.state {
    case .began:
      startHeight = sheet?.presentedView?.frame.height ?? 0
      isRefused = false
      move()
    case .changed: move()
    case .ended: letGo(velocity: recognizer.velocity(in: nil).y)
    case .cancelled: letGo(velocity: nil)
    default: break
    }
  }

  private var lowest: CGFloat {
    guard let geometry, geometry.isAtEdge else { return startHeight }
    return min(geometry.stops.first?.height ?? startHeight, startHeight)
  }

  private var height: CGFloat { startHeight - recognizer.translation(in: nil).y }

  private func move() {
    guard let sheet, let geometry else { return }
    if drag == nil, !isRefused, height < lowest {
      resize(to: lowest)
      drag = sheet.presentedViewController.beginSheetDrag()
      isRefused = drag == nil
    }
    if let drag {
      drag.update(max(0, lowest - height) / max(lowest, 1))
    } else if geometry.isAtEdge, let largest = geometry.stops.last?.height {
      resize(to: min(max(height, lowest), max(largest, startHeight)))
    }
  }

  private func resize(to height: CGFloat) {
    guard let sheet, let view = sheet.presentedView, let bounds = sheet.containerView?.bounds,
      geometry?.isAtEdge == true
    else { return }
    sheet.draggedHeight = height
    var frame = view.frame
    frame.origin.y = bounds.height - height
    frame.size.height = height
    view.frame = frame
  }

  private func letGo(velocity: CGFloat?) {
    guard let sheet else { return }
    sheet.draggedHeight = nil
    let goal = height - (velocity ?? 0) * 0.2
    if let drag {
      self.drag = nil
      velocity != nil && goal < lowest / 2 ? drag.finish() : drag.cancel()
      return
    }
    guard velocity != nil, let geometry, geometry.isAtEdge,
      let nearest = geometry.stops.min(by: { abs($0.height - goal) < abs($1.height - goal) })
    else {
      sheet.containerView?.setNeedsLayout()
      return
    }
    sheet.userSelects(nearest.identifier)
    sheet.containerView?.setNeedsLayout()
  }
}
