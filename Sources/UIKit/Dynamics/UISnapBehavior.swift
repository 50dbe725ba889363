import CoreGraphics
public import Foundation

/// Pulls an item to a point, as by a spring that comes to rest there.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point.
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// From 0, swinging most, to 1, not at all.
  open var damping: CGFloat = 0.5

  /// Creates a pull of an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { [item] }

  override func push(_ world: DynamicWorld, _ time: CGFloat) {
    let body = world.body(of: item)
    let frequency: CGFloat = 16
    let drag = 2 * (0.4 + 0.6 * min(max(damping, 0), 1)) * frequency
    let strength = frequency * frequency
    body.force.dx +=
      body.mass * (strength * (snapPoint.x - body.center.x) - drag * body.velocity.dx)
    body.force.dy +=
      body.mass * (strength * (snapPoint.y - body.center.y) - drag * body.velocity.dy)
  }

  override func correct(_ world: DynamicWorld, _ time: CGFloat) {
    let body = world.body(of: item)
    let isNear = hypot(body.center.x - snapPoint.x, body.center.y - snapPoint.y) < 0.5
    guard isNear, hypot(body.velocity.dx, body.velocity.dy) < 5 else { return }
    body.center = snapPoint
    body.velocity = .zero
  }
}

/// Ties an item to a point or to another item.
///
/// - Differs: a tie holds the distance, or pulls as a spring with ``frequency``; the kinds that
///   also hold a direction or an angle are not there.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to.
  ///
  /// Status: complete · A
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// The items: one, or two.
  public let items: [any UIDynamicItem]
  /// What the item is tied to.
  public let attachedBehaviorType: AttachmentType
  /// The point that an item is tied to.
  open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// The distance that is kept.
  open var length: CGFloat { didSet { dynamicAnimator?.wake() } }
  /// How strongly swinging is slowed.
  open var damping: CGFloat = 0
  /// How often a springy tie swings in a second; 0 for a stiff one.
  open var frequency: CGFloat = 0
  /// The force against turning; kept and without effect.
  open var frictionTorque: CGFloat = 0
  private let offsets: [UIOffset]

  private init(
    _ items: [any UIDynamicItem],
    _ offsets: [UIOffset],
    _ type: AttachmentType,
    _ anchor: CGPoint
  ) {
    self.items = items
    self.offsets = offsets
    attachedBehaviorType = type
    anchorPoint = anchor
    length = 0
    super.init()
    let (from, to) = ends(items.map(\.center))
    length = hypot(from.x - to.x, from.y - to.y)
  }

  /// Ties the middle of an item to a point, at the present distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init([item], [.zero], .anchor, point)
  }

  /// Ties a point of an item to a point, at the present distance.
  public convenience init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    self.init([item], [offset], .anchor, point)
  }

  /// Ties the middles of two items, at the present distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init([item1, item2], [.zero, .zero], .items, .zero)
  }

  /// Ties points of two items, at the present distance.
  public convenience init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init([item1, item2], [offset1, offset2], .items, .zero)
  }

  override var movedItems: [any UIDynamicItem] { items }

  /// The two points that the tie connects.
  private func ends(_ centers: [CGPoint]) -> (from: CGPoint, to: CGPoint) {
    func point(_ index: Int) -> CGPoint {
      let offset = offsets[index]
      return CGPoint(x: centers[index].x + offset.horizontal, y: centers[index].y + offset.vertical)
    }
    return (point(0), attachedBehaviorType == .anchor ? anchorPoint : point(1))
  }

  override func push(_ world: DynamicWorld, _ time: CGFloat) {
    guard frequency > 0 else { return }
    let bodies = items.map { world.body(of: $0) }
    let (from, to) = ends(bodies.map(\.center))
    let distance = hypot(to.x - from.x, to.y - from.y)
    guard distance > 0 else { return }
    let direction = CGVector(dx: (to.x - from.x) / distance, dy: (to.y - from.y) / distance)
    let turn = 2 * .pi * frequency
    for (index, body) in bodies.enumerated() {
      let sign: CGFloat = index == 0 ? 1 : -1
      let speed = body.velocity.dx * direction.dx + body.velocity.dy * direction.dy
      let pull = sign * turn * turn * (distance - length) - 2 * damping * turn * speed
      body.force.dx += body.mass * pull * direction.dx
      body.force.dy += body.mass * pull * direction.dy
    }
  }

  override func correct(_ world: DynamicWorld, _ time: CGFloat) {
    guard frequency == 0 else { return }
    let bodies = items.map { world.body(of: $0) }
    let (from, to) = ends(bodies.map(\.center))
    let distance = hypot(to.x - from.x, to.y - from.y)
    let free = bodies.filter { !$0.isAnchored }
    guard !free.isEmpty, time > 0 else { return }
    let direction =
      distance > 0
      ? CGVector(dx: (to.x - from.x) / distance, dy: (to.y - from.y) / distance)
      : CGVector(dx: 0, dy: -1)
    let error = (distance - length) / CGFloat(free.count)
    for body in free {
      let sign: CGFloat = body === bodies[0] ? 1 : -1
      body.center.x += sign * direction.dx * error
      body.center.y += sign * direction.dy * error
      // The part of the speed along the tie goes; what is left swings around it.
      let speed = body.velocity.dx * direction.dx + body.velocity.dy * direction.dy
      body.velocity.dx -= speed * direction.dx
      body.velocity.dy -= speed * direction.dy
    }
  }
}
