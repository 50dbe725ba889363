import Clockwork
import CoreGraphics

/// Marks for the update cycle.
///
/// A mark lies on the view itself; the ancestors carry one bit that says that
/// something below is marked, so that a commit visits marked branches only.
extension UIView {
  func mark(_ flag: ViewFlags) {
    guard !flags.contains(flag) else { return }
    flags.insert(flag)
    propagateMarks()
  }

  /// Carries the "something below is marked" bit up to the window.
  func propagateMarks() {
    var view: UIView = self
    while let superview = view._superview {
      if superview.flags.contains(.descendantIsDirty) {
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
}
