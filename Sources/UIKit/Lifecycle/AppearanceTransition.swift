import Clockwork

/// One change of what is on screen: who leaves, who comes, how, and why.
package struct AppearanceTransition {
  /// Why the transition happens.
  package enum Cause: String, Sendable {
    /// The app called a method.
    case code
    /// The user's gesture drives it.
    case gesture
    /// The window gained, lost or changed its root.
    case window
  }

  package var kind: TransitionKind
  package var leaving: UIViewController?
  package var coming: UIViewController?
  /// Controllers between the two that are seen and go, too: sheets below the topmost one.
  package var between: [UIViewController] = []
  package var isAnimated: Bool
  package var cause: Cause = .code
  /// Further controllers that leave together with `leaving`: the other page of a book.
  package var leavingBeside: [UIViewController] = []
  /// Further controllers that come together with `coming`.
  package var comingBeside: [UIViewController] = []

  func controller(_ role: Choreography.Role) -> UIViewController? {
    switch role {
    case .leaving: leaving
    case .coming: coming
    case .between: nil
    }
  }

  /// All controllers with a role, in the order in which they are told.
  func controllers(_ role: Choreography.Role) -> [UIViewController] {
    (controller(role).map { [$0] } ?? []) + beside(role)
  }

  func beside(_ role: Choreography.Role) -> [UIViewController] {
    switch role {
    case .leaving: leavingBeside
    case .coming: comingBeside
    case .between: between
    }
  }
}

/// Who moves the views of a transition and is told about its stages.
@MainActor
protocol TransitionHost: AnyObject {
  /// Makes the place in which the transition happens.
  func openPlace(for run: TransitionRun)
  /// Puts the coming view into the hierarchy, the leaving one in its place.
  func installViews(for run: TransitionRun)
  /// Takes the view out that has no place after the end or the cancel.
  func removeViews(for run: TransitionRun)
  /// Cuts the links between presenter and presented.
  func cutLinks(for run: TransitionRun)
  /// Tells the delegate that the transition begins.
  func tellWill(for run: TransitionRun)
  /// Tells the delegate that it is over.
  func tellDid(for run: TransitionRun)
  /// Sends `didMove(toParent:)` to those who came or went.
  func didMove(_ role: Choreography.Role, for run: TransitionRun)
  /// Lets go of everything that belonged to the transition.
  func release(for run: TransitionRun)
}

extension TransitionHost {
  func openPlace(for run: TransitionRun) {}
  func cutLinks(for run: TransitionRun) {}
  func tellWill(for run: TransitionRun) {}
  func tellDid(for run: TransitionRun) {}
  func didMove(_ role: Choreography.Role, for run: TransitionRun) {}
}

/// The one runner: carries a transition through its row of the table.
@MainActor
final class TransitionRun {
  /// How far the run is.
  enum Stage {
    case waiting
    case running
    case finished
    case cancelled
  }

  let transition: AppearanceTransition
  let duration: Duration
  private(set) var stage = Stage.waiting
  /// Whether the first phase is under way.
  private(set) var isStarting = false
  let coordinator: TransitionCoordinator
  var completion: (() -> Void)?
  /// Begins count as calls by hand if the transition is the app's own doing.
  var asker = AppearanceMachine.Asker.container
  /// The container between whose children the transition is; it can go out of sight meanwhile.
  @Backward var container: UIViewController?
  /// Whether the end that is planned is the finished one; `nil` while a finger decides.
  private var plannedEnd: Bool?
  /// Whether nobody is told, as the container is out of sight itself.
  var movesViewsOnly = false
  /// Whether an animator of the app will run; what goes beside it starts with it.
  private var isCustom = false
  /// The way on which this transition sent each role last.
  private var directions = Directions()
  private let row: Choreography
  private var host: (any TransitionHost)?

  init(
    _ transition: AppearanceTransition,
    host: any TransitionHost,
    duration: Duration,
    coordinator: TransitionCoordinator? = nil,
    completion: (() -> Void)? = nil
  ) {
    self.transition = transition
    self.host = host
    self.duration = transition.isAnimated ? duration : .zero
    self.completion = completion
    row = Choreography.row(for: transition.kind)
    coordinator?.take(transition, duration: self.duration)
    self.coordinator = coordinator ?? TransitionCoordinator(transition, duration: self.duration)
  }

  /// Whether the transition was given up.
  var isCancelled: Bool { stage == .cancelled }

  /// Says that an animation of the app's own follows, perhaps led by a finger.
  func prepare(driver: (any UIViewControllerInteractiveTransitioning)?) {
    isCustom = true
    coordinator.isInteractive = driver?.wantsInteractiveStart ?? false
  }

  /// Runs the first phase: everything up to the animation.
  func start() {
    guard stage == .waiting else { return }
    stage = .running
    isStarting = true
    perform(row.start)
    isStarting = false
    if !isCustom { coordinator.runAnimations() }
  }

