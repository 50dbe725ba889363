import Foundation

/// How traits come down the tree: from the superview, over the controller, to the view.
///
/// A view keeps the traits that it was told of last. Views in a window are brought up to date
/// from the top downwards, in the commit before anything else and when they enter the window;
/// others keep what they have (iOS 17).
///
/// - Evidence: RULES 12; the documentation of `updateTraitsIfNeeded()` and notes of session
///   10057 of 2023 (as summarised, grade C); a published test (LudvigShtirner/LSUserInterface,
///   grade B) needs `updateTraitsIfNeeded()` before it reads what it overrode
extension UIView {
  /// The traits in force, as apps read them: inside an update method of this view they write
  /// down what is read.
  var trackedTraits: UITraitCollection {
    UpdateScope.current.view === self ? UpdateScope.tracked(knownTraits) : knownTraits
  }

  /// The traits that the view was told of last; before that, those that it will probably have.
  var knownTraits: UITraitCollection {
    if let lastTraits { return lastTraits }
    let application = UIApplication.shared
    if application.device.isAtLeast(17) { return application.mainScreen.traitCollection }
    return freshTraits().view
  }

  /// Works out the traits of the view, and those of its controller.
  private func freshTraits() -> (controller: UITraitCollection, view: UITraitCollection) {
    var traits = inheritedTraits
    if attachments == nil, owningController == nil { return (traits, traits) }
    if let controller = owningController { traits = controller.applyingOverrides(to: traits) }
    let outer = traits
    if let state = traitState, state.hasOverrides {
      traits = traits.overridden(by: state.overrides)
    }
    if let limits = existingAttachment(ContentSizeLimits.self) {
      traits = limits.applied(to: traits)
    }
    let style = overrideUserInterfaceStyle
    if style != .unspecified {
      traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
    }
    return (outer, traits)
  }

  private var inheritedTraits: UITraitCollection {
    if let controller = owningController, let parent = controller._parent,
      !controller.registered.device.isAtLeast(17)
    {
      return parent.knownTraits
    }
    if let superview = _superview { return superview.knownTraits }
    if flags.contains(.isWindow), let window = self as? UIWindow {
      return window.windowScene?.ownTraits ?? window.screen.traitCollection
    }
    return UIApplication.shared.mainScreen.traitCollection
  }

  // MARK: - Asking for an update

  /// The view's own traits may be others now: they come with the next commit.
  func traitsNeedUpdate() {
    guard UIApplication.shared.device.isAtLeast(17) else {
      bringTraitsUpToDate(entering: true)
      return
    }
    // Off window nothing is updated before the view enters one, or somebody asks for it.
    guard _window != nil else { return }
    mark(.needsTraits)
    var view = _superview
    while let above = view, !above.flags.contains(.traitsWaitBelow) {
      above.flags.insert(.traitsWaitBelow)
      view = above._superview
    }
  }

  /// Something outside the tree changed: the view and all below are updated now, in a window.
  func traitsMayHaveChanged() {
    if _window != nil || !UIApplication.shared.device.isAtLeast(17) {
      bringTraitsUpToDate(entering: false)
    }
  }

  func updateTraitsNow() {
    if let window = _window {
      window.updateWaitingTraits()
      return
    }
    updateTraitsAbove()
    bringTraitsUpToDate(entering: true)
  }

  private func updateTraitsAbove() {
    guard let superview = _superview else { return }
    superview.updateTraitsAbove()
    superview.updateOwnTraits()
  }

  // MARK: - Updating

  /// Whether some traits at or below the view wait for an update.
  var hasWaitingTraits: Bool { !flags.isDisjoint(with: [.needsTraits, .traitsWaitBelow]) }

  /// Updates what waits at and below the view, from the top downwards.
  func updateWaitingTraits() {
    guard hasWaitingTraits else { return }
    if flags.contains(.needsTraits) {
      bringTraitsUpToDate(entering: false)
      return
    }
    flags.remove(.traitsWaitBelow)
    for view in markedSubviews { view.updateWaitingTraits() }
  }

