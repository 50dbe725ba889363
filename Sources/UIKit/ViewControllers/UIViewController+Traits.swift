import CoreGraphics
import Foundation

/// Traits come from the view's superview, size changes from the parent (RULES 12).
extension UIViewController {
  /// The traits in force, as apps read them: inside an update method of this controller they
  /// write down what is read.
  var trackedTraits: UITraitCollection {
    guard let view = _view, UpdateScope.current.view === view else { return knownTraits }
    return UpdateScope.tracked(knownTraits)
  }

  /// The traits that the controller was told of last; before that, those that it will have.
  var knownTraits: UITraitCollection {
    if let view = _view {
      if view.lastTraits != nil, registered.device.isAtLeast(17) {
        return view.traitState?.controllerTraits ?? view.knownTraits
      }
      if view.superview != nil || view is UIWindow { return view.knownTraits }
    }
    let base =
      _parent?.knownTraits ?? windowAsRoot?.knownTraits ?? registered.mainScreen.traitCollection
    return applyingOverrides(to: base)
  }

  /// The traits with what the parent and the controller itself override.
  func applyingOverrides(to traits: UITraitCollection) -> UITraitCollection {
    // As a rule nobody overrides anything.
    if presentation == nil, traitState == nil, overrideUserInterfaceStyle == .unspecified {
      return traits
    }
    var parts = [traits]
    if let forced = traitState?.forced { parts.append(forced) }
    if let presentation {
      if let forced = presentation.imposedTraits { parts.append(forced) }
      if let forced = presentation.overrideTraitCollection { parts.append(forced) }
    }
    if let state = traitState, state.hasOverrides {
      parts.append(UITraitCollection(values: state.overrides))
    }
    if overrideUserInterfaceStyle != .unspecified {
      parts.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    return parts.count == 1 ? traits : UITraitCollection(traitsFrom: parts)
  }

  func passOnSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.viewIfLoaded?.bounds.size != own else { continue }
      Doorway.send(.viewWillTransition(to: own, coordinator), to: child)
    }
    outgoingPresentation?.viewWillTransition(to: size, with: coordinator)
  }

  func passOnTraits(
    _ traits: UITraitCollection,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      var own = traits
      if let forced = child.traitState?.forced {
        own = UITraitCollection(traitsFrom: [traits, forced])
      }
      Doorway.send(.willTransition(to: own, coordinator), to: child)
    }
    outgoingPresentation?.willTransition(to: traits, with: coordinator)
  }

  /// The coordinator of the transition that runs, of this controller or one above.
  var runningCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      if let coordinator = current.activeCoordinator { return coordinator }
      if let navigation = current as? UINavigationController,
        let promise = navigation.stack.coordinatorToCome()
      {
        return promise
      }
      controller = current._parent
    }
    return presentation?.presentingViewController.activeCoordinator
  }
}
