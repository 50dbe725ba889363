/// Where a controller stands between being out of sight and being seen.
package enum AppearanceState: String, Sendable {
  /// Not on screen; the first state. Left by a begin towards appearing.
  case disappeared
  /// Between `viewWillAppear` and `viewDidAppear`, or turned back.
  case appearing
  /// On screen; reached by the end of an appearing transition.
  case appeared
  /// Between `viewWillDisappear` and `viewDidDisappear`, or turned back.
  case disappearing

  /// Whether a transition is under way.
  package var isTransitional: Bool { self == .appearing || self == .disappearing }

  /// Whether the state is, or leads to, the wanted end.
  func leads(toAppeared isAppearing: Bool) -> Bool {
    isAppearing
      ? self == .appearing || self == .appeared
      : self == .disappearing || self == .disappeared
  }
}

/// What the life cycle knows about one controller.
@MainActor
struct AppearanceRecord {
  var state = AppearanceState.disappeared
  /// The flag that the present or last transition passes to its callbacks.
  var isAnimated = false
  /// Whether `viewIsAppearing` is still to come for this appearance.
  var owesIsAppearing = false
  /// The four public questions; they are answered inside callbacks only.
  var flags: MovementFlags = []
  /// Begins by hand that were complained about; their ends are not, again.
  var refusedBegins = 0
  /// Whether a running swap moves the view at this moment.
  var isMovedBySwap = false
  /// The swap of children that will end the transition of this one.
  weak var swap: TransitionRun?
  /// How many of the controller's own appearance callbacks are running.
  var callbackDepth = 0
  /// The callback whose base implementation is awaited.
  var awaited: AwaitedSuper?
}

/// What moves a controller in the present transition.
struct MovementFlags: OptionSet {
  let rawValue: UInt8
  static let movingToParent = MovementFlags(rawValue: 1)
  static let movingFromParent = MovementFlags(rawValue: 2)
  static let beingPresented = MovementFlags(rawValue: 4)
  static let beingDismissed = MovementFlags(rawValue: 8)
}

/// The call of a base implementation that a callback owes.
struct AwaitedSuper {
  let name: String
  var wasCalled = false
}
