import Testing
import UIKit
import Understudy

@MainActor
@Suite("Bug cases: presentation styles", .serialized)
struct ModalStyleCases {
  /// BUG-001: the list reloads itself in `viewWillAppear`, and a sheet never covers it.
  @Test func rootListStaysEmptyAfterSheetEditorCloses() {
    let stage = Stage(.iPhone15Pro)
    let (a, b) = (stage.show(ScreenA()), ScreenB())
    stage.watch { a.present(b, animated: true) }
    #expect(stage.pairs(of: a).isEmpty)
    #expect(
      stage.transcript(of: b).appearance.story == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewDidAppear(true)",
      ]
    )
    stage.watch { b.dismiss(animated: true) }
    #expect(stage.transcript.pairs == ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  struct StyleRow: Sendable, CustomTestStringConvertible {
    let style: UIModalPresentationStyle
    let device: String
    let covers: Bool
    var testDescription: String { "\(style) on \(device)" }
  }

  nonisolated static let rows: [StyleRow] = ["iPhone 15 Pro", "iPad Pro (12.9-inch)"].flatMap {
    device -> [StyleRow] in
    [
      StyleRow(style: .fullScreen, device: device, covers: true),
      StyleRow(style: .currentContext, device: device, covers: true),
      StyleRow(style: .overFullScreen, device: device, covers: false),
      StyleRow(style: .overCurrentContext, device: device, covers: false),
      StyleRow(style: .custom, device: device, covers: false),
      StyleRow(style: .pageSheet, device: device, covers: false),
      StyleRow(style: .formSheet, device: device, covers: false),
      StyleRow(style: .popover, device: device, covers: false),
    ]
  }

  /// BUG-002: which styles make the presenter disappear and appear again.
  @Test(arguments: rows)
  func presenterIsToldToAppearAgainByTwoStylesOnly(_ row: StyleRow) throws {
    let stage = Stage(try Device(named: row.device))
    let (a, b) = (stage.show(ScreenA()), ScreenB())
    b.modalPresentationStyle = row.style
    b.popoverPresentationController?.sourceView = a.view
    stage.watch { a.present(b, animated: true) }
    #expect(stage.pairs(of: a) == (row.covers ? .disappears : []))
    #expect(stage.pairs(of: b) == .appears)
    stage.watch { b.dismiss(animated: true) }
    #expect(stage.pairs(of: a) == (row.covers ? .appears : []))
    #expect(stage.pairs(of: b) == .disappears)
  }

  /// BUG-004: the delegate of a sheet hears a swipe, a refused swipe, and nothing of a call.
  @Test func sheetDelegateHearsSwipesAndNoDismissalInCode() {
    let stage = Stage(.iPhone15Pro)
    let (a, log) = (stage.show(ScreenA()), DismissalLog())
    func presentSheet() -> ScreenB {
      let b = ScreenB()
      b.inside["viewDidDisappear"] = { log.lines.append("disappeared") }
      a.present(b, animated: true)
      stage.settle()
      b.presentationController?.delegate = log
      log.lines = []
      return b
    }
    func swipe(_ b: UIViewController) {
      let drag = stage.beginSheetDrag(b)
      drag.move(to: 0.9)
      drag.finish()
      stage.settle()
    }

    swipe(presentSheet())
    #expect(Set(log.lines) == ["should", "will", "disappeared", "did"])
    #expect(log.lines.first == "should")
    #expect(log.index(of: "should") < log.index(of: "will"))
    #expect(log.index(of: "will") < log.index(of: "did"))

    let locked = presentSheet()
    locked.isModalInPresentation = true
    swipe(locked)
    #expect(log.lines == ["attempt"])
    log.lines = []
    locked.dismiss(animated: true)
    stage.settle()
    #expect(log.lines == ["disappeared"])
  }

  /// BUG-006: a presentation controller sends the presenter's pairs itself.
  @Test func panelDrivesThePresentersPairByHand() {
    let stage = Stage(.iPhone15Pro)
    let (a, b, giver) = (stage.show(ScreenA()), ScreenB(), PresentationGiver())
    giver.make = { HandDrivenPresentation(presentedViewController: $0, presenting: $1) }
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = giver
    stage.watch { a.present(b, animated: true) }
    #expect(stage.pairs(of: a) == .disappears)
    #expect(a.view.window != nil)
    stage.watch { b.dismiss(animated: true) }
    #expect(stage.pairs(of: a) == .appears)
    #expect(stage.consoleMessages.isEmpty)
  }
}

/// Writes down what a sheet asks and tells.
@MainActor
private final class DismissalLog: NSObject, UIAdaptivePresentationControllerDelegate {
  var lines: [String] = []

  func index(of line: String) -> Int { lines.firstIndex(of: line) ?? -1 }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    lines.append("should")
    return true
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    lines.append("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    lines.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    lines.append("attempt")
  }
}

/// A presentation that tells the presenter although its view stays.
private final class HandDrivenPresentation: UIPresentationController {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentingViewController.beginAppearanceTransition(false, animated: true)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    presentingViewController.endAppearanceTransition()
  }
  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentingViewController.beginAppearanceTransition(true, animated: true)
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    presentingViewController.endAppearanceTransition()
  }
}
