/// A handle on timed work, to cancel it.
///
/// Dropping the handle cancels nothing: the loop owns the work until it ran.
@MainActor
public final class ScheduledWork {
  private weak var loop: MainLoop?
  private let entry: DeadlineQueue.Entry

  init(loop: MainLoop, entry: DeadlineQueue.Entry) {
    self.loop = loop
    self.entry = entry
  }

  /// Whether the work can still run.
  public var isPending: Bool { !entry.isCancelled }

  /// When the work falls due next.
  public var due: VirtualTime { entry.due }

  /// Takes the work off the loop; without effect once it ran.
  public func cancel() {
    loop?.cancel(entry)
  }
}
