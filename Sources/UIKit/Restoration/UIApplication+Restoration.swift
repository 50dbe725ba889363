import Foundation

/// The objects besides controllers and views that take part, and how far a
/// restoration is.
@MainActor
package final class RestorableObjects {
  private struct Entry {
    let identifier: String
    weak var object: (any UIStateRestoring)?
  }

  private var entries: [Entry] = []
  private var extensions = 0
  private var completions: [() -> Void] = []
  /// What the app saved when it went to the background last.
  var saved: RestorationArchive?
  /// The restoration that decodes now.
  var present: StateRestoration?

  /// The registered objects that are still alive, in the order of registration.
  var living: [(String, any UIStateRestoring)] {
    entries.compactMap { entry in entry.object.map { (entry.identifier, $0) } }
  }

  func register(_ object: any UIStateRestoring, _ identifier: String) {
    entries.removeAll { $0.object == nil || $0.identifier == identifier }
    entries.append(Entry(identifier: identifier, object: object))
  }

  /// Runs a block at once, or when the app completes the extension it asked for.
  func whenComplete(_ block: @escaping () -> Void) {
    extensions == 0 ? block() : completions.append(block)
  }

  func extend() { extensions += 1 }

  /// Ends one extension; returns `false` without one.
  func complete() -> Bool {
    guard extensions > 0 else { return false }
    extensions -= 1
    guard extensions == 0 else { return true }
    let blocks = completions
    completions = []
    for block in blocks { block() }
    return true
  }
}

extension UIApplication {
  package var restorableObjects: RestorableObjects {
    attachment(RestorableObjects.self) { RestorableObjects() }
  }

  /// Lets an object that is no controller or view take part in state restoration.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring,
    restorationIdentifier: String
  ) {
    shared.restorableObjects.register(object, restorationIdentifier)
  }

  /// Says that the restoration goes on beyond the launch; `completeStateRestoration()` ends it.
  public func extendStateRestoration() { restorableObjects.extend() }

  /// Says that the restoration that was extended is complete.
  public func completeStateRestoration() {
    if !restorableObjects.complete() {
      ConsoleMessage.restorationNotExtended().emit()
    }
  }

  /// Keeps the system from showing the last picture of the app; there is none here.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// The state of the app, as iOS saves it in the background; `nil` if the app
  /// does not want it saved.
  package func saveState() -> RestorationArchive? { StatePreservation.save(self) }
}
