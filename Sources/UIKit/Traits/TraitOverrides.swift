import Foundation

/// The traits that a view imposes on itself and everything below.
@MainActor
final class TraitOverrideStore {
  var values = TraitValues()

  func applied(to traits: UITraitCollection) -> UITraitCollection {
    var merged = traits.values
    merged.merge(values)
    return UITraitCollection(values: merged)
  }
}

extension UIView {
  /// The traits that the view imposes on itself and everything below.
  public var traitOverrides: any UITraitOverrides {
    get { TraitBuilder(values: existingAttachment(TraitOverrideStore.self)?.values ?? .init()) }
    set {
      guard let builder = newValue as? TraitBuilder else { return }
      attachment(TraitOverrideStore.self) { TraitOverrideStore() }.values = builder.values
      traitsMayHaveChanged()
    }
  }
}

extension UIViewController {
  /// The traits that the controller imposes on its view and everything below.
  public var traitOverrides: any UITraitOverrides {
    get { TraitBuilder(values: ownTraitOverrides?.values ?? .init()) }
    set {
      guard let builder = newValue as? TraitBuilder else { return }
      ownTraitOverrides = UITraitCollection(values: builder.values)
      viewIfLoaded?.traitsMayHaveChanged()
    }
  }
}
