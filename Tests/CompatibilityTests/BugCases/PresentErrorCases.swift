import Testing
import UIKit
import Understudy

@MainActor
@Suite("Bug cases: refused presentations and dismissals", .serialized)
struct PresentErrorCases {
  private func fullScreen<S: Screen>(_ screen: S) -> S {
    screen.modalPresentationStyle = .fullScreen
    return screen
  }

  /// BUG-052: code presents from the root although something else is on top.
  @Test func rootPresentsNothingWhileCovered() {
    let stage = Stage(.iPhone15Pro)
    let (a, b, c) = (ScreenA(), fullScreen(ScreenB()), ScreenC())
    let nav = stage.show(UINavigationController(rootViewController: a))
    nav.present(b, animated: true)
    stage.settle()
    var completions = 0
    stage.watch { nav.present(c, animated: true) { completions += 1 } }
    #expect(nav.presentedViewController === b)
    #expect(completions == 0)
    #expect(stage.consoleMessages.last?.hasPrefix("Attempt to present") == true)
    #expect(stage.transcript.pairs.isEmpty)
  }

  /// BUG-052: the same from a controller whose view is out of the window.
  @Test func controllerOffWindowPresentsNothing() {
    let stage = Stage(.iPhone15Pro)
    stage.show(ScreenA())
    let (b, c) = (ScreenB(), ScreenC())
    var completions = 0
    b.present(c, animated: true) { completions += 1 }
    stage.settle()
    #expect(
      stage.consoleMessages.last?.contains("whose view is not in the window hierarchy") == true
    )
    #expect(b.presentedViewController == nil)
    #expect(completions == 0)
  }

  /// BUG-054: an alert on a controller that already presents something is dropped.
  @Test func alertIsDroppedWhileSignInIsUp() {
    let stage = Stage(.iPhone15Pro)
    let (a, b) = (stage.show(ScreenA()), ScreenB())
    a.present(b, animated: true)
    stage.settle()
    let alert = UIAlertController(title: "Crashed", message: nil, preferredStyle: .alert)
    a.present(alert, animated: true)
    stage.settle()
    #expect(a.presentedViewController === b)
    #expect(stage.consoleMessages.count == 1)
    #expect(stage.consoleMessages.last?.contains("which is already presenting") == true)
    #expect(stage.consoleMessages.last?.contains("(from ") == true)
  }

  /// BUG-055: an error alert is lost behind a progress alert.
  @Test func errorAlertIsLostBehindProgressAlert() {
    let stage = Stage(.iPhone15Pro)
    let a = stage.show(ScreenA())
    let progress = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    let failure = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
    a.present(progress, animated: true)
    stage.settle()
    a.present(failure, animated: true)
    stage.settle()
    #expect(a.presentedViewController === progress)
    #expect(stage.consoleMessages.last?.contains("which is already presenting") == true)
    progress.dismiss(animated: true) { a.present(failure, animated: true) }
    stage.settle()
    #expect(a.presentedViewController === failure)
    #expect(failure.view.window != nil)
    #expect(stage.consoleMessages.count == 1)
  }

  /// BUG-057: present and dismiss in quick repetition.
  @Test func rapidPresentAndDismissDoesNotGetStuck() {
    let stage = Stage(.iPhone15Pro)
    let a = stage.show(ScreenA())
    for _ in 0..<3 {
      let b = ScreenB()
      a.present(b, animated: true)
      stage.advance(.milliseconds(50))
      b.dismiss(animated: true)
      a.present(ScreenC(), animated: true)
    }
    stage.settle()
    #expect(!stage.consoleMessages.isEmpty)
    a.dismiss(animated: true)
    stage.settle()
    #expect(a.presentedViewController == nil)
    let d = ScreenD()
    stage.watch { a.present(d, animated: true) }
    #expect(stage.pairs(of: d) == .appears)
  }

  /// BUG-060: which object is `presentingViewController`.
  @Test func presenterIsTheOutermostContainerUnlessAContextIsDefined() {
    let stage = Stage(.iPhone15Pro)
    let a = ScreenA()
    let nav = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [nav]
    stage.show(tabs)
    let b = fullScreen(ScreenB())
    a.present(b, animated: true)
    stage.settle()
    #expect(b.presentingViewController === tabs)
    #expect(a.presentedViewController === b)
    #expect(nav.presentedViewController === b)
    #expect(tabs.presentedViewController === b)
    b.dismiss(animated: true)
    stage.settle()
    let c = ScreenC()
    a.definesPresentationContext = true
    c.modalPresentationStyle = .currentContext
    a.present(c, animated: true)
    stage.settle()
    #expect(c.presentingViewController === a)
    #expect(a.presentedViewController === c)
  }

  /// BUG-061: dismiss on a controller that itself presents something.
  @Test func dismissClosesWhatIsAboveBeforeItself() {
    let stage = Stage(.iPhone15Pro)
    let (root, a, b) = (stage.show(ScreenP()), fullScreen(ScreenA()), fullScreen(ScreenB()))
    func presentBoth() {
      root.present(a, animated: true)
      stage.settle()
      a.present(b, animated: true)
      stage.settle()
    }
    presentBoth()
    stage.watch { a.dismiss(animated: true) }
    #expect(a.presentedViewController == nil)
    #expect(root.presentedViewController === a)
    #expect(stage.pairs(of: b) == .disappears)
    #expect(stage.pairs(of: a) == .appears)
    stage.watch { a.dismiss(animated: true) }
    #expect(root.presentedViewController == nil)
    #expect(stage.pairs(of: a) == .disappears)
    presentBoth()
    stage.watch { root.dismiss(animated: true) }
    #expect(root.presentedViewController == nil)
    #expect(a.presentingViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(stage.pairs(of: b) == .disappears)
    #expect(stage.pairs(of: a).isEmpty)
  }

  /// BUG-064: work in the completion of a dismissal cannot be tested without a window.
  @Test func dismissCompletionNeedsAWindowAndComesAfterDidDisappear() {
    let stage = Stage(.iPhone15Pro)
    let (a, b) = (ScreenA(), ScreenB())
    a.present(b, animated: true)
    stage.settle()
    #expect(a.presentedViewController == nil)
    #expect(stage.consoleMessages.count == 1)
    stage.show(a)
    a.present(b, animated: true)
    stage.settle()
    var order: [String] = []
    b.inside["viewDidDisappear"] = { order.append("disappeared") }
    b.dismiss(animated: true) { order.append("completion") }
    #expect(order.isEmpty)
    stage.settle()
    #expect(order == ["disappeared", "completion"])
  }
}
