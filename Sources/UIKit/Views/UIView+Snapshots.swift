import Foundation

/// Interactions and pictures of views.
extension UIView {
  /// The behaviours that are attached to the view.
  public var interactions: [any UIInteraction] {
    get { rareIfAny?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Attaches a behaviour.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Detaches a behaviour.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = rareIfAny?.interactions.firstIndex(where: { $0 === interaction }) else {
      return
    }
    interaction.willMove(to: nil)
    rare.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// A view that shows what this one shows now.
  ///
  /// - Differs: Nothing is drawn yet; the view has the size and the background.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let view = UIView(frame: bounds)
    view.backgroundColor = backgroundColor
    return view
  }
}
