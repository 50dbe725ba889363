import Foundation

/// A frame of reference that knows its place on the turned screen.
@MainActor
class SpaceOnScreen: NSObject, UICoordinateSpace {
  var bounds: CGRect { .zero }

  /// A point on the turned screen.
  func onScreen(_ point: CGPoint) -> CGPoint { point }

  /// A point of the turned screen in this space.
  func fromScreen(_ point: CGPoint) -> CGPoint { point }

  final func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    if let other = space as? SpaceOnScreen { return other.fromScreen(onScreen(point)) }
    if let view = space as? UIView { return view.pointFromScreen(onScreen(point)) }
    return space.convert(point, from: self)
  }

  final func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    if let other = space as? SpaceOnScreen { return fromScreen(other.onScreen(point)) }
    if let view = space as? UIView { return fromScreen(view.pointOnScreen(point)) }
    return point
  }

  final func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    rect.mappingCorners { convert($0, to: space) }
  }

  final func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    rect.mappingCorners { convert($0, from: space) }
  }
}

/// The coordinates of a display, turned or held upright.
@MainActor
final class ScreenSpace: SpaceOnScreen {
  private unowned let device: SimulatedDevice
  private let isFixed: Bool

  init(device: SimulatedDevice, isFixed: Bool) {
    self.device = device
    self.isFixed = isFixed
  }

  override var bounds: CGRect {
    isFixed ? CGRect(origin: .zero, size: device.description.size) : device.bounds
  }

  override func onScreen(_ point: CGPoint) -> CGPoint {
    guard isFixed else { return point }
    let size = device.description.size
    switch device.interfaceOrientation {
    case .landscapeRight: return CGPoint(x: point.y, y: size.width - point.x)
    case .landscapeLeft: return CGPoint(x: size.height - point.y, y: point.x)
    case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
    default: return point
    }
  }

  override func fromScreen(_ point: CGPoint) -> CGPoint {
    guard isFixed else { return point }
    let size = device.description.size
    switch device.interfaceOrientation {
    case .landscapeRight: return CGPoint(x: size.width - point.y, y: point.x)
    case .landscapeLeft: return CGPoint(x: point.y, y: size.height - point.x)
    case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
    default: return point
    }
  }
}

/// The coordinates of a scene: its upper left corner is the origin.
@MainActor
final class SceneSpace: SpaceOnScreen {
  private let area: CGRect

  /// - Parameter area: The place of the scene on the screen, as it is at this moment.
  init(area: CGRect) { self.area = area }

  override var bounds: CGRect { CGRect(origin: .zero, size: area.size) }

  override func onScreen(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + area.minX, y: point.y + area.minY)
  }

  override func fromScreen(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - area.minX, y: point.y - area.minY)
  }
}

extension UIView {
  /// A point of the view on the turned screen, through the topmost superview and its scene.
  func pointOnScreen(_ point: CGPoint) -> CGPoint {
    let root = topOfTree
    let inRoot = convert(point, to: Optional(root))
    let origin = root.originOnScreen
    return CGPoint(
      x: inRoot.x + origin.x - root.bounds.minX,
      y: inRoot.y + origin.y - root.bounds.minY
    )
  }

  /// A point of the turned screen in the view, through the topmost superview and its scene.
  func pointFromScreen(_ point: CGPoint) -> CGPoint {
    let root = topOfTree
    let origin = root.originOnScreen
    let inRoot = CGPoint(
      x: point.x - origin.x + root.bounds.minX,
      y: point.y - origin.y + root.bounds.minY
    )
    return convert(inRoot, from: Optional(root))
  }

  private var originOnScreen: CGPoint {
    let place = frame.origin
    guard let scene = (self as? UIWindow)?.windowScene else { return place }
    let origin = scene.area.origin
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }

  private var topOfTree: UIView {
    var root: UIView = self
    while let superview = root.superview { root = superview }
    return root
  }
}
