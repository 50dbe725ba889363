import Clockwork
import CoreGraphics
import Foundation

/// The user's swipe that takes a sheet away, from its begin to its end.
///
/// A locked sheet, or one whose delegate says no, springs back and reports the
/// attempt; nobody disappears. Otherwise the sheet is told that it will
/// disappear when the drag begins; letting go early brings it back.
///
/// - Evidence: RULES 3, 9
@MainActor
package final class SheetDrag {
  /// The sheet, until the drag is over.
  private var presentation: UIPresentationController?
  private var run: TransitionRun?
  private var share: CGFloat = 0
  private var isOver = false
  private let rest: CGRect

  init(_ presentation: UIPresentationController) {
    self.presentation = presentation
    rest = presentation.presentedView?.frame ?? .zero
  }

  func begin() {
    guard let presentation else { return }
    let wish = UserDismissal(presentation: presentation)
    guard wish.isAllowed else { return }
    let run = Presenter.makeDismissal(
      of: presentation,
      animated: true,
      cause: .gesture,
      completion: nil
    )
    run.coordinator.isInteractive = true
    wish.tellWill()
    self.run = run
    run.start()
  }

  /// Moves the finger to a share of the way down, 0 to 1.
  package func update(_ share: CGFloat) {
    guard !isOver else { return }
    self.share = min(max(share, 0), 1)
    guard let run else { return }
    run.coordinator.percentComplete = self.share
    place(at: self.share)
  }

  private func place(at share: CGFloat) {
    guard let view = presentation?.presentedView, let bounds = presentation?.containerView?.bounds
    else { return }
    var frame = rest
    frame.origin.y += (bounds.height - rest.minY) * share
    view.frame = frame
  }

  /// Lets go beyond the threshold.
  package func finish() { end(beyondThreshold: true) }

  /// Lets go before it.
  package func cancel() { end(beyondThreshold: false) }

  private func end(beyondThreshold: Bool) {
    guard !isOver, let presentation else { return }
    isOver = true
    defer { self.presentation = nil }
    let wish = UserDismissal(presentation: presentation)
    guard let run = self.run else {
      presentation.sheetDrag = nil
      if beyondThreshold { wish.tellAttempt() }
      return
    }
    self.run = nil
    run.coordinator.isCancelled = !beyondThreshold
    run.coordinator.isInteractive = false
    let left = Double(max(beyondThreshold ? 1 - share : share, 0.05))
    if beyondThreshold { run.completion = { wish.tellDid() } }
    UIView.animate(withDuration: run.duration.inSeconds * left) {
      self.place(at: beyondThreshold ? 1 : 0)
    }
    if !beyondThreshold { presentation.sheetDrag = nil }
    run.planEnd(finished: beyondThreshold, after: run.duration * left)
  }
}

extension UIViewController {
  /// Begins a swipe down on the sheet that shows the controller.
  ///
  /// - Returns: `nil` if no sheet shows it, or a transition is running.
  package func beginSheetDrag() -> SheetDrag? {
    guard let presentation = nearestIncoming, presentation is UISheetPresentationController,
      presentation.run == nil, !presentation.isStarting, presentation.sheetDrag == nil
    else { return nil }
    let drag = SheetDrag(presentation)
    presentation.sheetDrag = drag
    drag.begin()
    return drag
  }
}
