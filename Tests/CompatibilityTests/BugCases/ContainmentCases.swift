import Testing
import UIKit
import Understudy

@MainActor
@Suite("Bug cases: containment", .serialized)
struct ContainmentCases {
  private static let inconsistency = "UIViewControllerHierarchyInconsistency"

  /// BUG-019: a controller is adopted while its view still hangs below another controller.
  @Test func addChildCrashesWhileTheViewHangsElsewhere() {
    let stage = Stage(.iPhone15Pro)
    let (p, a, b) = (stage.show(ScreenP()), ScreenA(), ScreenB())
    b.view.addSubview(a.view)
    let exceptions = stage.catchExceptions { p.addChild(a) }
    #expect(exceptions.map(\.name) == [Self.inconsistency])
    a.view.removeFromSuperview()
    let none = stage.catchExceptions {
      p.addChild(a)
      p.view.addSubview(a.view)
      a.didMove(toParent: p)
    }
    #expect(none.isEmpty)
    #expect(a.parent === p)
  }

  /// BUG-021: one view is given to two controllers.
  @Test func viewOfOneControllerCannotBeGivenToAnother() {
    let stage = Stage(.iPhone15Pro)
    let (a, b, view) = (ScreenA(), ScreenB(), UIView())
    let exceptions = stage.catchExceptions {
      a.view = view
      b.view = view
    }
    #expect(exceptions.map(\.name) == [Self.inconsistency])
    #expect(exceptions.first?.reason.contains("at most one view controller at a time") == true)
    let none = stage.catchExceptions {
      a.view = nil
      b.view = view
    }
    #expect(none.isEmpty)
    #expect(b.view === view)
  }

  /// BUG-025: a side menu adds its child in each layout pass.
  @Test func childAddedInEachLayoutPassAppearsOnce() {
    let stage = Stage(.iPhone15Pro)
    let (p, c) = (ScreenP(), ScreenC())
    p.inside["viewWillLayoutSubviews"] = { [unowned p] in
      p.addChild(c)
      p.view.addSubview(c.view)
      c.didMove(toParent: p)
    }
    stage.show(p)
    for _ in 0..<3 {
      p.view.setNeedsLayout()
      stage.settle()
    }
    #expect(stage.pairs(of: c) == .appears)
    #expect(p.children == [c])
  }

  /// BUG-027: a pager begins and ends by hand and leaves automatic forwarding on.
  ///
  /// Reports saw the page told twice. Forwarding skips a child that is where it should be, as a
  /// page that was filled early shows, so one pair is all that comes.
  @Test func pageToldByHandIsSkippedByForwarding() {
    let stage = Stage(.iPhone15Pro)
    let (p, c) = (ScreenP(), ScreenC())
    p.inside["viewDidLoad"] = { [unowned p] in
      p.addChild(c)
      p.view.addSubview(c.view)
      c.beginAppearanceTransition(true, animated: false)
      c.endAppearanceTransition()
      c.didMove(toParent: p)
    }
    stage.show(UINavigationController(rootViewController: p))
    #expect(stage.pairs(of: c) == .appears)
    #expect(stage.transcript(of: c).only(.viewIsAppearing).entries.count == 1)
  }

  /// BUG-027: the maintainer's fix, forwarding off and calls inside the parent's callbacks.
  @Test func pageIsToldOnceIfForwardingIsOff() {
    let stage = Stage(.iPhone15Pro)
    let (p, c) = (ScreenP(), ScreenC())
    p.forwards = false
    p.inside["viewDidLoad"] = { [unowned p] in
      p.addChild(c)
      p.view.addSubview(c.view)
      c.didMove(toParent: p)
    }
    p.inside["viewWillAppear"] = { c.beginAppearanceTransition(true, animated: false) }
    p.inside["viewDidAppear"] = { c.endAppearanceTransition() }
    stage.show(p)
    #expect(stage.pairs(of: c) == .appears)
    #expect(stage.consoleMessages.isEmpty)
  }

  /// BUG-035: a transition begins while the content is still nil, and ends with the real one.
  @Test func contentSetBetweenBeginAndEndNeverAppears() {
    let stage = Stage(.iPhone15Pro)
    let p = ScreenP()
    p.forwards = false
    stage.show(p)
    var content: ScreenC?
    content?.beginAppearanceTransition(true, animated: false)
    let c = ScreenC()
    content = c
    p.addChild(c)
    content?.endAppearanceTransition()
    stage.settle()
    #expect(stage.transcript(of: c).pairs.isEmpty)
    #expect(
      stage.consoleMessages.filter { $0.hasPrefix("Unbalanced calls to begin/end") }.count == 1
    )
  }
}
