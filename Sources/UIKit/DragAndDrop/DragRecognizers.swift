import CoreGraphics
import Foundation

/// What watches the fingers on a view that lets items be carried away.
@MainActor
final class DragRecognizers: NSObject, UIGestureRecognizerDelegate {
  private unowned let interaction: UIDragInteraction
  private let lift: DragLiftGestureRecognizer
  private let add = UITapGestureRecognizer()
  private var session: DragSession?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    lift = DragLiftGestureRecognizer(interaction)
    super.init()
    lift.delegate = self
    lift.addHandler { [weak self] in self?.liftChanged() }
    add.delegate = self
    add.addHandler { [weak self] in self?.tapped() }
  }

  var isEnabled: Bool {
    get { lift.isEnabled }
    set {
      lift.isEnabled = newValue
      add.isEnabled = newValue
    }
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(lift)
    view.addGestureRecognizer(add)
  }

  func detach(from view: UIView) {
    view.removeGestureRecognizer(lift)
    view.removeGestureRecognizer(add)
  }

  // MARK: - The lift

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === add { return sessionToJoin() != nil }
    guard let view = interaction.view, let window = view.window,
      let delegate = interaction.delegate
    else { return false }
    let session = DragSession(interaction, at: lift.location(in: nil), in: window)
    session.setItems(delegate.dragInteraction(interaction, itemsForBeginning: session))
    guard !session.items.isEmpty else { return false }
    self.session = session
    return true
  }

  /// A tap for adding looks at touches only while something is dragged.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer !== add || !DragSessions.current.carried.isEmpty
  }

  private func liftChanged() {
    guard let session else { return }
    switch lift.state {
    case .began: session.lift()
    case .changed:
      guard let window = interaction.view?.window ?? session.window else { return }
      session.move(to: lift.location(in: nil), in: window)
    case .ended:
      self.session = nil
      session.drop()
    case .cancelled, .failed:
      self.session = nil
      session.cancel()
    default: break
    }
  }

  // MARK: - Adding

  private func sessionToJoin() -> DragSession? {
    let sessions = DragSessions.current.carried
    guard sessions.count > 1 else { return sessions.first }
    let point = add.location(in: interaction.view)
    let chosen = interaction.delegate?
      .dragInteraction(interaction, sessionForAddingItems: sessions, withTouchAt: point)
    return chosen as? DragSession
  }

  private func tapped() {
    guard add.state == .ended, let session = sessionToJoin(), let delegate = interaction.delegate
    else { return }
    let point = add.location(in: interaction.view)
    let items = delegate.dragInteraction(
      interaction,
      itemsForAddingTo: session,
      withTouchAt: point
    )
    session.add(items, from: interaction)
  }
}

/// Notices a finger that is held on a view whose items can be carried away.
final class DragLiftGestureRecognizer: UILongPressGestureRecognizer {
  private weak var interaction: UIDragInteraction?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is MenuPressGestureRecognizer)
      && interaction?.allowsSimultaneousRecognitionDuringLift != true
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is MenuPressGestureRecognizer)
  }
}
