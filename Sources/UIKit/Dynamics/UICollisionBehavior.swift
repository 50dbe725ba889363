import CoreGraphics
public import Foundation

/// Hears of the contacts of items.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items begin to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  )
  /// Called when two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  )
  /// Called when an item begins to touch a boundary; the reference view's has no identifier.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  )
  /// Called when an item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  )
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    OptionalMessage.send(
      "collisionBehavior:beganContactForItem:withItem:atPoint:",
      to: self,
      behavior,
      item1,
      item2,
      p
    ) {}
  }
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    OptionalMessage.send(
      "collisionBehavior:endedContactForItem:withItem:",
      to: self,
      behavior,
      item1,
      item2
    ) {}
  }
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    OptionalMessage.send(
      "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:",
      to: self,
      behavior,
      item,
      identifier,
      p
    ) {}
  }
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    OptionalMessage.send(
      "collisionBehavior:endedContactForItem:withBoundaryIdentifier:",
      to: self,
      behavior,
      item,
      identifier
    ) {}
  }
}

/// Keeps items from passing through each other and through boundaries.
///
/// - Differs: items collide as upright rectangles, and do not turn.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What collides.
  ///
  /// Status: complete · A
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mode from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    let lines: [(from: CGPoint, to: CGPoint)]
  }

  private struct Contact: Hashable {
    let item: ObjectIdentifier
    /// The other item, the boundary by its place, or nothing for the reference view.
    let other: ObjectIdentifier?
    let boundary: Int
  }

  /// The items.
  public private(set) var items: [any UIDynamicItem]
  /// What collides.
  open var collisionMode = Mode.everything
  /// Whether the bounds of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet { dynamicAnimator?.wake() }
  }
  /// Hears of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var insets = UIEdgeInsets.zero
  private var boundaries: [Boundary] = []
  private var contacts: [(contact: Contact, end: () -> Void)] = []
  private var touched: Set<Contact> = []

  /// Creates a behaviour for items.
  public init(items: [any UIDynamicItem]) {
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

  /// Makes the bounds of the reference view a boundary, with insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds an outline as a boundary; one with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    let lines = bezierPath.cgPath.flattened.flatMap { polygon in
      let points = polygon.points + (polygon.isClosed ? [polygon.points[0]] : [])
      return zip(points, points.dropFirst()).map { (from: $0, to: $1) }
    }
    boundaries.append(Boundary(identifier: identifier, path: bezierPath, lines: lines))
    dynamicAnimator?.wake()
  }

  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The outline of a boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }

  /// The identifiers of the boundaries.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
  }

  /// Takes all boundaries away.
  open func removeAllBoundaries() { boundaries = [] }

  private static func isSame(_ left: any NSCopying, _ right: any NSCopying) -> Bool {
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    return (left as AnyObject) === (right as AnyObject)
  }

  override var movedItems: [any UIDynamicItem] { items }

  // MARK: - Contacts

  override func correct(_ world: DynamicWorld, _ time: CGFloat) {
    touched = []
    let bodies = items.map { world.body(of: $0) }
    if collisionMode.contains(.items) {
      for (index, first) in bodies.enumerated() {
        for second in bodies[(index + 1)...] { collide(first, second) }
      }
    }
    if collisionMode.contains(.boundaries) {
      for body in bodies {
        if translatesReferenceBoundsIntoBoundary, let view = world.animator?.referenceView {
          keep(body, inside: view.bounds.inset(by: insets))
        }
        for (index, boundary) in boundaries.enumerated() {
          for line in boundary.lines { keep(body, off: line, index, boundary.identifier) }
        }
      }
    }
    let over = contacts.filter { !touched.contains($0.contact) }
    contacts.removeAll { !touched.contains($0.contact) }
    for entry in over { entry.end() }
  }

  private func note(_ contact: Contact, begin: () -> Void, end: @escaping () -> Void) {
    touched.insert(contact)
    guard !contacts.contains(where: { $0.contact == contact }) else { return }
    contacts.append((contact, end))
    begin()
  }

  private func noteBoundary(
    _ body: DynamicBody,
    _ index: Int,
    _ identifier: (any NSCopying)?,
    _ point: CGPoint
  ) {
    let item = body.item
    let contact = Contact(item: ObjectIdentifier(item), other: nil, boundary: index)
    note(contact) {
      collisionDelegate?.collisionBehavior(
        self,
        beganContactFor: item,
        withBoundaryIdentifier: identifier,
        at: point
      )
    } end: { [weak self] in
      guard let self else { return }
      collisionDelegate?.collisionBehavior(
        self,
        endedContactFor: item,
        withBoundaryIdentifier: identifier
      )
    }
  }

  private func keep(_ body: DynamicBody, inside box: CGRect) {
    let frame = body.frame
    func bounce(_ overlap: CGFloat, _ normal: CGVector, _ point: CGPoint) {
      guard overlap >= 0 else { return }
      move(body, by: overlap, normal)
      noteBoundary(body, -1, nil, point)
    }
    bounce(box.minX - frame.minX, CGVector(dx: 1, dy: 0), CGPoint(x: box.minX, y: frame.midY))
    bounce(frame.maxX - box.maxX, CGVector(dx: -1, dy: 0), CGPoint(x: box.maxX, y: frame.midY))
    bounce(box.minY - frame.minY, CGVector(dx: 0, dy: 1), CGPoint(x: frame.midX, y: box.minY))
    bounce(frame.maxY - box.maxY, CGVector(dx: 0, dy: -1), CGPoint(x: frame.midX, y: box.maxY))
  }

  private func keep(
    _ body: DynamicBody,
    off line: (from: CGPoint, to: CGPoint),
    _ index: Int,
    _ identifier: any NSCopying
  ) {
    let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
    let length = hypot(dx, dy)
    guard length > 0 else { return }
    var normal = CGVector(dx: -dy / length, dy: dx / length)
    let offset = CGVector(dx: body.center.x - line.from.x, dy: body.center.y - line.from.y)
    let along = (offset.dx * dx + offset.dy * dy) / length
    var distance = offset.dx * normal.dx + offset.dy * normal.dy
    if distance < 0 {
      normal = CGVector(dx: -normal.dx, dy: -normal.dy)
      distance = -distance
    }
    let size = body.item.bounds.size
    let reach = (abs(normal.dx) * size.width + abs(normal.dy) * size.height) / 2
    let width = (abs(normal.dy) * size.width + abs(normal.dx) * size.height) / 2
    guard distance <= reach, along > -width, along < length + width else { return }
    move(body, by: reach - distance, normal)
    let point = CGPoint(
      x: body.center.x - normal.dx * reach,
      y: body.center.y - normal.dy * reach
    )
    noteBoundary(body, index, identifier, point)
  }

  /// Moves a body out of an obstacle and turns its speed back.
  private func move(_ body: DynamicBody, by overlap: CGFloat, _ normal: CGVector) {
    guard !body.isAnchored else { return }
    body.center.x += normal.dx * overlap
    body.center.y += normal.dy * overlap
    let speed = body.velocity.dx * normal.dx + body.velocity.dy * normal.dy
    guard speed < 0 else { return }
    // A slow body comes to rest instead of bouncing for ever.
    let bounce = -speed < 20 ? 0 : body.elasticity
    body.velocity.dx -= (1 + bounce) * speed * normal.dx
    body.velocity.dy -= (1 + bounce) * speed * normal.dy
    let kept = 1 - min(max(body.friction, 0), 1) * 0.1
    let rest = body.velocity.dx * normal.dx + body.velocity.dy * normal.dy
    let side = CGVector(
      dx: body.velocity.dx - rest * normal.dx,
      dy: body.velocity.dy - rest * normal.dy
    )
    body.velocity.dx = rest * normal.dx + side.dx * kept
    body.velocity.dy = rest * normal.dy + side.dy * kept
  }

  private func collide(_ first: DynamicBody, _ second: DynamicBody) {
    let overlap = first.frame.intersection(second.frame)
    guard !overlap.isNull, overlap.width > 0 || overlap.height > 0 else { return }
    let isSideways = overlap.width < overlap.height
    let depth = isSideways ? overlap.width : overlap.height
    let isBefore =
      isSideways ? first.center.x <= second.center.x : first.center.y <= second.center.y
    let normal = CGVector(
      dx: isSideways ? (isBefore ? -1 : 1) : 0,
      dy: isSideways ? 0 : (isBefore ? -1 : 1)
    )
    let total = first.mass + second.mass
    let share =
      first.isAnchored ? 0 : second.isAnchored ? 1 : second.mass / total
    first.center.x += normal.dx * depth * share
    first.center.y += normal.dy * depth * share
    second.center.x -= normal.dx * depth * (second.isAnchored ? 0 : 1 - share)
    second.center.y -= normal.dy * depth * (second.isAnchored ? 0 : 1 - share)
    let speed =
      (first.velocity.dx - second.velocity.dx) * normal.dx
      + (first.velocity.dy - second.velocity.dy) * normal.dy
    if speed < 0 {
      let bounce = max(first.elasticity, second.elasticity)
      let impulse = -(1 + (-speed < 20 ? 0 : bounce)) * speed
      first.velocity.dx += normal.dx * impulse * share
      first.velocity.dy += normal.dy * impulse * share
      if !second.isAnchored {
        second.velocity.dx -= normal.dx * impulse * (1 - share)
        second.velocity.dy -= normal.dy * impulse * (1 - share)
      }
    }
    let (one, two) = (first.item, second.item)
    let contact = Contact(item: ObjectIdentifier(one), other: ObjectIdentifier(two), boundary: -2)
    note(contact) {
      collisionDelegate?.collisionBehavior(
        self,
        beganContactFor: one,
        with: two,
        at: CGPoint(x: overlap.midX, y: overlap.midY)
      )
    } end: { [weak self] in
      guard let self else { return }
      collisionDelegate?.collisionBehavior(self, endedContactFor: one, with: two)
    }
  }
}