  /// Updates the view and those below to whom something new comes.
  ///
  /// - Parameter entering: Whether everything below is new here.
  func bringTraitsUpToDate(entering: Bool) {
    guard updateOwnTraits() || entering else {
      flags.remove(.traitsWaitBelow)
      for view in markedSubviews { view.updateWaitingTraits() }
      return
    }
    flags.remove(.traitsWaitBelow)
    let areUsual = lastTraits === UIApplication.shared.mainScreen.traitCollection
    for view in _subviews {
      // A plain leaf has what it inherits, and nobody to tell of it.
      if view.isPlainLeaf, view.lastTraits === lastTraits || (areUsual && view.lastTraits == nil) {
        view.lastTraits = lastTraits
      } else {
        view.bringTraitsUpToDate(entering: entering)
      }
    }
  }

  /// Compares the traits with those of the last time and tells who is concerned.
  ///
  /// - Returns: Whether the view's own traits changed.
  @discardableResult
  private func updateOwnTraits() -> Bool {
    flags.remove(.needsTraits)
    if flags.contains(.isWindow) { (self as? UIWindow)?.windowScene?.noticeTraitChange() }
    let old = lastTraits ?? UIApplication.shared.mainScreen.traitCollection
    let outerOld = traitState?.controllerTraits ?? old
    let (outer, fresh) = freshTraits()
    if outer !== fresh || attachments != nil {
      let differs = outer !== fresh && owningController != nil
      if differs || traitState != nil { madeTraitState.controllerTraits = differs ? outer : nil }
    }
    lastTraits = fresh
    takeOverriddenGetter(fresh)
    let update = lastTraits.flatMap { TraitUpdate(self, from: old, to: $0) }
    update?.mark()
    if let controller = owningController, outerOld !== outer, outerOld != outer {
      TraitUpdate.tell(controller, of: TraitChange(from: outerOld, to: outer), self)
    }
    update?.tellView()
    return update != nil
  }

  /// A subclass may answer something of its own.
  private func takeOverriddenGetter(_ traits: UITraitCollection) {
    guard type(of: self) != UIView.self else { return }
    UpdateScope.run(.none, on: self) {
      let answer = traitCollection
      if answer !== traits { lastTraits = answer }
    }
  }
}

/// Brings one view to new traits: colours, marks, callbacks.
@MainActor
private struct TraitUpdate {
  let view: UIView
  let change: TraitChange

  /// Nothing if the traits are the same.
  init?(_ view: UIView, from old: UITraitCollection, to new: UITraitCollection) {
    guard old !== new, old != new else { return nil }
    self.view = view
    change = TraitChange(from: old, to: new)
  }

  func tellView() {
    UpdateScope.run(.traitCollectionDidChange, on: view) {
      view.traitCollectionDidChange(change.old)
    }
    if let state = view.traitState {
      UpdateScope.run(.traitChangeHandler, on: view) { state.tell(view, of: change) }
    }
  }

  /// - Evidence: the article "Supporting Dark Mode in your interface" (as summarised by others,
  ///   grade C): layout, drawing and constraints follow a change of colours; other traits mark only
  ///   who read them (iOS 18)
  func mark() {
    let isTracked = UIApplication.shared.device.isAtLeast(18)
    if change.affectsColors {
      if let color = view.backgroundColor {
        view.ownedLayer.backgroundColor = color.resolvedColor(with: change.new).cgColor
      }
      view.setNeedsDisplay()
      view.setNeedsUpdateConstraints()
    }
    if change.old.layoutDirection != change.new.layoutDirection {
      view.layoutDirectionDidChange()
      if view.rareIfAny?.directionalMargins != nil { view.noticeMarginsChange() }
    }
    if change.affectsColors || change.affectsGeometry || !isTracked { view.setNeedsLayout() }
    guard isTracked, view.flags.contains(.readsTraits), let state = view.traitState else { return }
    for method in state.methods(that: change) { method.askAgain(on: view) }
  }

  static func tell(_ controller: UIViewController, of change: TraitChange, _ view: UIView) {
    UpdateScope.run(.controllerTraitCollectionDidChange, on: view) {
      Doorway.send(.traitCollectionDidChange(change.old), to: controller)
    }
    guard let state = controller.traitState else { return }
    UpdateScope.run(.controllerTraitChangeHandler, on: view) { state.tell(controller, of: change) }
  }
}
