import Clockwork
import CoreGraphics
import Foundation

/// The drag above a view with a spring.
@MainActor
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  fileprivate(set) var state = UISpringLoadedInteractionEffectState.possible
  var targetView: UIView?
  var targetItem: Any?
  private let session: DropSession

  init(_ session: DropSession, _ view: UIView?) {
    self.session = session
    targetView = view
    super.init()
  }

  func location(in view: UIView?) -> CGPoint {
    view.map { session.location(in: $0) } ?? session.screenPoint
  }
}

/// Opens views that a drag rests above.
@MainActor
final class SpringLoading {
  private var interaction: UISpringLoadedInteraction?
  private var context: SpringContext?
  private var timers: [ScheduledWork] = []

  private static let pause = Duration.milliseconds(500)
  private static let flash = Duration.milliseconds(300)

  func move(over view: UIView?, _ session: DropSession) {
    var current = view
    while let candidate = current {
      for case let found as UISpringLoadedInteraction in candidate.interactions {
        return move(over: found, session)
      }
      current = candidate.superview
    }
    stop()
  }

  private func move(over found: UISpringLoadedInteraction, _ session: DropSession) {
    if let context, found === interaction {
      guard context.state != .activated else { return }
      if !found.allows(context) { stop() }
      return
    }
    stop()
    let context = SpringContext(session, found.view)
    guard found.allows(context) else { return }
    interaction = found
    self.context = context
    found.changed(context)
    after(Self.pause) { [weak self] in
      context.state = .activating
      found.changed(context)
      self?.after(Self.flash) {
        context.state = .activated
        found.changed(context)
        found.activate(context)
        found.finished()
      }
    }
  }

  private func after(_ delay: Duration, _ block: @escaping @MainActor () -> Void) {
    timers.append(MainLoop.current.schedule(.timer, "spring loading", after: delay, block))
  }

  /// The drag left the view, or ended.
  func stop() {
    for timer in timers { timer.cancel() }
    timers = []
    guard let interaction, let context else { return }
    self.interaction = nil
    self.context = nil
    let wasOpened = context.state == .activated
    context.state = .inactive
    interaction.changed(context)
    if !wasOpened { interaction.finished() }
  }
}
