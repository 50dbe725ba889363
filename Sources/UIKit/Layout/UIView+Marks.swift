import Clockwork
import CoreGraphics

/// Marks for the update cycle.
///
/// A mark lies on the view itself; the ancestors carry one bit that says that
/// something below is marked, so that a commit visits marked branches only. A view
/// with many subviews keeps a list of the marked ones besides.
extension UIView {
  func mark(_ flag: ViewFlags) {
    guard !flags.contains(flag) else { return }
    flags.insert(flag)
    if MarkRecord.isOpen { MarkRecord.note(flag, on: self) }
    propagateMarks()
  }

  /// Carries the "something below is marked" bit up to the window.
  func propagateMarks() {
    var view: UIView = self
    while let superview = view._superview {
      let marks = superview.flags
      if marks.contains(.listsMarked) { superview.list(view) }
      if marks.contains(.descendantIsDirty) {
        if superview._window == nil { return }
        break
      }
      superview.flags.insert(.descendantIsDirty)
      view = superview
    }
    if _window != nil || flags.contains(.isWindow) { MainLoop.current.setNeedsCommit("layout") }
  }

  /// Whether this view or one below is marked.
  var isDirty: Bool {
    flags.contains(.descendantIsDirty) || !flags.isDisjoint(with: .anyMark)
  }

  /// Whether this view or one below needs another pass before display.
  ///
  /// A view that is being laid out at this moment and marked itself waits for the pass around it.
  var needsUpdate: Bool {
    let marks = flags.intersection(.updateMarks)
    if !marks.isEmpty, marks != .needsLayout || !flags.contains(.isLayingOut) { return true }
    guard flags.contains(.descendantIsDirty) else { return false }
    for view in markedSubviews where view.needsUpdate { return true }
    return false
  }

  /// Whether nothing could come of laying the view out: nobody overrides anything, nothing lies below.
  var isPlainLeaf: Bool {
    _subviews.isEmpty && type(of: self) == UIView.self && attachments == nil
      && owningController == nil
  }
}

extension ViewFlags {
  /// The marks that another pass has to clear; display comes once at the end.
  static let updateMarks: ViewFlags = [
    .needsLayout, .needsUpdateConstraints, .needsUpdateProperties, .needsTraits,
  ]
}
