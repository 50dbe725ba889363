/// The parentless controllers that a window told of their appearance.
///
/// No container speaks for them: when the view below which they hang leaves the
/// window in a transition of its own controller, they are told right after it, and
/// again when it comes back. So what they believe and what is seen agree.
@MainActor
final class Orphans {
  private struct Entry {
    weak var controller: UIViewController?
    /// Whether it was told to go as the view above it left the window.
    var isAway = false
  }

  private var entries: [Entry] = []

  /// Remembers a controller that a window serves.
  static func note(_ controller: UIViewController) {
    let application = controller.registered
    let orphans = application.orphans ?? Orphans()
    application.orphans = orphans
    orphans.entries.removeAll { $0.controller == nil || $0.controller === controller }
    orphans.entries.append(Entry(controller: controller))
  }

  /// Brings the orphans into line with the window after another controller's change.
  func update() {
    guard !entries.isEmpty else { return }
    var changes: [(UIViewController, Bool)] = []
    entries.removeAll { entry in
      guard let controller = entry.controller else { return true }
      return controller.parent != nil || controller.presentation != nil || controller.isWindowRoot
    }
    for index in entries.indices {
      guard let controller = entries[index].controller else { continue }
      let isSeen = controller.viewIfLoaded?.window != nil
      // One that the app drives by hand stays as the app left it.
      guard isSeen == entries[index].isAway,
        isSeen != controller.appearance.state.leads(toAppeared: true)
      else { continue }
      entries[index].isAway = !isSeen
      changes.append((controller, isSeen))
    }
    for (controller, isSeen) in changes {
      AppearanceMachine.begin(controller, appearing: isSeen, animated: false, by: .window)
      AppearanceMachine.end(controller, by: .window)
    }
  }
}
