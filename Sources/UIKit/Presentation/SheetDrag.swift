import CoreGraphics
import Foundation

/// The user's swipe on a sheet, from its begin to its end.
///
/// A locked sheet, or one whose delegate says no, springs back and reports the
/// attempt; nobody disappears. Otherwise the sheet is told that it will
/// disappear when the drag begins; letting go early brings it back.
///
/// - Evidence: RULES 3, 9
@MainActor
package final class SheetDrag {
  private let presentation: UIPresentationController
  private var run: TransitionRun?
  private var share: CGFloat = 0
  private var isOver = false

  init(_ presentation: UIPresentationController) {
    self.presentation = presentation
  }

  func begin() {
    guard mayDismiss else { return }
    let run = Presenter.makeDismissal(
      of: presentation,
      animated: true,
      cause: .gesture,
      completion: nil
    )
    run.coordinator.isInteractive = true
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    self.run = run
    run.start()
  }

  private var mayDismiss: Bool {
    guard !presentation.presentedViewController.isModalInPresentation else { return false }
    return presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
  }

  /// Moves the finger to a share of the way down, 0 to 1.
  package func update(_ share: CGFloat) {
    self.share = min(max(share, 0), 1)
    run?.coordinator.percentComplete = self.share
  }

  /// Lets go beyond the threshold.
  package func finish() { end(beyondThreshold: true) }

  /// Lets go before it.
  package func cancel() { end(beyondThreshold: false) }

  private func end(beyondThreshold: Bool) {
    guard !isOver else { return }
    isOver = true
    presentation.sheetDrag = nil
    guard let run = self.run else {
      if beyondThreshold {
        presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      }
      return
    }
    self.run = nil
    run.coordinator.isCancelled = !beyondThreshold
    run.coordinator.isInteractive = false
    if beyondThreshold {
      let presentation = presentation
      run.completion = {
        presentation.delegate?.presentationControllerDidDismiss(presentation)
      }
    }
    let rest = Double(max(beyondThreshold ? 1 - share : share, 0.05))
    run.planEnd(finished: beyondThreshold, after: run.duration * rest)
  }
}

extension UIViewController {
  /// Begins a swipe down on the sheet that shows the controller.
  ///
  /// - Returns: `nil` if no sheet shows it, or a transition is running.
  package func beginSheetDrag() -> SheetDrag? {
    guard let presentation = nearestIncoming, presentation is UISheetPresentationController,
      presentation.run == nil, presentation.sheetDrag == nil
    else { return nil }
    let drag = SheetDrag(presentation)
    presentation.sheetDrag = drag
    drag.begin()
    return drag
  }
}
