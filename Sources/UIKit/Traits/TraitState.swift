/// What an object knows of traits besides those in force: overrides, registrations, reads.
///
/// Few objects have one; a view keeps it among its attachments.
@MainActor
final class TraitState {
  /// The traits that the object imposes on itself and everything below.
  var overrides = TraitValues() { didSet { hasOverrides = true } }
  /// Whether there were ever any.
  private(set) var hasOverrides = false
  /// The traits that the parent imposes on a child.
  var forced: UITraitCollection?
  /// The traits of the view's controller, where the view imposes others on itself.
  var controllerTraits: UITraitCollection?
  /// The traits that a scene was told of last.
  var last: UITraitCollection?
  /// Who wants to be told, in the order of registration.
  private var registrations: [TraitRegistration] = []
  /// The update methods of the view and its controller that read traits.
  private var readers: [(method: UpdateMethod, reads: TraitReads)] = []

  // MARK: - Registrations

  func add(_ registration: TraitRegistration) {
    registration.state = self
    registrations.append(registration)
  }

  func remove(_ registration: TraitRegistration) {
    registration.state = nil
    registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers that watch a trait that changed, each once.
  func tell(_ owner: AnyObject, of change: TraitChange) {
    guard !registrations.isEmpty else { return }
    for registration in registrations where !registration.traits.isDisjoint(with: change.ids) {
      // A handler may have ended another registration.
      if registration.state != nil { registration.handler(owner, change.old) }
    }
  }

  // MARK: - Reads

  /// Keeps what a method read when it ran last.
  ///
  /// - Returns: Whether some method depends on traits.
  func keep(_ reads: TraitReads?, of method: UpdateMethod) -> Bool {
    readers.removeAll { $0.method == method }
    if let reads, !reads.isEmpty { readers.append((method, reads)) }
    return !readers.isEmpty
  }

  func methods(that meet: TraitChange) -> [UpdateMethod] {
    readers.filter { $0.reads.meets(meet.ids) }.map(\.method)
  }
}

/// An object that can have a state of traits.
@MainActor
protocol TraitHolder: AnyObject {
  /// The state, if there is one.
  var traitState: TraitState? { get set }
}

extension TraitHolder {
  /// The state, made on first use.
  var madeTraitState: TraitState {
    if let traitState { return traitState }
    let made = TraitState()
    traitState = made
    return made
  }
}

extension UIView: TraitHolder {
  var traitState: TraitState? {
    get { existingAttachment(TraitState.self) }
    set { if let newValue { _ = attachment(TraitState.self) { newValue } } }
  }
}

extension UIViewController: TraitHolder {}
extension UIPresentationController: TraitHolder {}
extension UIWindowScene: TraitHolder {}
