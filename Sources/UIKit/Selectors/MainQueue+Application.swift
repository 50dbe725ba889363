package import Clockwork

extension MainQueue {
  /// Runs main-actor code at once, on the thread of the caller.
  ///
  /// For values that Apple lets any thread read and that live with the application here.
  package static func atOnce<Result>(_ body: @MainActor () -> Result) -> Result {
    MainActorEntry.run(body)
  }

  /// Runs a block in the next turn of the current loop.
  @MainActor
  package static func later(_ label: String, _ block: @escaping @MainActor () -> Void) {
    UIApplication.shared.mainLoop.post(label, block)
  }
}
