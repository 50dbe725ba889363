/// Counts the passes over a branch, and ends what does not settle.
@MainActor
struct PassCount {
  private var count = 0
  private var record: MarkRecord?

  init() {}

  /// Begins another pass.
  ///
  /// - Returns: `false` if there were too many; then the marks are gone and the failure is told.
  mutating func begin(over root: UIView) -> Bool {
    count += 1
    if count <= UpdateCycle.passLimit - MarkRecord.passCount { return true }
    if record == nil { record = MarkRecord.begin() }
    if count <= UpdateCycle.passLimit { return true }
    let failure = UnsettledUpdate(
      root: Naming.name(of: root),
      passes: UpdateCycle.passLimit,
      views: root.restlessViews.map { Naming.name(of: $0) },
      causes: record?.causes ?? []
    )
    end()
    root.clearMarks()
    UIApplication.shared.note(failure)
    return false
  }

  /// The branch came to rest, or was given up.
  mutating func end() {
    if let record { MarkRecord.end(record) }
    record = nil
  }
}

extension UIView {
  /// The marked views at and below this one.
  fileprivate var restlessViews: [UIView] {
    var found = flags.isDisjoint(with: .updateMarks) ? [] : [self]
    for view in markedSubviews where view.isDirty { found += view.restlessViews }
    return found
  }

  fileprivate func clearMarks() {
    let marked = markedSubviews
    flags.subtract(.anyMark)
    flags.remove(.descendantIsDirty)
    for view in marked where view.isDirty { view.clearMarks() }
  }
}

extension UIApplication {
  /// Tells the observers and the console of an update cycle that was given up.
  fileprivate func note(_ failure: UnsettledUpdate) {
    for observer in lifecycleObservers { observer.didNotSettle(failure) }
    ConsoleMessage.updatesNeverSettle(failure).emit()
  }
}
