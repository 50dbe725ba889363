import Foundation

/// Interactions of views.
extension UIView {
  /// The behaviours that are attached to the view.
  public var interactions: [any UIInteraction] {
    get { rareIfAny?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Attaches a behaviour, telling it.
  func attach(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Detaches a behaviour, telling it.
  func detach(_ interaction: any UIInteraction) {
    guard let index = rareIfAny?.interactions.firstIndex(where: { $0 === interaction }) else {
      return
    }
    interaction.willMove(to: nil)
    rare.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
