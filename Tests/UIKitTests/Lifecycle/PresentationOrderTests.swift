import Testing

@testable import UIKit

@MainActor
@Suite("Presentation: order of callbacks", .serialized)
struct PresentationOrderTests {
  @Test func fullScreen_presentAndDismiss_coversThePresenter() {
    let play = Play()
    let a = play.controller("A")
    let b = play.controller("B")
    b.modalPresentationStyle = .fullScreen
    play.open(a)
    a.present(b, animated: true) { play.note("done") }
    #expect(a.presentedViewController === b)
    play.settle()
    #expect(
      play.log == ["B.load", "A.WD+", "B.WA+", "B.IA+", "B.DA+", "A.DD+", "done"]
    )
    #expect(a.view.window == nil)
    play.mark()
    b.dismiss(animated: true) { play.note("gone") }
    play.settle()
    #expect(play.log == ["B.WD+", "A.WA+", "A.IA+", "A.DA+", "B.DD+", "gone"])
    #expect(a.view.window != nil)
    #expect(a.presentedViewController == nil)
  }

  @Test func sheet_presentAndSwipe_leavesThePresenterAlone() {
    let play = Play()
    let a = play.controller("A")
    play.open(a)
    weak var sheet: UIViewController?
    do {
      let b = play.controller("B")
      sheet = b
      a.present(b, animated: true)
    }
    play.settle()
    #expect(play.log == ["B.load", "B.WA+", "B.IA+", "B.DA+"])
    play.mark()
    let early = sheet?.beginSheetDrag()
    early?.update(0.3)
    early?.cancel()
    play.settle()
    #expect(play.log == ["B.WD+", "B.WA+", "B.IA+", "B.DA+"])
    play.mark()
    let late = sheet?.beginSheetDrag()
    late?.update(0.8)
    late?.finish()
    play.settle()
    #expect(play.log == ["B.WD+", "B.DD+"])
    #expect(sheet == nil)
  }

  @Test func navigationModal_tellsItsTopFromInside() {
    let play = Play()
    let a = play.controller("A")
    let nav = UINavigationController(rootViewController: play.controller("B"))
    nav.modalPresentationStyle = .fullScreen
    play.open(a)
    a.present(nav, animated: true)
    play.settle()
    #expect(
      play.log == ["A.WD+", "B.load", "B.WA+", "B.IA+", "B.DA+", "A.DD+"]
    )
  }

  @Test func present_whileBusy_isRefused() {
    let play = Play()
    let a = play.controller("A")
    play.open(a)
    a.present(play.controller("B"), animated: true)
    play.settle()
    a.present(play.controller("C"), animated: true)
    #expect(play.console.count == 1)
    #expect(play.console.first?.contains("which is already presenting") == true)
  }
}
