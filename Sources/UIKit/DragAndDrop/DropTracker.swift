import CoreGraphics
import Foundation

/// Finds the destination under a drag, and tells destinations what happens to them.
@MainActor
final class DropTracker {
  let session: DropSession
  private var answers: [(interaction: UIDropInteraction, accepts: Bool)] = []
  private var entered: [UIDropInteraction] = []
  private var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  private let springs = SpringLoading()

  init(items: [UIDragItem] = []) {
    session = DropSession(items: items)
  }

  /// The place of the finger on the screen changed.
  func move(to screenPoint: CGPoint) {
    session.screenPoint = screenPoint
    let view = Self.view(at: screenPoint)
    springs.move(over: view, session)
    let found = interaction(above: view)
    if found !== target { change(to: found) }
    guard let target, let delegate = target.delegate else { return }
    proposal = delegate.dropInteraction(target, sessionDidUpdate: session)
  }

  /// The items changed: those who refused may think again.
  func itemsChanged() {
    answers = []
    move(to: session.screenPoint)
  }

  func needsDropPreview(_ item: UIDragItem) {
    guard let target, let view = target.view else { return }
    _ = target.delegate?.dropInteraction(
      target,
      previewForDropping: item,
      withDefault: UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters())
    )
  }

  private func change(to next: UIDropInteraction?) {
    if let old = target {
      target = nil
      proposal = nil
      old.hovering.removeAll { $0 === session }
      old.delegate?.dropInteraction(old, sessionDidExit: session)
    }
    guard let next else { return }
    target = next
    next.hovering.append(session)
    if !entered.contains(where: { $0 === next }) { entered.append(next) }
    next.delegate?.dropInteraction(next, sessionDidEnter: session)
  }

  // MARK: - Finding

  /// The view at a point of the screen, in the frontmost window that has one.
  static func view(at screenPoint: CGPoint) -> UIView? {
    for window in UIApplication.shared.windows.reversed() where !window.isHidden {
      let point = window.convert(screenPoint, from: nil as UIWindow?)
      if let view = window.hitTest(point, with: nil) { return view }
    }
    return nil
  }

  private func interaction(above view: UIView?) -> UIDropInteraction? {
    var current = view
    while let candidate = current {
      for case let interaction as UIDropInteraction in candidate.interactions
      where accepts(interaction) {
        return interaction
      }
      current = candidate.superview
    }
    return nil
  }

  private func accepts(_ interaction: UIDropInteraction) -> Bool {
    let others = interaction.hovering.contains { $0 !== session }
    guard !others || interaction.allowsSimultaneousDropSessions else { return false }
    if let known = answers.first(where: { $0.interaction === interaction }) {
      return known.accepts
    }
    let accepts =
      interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    answers.append((interaction, accepts))
    return accepts
  }

  // MARK: - The end

  /// What the present destination does with a drop here.
  func release() -> UIDropOperation {
    springs.stop()
    let operation = proposal?.operation ?? .cancel
    switch operation {
    case .copy: return .copy
    case .move: if session.allowsMoveOperation { return .move }
    case .forbidden:
      change(to: nil)
      return .forbidden
    case .cancel: break
    }
    change(to: nil)
    return .cancel
  }

  func giveUp() -> UIDropOperation {
    springs.stop()
    change(to: nil)
    return .cancel
  }

  func perform() {
    guard let target else { return }
    target.delegate?.dropInteraction(target, performDrop: session)
  }

  func land(_ previews: [ObjectIdentifier: UITargetedDragPreview]) -> [DragAnimator] {
    guard let target, let view = target.view else { return [] }
    return session.items.map { item in
      let animator = DragAnimator()
      let preview =
        previews[ObjectIdentifier(item)]
        ?? UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters())
      _ = target.delegate?
        .dropInteraction(target, previewForDropping: item, withDefault: preview)
      target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator)
      animator.start(DragSession.landingTime)
      return animator
    }
  }

  func conclude() {
    guard let target else { return }
    target.delegate?.dropInteraction(target, concludeDrop: session)
  }

  /// Tells everybody whom the drag ever entered that it is over.
  func end() {
    let all = entered
    entered = []
    target?.hovering.removeAll { $0 === session }
    target = nil
    for interaction in all {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
  }
}
