import CoreGraphics
public import Foundation

/// What items are made of, and the speed that they have.
///
/// - Differs: items do not turn when they collide; a charge is kept and has no effect.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  public private(set) var items: [any UIDynamicItem]
  /// The share of the speed that is left after a collision.
  open var elasticity: CGFloat = 0
  /// The share of the sideways speed that a collision takes.
  open var friction: CGFloat = 0
  /// The mass for an area of 100 by 100 points.
  open var density: CGFloat = 1
  /// The share of the speed that is lost each second.
  open var resistance: CGFloat = 0
  /// The share of the turning speed that is lost each second.
  open var angularResistance: CGFloat = 0
  /// The charge.
  open var charge: CGFloat = 0
  /// Whether the items stay where they are.
  open var isAnchored = false
  /// Whether the items may turn.
  open var allowsRotation = true
  private var pending: [(item: any UIDynamicItem, velocity: CGPoint, angular: CGFloat)] = []

  /// Creates a behaviour for items.
  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }

  /// Takes an item out.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Adds to the speed of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pending.append((item, velocity, 0))
    apply()
  }

  /// The speed of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let body = dynamicAnimator?.world.body(of: item) else { return .zero }
    return CGPoint(x: body.velocity.dx, y: body.velocity.dy)
  }

  /// Adds to the turning speed of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    pending.append((item, .zero, velocity))
    apply()
  }

  /// The turning speed of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.world.body(of: item).angularVelocity ?? 0
  }

  override var movedItems: [any UIDynamicItem] { items }

  private func apply() {
    guard let animator = dynamicAnimator else { return }
    for change in pending {
      let body = animator.world.body(of: change.item)
      body.velocity.dx += change.velocity.x
      body.velocity.dy += change.velocity.y
      body.angularVelocity += change.angular
    }
    pending = []
    animator.wake()
  }

  override func describe(_ world: DynamicWorld) {
    apply()
    for item in items {
      let body = world.body(of: item)
      body.elasticity = elasticity
      body.friction = friction
      body.density = density
      body.resistance = resistance
      body.angularResistance = angularResistance
      body.isAnchored = isAnchored
      body.allowsRotation = allowsRotation
    }
  }
}
