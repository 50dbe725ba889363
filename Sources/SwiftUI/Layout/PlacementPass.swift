import UIKit

/// One walk over the items that gives everything its place.
///
/// Frames are those of the present container view; a container collects the views that it
/// is to have, backmost first.
@MainActor
final class PlacementPass {
  let host: ViewHost
  private var views: [UIView] = []
  private var container: UIView
  /// The origin of the present container in the hosting view.
  private(set) var origin = CGPoint.zero
  /// The part of the present container that nothing covers.
  var safeArea: CGRect
  /// The present container's bounds.
  private(set) var wholeArea: CGRect
  /// What wants to hear of coming and going, in the order of modifiers, inner ones first.
  private(set) var listeners: [any AppearanceListener] = []
  /// The origins of named spaces in the hosting view.
  private(set) var spaces: [AnyHashable: CGPoint] = [:]

  init(_ host: ViewHost, _ container: UIView, safeArea: CGRect) {
    self.host = host
    self.container = container
    self.safeArea = safeArea
    wholeArea = container.bounds
  }

  /// The reading direction.
  var isRightToLeft: Bool { container.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Shows a view in the present container.
  func show(_ view: UIView, _ frame: CGRect) {
    setFrame(view, rounded(mirrored(frame)))
    views.append(view)
  }

  /// Shows a view that contains others; they are placed in its own coordinates.
  func show(
    container view: UIView,
    _ frame: CGRect,
    bounds origin: CGPoint = .zero,
    _ body: () -> Void
  ) {
    show(view, frame)
    enter(view, origin: view.frame.origin, body)
  }

  /// Collects the views of a container that somebody else places.
  func enter(_ view: UIView, origin: CGPoint, _ body: () -> Void) {
    let outer = (views, container, self.origin, safeArea, wholeArea)
    views = []
    container = view
    self.origin = CGPoint(x: outer.2.x + origin.x, y: outer.2.y + origin.y)
    safeArea = safeArea.offsetBy(dx: -origin.x, dy: -origin.y)
    wholeArea = wholeArea.offsetBy(dx: -origin.x, dy: -origin.y)
    body()
    finish()
    (views, container, self.origin, safeArea, wholeArea) = outer
  }

  func finish() { host.arrange(views, in: container) }

  func hear(_ listener: any AppearanceListener) { listeners.append(listener) }

  /// Names the space of a frame while something inside is placed.
  func name(_ name: AnyHashable, _ frame: CGRect, _ body: () -> Void) {
    let outer = spaces[name]
    spaces[name] = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    body()
    spaces[name] = outer
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    var frame = frame
    frame.origin.x = container.bounds.width - frame.maxX
    return frame
  }

  /// The frame on whole pixels.
  private func rounded(_ frame: CGRect) -> CGRect {
    let scale = max(container.traitCollection.displayScale, 1)
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (round(frame.minX), round(frame.minY))
    return CGRect(
      x: left,
      y: top,
      width: round(frame.maxX) - left,
      height: round(frame.maxY) - top
    )
  }

  private func setFrame(_ view: UIView, _ frame: CGRect) {
    if view.transform.isIdentity, view.bounds.origin == .zero {
      if view.frame != frame { view.frame = frame }
      return
    }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.bounds.size != frame.size {
      view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
    }
    if view.center != center { view.center = center }
  }
}

/// Who hears that an item comes and goes.
@MainActor
protocol AppearanceListener: AnyObject {
  /// Whether it begins work; that waits for everybody else.
  var isTask: Bool { get }
  func appear()
  func disappear()
}