  /// Starts the transition and plans its end: after the animation, or after the commit.
  func startAndFinish() {
    start()
    planEnd(finished: true, after: duration)
  }

  /// Plans the end of a started transition.
  func planEnd(finished: Bool, after delay: Duration) {
    plannedEnd = finished
    let label = transition.kind.label
    let end: @MainActor () -> Void = { self.end(finished: finished) }
    if delay > .zero {
      MainLoop.current.schedule(.animation, label, after: delay, end)
    } else {
      MainLoop.current.setNeedsCommit(label)
      MainLoop.current.afterCommit(label, end)
    }
  }

  /// Goes to the finished end at once, as a transition does that can be interrupted.
  func endNow() {
    guard !isStarting else { return }
    coordinator.isInteractive = false
    end(finished: true)
  }

  /// Runs the second phase.
  func end(finished: Bool) {
    guard stage == .running else { return }
    // A container on its way out takes nobody back.
    if !finished, container?.appearance.state == .disappearing {
      abandon(finished: false)
      return
    }
    stage = finished ? .finished : .cancelled
    coordinator.isCancelled = !finished
    perform(finished ? row.finish : row.cancel)
    coordinator.runCompletions()
    completion = nil
    host = nil
  }

  /// Whether the transition goes through as things stand; a finger that decides gives it up.
  var isGoingThrough: Bool {
    plannedEnd ?? (transition.cause == .code && !coordinator.isInteractive)
  }

  /// Runs the second phase of a transition whose container is out of sight already.
  func abandon(finished: Bool) {
    guard stage == .running else { return }
    stage = finished ? .finished : .cancelled
    coordinator.isCancelled = !finished
    directions = [.leaving: false, .coming: false]
    perform(row.abandon)
    coordinator.runCompletions()
    completion = nil
    host = nil
  }

  private func perform(_ steps: [Choreography.Step]) {
    for step in steps { perform(step) }
  }

  private func perform(_ step: Choreography.Step) {
    switch step {
    case .load(let role): each(role) { $0.loadViewIfNeeded() }
    case .willAppear(let role): begin(role, appearing: true)
    case .willDisappear(let role): begin(role, appearing: false)
    case .end(let role):
      each(role) { if isStillUnderWay($0, role) { AppearanceMachine.end($0, by: .container) } }
    case .rest(let role): each(role) { AppearanceMachine.rest($0) }
    case .openPlace: host?.openPlace(for: self)
    case .installViews:
      host?.installViews(for: self)
      each(.coming) { if $0.isCoveredByModal { $0.viewIfLoaded?.removeFromSuperview() } }
    case .removeViews: host?.removeViews(for: self)
    case .tellWill: host?.tellWill(for: self)
    case .tellDid: host?.tellDid(for: self)
    case .cutLinks: host?.cutLinks(for: self)
    case .didMove(let role): host?.didMove(role, for: self)
    case .complete: completion?()
    case .release: host?.release(for: self)
    }
  }

  /// Whether a controller still goes the way that this transition sent it last;
  /// if another one turned it round, that one ends it.
  private func isStillUnderWay(_ controller: UIViewController, _ role: Choreography.Role) -> Bool {
    guard let isAppearing = directions[role] else { return false }
    return controller.appearance.state == (isAppearing ? .appearing : .disappearing)
  }

  private func begin(_ role: Choreography.Role, appearing isAppearing: Bool) {
    guard !movesViewsOnly else { return }
    directions[role] = isAppearing
    each(role) {
      // One that a modal covers comes back when that goes, not before.
      if isAppearing, $0.isCoveredByModal { return }
      // One that never appeared leaves without a word, also in an app's own swap.
      let isOut = role == .leaving && $0.appearance.state == .disappeared
      AppearanceMachine.begin(
        $0,
        appearing: isAppearing,
        animated: transition.isAnimated,
        by: isOut ? .container : asker
      )
    }
  }

  private func each(_ role: Choreography.Role, _ tell: (UIViewController) -> Void) {
    if let controller = transition.controller(role) { tell(controller) }
    for controller in transition.beside(role) { tell(controller) }
  }
}

/// A flag for each role that has one; a dictionary would be made for every transition.
private struct Directions: ExpressibleByDictionaryLiteral {
  private var leaving: Bool?
  private var coming: Bool?
  private var between: Bool?

  init() {}

  init(dictionaryLiteral elements: (Choreography.Role, Bool)...) {
    for (role, isAppearing) in elements { self[role] = isAppearing }
  }

  subscript(role: Choreography.Role) -> Bool? {
    get {
      switch role {
      case .leaving: leaving
      case .coming: coming
      case .between: between
      }
    }
    set {
      switch role {
      case .leaving: leaving = newValue
      case .coming: coming = newValue
      case .between: between = newValue
      }
    }
  }
}
