import Foundation

/// The traits of a view: the superview's, the controller's and its own overrides.
extension UIView {
  /// The style that the view imposes on itself and all below.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rareIfAny?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      rare.overrideUserInterfaceStyle = newValue
      traitsMayHaveChanged()
    }
  }

  func computeTraitCollection() -> UITraitCollection {
    var traits = inheritedTraits
    if attachments == nil, owningController == nil { return traits }
    if let controller = owningController { traits = controller.applyingOverrides(to: traits) }
    if let overrides = existingAttachment(TraitOverrideStore.self) {
      traits = overrides.applied(to: traits)
    }
    if let limits = existingAttachment(ContentSizeLimits.self) {
      traits = limits.applied(to: traits)
    }
    let style = overrideUserInterfaceStyle
    if style != .unspecified {
      traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
    }
    return traits
  }

  private var inheritedTraits: UITraitCollection {
    if let superview = _superview {
      // In a window every view has been told of its traits, from the top downwards.
      if superview._window != nil, let known = superview.lastTraits { return known }
      return superview.traitCollection
    }
    if flags.contains(.isWindow), let window = self as? UIWindow {
      return window.windowScene?.traitCollection ?? window.screen.traitCollection
    }
    return UIApplication.shared.mainScreen.traitCollection
  }

  /// Compares the traits with those of the last time and tells who is concerned.
  ///
  /// Views are told from the top downwards, each after its controller's turn.
  func traitsMayHaveChanged() {
    let traits = traitCollection
    if let old = lastTraits, old !== traits, old != traits {
      lastTraits = traits
      if let color = backgroundColor { backgroundColor = color }
      if old.layoutDirection != traits.layoutDirection {
        layoutDirectionDidChange()
        if rareIfAny?.directionalMargins != nil { noticeMarginsChange() }
      }
      if let controller = owningController {
        UpdateScope.run(.controllerTraitCollectionDidChange, on: self) {
          Doorway.send(.traitCollectionDidChange(old), to: controller)
        }
        TraitRegistrations.notify(controller, previous: old, current: traits)
      }
      UpdateScope.run(.traitCollectionDidChange, on: self) { traitCollectionDidChange(old) }
      TraitRegistrations.notify(self, previous: old, current: traits)
      setNeedsLayout()
    } else if lastTraits !== traits {
      lastTraits = traits
    }
    for view in _subviews {
      // A plain leaf has what it inherits, and nobody to tell of it.
      guard view.isPlainLeaf else {
        view.traitsMayHaveChanged()
        continue
      }
      if view.lastTraits === traits { continue }
      if view.lastTraits == nil {
        view.lastTraits = traits
      } else {
        view.traitsMayHaveChanged()
      }
    }
  }
}
