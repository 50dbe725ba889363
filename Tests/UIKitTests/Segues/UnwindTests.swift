import CoreGraphics
import Foundation
import Testing
import Understudy

@_spi(Porting) @testable import UIKit

/// Unwind segues: RULES 14, and the logs in mattneub/Programming-iOS-Book-Examples (grade B).
@MainActor
@Suite("Segues: unwinding", .serialized)
struct UnwindTests {
  private let stage = Stage()
  private let log = SegueLog()

  private func screen(_ name: String, has actions: Set<String> = []) -> SegueScreen {
    let screen = SegueScreen(name, log)
    screen.actions = actions
    screen.segues = [.unwinding("unwind:")]
    return screen
  }

  private func open(_ root: UIViewController) {
    stage.show(root)
    stage.settle()
    _ = log.take()
  }

  private func present(
    _ controller: UIViewController,
    on presenter: UIViewController,
    _ style: UIModalPresentationStyle = .fullScreen
  ) {
    controller.modalPresentationStyle = style
    presenter.present(controller, animated: false)
    stage.settle()
    _ = log.take()
  }

  // MARK: - Logs of iOS

  @Test func cascadeOfModals_isWalkedOutwardAndDismissedOnce() {
    let (a, b, c) = (screen("A", has: ["unwind:"]), screen("B"), screen("C"))
    open(a)
    present(b, on: a, .pageSheet)
    present(c, on: b, .pageSheet)
    for screen in [a, b, c] { screen.notesSearch = true }
    c.segues[0].trigger(sender: nil)
    // p326PresentedCascadeUnwind (B).
    #expect(
      log.take() == [
        "C.should back", "C.allowed 0", "C.can false", "B.allowed 0", "B.can false",
        "A.allowed 0", "A.can true", "C.prepare back", "A.unwind: from C", "A.dismiss",
      ]
    )
    stage.settle()
    #expect(log.take() == ["C.WD", "B.WD", "C.DD", "B.DD"])
    #expect(a.presentedViewController == nil)
  }

  @Test func modalOverStack_isDismissedAndPoppedUnder() {
    let (a, b, c) = (screen("A", has: ["unwind:"]), screen("B"), screen("C"))
    let nav = SegueStack(a, log)
    open(nav)
    nav.pushViewController(b, animated: false)
    stage.settle()
    present(c, on: b)
    for screen in [a, b, c] { screen.notesSearch = true }
    c.performSegue(withIdentifier: "back", sender: nil)
    // p327unwind (B), except that iOS's log has B's answers before C's.
    #expect(
      log.take() == [
        "C.allowed 0", "C.can false", "B.allowed 0", "B.can false", "nav.allowed A",
        "A.allowed 0", "A.can true", "C.prepare back", "A.unwind: from C", "nav.dismiss",
        "nav.unwind towards A", "nav.popTo A-",
      ]
    )
    stage.settle()
    #expect(nav.viewControllers == [a])
    #expect(nav.presentedViewController == nil)
    #expect(a.view.window != nil)
  }

  @Test func twoModalsOverStack_needOneDismissal() {
    let screens = [
      screen("1", has: ["unwind:"]), screen("2"), screen("3"), screen("4"), screen("5"),
    ]
    let nav = SegueStack(screens[0], log)
    open(nav)
    for next in screens[1...2] { nav.pushViewController(next, animated: false) }
    stage.settle()
    present(screens[3], on: screens[2])
    present(screens[4], on: screens[3])
    for screen in screens { screen.notesSearch = true }
    screens[4].performSegue(withIdentifier: "back", sender: nil)
    // p327unwind2 (B).
    #expect(
      log.take() == [
        "5.allowed 0", "5.can false", "4.allowed 0", "4.can false", "3.allowed 0", "3.can false",
        "nav.allowed 2 1", "2.allowed 0", "2.can false", "1.allowed 0", "1.can true",
        "5.prepare back", "1.unwind: from 5", "nav.dismiss", "nav.unwind towards 1",
        "nav.popTo 1-",
      ]
    )
    stage.settle()
    #expect(nav.viewControllers == [screens[0]])
    #expect(nav.presentedViewController == nil)
  }

  @Test func tabs_areSwitchedAndTheStackInThemIsPopped() {
    let (first, pushed) = (screen("First", has: ["unwind:"]), screen("Pushed"))
    let (second, presented) = (screen("Second"), screen("Presented"))
    let nav = SegueStack(first, log)
    let tabs = SegueTabs()
    tabs.viewControllers = [nav, second]
    open(tabs)
    nav.pushViewController(pushed, animated: false)
    stage.settle()
    tabs.selectedIndex = 1
    stage.settle()
    tabs.log = log
    present(presented, on: second)
    for screen in [first, pushed, second, presented] { screen.notesSearch = true }
    presented.segues[0].trigger(sender: nil)
    // p326TabbedUnwind (B), except that iOS's log has Second's answers before Presented's.
    #expect(
      log.take() == [
        "Presented.should back", "Presented.allowed 0", "Presented.can false",
        "Second.allowed 0", "Second.can false", "nav.allowed Pushed First", "Pushed.allowed 0",
        "Pushed.can false", "First.allowed 0", "First.can true", "Presented.prepare back",
        "First.unwind: from Presented", "tabs.dismiss", "tabs.unwind", "tabs.select",
        "nav.unwind towards First", "nav.popTo First-",
      ]
    )
    stage.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(nav.viewControllers == [first])
    #expect(tabs.presentedViewController == nil)
    #expect(first.view.window != nil)
  }

  @Test func childThatDefinesTheContext_dismisses() {
    let (a, b, c) = (screen("A"), screen("B", has: ["unwind:"]), screen("C"))
    a.onLoad = {
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
    }
    b.definesPresentationContext = true
    open(a)
    present(c, on: b, .overCurrentContext)
    for screen in [a, b, c] { screen.notesSearch = true }
    c.segues[0].trigger(sender: nil)
    // p326unwindWithCustomParent (B).
    #expect(
      log.take() == [
        "C.should back", "C.allowed 0", "C.can false", "B.allowed 0", "B.can true",
        "C.prepare back", "B.unwind: from C", "B.dismiss",
      ]
    )
    stage.settle()
    #expect(b.presentedViewController == nil)
  }

  // MARK: - The life cycle

  @Test func pop_followsTheAction() {
    let (a, b) = (screen("A", has: ["unwind:"]), screen("B"))
    let nav = SegueStack(a, log)
    open(nav)
    nav.pushViewController(b, animated: false)
    stage.settle()
    _ = log.take()
    b.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(
      log.take() == [
        "nav.allowed A", "B.prepare back", "A.unwind: from B", "nav.unwind towards A",
        "nav.popTo A+", "B.WD", "A.WA", "B.DD", "A.DA",
      ]
    )
  }

  @Test func dismissal_fullScreen_followsTheAction() {
    let (a, b) = (screen("A", has: ["unwind:"]), screen("B"))
    open(a)
    present(b, on: a)
    b.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(
      log.take() == [
        "B.prepare back", "A.unwind: from B", "A.dismiss", "B.WD", "A.WA", "A.DA", "B.DD",
      ]
    )
  }

  @Test func dismissal_sheet_tellsOnlyTheSheet() {
    let (a, b) = (screen("A", has: ["unwind:"]), screen("B"))
    open(a)
    present(b, on: a, .pageSheet)
    b.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(
      log.take() == ["B.prepare back", "A.unwind: from B", "A.dismiss", "B.WD", "B.DD"]
    )
  }

  @Test func dismissalAndPop_tellTheOneInTheMiddleNothing() {
    let (a, b, c) = (screen("A", has: ["unwind:"]), screen("B"), screen("C"))
    let nav = UINavigationController(rootViewController: a)
    open(nav)
    nav.pushViewController(b, animated: false)
    stage.settle()
    present(c, on: b)
    c.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(
      log.take() == [
        "C.prepare back", "A.unwind: from C", "C.WD", "A.WA", "A.DA", "C.DD",
      ]
    )
  }

  @Test func sheetOverStack_eachIsToldItsOwnSequence() {
    let (a, b, c) = (screen("A", has: ["unwind:"]), screen("B"), screen("C"))
    let nav = UINavigationController(rootViewController: a)
    open(nav)
    nav.pushViewController(b, animated: false)
    stage.settle()
    present(c, on: b, .pageSheet)
    c.performSegue(withIdentifier: "back", sender: nil)
    #expect(log.take() == ["C.prepare back", "A.unwind: from C"])
    stage.settle()
    // How the pop below and the dismissal interleave is not known: each one's own order only.
    let lines = log.take()
    #expect(lines.filter { $0.hasPrefix("A") } == ["A.WA", "A.DA"])
    #expect(lines.filter { $0.hasPrefix("B") } == ["B.WD", "B.DD"])
    #expect(lines.filter { $0.hasPrefix("C") } == ["C.WD", "C.DD"])
    #expect(nav.viewControllers == [a])
    #expect(nav.presentedViewController == nil)
  }

  @Test func modalsWithStacks_stopAtTheOneOfTheDestination() {
    let screens = ["A", "B", "C", "D", "E"].map { screen($0) }
    let lower = UINavigationController(rootViewController: screens[0])
    let middle = SegueStack(screens[2], log)
    let upper = UINavigationController(rootViewController: screens[4])
    open(lower)
    lower.pushViewController(screens[1], animated: false)
    middle.pushViewController(screens[3], animated: false)
    stage.settle()
    present(middle, on: screens[1], .pageSheet)
    present(upper, on: screens[3])
    screens[2].actions = ["unwind:"]
    screens[4].performSegue(withIdentifier: "back", sender: nil)
    #expect(
      log.take() == [
        "nav.allowed C", "E.prepare back", "C.unwind: from E", "nav.dismiss",
        "nav.unwind towards C", "nav.popTo C-",
      ]
    )
    stage.settle()
    #expect(middle.viewControllers == [screens[2]])
    #expect(middle.presentedViewController == nil)
    #expect(lower.presentedViewController === middle)
    screens[0].actions = ["unwind:"]
    screens[2].actions = []
    screens[2].performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(lower.viewControllers == [screens[0]])
    #expect(lower.presentedViewController == nil)
  }

  @Test func actionThatDismissesItself_endsTheSame() {
    let (a, b) = (screen("A", has: ["unwind:"]), screen("B"))
    open(a)
    present(b, on: a)
    b.onPrepare = { _, _ in b.dismiss(animated: true) }
    b.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(a.presentedViewController == nil)
    #expect(log.take().suffix(4) == ["B.WD", "A.WA", "A.DA", "B.DD"])
  }

  @Test func popover_isDismissed() {
    stage.end()
    let pad = Stage(.iPadPro11Inch)
    defer { pad.end() }
    let (a, b) = (screen("A", has: ["unwind:"]), screen("B"))
    pad.show(a)
    pad.settle()
    b.modalPresentationStyle = .popover
    b.popoverPresentationController?.sourceView = a.view
    a.present(b, animated: true)
    pad.settle()
    _ = log.take()
    b.segues[0].trigger(sender: nil)
    pad.settle()
    #expect(
      log.take() == [
        "B.should back", "B.prepare back", "A.unwind: from B", "A.dismiss", "B.WD", "B.DD",
      ]
    )
  }

  @Test func collapsedSplit_isPoppedToTheList() {
    let (list, detail) = (screen("List", has: ["unwind:"]), screen("Detail"))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UINavigationController(rootViewController: list), for: .primary)
    split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
    open(split)
    split.show(.secondary)
    stage.settle()
    #expect(detail.viewIfLoaded?.window != nil)
    detail.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(list.viewIfLoaded?.window != nil)
    #expect(detail.viewIfLoaded?.window == nil)
  }

  @Test func unwinding_freesWhatItLeft() {
    weak var modal: UIViewController?
    weak var pushed: UIViewController?
    let a = screen("A", has: ["unwind:"])
    let nav = UINavigationController(rootViewController: a)
    open(nav)
    do {
      let (b, c) = (screen("B"), screen("C"))
      (pushed, modal) = (b, c)
      nav.pushViewController(b, animated: false)
      stage.settle()
      present(UINavigationController(rootViewController: c), on: b, .pageSheet)
      c.performSegue(withIdentifier: "back", sender: nil)
    }
    stage.settle()
    #expect(modal == nil)
    #expect(pushed == nil)
    #expect(stage.leakWatch.leaks.isEmpty)
  }

  // MARK: - The search

  @Test func nobody_nothingHappens() {
    let (a, b) = (screen("A"), screen("B"))
    open(a)
    present(b, on: a)
    var console: [String] = []
    stage.onConsoleMessage = { console.append($0) }
    b.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    stage.onConsoleMessage = nil
    #expect(log.take().isEmpty)
    #expect(console.isEmpty)
    #expect(a.presentedViewController === b)
  }

  @Test func source_isNotItsOwnDestination() {
    let (a, b) = (screen("A", has: ["unwind:"]), screen("B", has: ["unwind:"]))
    let nav = UINavigationController(rootViewController: a)
    open(nav)
    nav.pushViewController(b, animated: false)
    stage.settle()
    b.performSegue(withIdentifier: "back", sender: nil)
    #expect(nav.viewControllers == [a])
  }

  @Test func nearest_wins_andAnOverrideRefuses() {
    let (a, b, c) = (screen("A", has: ["unwind:"]), Refusing("B", log), screen("C"))
    b.actions = ["unwind:"]
    let nav = UINavigationController(rootViewController: a)
    open(nav)
    nav.pushViewController(b, animated: false)
    nav.pushViewController(c, animated: false)
    stage.settle()
    b.refuses = false
    c.performSegue(withIdentifier: "back", sender: nil)
    #expect(nav.viewControllers == [a, b])
    nav.pushViewController(c, animated: false)
    b.refuses = true
    c.performSegue(withIdentifier: "back", sender: nil)
    #expect(nav.viewControllers == [a])
  }

  @Test func siblingAndParent_areFound() {
    let (p, x, y) = (screen("P"), screen("X"), screen("Y", has: ["unwind:"]))
    for child in [x, y] {
      p.addChild(child)
      child.didMove(toParent: p)
    }
    open(p)
    x.performSegue(withIdentifier: "back", sender: nil)
    #expect(log.take() == ["X.prepare back", "Y.unwind: from X", "P.unwind towards Y"])
    // A parent is asked after its children (A: TN2298).
    y.actions = []
    p.actions = ["unwind:"]
    x.performSegue(withIdentifier: "back", sender: nil)
    #expect(log.take() == ["X.prepare back", "P.unwind: from X"])
  }

  @Test func outOfAStackInATab_otherStackIsPopped() {
    let (a, b) = (screen("A", has: ["unwind:"]), screen("B"))
    let (c, d) = (screen("C"), screen("D"))
    let (left, right) = (SegueStack(a, log), SegueStack(c, log))
    let tabs = UITabBarController()
    tabs.viewControllers = [left, right]
    open(tabs)
    left.pushViewController(b, animated: false)
    right.pushViewController(d, animated: false)
    tabs.selectedIndex = 1
    stage.settle()
    d.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(left.viewControllers == [a])
    #expect(right.viewControllers == [c, d])
  }

  @Test func presentationThatDoesNotHoldTheSource_stays() {
    // Apple's SegueCatalog says so of its nested screens (A).
    let (a, b, c) = (screen("A", has: ["unwind:"]), screen("B"), screen("C"))
    let nav = UINavigationController(rootViewController: a)
    open(nav)
    nav.pushViewController(b, animated: false)
    stage.settle()
    present(c, on: b, .overFullScreen)
    b.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(nav.viewControllers == [a])
    #expect(nav.presentedViewController === c)
  }

  // MARK: - Classes and deprecated methods

  @Test func customUnwindSegue_goesItsOwnWay() {
    let (a, b) = (screen("A", has: ["unwind:"]), screen("B"))
    b.segues = [.unwinding("unwind:", segueClass: OwnUnwinding.self)]
    open(a)
    present(b, on: a)
    b.performSegue(withIdentifier: "back", sender: nil)
    #expect(log.take() == ["B.prepare back", "A.unwind: from B", "own unwinding"])
    #expect(a.presentedViewController === b)
  }

  @Test func deprecatedContainer_findsAndSuppliesTheSegue() {
    let (x, y) = (screen("X"), screen("Y", has: ["unwind:"]))
    let p = OldContainer("P", log)
    for child in [x, y] {
      p.addChild(child)
      child.didMove(toParent: p)
    }
    open(p)
    x.performSegue(withIdentifier: "back", sender: nil)
    #expect(log.take() == ["X.prepare back", "Y.unwind: from X", "old segue"])
    #expect(x.forUnwindSegueAction("unwind:", from: x, withSender: nil) == nil)
    #expect(y.forUnwindSegueAction("unwind:", from: x, withSender: nil) === y)
  }

  @Test func unwindSource_tellsSourceActionAndSender() {
    let source = UIStoryboardUnwindSegueSource(
      source: screen("A"),
      unwindAction: "unwind:",
      sender: "me"
    )
    #expect(source.unwindAction == "unwind:")
    #expect(source.sender as? String == "me")
  }
}

private final class Refusing: SegueScreen {
  var refuses = true

  override func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    withSender sender: Any
  ) -> Bool {
    !refuses
      && super.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
  }
}

private final class OwnUnwinding: UIStoryboardSegue {
  override func perform() { (source as? SegueScreen)?.log.note("own unwinding") }
}

private final class OldContainer: SegueScreen {
  override func forUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    withSender sender: Any?
  ) -> UIViewController? { children.last }

  override func segueForUnwinding(
    to toViewController: UIViewController,
    from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    UIStoryboardSegue(
      identifier: identifier,
      source: fromViewController,
      destination: toViewController
    ) { [log] in log.note("old segue") }
  }
}
