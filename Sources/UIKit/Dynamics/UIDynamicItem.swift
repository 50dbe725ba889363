public import CoreGraphics
public import Foundation

/// The outline by which items collide.
///
/// Status: complete · A
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle = 0
  /// The ellipse in the bounds.
  case ellipse = 1
  /// A path of the item's own.
  case path = 2
}

/// Something that physics can move: a view, or the attributes of an element of a layout.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the item.
  var center: CGPoint { get set }
  /// The size of the item, at the origin.
  var bounds: CGRect { get }
  /// The rotation of the item.
  var transform: CGAffineTransform { get set }
  /// The outline by which the item collides.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for ``UIDynamicItemCollisionBoundsType/path``.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The answer for items that do not say: the bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    OptionalMessage.send("collisionBoundsType", to: self) { .rectangle }
  }
  /// The answer for items that do not say: the bounds.
  public var collisionBoundingPath: UIBezierPath {
    OptionalMessage.send("collisionBoundingPath", to: self) {
      let bounds = bounds
      return UIBezierPath(
        rect: CGRect(
          x: -bounds.width / 2,
          y: -bounds.height / 2,
          width: bounds.width,
          height: bounds.height
        )
      )
    }
  }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// An item as physics sees it.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  var velocity = CGVector.zero
  var angularVelocity: CGFloat = 0
  var force = CGVector.zero
  // Set anew from the behaviours at each step.
  var density: CGFloat = 1
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var allowsRotation = true
  var isAnchored = false
  var angle: CGFloat
  var center: CGPoint

  init(_ item: any UIDynamicItem) {
    self.item = item
    center = item.center
    angle = atan2(item.transform.b, item.transform.a)
  }

  /// A view of 100 by 100 points has the mass 1, as Apple's unit of force goes by it.
  var mass: CGFloat {
    max(density * item.bounds.width * item.bounds.height / 10_000, 0.000_1)
  }

  var frame: CGRect {
    let size = item.bounds.size
    return CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  var isMoving: Bool {
    !isAnchored && (hypot(velocity.dx, velocity.dy) > 1 || abs(angularVelocity) > 0.01)
  }

  /// Takes over where the app put the item.
  func read() {
    center = item.center
    angle = atan2(item.transform.b, item.transform.a)
  }

  /// Moves for a time, first the speed, then the place.
  func integrate(_ time: CGFloat) {
    guard !isAnchored else {
      velocity = .zero
      angularVelocity = 0
      force = .zero
      return
    }
    velocity.dx += force.dx / mass * time
    velocity.dy += force.dy / mass * time
    force = .zero
    let kept = max(0, 1 - resistance * time)
    velocity.dx *= kept
    velocity.dy *= kept
    angularVelocity *= max(0, 1 - angularResistance * time)
    center.x += velocity.dx * time
    center.y += velocity.dy * time
    if allowsRotation { angle += angularVelocity * time }
  }

  func write() {
    if item.center != center { item.center = center }
    guard angularVelocity != 0, allowsRotation else { return }
    item.transform = CGAffineTransform(rotationAngle: angle)
  }
}
