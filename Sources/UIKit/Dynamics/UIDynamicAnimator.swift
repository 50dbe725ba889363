import Clockwork
import CoreGraphics
public import Foundation

/// Hears when an animator starts and rests.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when the animator starts to move items.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when everything has come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    OptionalMessage.send("dynamicAnimatorWillResume:", to: self, animator) {}
  }
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    OptionalMessage.send("dynamicAnimatorDidPause:", to: self, animator) {}
  }
}

/// Moves items by the rules of its behaviours, sixty times a second of virtual time.
///
/// The steps are the same on every run. `settle` does not wait for them, as for display links;
/// they come when the clock passes them. The app keeps the animator alive.
///
/// - Differs: the movement obeys the same rules as on iOS, but does not meet the same points
///   in between; see the behaviours.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items move.
  public let referenceView: UIView?
  /// Hears of start and rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviours that were added, without their parts.
  public private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether items are moved.
  open var isRunning: Bool { work != nil }
  /// For how long items were moved, in seconds.
  open var elapsedTime: TimeInterval { Double(steps) / 60 }

  let world = DynamicWorld()
  private weak var layout: UICollectionViewLayout?
  private var work: ScheduledWork?
  private var steps = 0
  private var quietSteps = 0

  /// Creates an animator for views.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    world.animator = self
  }

  /// Creates an animator for items without a view.
  public override init() {
    referenceView = nil
    super.init()
    world.animator = self
  }

  /// Creates an animator for the attributes of a layout, which is invalidated at each step.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    self.layout = layout
    super.init()
    world.animator = self
  }

  /// Adds a behaviour; items move from now on.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    attach(behavior)
  }

  /// Takes a behaviour away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    detach(behavior)
  }

  /// Takes all behaviours away.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// The items in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    movedItems.filter { world.body(of: $0).frame.intersects(rect) }
  }

  /// Takes over where the app put an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item).read()
    wake()
  }

  // MARK: - Steps

  func attach(_ behavior: UIDynamicBehavior) {
    for part in behavior.family {
      part.willMove(to: self)
      part.dynamicAnimator = self
    }
    wake()
  }

  func detach(_ behavior: UIDynamicBehavior) {
    for part in behavior.family {
      part.willMove(to: nil)
      part.dynamicAnimator = nil
    }
    world.keep(movedItems)
    wake()
  }

  private var movedItems: [any UIDynamicItem] {
    var items: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.family).flatMap(\.movedItems)
    where !items.contains(where: { $0 === item }) {
      items.append(item)
    }
    return items
  }

  /// Starts to move items if there is something to do.
  func wake() {
    quietSteps = 0
    guard work == nil, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let period = Duration.rounded(seconds: 1.0 / 60)
    let frames = DynamicFrames()
    frames.work = MainLoop.current.schedule(
      .frame,
      "UIDynamicAnimator",
      after: period,
      every: period
    ) { [weak self] in
      if let self { step() } else { frames.end() }
    }
    work = frames.work
  }

  private func step() {
    steps += 1
    let time: CGFloat = 1.0 / 60
    let parts = behaviors.flatMap(\.family)
    world.keep(movedItems)
    for part in parts { part.describe(world) }
    let before = world.bodies.map(\.center)
    // Forces act in quarters of a step, so that fast items do not pass through thin boundaries.
    for _ in 0..<4 {
      for part in parts { part.push(world, time / 4) }
      for body in world.bodies { body.integrate(time / 4) }
      for part in parts { part.correct(world, time / 4) }
    }
    for body in world.bodies { body.write() }
    layout?.invalidateLayout()
    for part in parts { part.action?() }
    let isMoving = zip(world.bodies, before).contains { body, old in
      body.isMoving && hypot(body.center.x - old.x, body.center.y - old.y) > 0.01
        || abs(body.angularVelocity) > 0.01
    }
    quietSteps = isMoving ? 0 : quietSteps + 1
    if behaviors.isEmpty || quietSteps > 10 { rest() }
  }

  private func rest() {
    work?.cancel()
    work = nil
    for body in world.bodies { body.velocity = .zero }
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// The steps of an animator, which end with it.
@MainActor
private final class DynamicFrames {
  var work: ScheduledWork?

  func end() {
    work?.cancel()
    work = nil
  }
}
