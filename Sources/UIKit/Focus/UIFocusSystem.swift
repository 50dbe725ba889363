import CoreGraphics
public import Foundation

/// What moves and why, for those around the old and the new item.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that loses the focus.
  public let previouslyFocusedItem: (any UIFocusItem)?

  /// The item that gets the focus.
  public let nextFocusedItem: (any UIFocusItem)?

  /// The directions of the movement; none if the app asked for it.
  public let focusHeading: UIFocusHeading

  init(
    from previous: (any UIFocusItem)?,
    to next: (any UIFocusItem)?,
    heading: UIFocusHeading
  ) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }

  /// The view that loses the focus.
  open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

  /// The view that gets the focus.
  open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// Runs what is added beside the movement of the focus.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var completions: [() -> Void] = []

  /// Adds changes that are animated with the movement, and a block for its end.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    if let animations { UIView.animate(withDuration: Self.duration, animations: animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds changes that are animated with the new item.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    add(animations, completion)
  }

  /// Adds changes that are animated with the old item.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    add(animations, completion)
  }

  private func add(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    _ completion: (() -> Void)?
  ) {
    let context = FocusAnimationContext(duration: Self.duration)
    addCoordinatedAnimations(animations.map { block in { block(context) } }, completion: completion)
  }

  fileprivate static let duration: TimeInterval = 0.2

  fileprivate func finish() {
    let blocks = completions
    completions = []
    for block in blocks { block() }
  }
}

/// How long a movement of the focus takes.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The time, in seconds.
  var duration: TimeInterval { get }
}

@MainActor
private final class FocusAnimationContext: NSObject, UIFocusAnimationContext {
  let duration: TimeInterval
  init(duration: TimeInterval) { self.duration = duration }
}

/// The focus of a tablet with a keyboard.
///
/// Tab goes to the next group of items, arrows to the neighbour within a group. Phones have no
/// focus: `focusSystem(for:)` answers `nil`.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Posted when the focus moved.
  public nonisolated static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification"
  )
  /// Posted when the user's wish to move did not move the focus.
  public nonisolated static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification"
  )
  /// The context of a movement in a notification.
  public nonisolated static let focusUpdateContextKey = "UIFocusUpdateContextKey"
  /// The coordinator of a movement in a notification.
  public nonisolated static let animationCoordinatorKey = "UIFocusUpdateAnimationCoordinatorKey"

  static var current: UIFocusSystem? {
    let application = UIApplication.shared
    guard application.device.description.idiom == .pad else { return nil }
    return application.attachment(UIFocusSystem.self) { UIFocusSystem() }
  }

  /// The focus system of an environment.
  public convenience init?(for environment: any UIFocusEnvironment) {
    return nil
  }

  override init() { super.init() }

  /// The focus system that an environment takes part in; `nil` on phones and off window.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    current
  }

  /// Whether an environment lies in another one.
  open class func environment(
    _ environment: any UIFocusEnvironment,
    contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    var current: (any UIFocusEnvironment)? = otherEnvironment
    while let candidate = current {
      if candidate === environment { return true }
      current = candidate.parentFocusEnvironment
    }
    return false
  }

  /// The item that has the focus.
  open private(set) weak var focusedItem: (any UIFocusItem)?

  private weak var request: (any UIFocusEnvironment)?
  private var isAsked = false

  /// Asks for the focus to move to what an environment prefers, in the next commit.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    request = environment
    schedule()
  }

  func setNeedsUpdate(from responder: UIResponder) {
    guard let environment = responder as? any UIFocusEnvironment else { return }
    // Only who contains the focus may move it.
    if let focusedItem, !Self.environment(environment, contains: focusedItem) { return }
    request = environment
    schedule()
  }

  private func schedule() {
    guard !isAsked else { return }
    isAsked = true
    MainLoopUpdates.later { [weak self] in self?.updateFocusIfNeeded() }
  }

  /// Moves the focus now, if somebody asked for it.
  open func updateFocusIfNeeded() {
    guard isAsked else { return }
    isAsked = false
    guard let environment = request else { return }
    request = nil
    if let item = Self.preferred(in: environment) { move(to: item, heading: []) }
  }

  /// The item that an environment prefers: itself, what it names, or the first one inside.
  static func preferred(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    for wanted in environment.preferredFocusEnvironments where wanted !== environment {
      if let item = preferred(in: wanted) { return item }
    }
    if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
    guard let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    else { return nil }
    return FocusMovement.items(in: view).first
  }

  /// Moves the focus if everybody around agrees.
  ///
  /// - Returns: Whether it moved.
  @discardableResult
  func move(to next: (any UIFocusItem)?, heading: UIFocusHeading) -> Bool {
    let previous = focusedItem
    guard next !== previous else { return false }
    let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
    let concerned = Self.chain(from: previous) + Self.chain(from: next)
    var told: [any UIFocusEnvironment] = []
    for environment in concerned where !told.contains(where: { $0 === environment }) {
      told.append(environment)
      guard environment.shouldUpdateFocus(in: context) else { return false }
    }
    focusedItem = next
    let coordinator = UIFocusAnimationCoordinator()
    for environment in told { environment.didUpdateFocus(in: context, with: coordinator) }
    NotificationCenter.default.post(
      name: Self.didUpdateNotification,
      object: self,
      userInfo: [
        Self.focusUpdateContextKey: context, Self.animationCoordinatorKey: coordinator,
      ]
    )
    coordinator.finish()
    FocusMovement.focusDidMove(to: next)
    return true
  }

  private static func chain(from item: (any UIFocusItem)?) -> [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var current: (any UIFocusEnvironment)? = item
    while let environment = current {
      chain.append(environment)
      current = environment.parentFocusEnvironment
    }
    return chain
  }
}
