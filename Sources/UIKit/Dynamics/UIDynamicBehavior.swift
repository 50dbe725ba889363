public import CoreGraphics
public import Foundation

/// A rule of movement for some items; may consist of others.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The rules that this one consists of.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step of the animator.
  open var action: (() -> Void)?
  /// The animator that moves the items.
  public internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Creates a rule that moves nothing by itself.
  public override init() { super.init() }

  /// Adds a part.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator { dynamicAnimator.attach(behavior) }
  }

  /// Takes a part away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    if let dynamicAnimator { dynamicAnimator.detach(behavior) }
  }

  /// Called before the rule joins an animator, or leaves it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that this rule itself moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Sets what bodies are like, before any force acts.
  func describe(_ world: DynamicWorld) {}

  /// Lets forces act, before the bodies move.
  func push(_ world: DynamicWorld, _ time: CGFloat) {}

  /// Corrects places and speeds, after the bodies moved.
  func correct(_ world: DynamicWorld, _ time: CGFloat) {}

  /// The rule with all its parts.
  var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }
}

/// The bodies that an animator moves.
@MainActor
final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  weak var animator: UIDynamicAnimator?

  func body(of item: any UIDynamicItem) -> DynamicBody {
    if let known = bodies.first(where: { $0.item === item }) { return known }
    let made = DynamicBody(item)
    bodies.append(made)
    return made
  }

  func keep(_ items: [any UIDynamicItem]) {
    bodies.removeAll { body in !items.contains { $0 === body.item } }
    for item in items { _ = body(of: item) }
  }
}

/// Gravity: the same acceleration for all items.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The items.
  public private(set) var items: [any UIDynamicItem]
  /// The acceleration; 1 stands for 1000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1)

  /// Creates downward gravity for items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Takes an item out.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// The direction in radians; a quarter of a circle is downwards.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func push(_ world: DynamicWorld, _ time: CGFloat) {
    for item in items {
      let body = world.body(of: item)
      body.force.dx += gravityDirection.dx * 1000 * body.mass
      body.force.dy += gravityDirection.dy * 1000 * body.mass
    }
  }
}

/// A push, once or all the time.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  ///
  /// Status: complete · A
  public enum Mode: Int, Sendable {
    /// As long as the behaviour is active.
    case continuous = 0
    /// Once; the behaviour is inactive afterwards.
    case instantaneous = 1
  }

  /// The items.
  public private(set) var items: [any UIDynamicItem]
  /// How long a push lasts.
  public let mode: Mode
  /// Whether the push acts.
  open var active = true { didSet { if active { dynamicAnimator?.wake() } } }
  /// The force; 1 accelerates a view of 100 by 100 points by 100 points per second squared.
  open var pushDirection = CGVector.zero { didSet { dynamicAnimator?.wake() } }

  /// Creates a push of no strength.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Takes an item out.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// The direction in radians.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func push(_ world: DynamicWorld, _ time: CGFloat) {
    guard active else { return }
    for item in items {
      let body = world.body(of: item)
      if mode == .continuous {
        body.force.dx += pushDirection.dx * 100
        body.force.dy += pushDirection.dy * 100
      } else {
        body.velocity.dx += pushDirection.dx * 100 / body.mass
        body.velocity.dy += pushDirection.dy * 100 / body.mass
      }
    }
    if mode == .instantaneous { active = false }
  }
}
