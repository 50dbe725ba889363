package import UIKit

/// Remembers controllers that were let go of, weakly, to tell which are still alive.
///
/// Popped, dismissed and removed controllers and replaced roots should be freed soon
/// after. One that somebody still holds is named in ``leaks``, unless it came back.
@preconcurrency @MainActor
public final class LeakWatch {
  private struct Entry {
    weak var controller: UIViewController?
    let name: String
    let how: EndOfUse
  }

  private var entries: [Entry] = []

  /// The controllers that were let go of, are out of use and still alive, by name.
  ///
  /// For example `Message#1 (popped)`.
  public var leaks: [String] {
    entries.removeAll { $0.controller == nil }
    return entries.filter(Self.isUnused).map { "\($0.name) (\($0.how.rawValue))" }
  }

  /// Forgets the controllers seen so far.
  public func reset() { entries = [] }

  private static func isUnused(_ entry: Entry) -> Bool {
    guard let controller = entry.controller else { return false }
    return controller.parent == nil && controller.presentingViewController == nil
      && controller.viewIfLoaded?.window == nil
  }
}

extension LeakWatch: LifecycleObserver {
  package func willSend(_ callback: LifecycleCallback, to controller: UIViewController) {}
  package func didSend(
    _ callback: LifecycleCallback,
    to controller: UIViewController,
    calledSuper: Bool
  ) {}

  package func didEnd(_ controller: UIViewController, _ how: EndOfUse) {
    entries.removeAll { $0.controller == nil || $0.controller === controller }
    entries.append(
      Entry(controller: controller, name: Naming.shortName(of: controller), how: how)
    )
  }
}
