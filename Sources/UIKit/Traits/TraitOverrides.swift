import Foundation

// Overrides work on the object that has them and on everything below. The new traits come
// with the next update: a commit, or `updateTraitsIfNeeded()` (iOS 17 and later).

extension TraitHolder {
  fileprivate var heldOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitState?.overrides ?? TraitValues()) }
    set { madeTraitState.overrides = newValue.values }
  }
}

extension UIView {
  /// The traits that the view imposes on itself and everything below.
  public var traitOverrides: UITraitOverrides {
    get { heldOverrides }
    set {
      heldOverrides = newValue
      traitsNeedUpdate()
    }
  }

  /// The style that was set.
  var ownStyle: UIUserInterfaceStyle {
    get { rareIfAny?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      rare.overrideUserInterfaceStyle = newValue
      traitsNeedUpdate()
    }
  }

  /// Updates the traits of the view and everything below now, and tells who is concerned.
  ///
  /// In a window whatever waits there is updated; off a window the views above are asked, too.
  public func updateTraitsIfNeeded() { updateTraitsNow() }
}

extension UIViewController {
  /// The traits that the controller imposes on its view and everything below.
  public var traitOverrides: UITraitOverrides {
    get { heldOverrides }
    set {
      heldOverrides = newValue
      viewIfLoaded?.traitsNeedUpdate()
    }
  }

  /// Updates the traits of the controller, its view and everything below now.
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsNow() }

  func force(_ traits: UITraitCollection?, onChild child: UIViewController) {
    if traits == nil, child.traitState == nil { return }
    child.madeTraitState.forced = traits
    child.viewIfLoaded?.traitsNeedUpdate()
  }
}

extension UIPresentationController {
  /// The traits that the presentation imposes on its container and everything in it.
  public var traitOverrides: UITraitOverrides {
    get { heldOverrides }
    set {
      heldOverrides = newValue
      handOverridesToContainer()
    }
  }

  /// The container has the overrides, as it is the view at which they begin.
  func handOverridesToContainer() {
    guard let state = traitState, state.hasOverrides else { return }
    let overrides = UITraitOverrides(values: state.overrides)
    (containerView as? PresentationView)?.traitOverrides = overrides
  }
}

extension UIWindowScene {
  /// The traits that the scene imposes on its windows.
  public var traitOverrides: UITraitOverrides {
    get { heldOverrides }
    set {
      heldOverrides = newValue
      for window in windows { window.traitsNeedUpdate() }
    }
  }

  var ownTraits: UITraitCollection {
    let traits = geometryStore.traits(of: UIApplication.shared.device)
    guard let state = traitState, state.hasOverrides else { return traits }
    return traits.overridden(by: state.overrides)
  }

  /// Tells those who registered if the traits changed since the last time.
  func noticeTraitChange() {
    guard let state = traitState else { return }
    let (old, new) = (state.last ?? screen.traitCollection, ownTraits)
    state.last = new
    if old !== new, old != new { state.tell(self, of: TraitChange(from: old, to: new)) }
  }
}

extension UITraitCollection {
  /// The collection with the values of another one in place of its own.
  func overridden(by values: TraitValues) -> UITraitCollection {
    var merged = self.values
    merged.merge(values)
    return UITraitCollection(values: merged)
  }
}
